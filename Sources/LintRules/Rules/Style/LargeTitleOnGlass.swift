import Diagnostics
import StyleModel
import Transitions

/// Finds large titles on bars that iOS 26 does not let breathe.
struct LargeTitleOnGlass: LintRule {
  let info = RuleInfo(
    "large-title-on-glass", .style, .warning,
    summary: "a large title on a coloured or clear bar, from iOS 26",
    rationale: """
      From iOS 26 a large title belongs to the content and scrolls with it, below the glass. A background of one's own
      at the scroll edge lies over it and hides it (NativePHP/mobile-air#284); under a bar that is clear at rest too, the
      title that comes with scrolling stands on whatever runs under it. A bar of one's own is safe with a clear scroll
      edge and a background at rest.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { ↓color: white, title-color: black, large-title: true }, status-bar: dark }
        """),
      Example(
        """
        navstyle: 1
        styles: { big: { bar: { large-title: true, ↓alpha: 0 } } }
        screens:
          home: { style: big }
          list: { style: big }
        stacks: { main: { root: home }, other: { root: list } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { large-title: true } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white, title-color: black, large-title: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, title-color: black, large-title: true, scroll-edge: { alpha: 0 } } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..27", glass: false }
        screens:
          home: { bar: { color: white, title-color: black, large-title: true } }
        """),
    ])

  private enum Fault: Hashable {
    case colored, clear
  }

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let targets = subject.style.targets
    guard targets.hasGlass, targets.bands.contains(.from26) else { return }
    var faults: [LookFault<Fault>] = []
    subject.forEachFace(bands: [.from26]) { number, view, face in
      let look = subject.resolved.looks[number]
      guard look.height.contains(.largeTitle), !face.isHidden, faults.last?.look != number else {
        return
      }
      if !view.isAtEdge, !face.isVisible {
        faults.append(LookFault(look: number, fault: .clear))
      } else if view.isAtEdge || look.scrollEdge == nil, face.isVisible, face.material != .glass {
        faults.append(LookFault(look: number, fault: .colored))
      }
    }
    let groups = subject.groups(faults) { fault in
      fault == .colored
        ? [.edgeColor, .edgeMaterial, .edgeImage, .barTranslucent, .barLargeTitle]
        : [.barAlpha, .barColor, .barLargeTitle]
    }
    for group in groups {
      let isColored = group.faults[0] == .colored
      let names = subject.names(group.sightings)
      findings.append(
        subject.finding(
          info, at: group.cause, of: group.sightings,
          message: isColored
            ? "the background of \(names) lies over the large title from iOS 26"
            : "the bar of \(names) is clear with a large title: from iOS 26 content runs through the "
              + "title",
          noting: [.barLargeTitle],
          help: isColored
            ? "write 'scroll-edge: { alpha: 0 }': the background then comes with scrolling"
            : "give the bar a background at rest and write 'scroll-edge: { alpha: 0 }'"))
    }
  }
}
