import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct PerformStepTests {
  /// Every neighbour of `a` and `c` hides its bar, so that all ways between slide by picture.
  private let app = """
    targets: { ios: "15..18" }
    stacks: { m: { root: a, tab-bar: true }, login: { root: sign-in, kind: sheet } }
    screens:
      a: { push: [b], present: [login], replace: [[a, b, c], [x, y]] }
      b: { bar: { hidden: true }, push: [c, b], replace-top: [d] }
      c:
        push: [b]
        pop-to: [b, a]
        pop-to-root: true
        replace: [[a, b, d], [a], [a, b, c]]
        states: { reading: { bar: { prompt: true } } }
      d: { bar: { hidden: true }, swipe-back: off }
      x: { bar: { hidden: true } }
      y: {}
      sign-in: { push: [sign-up] }
      sign-up: { bar: { hidden: true } }

    """

  private func lines(_ script: String) -> [String] {
    let played = Played(app, script)
    #expect(played.problem == nil, "\(played.problem?.message ?? "")")
    #expect(played.fault == nil, "\(played.fault ?? "")")
    return played.lines
  }

  @Test func `a push keeps a picture of what it covers, and the return shows and drops it`() {
    #expect(
      lines("push b; push c; pop; pop") == [
        "a b | a", "a b c | a b", "a b | a | picture", "a |  | picture",
      ])
  }

  @Test func `a return over several screens drops what stood between`() {
    #expect(
      lines("push b; push c; push b; push c; pop-to a")
        == [
          "a b | a", "a b c | a b", "a b#1 c b#2 | a b#1 c", "a b#1 c#1 b#2 c#2 | a b#1 c#1 b#2",
          "a | ",
        ])
    #expect(lines("push b; push b; push c; pop-to b").last == "a b#1 b#2 | a b#1 | picture")
    #expect(lines("push b; push b; push c; pop-to-root").last == "a | ")
    #expect(lines("push b; push c; tab").last == "a | ")
  }

  @Test func `going back to a screen by its place in the menu passes by others of its name`() {
    #expect(lines("push b; push b; push c; menu b 2").last == "a b | a | picture")
    #expect(lines("push b; push b; push c; menu b").last == "a b#1 b#2 | a b#1 | picture")
  }

  @Test func `the menu asks for no pictures, unless the budget says so`() {
    let text = """
      targets: { ios: "15..18" }
      screens: { a: { push: [b] }, b: { push: [c] }, c: { bar: { prompt: true } } }
      transitions: [{ from: b, to: c, strategy: background-crossfade }]

      """
    #expect(Played(text, "push b; push c; menu a").lines.last == "a |  | fallback")
    let asking = "budget: { back-menu: picture }\n" + text
    #expect(
      Played(asking, "push b; push c; menu a").lines == ["a b | a", "a b c | a", "a |  | picture"])
    #expect(Played(asking, "push b; push c; menu a").fault == nil)
  }

  @Test func `a list keeps the instances that it has in common with the stack`() {
    let played = Played(app, "push b; push c; replace a b d")
    #expect(played.lines.last == "a b d | a b")
    #expect(played.simulation.top.screens.map(\.id) == [1, 2, 4])
    #expect(lines("push b; push c; replace a b c") == ["a b | a", "a b c | a b", "a b c | a b"])
    #expect(lines("push b; push c; replace a").last == "a | ")
    #expect(Played(app, "push b; push c; replace a").reports.last?.passage?.direction == .pop)
  }

  @Test func `what a list brings in below its end was never shown, and has no picture`() {
    #expect(
      lines("replace a b c; pop; pop") == ["a b c | a", "a b | a | fallback", "a |  | picture"])
    #expect(lines("replace x y; pop").last == "x |  | fallback")
  }

  @Test func `another screen in place of the top covers nothing`() {
    #expect(lines("push b; replace-top d; pop") == ["a b | a", "a d | a", "a |  | picture"])
  }

  @Test(arguments: [
    ("swipe 0.6", true), ("swipe 0.4", false), ("swipe 0.3 300", true), ("swipe 0.8 -500", false),
    ("swipe 0.9 cancel", false),
  ])
  func `a swipe ends by the rule of the plan`(_ swipe: String, _ finishes: Bool) {
    let played = Played(app, "push b; \(swipe)")
    #expect(played.lines.last == (finishes ? "a |  | picture" : "a b | a | picture"))
    #expect(played.reports.last?.isCancelled == !finishes)
    #expect(played.fault == nil)
  }

  @Test func `the rules of profiles count, too`() {
    let hd = "motion: { profile: hd }\n" + app
    #expect(Played(hd, "push b; swipe 0.4 0 0.1s").lines.last == "a |  | picture")
    #expect(Played(hd, "push b; swipe 0.4 0 1s").lines.last == "a b | a | picture")
  }

  @Test func `under 'ls' only a finger moves pictures`() {
    let ls = """
      targets: { ios: "15..18" }
      motion: { profile: ls }
      screens: { a: { push: [b] }, b: { bar: { tint: "#FF0000" } } }
      """
    #expect(Played(ls, "push b; pop").lines == ["a b | a", "a | "])
    #expect(Played(ls, "push b; swipe 0.5").lines == ["a b | a", "a |  | picture"])
  }

  @Test(arguments: ["rotate", "dark", "text-size", "memory-warning"])
  func `what changes the look of everything drops all pictures`(_ event: String) {
    let taken = ["a b | a", "a b c | a b", "a b c | ", "a b |  | fallback", "a |  | fallback"]
    #expect(lines("push b; push c; \(event); pop; pop") == taken)
    #expect(lines("push b; \(event); push c; pop; push c; pop").last == "a b |  | picture")
  }

  @Test func `what is not animated shows nothing, but takes and drops alike`() {
    #expect(
      lines("push b unanimated; push c; pop unanimated; pop") == [
        "a b | a", "a b c | a b", "a b | a", "a |  | picture",
      ])
  }

  @Test func `a stack that is presented has pictures of its own, and takes them with it`() {
    #expect(
      lines("push b; pop; present login; push sign-up; memory-warning; pop; dismiss; push b") == [
        "a b | a", "a |  | picture", "sign-in | ", "sign-in sign-up | sign-in",
        "sign-in sign-up | ", "sign-in |  | fallback", "a | ", "a b | a",
      ])
  }

  @Test func `a state counts while its screen is on top`() {
    let text = """
      targets: { ios: "15..18" }
      screens:
        a: { push: [b] }
        b: { states: { reading: { bar: { hidden: true } } } }
      """
    #expect(Played(text, "push b; pop").lines == ["a b | a", "a | "])
    #expect(Played(text, "push b; state reading; pop").lines.last == "a |  | picture")
    #expect(Played(text, "push b; state reading; state; pop").lines.last == "a | ")
  }

  @Test func `bands differ`() {
    let text = "screens: { a: { push: [b] }, b: { bar: { color: \"#FF0000\" } } }"
    #expect(Played(text, "push b; pop", ios: 18).reports.last?.route?.row != "glass")
    #expect(Played(text, "push b; pop", ios: 27).reports.last?.route?.row == "glass")
  }

  @Test(arguments: [
    ("pop", "'a' is the root: there is nothing to go back to"),
    ("swipe 0.5", "'a' is the root: there is nothing to go back to"),
    ("tab", "'a' is the root: there is nothing to go back to"),
    ("dismiss", "nothing is presented"),
    ("light", "it is light already"),
    ("push b; replace-top d; swipe 0.5", "'d' cannot be swiped away: its 'swipe-back' is off"),
    ("push b; menu a", "'b' has no back button of UIKit's own"),
    ("present login; tab", "there is no tab bar to tap on under 'sign-in'"),
    ("push b; push c; menu c", "no 'c' below"),
    ("push b; push c; menu b 2", "only 1 'b' below"),
  ])
  func `what cannot be is refused, and changes nothing`(_ script: String, _ message: String) {
    let played = Played(app, script)
    #expect(played.problem?.message == message)
    #expect(played.reports.count == StepScript(script).entries.count - 1)
  }

  @Test func `a menu is there from iOS 14`() {
    let text = "targets: { ios: \"12..18\" }\nscreens: { a: { push: [b] }, b: {} }"
    #expect(Played(text, "push b; menu a", ios: 14).problem == nil)
    #expect(
      Played(text, "push b; menu a", ios: 13).problem?.message
        == "back buttons have no menu before iOS 14")
  }
}
