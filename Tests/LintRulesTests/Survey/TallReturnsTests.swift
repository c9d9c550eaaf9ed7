import Diagnostics
import LintRules
import TestSupport
import Testing

/// Which returns leave two or more levels at once, one of which hides the tab bar.
@Suite struct TallReturnsTests {
  /// The stacks that messages show.
  private func paths(_ screens: String) -> [String] {
    let text = """
      navstyle: 1
      targets: { ios: "14..18" }
      stacks: { main: { root: home, tab-bar: true } }
      screens:
      \(screens)
      """
    return checked(text).findings.filter { $0.code == "tab-bar-lost-on-pop" }.compactMap {
      $0.message.split(separator: ": ", maxSplits: 1).last.map(String.init)
    }
  }

  @Test(arguments: ["pop-to-root: true", "pop-to: [home]", "replace: [[home]]"])
  func `one level is no matter, two are`(_ way: String) {
    #expect(paths("  home: { push: [a] }\n  a: { tab-bar: hidden, \(way) }").isEmpty)
    let two = paths(
      "  home: { push: [a] }\n  a: { tab-bar: hidden, push: [b] }\n  b: { \(way) }")
    #expect(two.count == 1)
    #expect(two.first?.hasPrefix("home → a → b, then ") == true)
  }

  @Test func `what is between must hide it, or what is left itself`() {
    #expect(
      paths(
        """
          home: { push: [a, b] }
          a: { push: [b] }
          b: { tab-bar: hidden, pop-to: [home] }
        """
      ) == ["home → a → b, then pop-to home"])
    // Above 'list' nothing but 'b' stands, though two levels stand above 'home'.
    #expect(
      paths(
        """
          home: { push: [list] }
          list: { push: [b] }
          b: { tab-bar: hidden, pop-to: [list] }
        """
      ).isEmpty)
  }

  @Test func `the nearest one is returned to`() {
    #expect(
      paths(
        """
          home: { push: [list] }
          list: { push: [a] }
          a: { tab-bar: hidden, push: [list], pop-to: [list] }
        """
      ).isEmpty)
  }

  @Test func `an exchange adds no level, a list may add many`() {
    #expect(
      paths(
        """
          home: { push: [a] }
          a: { tab-bar: hidden, replace-top: [b] }
          b: { tab-bar: hidden, pop-to-root: true }
        """
      ).isEmpty)
    #expect(
      paths(
        """
          home: { replace: [[home, a, b]] }
          a: { tab-bar: hidden }
          b: { pop-to-root: true }
        """
      ) == ["home → a → b, then pop-to-root"])
  }

  @Test func `a replace that leads to another screen is no return`() {
    #expect(
      paths(
        """
          home: { push: [a, c] }
          a: { tab-bar: hidden, push: [b] }
          b: { replace: [[home, c]] }
          c: {}
        """
      ).isEmpty)
  }
}
