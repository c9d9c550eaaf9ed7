import Diagnostics
import StyleModel

/// Finds shadow lines that are asked for where no bar is to be seen.
struct LineOnClearBar: LintRule {
  let info = RuleInfo(
    "line-on-clear-bar", .style, .warning, fix: .unsafe,
    summary: "a shadow line that shows nowhere, because the bar is not visible",
    rationale: """
      The line belongs to the background and fades with it: under a bar of `alpha: 0` there is none, whatever is written
      (listenzz/HBDNavigationBar's `shadowAlpha`), and a line that somebody expects counts as lost
      (yiplee/YPNavigationBarTransition#18). A line that nobody wrote, or that `defaults` give to all, is no mistake.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: 0, ↓shadow-line: true } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { alpha: 0, shadow-line: false } }
          """),
      Example(
        """
        navstyle: 1
        styles: { clear: { bar: { color: clear } } }
        screens:
          home:
            style: clear
            bar:
              ↓shadow-line: systemGray4
        """,
        fixed: """
          navstyle: 1
          styles: { clear: { bar: { color: clear } } }
          screens:
            home:
              style: clear
              bar:
                shadow-line: false
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        defaults: { bar: { shadow-line: systemGray4 } }
        styles: { clear: { bar: { alpha: 0 } } }
        screens:
          home: { style: clear }
        """),
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
          home: { bar: { shadow-line: true, scroll-edge: { alpha: 0 } } }
          list:
            bar: { alpha: 0, shadow-line: true }
            states: { scrolled: { bar: { alpha: 1 } } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let background: [Attribute] = [.barAlpha, .barColor, .barMaterial, .barImage]
    findings += subject.idleValues(of: .barShadowLine, hiddenBy: background) { look in
      guard !look.isHidden, look.bar.shadowLine != nil else { return nil }
      return subject.isVisible(look, atEdge: false)
        || look.scrollEdge?.shadowLine != nil && subject.isVisible(look, atEdge: true)
    }.map { finding(subject, $0) }
    let edge: [Attribute] = [.edgeAlpha, .edgeColor, .edgeMaterial, .edgeImage]
    findings += subject.idleValues(of: .edgeShadowLine, hiddenBy: edge) { look in
      guard let bar = look.scrollEdge, bar.shadowLine != nil else { return nil }
      return subject.isVisible(look, atEdge: true)
    }.map { finding(subject, $0) }
  }

  private func finding(_ subject: Subject, _ group: FaultGroup<Int>) -> Finding {
    let cause = group.cause
    let isAtEdge = cause.attribute == .edgeShadowLine
    let look = subject.resolved.look(ofScreen: group.first.screen, state: group.first.state)
    let bar = (isAtEdge ? look.scrollEdge : nil) ?? look.bar
    let others: [Attribute] =
      bar.alpha == 0 ? [isAtEdge ? .edgeAlpha : .barAlpha] : [isAtEdge ? .edgeColor : .barColor]
    let setting = cause.setting.map { subject.style.settings[Int($0)] }
    return subject.finding(
      info, at: cause, of: group.sightings, label: "shows nowhere",
      message: "the shadow line of \(subject.names(group.sightings)) shows nowhere: "
        + (isAtEdge ? "there is no bar to be seen at the scroll edge" : "the bar is not visible"),
      noting: others,
      help: "write 'shadow-line: false', or give the bar a background",
      fix: setting.flatMap {
        Fix(replacingValueOf: $0, with: "false", in: subject.style.sources)
      })
  }
}

extension Subject {
  /// Whether anything of the background of a bar is to be seen in any appearance.
  func isVisible(_ look: Look, atEdge: Bool) -> Bool {
    style.targets.appearances.contains { appearance in
      BarFace(look, band: .below26, appearance: appearance, atEdge: atEdge).isVisible
    }
  }
}
