import Diagnostics
import StyleModel
import Transitions

/// Finds bars that can be seen through, with nothing behind them.
struct ClearBarOverInsetContent: LintRule {
  let info = RuleInfo(
    "clear-bar-over-inset-content", .style, .warning,
    summary: "a bar that can be seen through, while the content starts below it",
    rationale: """
      With `under-bar: false` there is no content behind the bar. What shows through a clear one is the window: a white
      strip (listenzz/HBDNavigationBar#170), or black. UIKit's own blur is made for that and silent; an opaque bar hides
      it.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: 0 }, content: { ↓under-bar: false } }
        """),
      Example(
        """
        navstyle: 1
        styles: { inset: { content: { under-bar: false } } }
        screens:
          home: { style: inset, bar: { ↓color: "#FFFFFF80" } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            content: { under-bar: false }
            bar: { color: white }
            states: { reading: { bar: { ↓alpha: 0 } } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: 0 } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white }, content: { under-bar: false } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { content: { under-bar: false } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, scroll-edge: { alpha: 0 } }, content: { under-bar: true } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard subject.isWritten(.contentUnderBar) else { return }
    var isSeeThrough = [Bool](repeating: false, count: subject.resolved.looks.count)
    subject.forEachFace { look, view, face in
      guard !view.isAtEdge, !face.isHidden, face.isTranslucent else { return }
      if !face.isVisible || face.isSeeThrough && !face.isSystem { isSeeThrough[look] = true }
    }
    guard isSeeThrough.contains(true) else { return }
    var sightings: [Sighting] = []
    subject.forEachSighting { sighting, look in
      guard isSeeThrough[look],
        subject.value(.contentUnderBar, at: sighting) == .boolean(false)
      else { return }
      sightings.append(sighting)
    }
    let culprits: [Attribute] = [
      .contentUnderBar, .barAlpha, .barColor, .barMaterial, .barImage,
    ]
    for (cause, sightings) in subject.groups(at: sightings, culprits: { _ in culprits }) {
      findings.append(
        subject.finding(
          info, at: cause, of: sightings,
          message: "the bar of \(subject.names(sightings)) can be seen through, and no content is "
            + "behind it: the window shows",
          noting: culprits,
          help: "write 'under-bar: true' so that content runs under the bar, or give the bar an "
            + "opaque colour"))
    }
  }
}
