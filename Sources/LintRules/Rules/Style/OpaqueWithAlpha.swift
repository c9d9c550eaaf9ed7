import Diagnostics
import StyleModel
import Transitions

/// Finds bars that are declared opaque and can be seen through.
struct OpaqueWithAlpha: LintRule {
  let info = RuleInfo(
    "opaque-with-alpha", .style, .warning, fix: .unsafe,
    summary: "a bar with `translucent: false` that can be seen through",
    rationale: """
      `translucent: false` starts the content below the bar. What shows through such a bar is the window: white or black,
      whatever the page: UIKit puts an opaque background behind it
      (https://developer.apple.com/documentation/uikit/uinavigationbar/istranslucent). The fix lets content run under the
      bar; whether it is laid out for that wants a look.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { translucent: false, ↓alpha: 0.5 } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { translucent: true, alpha: 0.5 } }
          """),
      Example(
        """
        navstyle: 1
        styles: { solid: { bar: { translucent: false } } }
        screens:
          home: { style: solid, bar: { ↓image: { name: wave, opaque: false } }, push: [list] }
          list: { style: solid }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { translucent: false } }
        """),
      Example(
        """
        navstyle: 1
        defaults: { bar: { translucent: false } }
        screens:
          home: { bar: { alpha: 0, translucent: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { translucent: false, color: white, material: thin } }
          photo: { bar: { translucent: false, alpha: 0, hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { translucent: false, alpha: 0.5 }, content: { under-bar: true } }
        """),
    ])

  /// Where a bar can be seen through although it is opaque.
  private enum Fault: Hashable {
    case atRest, atEdge

    var culprits: [Attribute] {
      let atRest: [Attribute] = [.barAlpha, .barImage, .barColor, .barMaterial]
      guard self == .atEdge else { return atRest + [.barTranslucent] }
      return atRest.map { $0.counterpartAtEdge ?? $0 } + [.barTranslucent]
    }
  }

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard subject.isWritten(.barTranslucent) else { return }
    var faults: [Int: Fault] = [:]
    subject.forEachFace { look, view, face in
      guard !face.isTranslucent, !face.isHidden, !face.isVisible || face.isSeeThrough else {
        return
      }
      if faults[look] == nil || !view.isAtEdge { faults[look] = view.isAtEdge ? .atEdge : .atRest }
    }
    let sorted = faults.sorted { $0.key < $1.key }.map { LookFault(look: $0.key, fault: $0.value) }
    // Where content is said to run under the bar it is what shows through.
    let groups = subject.groups(sorted) { sighting in
      subject.value(.contentUnderBar, at: sighting) != .boolean(true)
    } culprits: {
      $0.culprits
    }
    for group in groups {
      findings.append(finding(subject, group))
    }
  }

  private func finding(_ subject: Subject, _ group: FaultGroup<Fault>) -> Finding {
    let isAtEdge = group.faults[0] == .atEdge
    let translucent = subject.setting(.barTranslucent, at: group.first)
    let isOfOneScreen = translucent.map {
      subject.nearness(of: $0, at: group.first) >= .screen && group.sightings.count == 1
    }
    return subject.finding(
      info, at: group.cause, of: group.sightings,
      message: "the bar of \(subject.names(group.sightings)) has 'translucent: false' and can be "
        + "seen through\(isAtEdge ? " at the scroll edge" : ""): the window shows",
      noting: group.faults[0].culprits,
      help: "write 'translucent: true' to let content run under the bar, or make the bar opaque "
        + "with 'alpha: 1' and a colour without alpha",
      fix: isOfOneScreen == true
        ? translucent.flatMap {
          Fix(
            replacingValueOf: subject.style.settings[Int($0)], with: "true",
            in: subject.style.sources)
        } : nil)
  }
}
