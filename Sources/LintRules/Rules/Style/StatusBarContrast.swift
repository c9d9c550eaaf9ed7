import Diagnostics
import StyleModel

/// Finds status bars whose content can hardly be told from what lies behind it.
struct StatusBarContrast: LintRule {
  let info = RuleInfo(
    "status-bar-contrast", .style, .warning, fix: .unsafe,
    summary: "a status bar that can hardly be read",
    rationale: """
      The status bar has no background of its own: time and battery stand on the bar, or on the page where the bar is
      hidden or clear. White on white is what users report first (HabitRPG/habitica-ios#595). Its content must reach 3:1.
      A sheet does not own the status bar and is not judged; neither are images. Where only a page that nobody described
      makes the difference, it is worth an info.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#1A237E", tint: white, title-color: white }, ↓status-bar: dark }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { color: "#1A237E", tint: white, title-color: white }, status-bar: light }
          """),
      Example(
        """
        navstyle: 1
        styles:
          menu:
            content: { ↓background: "#6133B4" }
            bar: { hidden: true }
        screens:
          home: { style: menu }
        """,
        fixed: """
          navstyle: 1
          styles:
            menu:
              status-bar: light
              content: { background: "#6133B4" }
              bar: { hidden: true }
          screens:
            home: { style: menu }
          """),
      Example(
        """
        navstyle: 1
        targets: { ios: 17, appearances: [light] }
        screens:
          home:
            bar: { color: white, title-color: black }
            states: { scrolled: { bar: { ↓color: black, title-color: white } } }
        """,
        fixed: """
          navstyle: 1
          targets: { ios: 17, appearances: [light] }
          screens:
            home:
              bar: { color: white, title-color: black }
              states: { scrolled: { status-bar: light, bar: { color: black, title-color: white } } }
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, form: { root: sheet, kind: sheet } }
        screens:
          home: { present: [form] }
          sheet: { bar: { color: "#1A237E", tint: white, title-color: white } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#1A237E", tint: white, title-color: white }, status-bar: hidden }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#1A237E", image: { name: sky } }, status-bar: dark }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: true }, content: { background: systemGroupedBackground } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    findings += subject.findings(of: .statusBar, info) { cure(subject, $0) }
  }

  private func cure(
    _ subject: Subject, _ group: FaultGroup<LowContrast>
  ) -> (help: String, fix: Fix?) {
    guard let better = readable(for: [group.faults[0]]) else {
      return ("give the bar a background on which one of 'light' and 'dark' can be read", nil)
    }
    let isForAll = readable(for: group.faults) == better
    return (
      "write 'status-bar: \(better.rawValue)'", isForAll ? fix(subject, group, better) : nil
    )
  }

  /// The content that can be read wherever the ones found cannot.
  private func readable(for faults: [LowContrast]) -> StatusBar? {
    [.default, .light, .dark].first { other in
      faults.flatMap(\.views).allSatisfy { view in
        other.contentColor(in: view.appearance).contrast(on: view.ground) >= Ink.statusBar.ratio
      }
    }
  }

  /// Writes what can be read where the fault was made: in place of what is written there, or beside
  /// the value that made it.
  private func fix(
    _ subject: Subject, _ group: FaultGroup<LowContrast>, _ better: StatusBar
  ) -> Fix? {
    let style = subject.style
    let entry = "status-bar: \(better.rawValue)"
    guard let setting = group.cause.setting else {
      return Fix(adding: entry, to: style.screens[group.first.screen], in: style.sources)
    }
    if group.cause.attribute == .statusBar {
      return Fix(
        replacingValueOf: style.settings[Int(setting)], with: better.rawValue, in: style.sources)
    }
    return subject.holder(of: setting, at: group.first).definition.flatMap {
      Fix(adding: entry, to: $0, in: style.sources)
    }
  }
}
