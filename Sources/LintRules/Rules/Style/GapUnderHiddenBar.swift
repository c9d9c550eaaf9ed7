import Diagnostics
import StyleModel

/// Finds screens without a bar that keep its place free.
struct GapUnderHiddenBar: LintRule {
  let info = RuleInfo(
    "gap-under-hidden-bar", .style, .warning,
    summary: "a screen that hides its bar and keeps the place for it",
    rationale: """
      `under-bar: false` starts the content below the bar, also below one that is hidden: an empty strip stays
      (listenzz/HBDNavigationBar#99).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { ↓hidden: true }, content: { under-bar: false } }
        """),
      Example(
        """
        navstyle: 1
        defaults: { content: { under-bar: false } }
        styles: { bare: { bar: { ↓hidden: true } } }
        screens:
          home: { style: bare, push: [list] }
          list: { style: bare, swipe-back: off, pop-to-root: true }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: true, translucent: false } }
        """),
      Example(
        """
        navstyle: 1
        defaults: { content: { under-bar: false } }
        screens:
          home: { bar: { hidden: true }, content: { under-bar: true } }
          list: { bar: { color: white } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let looks = subject.resolved.looks
    guard looks.contains(where: \.isHidden), subject.isWritten(.contentUnderBar) else { return }
    var sightings: [Sighting] = []
    subject.forEachSighting { sighting, look in
      guard looks[look].isHidden, subject.value(.contentUnderBar, at: sighting) == .boolean(false)
      else { return }
      sightings.append(sighting)
    }
    let culprits: [Attribute] = [.barHidden, .contentUnderBar]
    for (cause, sightings) in subject.groups(at: sightings, culprits: { _ in culprits }) {
      findings.append(
        subject.finding(
          info, at: cause, of: sightings,
          message: "\(subject.names(sightings)) hides the bar and starts its content below it: an "
            + "empty strip stays",
          noting: culprits,
          help: "write 'content: { under-bar: true }' where the bar is hidden"))
    }
  }
}
