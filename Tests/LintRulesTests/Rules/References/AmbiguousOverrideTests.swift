import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct AmbiguousOverrideTests {
  private func help(_ first: String, _ second: String) -> [String?] {
    let text = """
      navstyle: 1
      screens: { a: { push: [b] }, b: { bar: { alpha: 0.5 } } }
      transitions:
        - { \(first), duration: 1 }
        - { \(second), duration: 2 }
      """
    return checked(text).findings.filter { $0.code == "ambiguous-override" }.map(\.help)
  }

  @Test func `the cure fits what the two entries say`() {
    #expect(
      help("from: a, to: b", "from: b, to: a")
        == ["remove one of the two, or give one an 'operation': it comes before the other"])
    for operation in ["push", "pop"] {
      #expect(
        help("from: a, to: b, operation: \(operation)", "from: a, to: b, operation: \(operation)")
          == ["remove one of the two: both speak of the same operation"])
    }
    #expect(
      help("from: a, to: \"*\"", "from: \"*\", to: b")
        == ["write an entry that names both screens: it comes before the two"])
    // The cure is one.
    #expect(help("from: a, to: b, operation: push", "from: b, to: a") == [])
  }
}
