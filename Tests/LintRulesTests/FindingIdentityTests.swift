import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing

/// What findings are known by while a file is edited around them.
@Suite struct FindingIdentityTests {
  /// A text whose screens come in the opposite order; the first stays where it is if it is where the
  /// app begins because of that.
  private static func reordered(_ text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(of: "screens:") else { return nil }
    let body = lines[(head + 1)...].prefix { $0.hasPrefix("  ") }
    var entries: [[Substring]] = []
    for line in body {
      if line.hasPrefix("   ") || entries.isEmpty && line.hasPrefix("  #") {
        guard !entries.isEmpty else { return nil }
        entries[entries.count - 1].append(line)
      } else {
        entries.append([line])
      }
    }
    let kept = lines.contains { $0.hasPrefix("stacks:") } ? 0 : 1
    guard entries.count > kept + 1 else { return nil }
    let turned = Array(entries.prefix(kept)) + entries.dropFirst(kept).reversed()
    return (lines[...head] + turned.flatMap { $0 } + lines[body.endIndex...])
      .joined(separator: "\n")
  }

  /// `code fingerprint` of every finding, sorted.
  private static func fingerprints(_ text: String) -> [String] {
    let style = checked(text)
    var fingerprinter = Fingerprinter()
    return style.findings.map {
      $0.code + " "
        + fingerprinter.fingerprint($0, in: style.sources, paths: style.sources.files.map(\.path))
    }.sorted()
  }

  private static let examples = allRuleInfos.filter { !$0.isBlocking }.flatMap { rule in
    rule.triggering.map { ExampleCase(rule: rule, example: $0, variant: .asWritten) }
  }

  @Test(arguments: examples)
  func `stays the same in whatever order screens come`(_ testCase: ExampleCase) {
    let text = testCase.example.text
    guard let turned = Self.reordered(text) else { return }
    #expect(
      Self.fingerprints(turned) == Self.fingerprints(text), "\(turned)",
      sourceLocation: testCase.location)
  }

  @Test(arguments: 1...60)
  func `stays the same in random apps too`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var odds = RandomApp.Odds()
    odds.replace = 0.2
    var app = RandomApp(&generator, screens: 9, odds)
    app.head = Self.head
    for index in app.screens.indices where generator.below(4) > 0 {
      app.screens[index].attributes.append("style: s\(generator.below(6))")
      if generator.below(4) == 0 {
        app.screens[index].attributes.append(
          generator.below(2) == 0 ? "status-bar: light" : "content: { background: black }")
      }
    }
    let text = app.text
    guard let turned = Self.reordered(text) else { return }
    let (was, now) = (Self.fingerprints(text), Self.fingerprints(turned))
    #expect(was == now, "\(Set(was).symmetricDifference(now).sorted())\n\(text)")
  }

  private static let head = """
    styles:
      s0: { bar: { hidden: true }, content: { under-bar: false } }
      s1: { bar: { alpha: 0.5, color: black, title-color: white }, status-bar: light }
      s2: { bar: { translucent: false, color: white }, status-bar: dark }
      s3: { bar: { alpha: 0 }, content: { background: black }, swipe-back: off }
      s4: { bar: { material: ultra-thin }, status-bar: hidden, swipe-back: full }
      s5: { bar: { color: "#777777", tint: systemGray, large-title: always } }

    """
}
