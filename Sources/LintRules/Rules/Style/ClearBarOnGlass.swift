import Diagnostics
import StyleModel
import Transitions

/// Finds bars without a background on versions of iOS whose bars are of glass.
struct ClearBarOnGlass: LintRule {
  let info = RuleInfo(
    "clear-bar-on-glass", .style, .info,
    summary: "bars without a background, from iOS 26",
    rationale: """
      From iOS 26 the items of a bar float on glass of their own. Where libraries make a bar clear by the alpha of its
      views, title and left items went with it, and white flashed on the way back (listenzz/HBDNavigationBar#202, #204).
      The plan makes a bar clear by its appearance, which keeps them; still, such screens are the ones to look at on a
      device. Once for the app, with the count.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [photo, video] }
          photo: { bar: { ↓alpha: 0 } }
          video: { bar: { color: clear } }
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { alpha: 0 } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..27", glass: false }
        screens:
          home: { bar: { alpha: 0 } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, scroll-edge: { alpha: 0 } } }
          photo: { bar: { hidden: true, alpha: 0 } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let targets = subject.style.targets
    guard targets.hasGlass, targets.bands.contains(.from26) else { return }
    var isClear = [Bool](repeating: false, count: subject.resolved.looks.count)
    subject.forEachFace(bands: [.from26]) { look, view, face in
      if !view.isAtEdge, !face.isHidden, !face.isVisible { isClear[look] = true }
    }
    guard isClear.contains(true) else { return }
    var sightings: Sightings?
    subject.forEachSighting { sighting, look in
      guard isClear[look], !subject.misread.contains(sighting.screen) else { return }
      if sightings?.add(sighting) == nil { sightings = Sightings(sighting) }
    }
    if let sightings { findings.append(finding(subject, sightings)) }
  }

  private func finding(_ subject: Subject, _ sightings: Sightings) -> Finding {
    let first = sightings.shown[0]
    let look = subject.resolved.look(ofScreen: first.screen, state: first.state)
    let cause = subject.cause(of: [look.bar.alpha == 0 ? .barAlpha : .barColor], at: first)
    let isOne = sightings.count == 1
    return Finding(
      info, at: cause.range, keyPath: cause.keyPath,
      identity: subject.identity(of: sightings),
      message: "the \(isOne ? "bar" : "bars") of \(subject.names(sightings)) "
        + "\(isOne ? "is" : "are") not visible: from iOS 26 the items stand on glass of their own",
      help: "look at \(isOne ? "it" : "them") on a device with iOS 26, or leave the bar to UIKit "
        + "with 'color: system' and 'alpha: 1'")
  }
}
