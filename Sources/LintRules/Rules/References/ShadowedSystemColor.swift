import Diagnostics
import StyleModel

/// Finds palette colours that take a system colour's name.
struct ShadowedSystemColor: LintRule {
  let info = RuleInfo(
    "shadowed-system-color", .references, .warning,
    summary: "a palette colour with the name of a system colour",
    rationale: """
      The palette wins, so `label` no longer is UIKit's `label` anywhere in the file, and no reader expects that.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        palette: { ↓label: "#222222" }
        screens:
          home: { bar: { title-color: label } }
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        palette: { ink: "#222222" }
        screens:
          home: { bar: { title-color: ink } }
        """),
      Example(
        """
        navstyle: 1
        palette: { ink: label }
        screens:
          home: { bar: { title-color: ink } }
        """),
      Example(
        """
        navstyle: 1
        styles: { label: { bar: { title-color: label } } }
        screens:
          home: { style: label }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    for (index, color) in style.palette.enumerated() {
      let name = style.text(color.name)
      // One that is defined by itself was meant to be the system's, and that is said.
      guard SystemColors.byName[name] != nil,
        style.colors.expression(of: color.color) != .palette(Int32(index))
      else { continue }
      findings.append(
        Finding(
          info, at: color.range, keyPath: "palette.\(name)",
          message: "the palette colour '\(name)' hides UIKit's colour of that name",
          help: "give it a name of its own"))
    }
  }
}
