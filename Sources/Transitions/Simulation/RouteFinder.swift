import Navigation
public import StyleModel

/// A way from one screen on top to another, as a dispatcher looks it up at run time.
public struct Passage: Hashable, Sendable {
  /// The declared operation that leads there, as an index of the app's moves; nil if none does.
  public let move: Int?
  /// Which way it goes.
  public let direction: Direction
  /// The screen on top before.
  public let from: End
  /// The screen on top after.
  public let to: End

  /// One of the two screens.
  public struct End: Hashable, Sendable {
    /// The screen.
    public let screen: Int32
    /// Its state.
    public let state: Int
    /// Whether its tab bar is shown. A declared operation has one plan for all stacks, whatever
    /// their tab bars do, so there it is never asked.
    public let showsTabBar: Bool

    /// An end.
    public init(screen: Int32, state: Int, showsTabBar: Bool) {
      self.screen = screen
      self.state = state
      self.showsTabBar = showsTabBar
    }
  }

  /// A way.
  public init(move: Int?, _ direction: Direction, from: End, to: End) {
    self.move = move
    self.direction = direction
    self.from = from
    self.to = to
  }
}

/// What a plan says of a way.
public struct Route: Sendable {
  /// How it runs.
  public let recipe: Recipe
  /// How it runs where the picture it wants is missing; nil if it wants none.
  public let fallback: Recipe?
  /// The row of the decision table that held, where that is known.
  public let row: String?
  /// The number of the recipe, where the plan has one for it.
  public let number: Int?

  /// A route.
  public init(recipe: Recipe, fallback: Recipe?, row: String?, number: Int?) {
    self.recipe = recipe
    self.fallback = fallback
    self.row = row
    self.number = number
  }

  /// Whether a picture of the screen that it returns to moves after a tap.
  var showsPictureAfterTap: Bool { recipe.isAnimated && recipe.snapshot?.of == .to }

  /// Whether one moves under a finger.
  var showsPictureUnderFinger: Bool {
    guard case .own? = recipe.interaction else { return false }
    return recipe.returnsByPicture
  }
}

/// Where a simulation learns how a way is to be gone.
public protocol RouteFinder: Sendable {
  /// What the plan says of a way; nil if it says nothing.
  func route(_ passage: Passage, in band: Band) -> Route?
}

/// The routes of a plan in memory.
struct PlanRoutes: RouteFinder {
  private let plan: TransitionPlan
  private let decider: Decider
  private let views: Decider.Views
  private let builder: RecipeBuilder
  private let ends: [RecipeBuilder.End]

  init(_ plan: TransitionPlan) {
    self.plan = plan
    let style = plan.resolved.style
    let profile = Profile.named(by: style)
    decider = Decider(targets: style.targets, choices: MotionChoices(style), profile: profile)
    let views = decider.views(of: plan.resolved.looks)
    self.views = views
    builder = RecipeBuilder(profile: profile, targets: style.targets)
    ends = plan.resolved.looks.enumerated().map {
      RecipeBuilder.End($1, number: $0, views, profile)
    }
  }

  func route(_ passage: Passage, in band: Band) -> Route? {
    if let move = passage.move { return declared(move, passage, band) }
    return undeclared(passage, band)
  }

  private func declared(_ move: Int, _ passage: Passage, _ band: Band) -> Route? {
    let edge = plan.graph.edges[move]
    var states = (passage.from.state, passage.to.state)
    if edge.operation == .push, passage.direction == .pop { states = (states.1, states.0) }
    var number = plan.edgeVerdicts[move]
    if states != (0, 0) {
      guard let table = plan.edgeStateTables[move],
        let found = plan.stateTables[Int(table)].first(where: { ($0.from, $0.to) == states })
      else { return nil }
      number = found.verdict
    }
    let verdict = plan.verdicts[Int(number)]
    guard let way = passage.direction == .push ? verdict.push : verdict.pop else { return nil }
    let from26 = band == .from26 ? way.from26 : nil
    let recipe = plan.recipes[Int(from26?.recipe ?? way.recipe)]
    return Route(
      recipe: recipe, fallback: recipe.fallback.map { plan.recipes[Int($0)] },
      row: (from26?.decision ?? way.decision).rowName, number: Int(from26?.recipe ?? way.recipe))
  }

  private func undeclared(_ passage: Passage, _ band: Band) -> Route? {
    let targets = plan.resolved.style.targets
    guard let band = targets.bands.firstIndex(of: band) else { return nil }
    func look(_ end: Passage.End) -> Int {
      Int(plan.resolved.lookNumber(ofScreen: Int(end.screen), state: end.state))
    }
    let (from, to) = (look(passage.from), look(passage.to))
    let differences = decider.differences(
      in: views, from, to,
      tabBarDiffers: passage.from.showsTabBar != passage.to.showsTabBar)
    let judgements = decider.judgements(differences, band: band)
    let override = plan.overrides.override(
      from: passage.from.screen, to: passage.to.screen, passage.direction)
    let decision = decider.decide(judgements, override: override)
    func made(_ decision: Decision) -> Recipe {
      builder.recipe(
        RecipeBuilder.Order(
          decision, passage.direction, judgements, from: ends[from], to: ends[to], override,
          targets.bands[band]))
    }
    let recipe = made(decision)
    let fallback =
      recipe.snapshot?.of == .to ? made(decider.fallback(of: decision, judgements)) : nil
    return Route(recipe: recipe, fallback: fallback, row: decision.rowName, number: nil)
  }
}
