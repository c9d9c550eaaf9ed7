import Diagnostics

/// Finds buttons that can hardly be told from their bar.
struct LowContrastTint: LintRule {
  let info = RuleInfo(
    "low-contrast-tint", .style, .warning,
    summary: "buttons that can hardly be told from their bar",
    rationale: """
      WCAG 2.2 asks for a contrast of 3:1 between a control and what is behind it
      (https://www.w3.org/TR/WCAG22/#non-text-contrast): below that the back button is lost. It is judged on the bar as it
      is composed, in each appearance and state. A tint that nobody wrote is UIKit's blue, on any bar; one that follows
      another screen's bar is the fault of QMUI_iOS#654. Over an image nothing is judged.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { status-bar: light, bar: { color: "#0B5CAD", title-color: white, ↓tint: "#333" } }
        """),
      Example(
        """
        navstyle: 1
        defaults: { status-bar: light, bar: { ↓color: "#0B5CAD", title-color: white } }
        screens:
          home: { push: [detail] }
          detail: { bar: { shadow-line: false } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#0B5CAD", tint: white } }
          list: { bar: { color: white } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: 17, appearances: [dark] }
        screens:
          home: { bar: { color: "#222222", tint: "#FF9F0A" } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#007AFF", image: { name: sky } } }
          photo: { bar: { color: "#007AFF", hidden: true } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    findings += subject.findings(of: .tint, info) { (subject.nearestCure($0), nil) }
  }
}
