import Diagnostics
import StyleModel

/// Finds palette colours that nobody can tell apart.
struct NearDuplicateColor: LintRule {
  let info = RuleInfo(
    "near-duplicate-color", .references, .info,
    summary: "two palette colours that nobody can tell apart",
    rationale: """
      No channel differs by more than 3 of 255, yet they are not equal: usually one colour, picked twice. Screens that
      use one each need a transition between them all the same.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        palette: { brand: "#0A84FF", ↓accent: "#0B84FF" }
        screens:
          home: { bar: { color: brand, tint: accent } }
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        palette: { brand: "#0A84FF", accent: "#0A84FF", sky: "#0E84FF" }
        screens:
          home: { bar: { color: brand, tint: accent, title-color: sky } }
        """),
      Example(
        """
        navstyle: 1
        palette: { brand: "#0A84FF", accent: { light: "#0B84FF", dark: "#409CFF" } }
        screens:
          home: { bar: { color: brand, tint: accent } }
        """),
      Example(
        """
        navstyle: 1
        palette: { brand: "#0A84FF" }
        screens:
          home: { bar: { color: brand, tint: "#0B84FF" } }
        """),
    ])

  /// Colours are compared with this many neighbours in the order of their values; a palette has dozens.
  private static let neighbours = 256

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    let values = style.palette.map { style.colors.value(of: $0.color) }
    let order = values.indices.sorted { (values[$0].light.red, $0) < (values[$1].light.red, $1) }
    var twins: [Int: Int] = [:]
    for (position, index) in order.enumerated() {
      for other in order[(position + 1)...].prefix(Self.neighbours) {
        guard values[other].light.red - values[index].light.red <= 3 else { break }
        guard isNear(values[index], values[other]) else { continue }
        let (first, second) = (min(index, other), max(index, other))
        twins[second] = min(twins[second] ?? first, first)
      }
    }
    for (second, first) in twins {
      findings.append(finding(style, style.palette[first], style.palette[second]))
    }
  }

  private func isNear(_ one: ByAppearance<RGBA>, _ other: ByAppearance<RGBA>) -> Bool {
    one != other && one.light.distance(to: other.light) <= 3
      && one.dark.distance(to: other.dark) <= 3
  }

  private func finding(
    _ style: AppStyle, _ first: AppStyle.PaletteColor, _ second: AppStyle.PaletteColor
  ) -> Finding {
    let (firstName, secondName) = (style.text(first.name), style.text(second.name))
    return Finding(
      info, at: second.range, keyPath: "palette.\(secondName)",
      message: "'\(secondName)' can hardly be told from '\(firstName)'",
      notes: [Note("'\(firstName)' is defined here", at: first.range)],
      help: "make them one colour, or define one by the other: '\(secondName): \(firstName)'")
  }
}
