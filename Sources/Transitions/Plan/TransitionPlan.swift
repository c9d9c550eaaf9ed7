public import Navigation
public import StyleModel

/// A compiled description: for every declared operation the recipe by which it runs, and why.
public struct TransitionPlan: Sendable {
  /// What was decided about.
  public let resolved: ResolvedStyle
  /// Which screens lead to which.
  public let graph: NavigationGraph
  /// The distinct looks, each with the tab bar it is seen with.
  public let looks: [Look]
  /// By screen: its looks, as indices, one for each tab bar it can be seen with.
  public let screenLooks: [[Int32]]
  /// By stack: whether its bar must be transparent all its life.
  public let stackBars: [StackBar]
  /// The recipes.
  public let recipes: [Recipe]
  /// The distinct decisions.
  public let decisions: [Decision]
  /// In the order of the graph's edges; a replace may have two.
  public let transitions: [Transition]
  /// What `transitions` asks for.
  public let overrides: OverrideTable

  /// What UIKit's own bar is in a stack.
  public enum StackBar: String, Sendable {
    /// As UIKit makes it.
    case system
    /// Transparent: background views carry every look.
    case transparent
  }

  /// One operation in one direction.
  public struct Transition: Sendable {
    /// The operation, as an index into the graph's edges.
    public let edge: Int32
    /// Which way it goes.
    public let direction: Direction
    /// The recipe, in the older band there is.
    public let recipe: Int32
    /// Why.
    public let decision: Int32
    /// From iOS 26, where that differs.
    public let from26: From26?
    /// A shortest stack in which the tab bar changes, where it does.
    public let tabBarStack: [Int32]?
  }

  /// What differs from iOS 26.
  public struct From26: Sendable {
    /// The recipe.
    public let recipe: Int32
    /// Why.
    public let decision: Int32
  }
}

/// Decides every declared operation.
public func plan(_ resolved: ResolvedStyle, _ graph: NavigationGraph) -> TransitionPlan {
  var planner = Planner(resolved, graph)
  for index in graph.edges.indices { planner.addTransitions(edge: Int32(index)) }
  return planner.finish()
}

/// Decides pair by pair; what was decided for two looks is decided for all screens that have them.
private struct Planner {
  private let resolved: ResolvedStyle
  private let graph: NavigationGraph
  private let decider: Decider
  private let builder: RecipeBuilder
  private let overrides: OverrideTable

  private var known: [Question: Answer] = [:]
  private var recipes = Numbered<Recipe>()
  private var decisions = Numbered<Decision>()
  private var transitions: [TransitionPlan.Transition] = []
  /// By screen: whether a transition from it needs background views.
  private var needsViews: [Bool]

  /// All that an answer depends on.
  private struct Question: Hashable {
    let from: Int32
    let to: Int32
    let tabBarDiffers: Bool
    let direction: Direction
    let override: Override?
  }

  private struct Answer {
    let recipe: Int32
    let decision: Int32
    let from26: TransitionPlan.From26?
  }

  init(_ resolved: ResolvedStyle, _ graph: NavigationGraph) {
    let style = resolved.style
    let profile = Profile.named(by: style)
    self.resolved = resolved
    self.graph = graph
    decider = Decider(targets: style.targets, choices: MotionChoices(style), profile: profile)
    builder = RecipeBuilder(
      profile: profile, targets: style.targets,
      duration: style.number(.duration, in: style.motion))
    overrides = OverrideTable(style)
    transitions.reserveCapacity(graph.edges.count)
    needsViews = Array(repeating: false, count: style.screens.count)
  }

