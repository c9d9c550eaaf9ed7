import Diagnostics
import Navigation
import StyleModel
import Testing
import Transitions

@Suite struct ReadStepTests {
  private let app = simulatedApp(
    """
    stacks: { m: { root: home }, login: { root: sign-in, kind: sheet }, other: { root: home } }
    screens:
      home: { push: [detail], present: [login], replace: [[home, detail], [sign-in]] }
      detail: { states: { scrolled: {} }, push: [detail], pop-to: [home], replace-top: [sign-in] }
      sign-in: {}
    """)

  @Test func `a script is taken apart at semicolons, and knows where each step begins`() {
    let entries = StepScript("push detail;; pop-to\thome ;é 1; ").entries
    #expect(entries.map(\.text) == ["push detail", "pop-to home", "é 1"])
    #expect(entries.map(\.column) == [1, 15, 28])
  }

  @Test(arguments: [
    "push detail", "push detail unanimated", "push detail; pop", "push detail; pop unanimated",
    "push detail; pop-to home", "push detail; replace-top sign-in", "replace home detail",
    "replace sign-in", "push detail; menu home",
    "push detail; push detail; push detail; menu detail 2",
    "push detail; swipe 0.3", "push detail; swipe 0.3 900", "push detail; swipe 0.3 -20.5 0.2s",
    "push detail; swipe 0.3 0.25s cancel", "push detail; state scrolled",
    "push detail; state scrolled; state", "rotate", "dark", "dark; light", "text-size",
    "memory-warning", "present login", "present login; dismiss",
  ])
  func `what is read is written alike`(_ script: String) throws {
    var simulation = Simulation(app, stack: 0, ios: 18)
    for entry in StepScript(script).entries {
      let step = try simulation.step(entry.words)
      #expect(simulation.text(of: step) == entry.text)
      _ = try simulation.perform(step)
    }
  }

  @Test(arguments: [
    ("psuh detail", "there is no step 'psuh'", "push"),
    ("push detial", "there is no screen 'detial'", "detail"),
    ("push sign-in", "'home' is on top, and does not push 'sign-in', only 'detail'", nil),
    ("push", "'push' takes the name of a screen, and nothing else", nil),
    ("push detail; pop-to hme", "there is no screen 'hme'", "home"),
    ("replace home", "'home' is on top, and does not replace its stack by [home]", "home detail"),
    ("pop home", "'pop' stands alone, without 'home'", nil),
    ("push detail; pop-to-root", "'detail' is on top, and does not return to the root", nil),
    ("pop-to-root", "'home' is the root: there is nothing to go back to", nil),
    ("push detail; state scroled", "'detail' is on top, and has no state 'scroled'", "scrolled"),
    ("present lgoin", "there is no stack 'lgoin'", "login"),
    ("present other", "'home' is on top, and does not present 'other'", nil),
    ("rotate unanimated", "'rotate' cannot be 'unanimated': only push, pop and the like can", nil),
    ("push detail; swipe", "'swipe' takes the share of the way that the finger goes, 0…1", nil),
    (
      "push detail; swipe 30",
      "'swipe' takes the share of the way that the finger goes, 0…1, not '30'",
      nil
    ),
    (
      "push detail; swipe 0.3 cancle",
      "'swipe' takes the speed of the finger in points per second, then for how long, such as 0.2s, "
        + "then cancel; not 'cancle'", "cancel"
    ),
  ])
  func `what is wrong is said, with what was probably meant`(
    _ script: String, _ message: String, _ near: String?
  ) {
    let problem = Played(app, script).problem
    #expect(problem?.message == message)
    var search = NearestName()
    #expect(
      problem?.meant.flatMap { search.nearest(to: $0, among: problem?.candidates ?? []) } == near)
  }
}
