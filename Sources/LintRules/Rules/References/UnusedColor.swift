import Diagnostics
import SourceText
import StyleModel

/// Finds palette colours that nothing refers to.
struct UnusedColor: UsageRule {
  let info = RuleInfo(
    "unused-color", .references, .warning, fix: .unsafe,
    summary: "a palette colour that nothing refers to",
    rationale: """
      Left over, or misspelt where it was meant: then the screen shows another colour.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        palette: { brand: "#0A84FF", ↓old: "#FF0000" }
        screens:
          home: { bar: { color: brand } }
        """,
        fixed: """
          navstyle: 1
          palette: { brand: "#0A84FF" }
          screens:
            home: { bar: { color: brand } }
          """),
      Example(
        """
        navstyle: 1
        palette:
          # what is left of the old brand
          ↓old:  # until version 3
            light: "#FF0000"
            dark: "#CC0000"
          brand: "#0A84FF"
        screens:
          home: { bar: { color: brand } }
        """,
        fixed: """
          navstyle: 1
          palette:
            brand: "#0A84FF"
          screens:
            home: { bar: { color: brand } }
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        palette: { brand: "#0A84FF", accent: brand }
        screens:
          home: { bar: { color: accent } }
        """),
      Example(
        """
        navstyle: 1
        palette: { brand: "#0A84FF", old: "#FF0000" }
        screens:
          home: { bar: { color: brand, scroll-edge: { color: old } } }
        """),
      Example(
        """
        navstyle: 1
        palette: { brand: "#0A84FF", old: "#FF0000", both: { light: brand, dark: old } }
        screens:
          home: { bar: { color: both } }
        """),
      Example(
        """
        navstyle: 1
        palette: { brand: "#0A84FF", old: "#FF0000" }
        screens:
          home: { bar: { color: brand }, states: { alarm: { bar: { color: old } } } }
        """),
      Example(
        """
        navstyle: 1
        palette: { brand: &brand "#0A84FF" }
        screens:
          home: { bar: { color: *brand } }
        """),
    ])

  func uses(_ subject: Subject) -> [Bool]? {
    let style = subject.style
    return style.isCut || style.uses.hidden.contains(.color) ? nil : style.uses.colors
  }

  func place(of definition: Int, in subject: Subject) -> SourceRange {
    subject.style.palette[definition].range
  }

  func report(unused: [Int], in subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    for color in unused.map({ style.palette[$0] }) {
      let name = style.text(color.name)
      findings.append(
        Finding(
          info, at: color.range, keyPath: "palette.\(name)",
          message: "nothing uses the colour '\(name)'", help: "remove it, or use it",
          fix: Fix(
            removing: SourceRange(start: color.range.start, end: color.end), in: style.sources)))
    }
  }
}
