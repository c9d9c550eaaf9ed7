import StyleModel
import TestSupport

/// Screens that look like nothing anybody would want, so that every pair of causes meets.
enum RandomLooks {
  private static let colors = [
    "white", "black", "'#FEFEFE'", "'#FDFDFD'", "'#808080'", "'#80808080'", "'#8080807D'", "clear",
    "'#00000002'", "systemRed", "{ light: white, dark: black }", "{ light: clear, dark: '#123' }",
  ]
  private static let images = [
    "none", "{ name: i }", "{ name: j }", "{ name: i, opaque: false }",
    "{ light: { name: i }, dark: none }",
  ]

  /// `key: value` for about that share of the keys.
  private static func background(_ share: Double, _ generator: inout SeededGenerator) -> [String] {
    let keys: [(String, [String])] = [
      ("color", colors + ["system", "system"]), ("alpha", ["0", "0.5", "0.505", "0.52", "1"]),
      ("material", ["none", "thin", "chrome"]), ("image", images),
      ("shadow-line", colors + ["true", "false"]), ("tint", colors), ("title-color", colors),
      ("large-title-color", colors),
    ]
    return keys.compactMap { key, values in
      guard generator.chance(key == "color" ? 0.5 : share) else { return nil }
      return "\(key): \(values[generator.below(values.count)])"
    }
  }

  private static func bar(_ share: Double, _ generator: inout SeededGenerator) -> String {
    var entries = background(share, &generator)
    let flags: [(key: String, value: String, chance: Double)] = [
      ("hidden", "true", 0.2), ("translucent", "false", 0.2), ("large-title", "true", 0.2),
      ("search", "true", 0.1), ("prompt", "true", 0.1),
    ]
    for flag in flags where generator.chance(flag.chance * share * 2) {
      entries.append("\(flag.key): \(flag.value)")
    }
    if generator.chance(share * 0.6) {
      let edge = background(0.3, &generator)
      entries.append("scroll-edge: { \(edge.joined(separator: ", ")) }")
    }
    return entries.joined(separator: ", ")
  }

  /// What a screen says; the share says how much of it.
  static func screen(_ generator: inout SeededGenerator) -> String {
    let share = [0.05, 0.2, 0.5][generator.below(3)]
    var entries = ["bar: { \(bar(share, &generator)) }"]
    let keys: [(String, [String])] = [
      ("status-bar", ["light", "dark", "light", "dark", "hidden"]), ("toolbar", ["shown"]),
      ("tab-bar", ["hidden"]), ("orientation", ["portrait", "landscape"]),
      ("content", ["{ clips: true }", "{ root-scroll-view: true }", "{ background: black }"]),
      ("swipe-back", ["full", "off", "{ full: true, within: 20 }"]),
    ]
    for (key, values) in keys where generator.chance(key == "status-bar" ? 0.4 : share * 0.3) {
      entries.append("\(key): \(values[generator.below(values.count)])")
    }
    return entries.joined(separator: ", ")
  }

  /// A description of so many screens, and their looks.
  static func resolvedStyle(
    _ count: Int, seed: UInt64, more: String = ""
  ) -> ResolvedStyle {
    var generator = SeededGenerator(seed: seed)
    let screens = (0..<count).map { "  s\($0): { \(screen(&generator)) }\n" }.joined()
    return resolved("navstyle: 1\n\(more)\nscreens:\n\(screens)")
  }
}
