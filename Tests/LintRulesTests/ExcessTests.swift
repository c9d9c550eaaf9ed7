import Diagnostics
import LintRules
import TestSupport
import Testing
import Transitions

/// Apps larger than any search for pictures should have to do with.
@Suite struct ExcessTests {
  private func app(looks: Int) -> String {
    "navstyle: 1\nscreens:\n"
      + (0..<looks).map { "  s\($0): { bar: { alpha: 0.\(10_000 + $0) } }\n" }.joined()
  }

  @Test func `as many looks as can be compared are taken, and one more is too many`() {
    #expect(!checked(app(looks: AppSize.kinds)).codes.contains("input-limit"))
    let style = checked(app(looks: AppSize.kinds + 1))
    #expect(style.places.filter { $0.hasPrefix("input-limit") } == ["input-limit 3:3"])
    let finding = style.findings.first { $0.code == "input-limit" }
    #expect(finding?.message == "the screens have 4097 different looks, more than 4096")
    #expect(finding?.isBlocking == true)
  }

  @Test func `screens that 'transitions' names count like looks`() {
    let named = (1..<AppSize.kinds).map { "  - { from: s0, to: s\($0), animated: false }\n" }
    func app(_ named: some Collection<String>) -> String {
      "navstyle: 1\nscreens:\n" + (0..<AppSize.kinds).map { "  s\($0): {}\n" }.joined()
        + "transitions:\n" + named.joined()
    }
    #expect(!checked(app(named.dropLast())).codes.contains("input-limit"))
    #expect(checked(app(named)).codes.contains("input-limit"))
  }

  @Test func `there are only so many stacks`() {
    func app(_ count: Int) -> String {
      "navstyle: 1\nscreens: { home: {} }\nstacks:\n"
        + (0..<count).map { "  k\($0): { root: home }\n" }.joined()
    }
    #expect(!checked(app(AppSize.stacks)).codes.contains("input-limit"))
    #expect(checked(app(AppSize.stacks + 1)).codes.contains("input-limit"))
  }
}
