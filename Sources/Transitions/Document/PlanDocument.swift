public import JSONText
public import Navigation
public import StyleModel

/// A plan as it is read back from its JSON: everything that it says of an app, and what it says
/// follows from that.
public struct PlanDocument: Sendable {
  /// What was read.
  public let tree: JSONValue
  /// The style files it was compiled from, from the root of their project; the first one is the one
  /// with which the description begins.
  public let sources: [String]
  /// What the app is built for.
  public let targets: Targets
  /// How its transitions move.
  public let motion: MotionText
  /// What pictures may cost.
  public let budget: BudgetText
  /// What `transitions` asks for.
  public let overrides: [OverrideText]
  /// The looks.
  public let looks: [Look]
  /// The screens, in their order.
  public let screens: [Screen]
  /// The navigation controllers, in their order.
  public let stacks: [StackText]
  /// The recipes.
  public let recipes: [Recipe]
  /// What runs by which of them.
  public let transitions: [TransitionText]
  /// What runs between looks where nobody declared it.
  public let pairs: [Pair: PairRun]
  /// By direction, where pairs were left out: the recipe of everything that is not declared.
  public let undeclared: [Direction: Int]
  /// Knows the names of the looks' images.
  let draft: StyleDraft

  /// `motion`, as it counts.
  public struct MotionText: Sendable {
    /// The profile.
    public let profile: ProfileName
    /// The choices that are the app's.
    public let choices: MotionChoices
    /// The numbers by which taps and swipes alike move.
    public let numbers: Profile.Numbers
  }

  /// `budget`, as it counts.
  public struct BudgetText: Sendable {
    /// The memory that pictures may take, in bytes.
    public let snapshots: Double
    /// The device it is counted for, as an index into `Device.all`.
    public let device: Int
    /// What the back menu's returns are shown by.
    public let backMenu: BackMenu
  }

  /// An entry of `overrides`.
  public struct OverrideText: Sendable {
    /// One screen; nil for all.
    public let from: Int?
    /// The other; nil for all.
    public let to: Int?
    /// Nil for both.
    public let direction: Direction?
    /// What is asked for.
    public let asked: Override
  }

  /// A screen.
  public struct Screen: Sendable {
    /// Its name.
    public let name: String
    /// Its states, the one it opens with first, with the look in each.
    public let states: [State]
    /// Its back button.
    public let backButton: BackButton
    /// The operations that lead from it.
    public let operations: Operations
  }

  /// A state of a screen.
  public struct State: Sendable {
    /// Its name; empty for the one the screen opens with.
    public let name: String
    /// By whether the tab bar is there: the look, as an index; at least one of the two.
    public let looks: [Visibility: Int]
  }

  /// Where a screen leads to, by index.
  public struct Operations: Sendable {
    /// The screens it pushes.
    public let push: [Int]
    /// The screens it returns to.
    public let popTo: [Int]
    /// Whether it returns to the root.
    public let popsToRoot: Bool
    /// The stacks it puts in place of its own.
    public let replace: [[Int]]
    /// The screens it puts in its own place.
    public let replaceTop: [Int]
    /// The stacks it presents.
    public let present: [Int]
    /// The stacks it embeds.
    public let embed: [Int]
  }

  /// A navigation controller.
  public struct StackText: Sendable {
    /// Its name.
    public let name: String
    /// The screen at the bottom.
    public let root: Int
    /// Where it stands.
    public let kind: StackKind
    /// Whether it is a tab.
    public let hasTabBar: Bool
    /// What UIKit's own bar is in it.
    public let bar: TransitionPlan.StackBar
    /// How many pictures it holds at most; nil where that is without end.
    public let peak: Int?
  }

  /// An entry of `transitions`.
  public struct TransitionText: Sendable {
    /// The screen on top before.
    public let from: Int
    /// The screen on top after.
    public let to: Int
    /// By which operation.
    public let operation: Navigation.Operation
    /// Of a replace: which of the screen's lists; else −1.
    public let list: Int
    /// The row of the decision table that is said to hold.
    public let row: String
    /// The row from iOS 26.
    public let rowFrom26: String
    /// The recipes for every pair of states, those they open with first.
    public let runs: [Run]
    /// The view it takes a picture of, with the screen it covers; nil if it takes none.
    public let capture: Snapshot.Target?
    /// Of a replace: the places in its list to which somebody may return by picture before their
    /// screens were ever shown.
    public let neverShown: [Int]
  }

  /// Two looks, as indices, and the way between them.
  public struct Pair: Hashable, Sendable {
    /// The look before.
    public let from: Int
    /// The look after.
    public let to: Int
    /// Which way it goes.
    public let direction: Direction
  }

  /// The recipes of a pair.
  public struct PairRun: Hashable, Sendable {
    /// The recipe.
    public let recipe: Int
    /// Its recipe from iOS 26.
    public let recipeFrom26: Int
  }

  /// A recipe for a pair of states in a band.
  public struct Run: Hashable, Sendable {
    /// The states, by their numbers.
    public let from: Int
    /// The states, by their numbers.
    public let to: Int
    /// Which way it goes.
    public let direction: Direction
    /// The recipe.
    public let recipe: Int
    /// Its recipe from iOS 26.
    public let recipeFrom26: Int
  }
}

/// Why a plan cannot be read.
public enum PlanProblem: Error, Sendable {
  /// It is no JSON.
  case text(JSONProblem)
  /// It is no plan.
  case value(JSONMismatch)

  /// In words, with the place.
  public var description: String {
    switch self {
    case .text(let problem):
      "not JSON: line \(problem.line), column \(problem.column): \(problem.message)"
    case .value(let mismatch):
      mismatch.path.isEmpty ? mismatch.message : "\(mismatch.path): \(mismatch.message)"
    }
  }
}
