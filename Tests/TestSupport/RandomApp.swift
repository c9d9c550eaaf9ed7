/// A small app made up at random: where its screens lead, as numbers and as a style file.
public struct RandomApp {
  /// A screen, with the numbers of those it leads to.
  public struct Screen {
    /// The screens it pushes.
    public var push: [Int] = []
    /// The screens to the nearest of which it returns.
    public var popTo: [Int] = []
    /// Whether it returns to the root.
    public var isReturning = false
    /// The stacks it puts in place of its own.
    public var replace: [[Int]] = []
    /// The screens it puts in its own place.
    public var replaceTop: [Int] = []
    /// Whether it hides the tab bar.
    public var hidesTabBar = false
    /// What else is said of it: `key: value`.
    public var attributes: [String] = []
  }

  /// A navigation controller.
  public struct Stack {
    /// The screen at the bottom.
    public let root: Int
    /// Whether it is a tab.
    public let hasTabBar: Bool
  }

  /// How likely an app is to have what.
  public struct Odds {
    /// That a screen returns to another, or to the root.
    public var popTo = 1.0
    /// That a screen returns to the root.
    public var popToRoot = 0.3
    /// That a screen replaces its stack, and by how many lists at most.
    public var replace = 0.4
    /// How many lists at most.
    public var lists = 2
    /// That a screen is exchanged.
    public var replaceTop = 0.3
    /// By how many at most.
    public var exchanges = 2
    /// That a screen hides its tab bar.
    public var hidesTabBar = 0.4
    /// That there are two or three stacks.
    public var stacks = 1.0

    /// Odds for much of everything.
    public init() {}

    /// Few of what needs many screens above each other to matter.
    public static var few: Odds {
      var odds = Odds()
      (odds.popTo, odds.popToRoot, odds.replace, odds.lists) = (0.2, 0, 0.2, 1)
      (odds.replaceTop, odds.exchanges, odds.hidesTabBar, odds.stacks) = (0.2, 1, 0.2, 0.4)
      return odds
    }
  }

  /// The screens.
  public var screens: [Screen]
  /// The navigation controllers.
  public var stacks: [Stack]
  /// What stands at the top of its file.
  public var head = ""
  /// What stands at its end.
  public var tail = ""

  /// An app.
  public init(_ generator: inout SeededGenerator, screens count: Int, _ odds: Odds = Odds()) {
    func some(_ most: Int) -> [Int] {
      (0..<generator.below(most + 1)).map { _ in generator.below(count) }
    }
    screens = (0..<count).map { _ in
      var screen = Screen()
      screen.push = some(2)
      screen.popTo = generator.chance(odds.popTo) ? some(1) : []
      screen.isReturning = generator.chance(odds.popToRoot)
      let lists = generator.chance(odds.replace) ? 1 + generator.below(odds.lists) : 0
      screen.replace = (0..<lists).map { _ in
        (0...generator.below(3)).map { _ in generator.below(count) }
      }
      screen.replaceTop = generator.chance(odds.replaceTop) ? some(odds.exchanges) : []
      screen.hidesTabBar = generator.chance(odds.hidesTabBar)
      return screen
    }
    let more = generator.chance(odds.stacks) ? generator.below(3) : 0
    stacks = (0...more).map { _ in
      Stack(root: generator.below(count), hasTabBar: generator.chance(0.65))
    }
  }

  /// The style file.
  public var text: String {
    func list(_ items: [Int]) -> String {
      "[\(items.map { "s\($0)" }.joined(separator: ", "))]"
    }
    let stacks = stacks.enumerated().map {
      "  t\($0): { root: s\($1.root), tab-bar: \($1.hasTabBar) }\n"
    }
    let screens = screens.enumerated().map { index, screen in
      let leads = [
        "push: \(list(screen.push))", "pop-to: \(list(screen.popTo))",
        "pop-to-root: \(screen.isReturning)",
        "replace: [\(screen.replace.map(list).joined(separator: ", "))]",
        "replace-top: \(list(screen.replaceTop))",
        "tab-bar: \(screen.hidesTabBar ? "hidden" : "shown")",
      ]
      return "  s\(index): { \((leads + screen.attributes).joined(separator: ", ")) }\n"
    }
    return "navstyle: 1\n\(head)stacks:\n\(stacks.joined())screens:\n\(screens.joined())\(tail)"
  }
}