  mutating func addTransitions(edge index: Int32) {
    let edge = graph.edges[Int(index)]
    let tabBarStack = graph.tabBars.difference(along: edge)
    for direction in edge.operation.directions {
      let answer = answer(
        Question(
          from: resolved.screenLooks[Int(edge.from)], to: resolved.screenLooks[Int(edge.to)],
          tabBarDiffers: tabBarStack != nil, direction: direction,
          override: overrides.isEmpty
            ? nil : overrides.override(from: edge.from, to: edge.to, direction)))
      transitions.append(
        TransitionPlan.Transition(
          edge: index, direction: direction, recipe: answer.recipe, decision: answer.decision,
          from26: answer.from26, tabBarStack: tabBarStack))
      for recipe in [answer.recipe, answer.from26?.recipe ?? answer.recipe]
      where recipes[recipe].needsBackgroundViews {
        needsViews[Int(edge.from)] = true
      }
    }
  }

  private mutating func answer(_ question: Question) -> Answer {
    if let known = known[question] { return known }
    let bands = resolved.style.targets.bands
    var found: [(recipe: Int32, decision: Int32)] = []
    for band in bands {
      let (from, to) = (resolved.looks[Int(question.from)], resolved.looks[Int(question.to)])
      let decision = decider.decide(
        from, to, tabBarDiffers: question.tabBarDiffers, override: question.override, in: band)
      let recipe = builder.recipe(
        RecipeBuilder.Order(
          decision: decision, direction: question.direction, from: from, to: to,
          tabBarDiffers: question.tabBarDiffers, override: question.override, band: band))
      found.append((recipes.number(of: recipe), decisions.number(of: decision)))
    }
    let (first, last) = (found[0], found[found.count - 1])
    let answer = Answer(
      recipe: first.recipe, decision: first.decision,
      from26: first == last
        ? nil : TransitionPlan.From26(recipe: last.recipe, decision: last.decision))
    known[question] = answer
    return answer
  }

  func finish() -> TransitionPlan {
    var looks = Numbered<Look>()
    let screenLooks = resolved.style.screens.indices.map { screen in
      var look = resolved.look(ofScreen: screen)
      let seen = graph.tabBars.visibilities(ofScreen: Int32(screen))
      return (seen.isEmpty ? [look.tabBar] : seen).map { tabBar in
        look.tabBar = tabBar
        return looks.number(of: look)
      }
    }
    return TransitionPlan(
      resolved: resolved, graph: graph, looks: looks.values, screenLooks: screenLooks,
      stackBars: stackBars(), recipes: recipes.values, decisions: decisions.values,
      transitions: transitions, overrides: overrides)
  }

  /// A stack's bar is transparent if a screen that can come up in it has such a transition. Asked
  /// backwards from those screens, so that many stacks over the same screens cost nothing more.
  private func stackBars() -> [TransitionPlan.StackBar] {
    let leadsToViews = graph.screens(thatLeadTo: needsViews)
    return graph.stacks.map { leadsToViews[Int($0.root)] ? .transparent : .system }
  }
}

extension Recipe {
  /// Whether it takes UIKit's own bar away for the life of the stack.
  fileprivate var needsBackgroundViews: Bool {
    outcome == .crossfade(.blend) || outcome == .crossfade(.ride)
  }
}

extension Operation {
  /// The ways it can go. A replace pops if its last screen stands in the stack already.
  public var directions: [Direction] {
    switch self {
    case .push: [.push]
    case .pop, .popTo, .popToRoot: [.pop]
    case .replace: [.push, .pop]
    }
  }
}

extension Profile {
  /// The profile that `motion` names.
  public static func named(by style: AppStyle) -> Profile {
    let index = Int(style.keyword(.profile, in: style.motion) ?? 0)
    return index < allProfiles.count ? allProfiles[index] : .navstyle
  }
}

/// Distinct values, numbered in the order in which they came.
private struct Numbered<Element: Hashable> {
  private(set) var values: [Element] = []
  private var numbers: [Element: Int32] = [:]

  subscript(number: Int32) -> Element { values[Int(number)] }

  mutating func number(of value: Element) -> Int32 {
    if let known = numbers[value] { return known }
    let number = Int32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }
}
