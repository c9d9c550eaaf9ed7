import Diagnostics
import SourceText
import StyleModel

/// Finds styles that nothing applies.
struct UnusedStyle: UsageRule {
  let info = RuleInfo(
    "unused-style", .references, .warning, fix: .unsafe,
    summary: "a style that nothing applies",
    rationale: """
      Left over, or misspelt where it was meant: then the screen looks otherwise.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        styles: { ↓clear: { bar: { alpha: 0 } } }
        screens:
          home: {}
        """,
        fixed: """
          navstyle: 1
          styles: {}
          screens:
            home: {}
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: {}
        styles:
          ↓photo: { bar: { alpha: 0 } }  # nobody remembers
        """,
        fixed: """
          navstyle: 1
          screens:
            home: {}
          styles: {}  # nobody remembers
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        styles: { clear: { bar: { alpha: 0 } }, photo: { style: clear } }
        screens:
          home: { style: photo }
        """),
      Example(
        """
        navstyle: 1
        styles: { clear: { bar: { alpha: 0 } } }
        stacks: { main: { root: home, style: clear } }
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        styles: { clear: { bar: { alpha: 0 } }, photo: { bar: { hidden: true } } }
        screens:
          home: { style: [clear, photo] }
        """),
      Example(
        """
        navstyle: 1
        styles: { clear: &clear { bar: { alpha: 0 } } }
        screens:
          home: { <<: *clear }
        """),
    ])

  func uses(_ subject: Subject) -> [Bool]? {
    let style = subject.style
    return style.isCut || style.uses.hidden.contains(.style) ? nil : style.uses.styles
  }

  func place(of definition: Int, in subject: Subject) -> SourceRange {
    subject.style.styles[definition].range
  }

  func report(unused: [Int], in subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    for definition in unused.map({ style.styles[$0] }) {
      let name = style.text(definition.name)
      findings.append(
        Finding(
          info, at: definition.range, keyPath: "styles.\(name)",
          message: "nothing applies the style '\(name)'", help: "remove it, or apply it",
          fix: Fix(
            removing: SourceRange(start: definition.range.start, end: definition.end),
            in: style.sources)))
    }
  }
}
