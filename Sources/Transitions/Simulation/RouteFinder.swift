public import StyleModel

/// What a plan says of a step.
public struct Route: Sendable {
  /// The number of its recipe.
  public let number: Int
  /// How it runs.
  public let recipe: Recipe
  /// How it runs where the picture it wants is missing; nil if it wants none.
  public let fallback: Recipe?
  /// The same where the bar is UIKit's own, if that differs.
  public let fallbackOnSystemBar: Recipe?
  /// The row of the decision table that held, where that is known.
  public let row: String?

  /// A route by one of these recipes.
  init(_ number: Int, of recipes: [Recipe], row: String?) {
    func standIn(_ number: Int32?) -> Recipe? { number.map { recipes[Int($0)] } }
    self.number = number
    recipe = recipes[number]
    fallback = standIn(recipe.fallback)
    fallbackOnSystemBar = standIn(recipe.fallbackOnSystemBar)
    self.row = row
  }

  /// How it runs without the picture in a stack.
  func standIn(in stack: SimulatedApp.Stack) -> Recipe {
    (stack.hasSystemBar ? fallbackOnSystemBar : nil) ?? fallback ?? recipe
  }
}

/// Where a simulation learns how a step is to run.
public protocol RouteFinder: Sendable {
  /// What the plan says of a step; nil if it says nothing.
  func route(_ step: PlanLookup.Step, in band: Band) -> Route?
}

/// The routes of a plan in memory.
struct PlanRoutes: RouteFinder {
  private let plan: TransitionPlan
  private let lookup: PlanLookup

  init(_ plan: TransitionPlan) {
    self.plan = plan
    lookup = PlanLookup(plan)
  }

  func route(_ step: PlanLookup.Step, in band: Band) -> Route? {
    guard let number = lookup.recipe(for: step, in: band) else { return nil }
    let way = lookup.way(of: step)
    let decision = band == .from26 ? way?.from26?.decision ?? way?.decision : way?.decision
    return Route(Int(number), of: plan.recipes, row: decision?.rowName)
  }
}

/// The routes of a plan that was read.
struct DocumentRoutes: RouteFinder {
  /// Knows the rows of which a plan says nothing: those between looks.
  private let again: PlanRoutes
  private let recipes: [Recipe]
  private let lookup: DocumentLookup
  /// By direction: what the plan has for pairs of which it knows nothing.
  private let undeclared: [Direction: Int]

  init(_ document: PlanDocument, _ again: TransitionPlan) {
    self.again = PlanRoutes(again)
    recipes = document.recipes
    lookup = DocumentLookup(document)
    undeclared = document.undeclared
  }

  func route(_ step: PlanLookup.Step, in band: Band) -> Route? {
    let number = lookup.recipe(for: step, in: band) ?? undeclared[step.direction]
    return number.map { number in
      let row = lookup.row(for: step, in: band) ?? again.route(step, in: band)?.row
      return Route(number, of: recipes, row: row)
    }
  }
}
