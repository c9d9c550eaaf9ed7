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
        """)
    ])

  func used(_ subject: Subject) -> [SourceRange]? {
    let style = subject.style
    guard !style.isCut, !style.uses.hidden.contains(.style) else { return nil }
    return zip(style.styles, style.uses.styles).filter(\.1).map(\.0.range)
  }

  func check(
    _ subject: Subject, isUsedElsewhere: (SourceRange) -> Bool, _ findings: inout [Finding]
  ) {
    let style = subject.style
    guard !style.isCut, !style.uses.hidden.contains(.style) else { return }
    for (definition, isUsed) in zip(style.styles, style.uses.styles)
    where !isUsed && !isUsedElsewhere(definition.range) {
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
