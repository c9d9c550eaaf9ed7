import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct UnreachableScreenTests {
  /// The screens that are named, of an app in which eight can be shown.
  private func named(_ screens: String) -> [String] {
    let shown = (0..<8).map { "  shown\($0): {}\n" }.joined()
    let all = (0..<8).map { "shown\($0)" }.joined(separator: ", ")
    return checked("navstyle: 1\nscreens:\n  home: { push: [\(all)] }\n\(shown)\(screens)")
      .findings.filter { $0.code == "unreachable-screen" }
      .map { "\($0.severity) \($0.keyPath.dropFirst("screens.".count))" }
  }

  @Test func `of a chain that is cut off, the first is named`() {
    #expect(
      named("  a: { push: [b] }\n  b: { push: [c] }\n  c: { pop-to: [a] }\n") == ["warning a"])
    #expect(
      named("  c: { pop-to: [a] }\n  b: { push: [c] }\n  a: { push: [b] }\n") == ["warning a"])
    #expect(
      named("  b: { push: [c] }\n  c: {}\n  a: { replace: [[home, b]] }\n") == ["warning a"])
  }

  @Test func `of a circle that is cut off, one is named`() {
    #expect(
      named("  a: { push: [b] }\n  b: { push: [c] }\n  c: { push: [a] }\n") == ["warning a"])
    #expect(named("  b: { push: [b] }\n  a: { push: [b] }\n") == ["warning a"])
  }

  @Test func `of what does not hang together, each is named`() {
    #expect(
      named("  b: {}\n  a: { push: [b] }\n  d: { push: [b] }\n  e: {}\n")
        == ["warning a", "warning d", "info e"])
  }

  @Test func `if most are cut off, one finding says how many, unless one leads to all of them`() {
    let two = checked(
      "navstyle: 1\nscreens:\n  home: {}\n  b: {}\n  a: { push: [b] }\n  c: { push: [b] }\n")
    #expect(two.codes == ["unreachable-screen"])
    #expect(two.findings[0].message == "no stack shows 3 of 4 screens, 'a' among them")
    let one = checked(
      "navstyle: 1\nscreens:\n  home: {}\n  b: {}\n  a: { push: [b, c] }\n  c: { push: [b] }\n")
    #expect(one.findings.map(\.message) == ["no stack shows 'a'"])
  }

  @Test func `a screen with a value that is none is told of once`() {
    let text = "navstyle: 1\nscreens:\n  home: { push: [a] }\n  a: {}\n  style: x\n"
    #expect(checked(text).codes == ["wrong-type"])
    let list = "navstyle: 1\nscreens:\n  home: { push: null }\n  a: {}\n"
    #expect(checked(list).codes == ["wrong-type"])
  }
}
