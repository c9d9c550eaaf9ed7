import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

/// Two screens of which the first pushes the second, as a style file.
struct PairText: Sendable, CustomTestStringConvertible {
  /// What the first screen says.
  var from: String
  /// What the second screen says.
  var to: String
  /// Further lines of the file.
  var more = ""
  /// Whether their stack has a tab bar.
  var hasTabBar = false

  init(_ from: String, _ to: String, _ more: String = "", hasTabBar: Bool = false) {
    self.from = from
    self.to = to
    self.more = more
    self.hasTabBar = hasTabBar
  }

  /// Two screens that only say how their bars look.
  init(bars from: String, _ to: String, _ more: String = "") {
    self.init("bar: { \(from) }", "bar: { \(to) }", more)
  }

  var testDescription: String { "\(from) → \(to)" + (more.isEmpty ? "" : " with \(more)") }

  var text: String {
    """
    navstyle: 1
    \(more)
    stacks: { main: { root: a, tab-bar: \(hasTabBar) } }
    screens:
      a: { push: [b], \(from) }
      b: { \(to) }
    """
  }

  var plan: TransitionPlan { planned(text) }

  /// The way there (push) or back (pop).
  func way(_ direction: Direction = .push) -> Verdict.Way { Self.way(direction, of: plan) }

  private static func way(_ direction: Direction, of plan: TransitionPlan) -> Verdict.Way {
    plan.transitions(ofEdge: 0)[direction == .push ? 0 : 1].way
  }

  /// What was decided in a band.
  func decision(_ direction: Direction = .push, in band: Band = .below26) -> Decision {
    let way = way(direction)
    return band == .from26 ? way.from26?.decision ?? way.decision : way.decision
  }

  /// By which recipe it runs in a band.
  func recipe(_ direction: Direction = .push, in band: Band = .below26) -> Recipe {
    let plan = plan
    let way = Self.way(direction, of: plan)
    let number = band == .from26 ? way.from26?.recipe ?? way.recipe : way.recipe
    return plan.recipes[Int(number)]
  }
}
