import Navigation
import StyleModel

/// The verdicts on pairs of looks, and the recipes they name: each worked out once.
///
/// A verdict follows from what differs between the two looks, not from the looks themselves; so
/// pairs with the same differences share one, and only what differs is worked out for each.
struct VerdictTable: Sendable {
  private let bands: [Band]
  private let decider: Decider
  private let builder: RecipeBuilder
  private let overrides: OverrideTable
  private let views: Decider.Views
  /// By look: which of the distinct ends it is.
  private let endNumbers: [Int32]
  private let ends: [RecipeBuilder.End]
  private var distinctOverrides: [Override] = []
  private var overrideNumbers: [Override: Int32] = [:]
  /// By two looks on which nothing else bears: the number of their verdict, or −1. First those of
  /// pushes, then those of returns.
  private var known: [Int32]
  private var answers = QuestionTable()
  private(set) var verdicts: [Verdict] = []
  private(set) var recipes: [Recipe] = []
  private var recipeNumbers: [Recipe: Int32] = [:]

  init(_ resolved: ResolvedStyle, _ overrides: OverrideTable) {
    let style = resolved.style
    let profile = Profile.named(by: style)
    let decider = Decider(style)
    self.decider = decider
    self.overrides = overrides
    bands = style.targets.bands
    builder = RecipeBuilder(profile: profile, targets: style.targets)
    let views = decider.views(of: resolved.looks)
    self.views = views
    var ends: [RecipeBuilder.End] = []
    var numbers: [RecipeBuilder.End: Int32] = [:]
    endNumbers = resolved.looks.indices.map { look in
      let end = RecipeBuilder.End(resolved.looks[look], number: look, views, profile)
      if let number = numbers[end] { return number }
      numbers[end] = Int32(ends.count)
      ends.append(end)
      return Int32(ends.count - 1)
    }
    self.ends = ends
    // A large app has few looks; of one that has many, few pairs would be met twice.
    let lookCount = resolved.looks.count
    known = Array(repeating: -1, count: lookCount <= 1024 ? 2 * lookCount * lookCount : 0)
  }

  /// What is asked for the two ways of a pair, as indices of distinct overrides; −1 for nothing.
  typealias Asked = (push: Int32, pop: Int32)

  /// The number of the verdict on a pair of looks.
  mutating func verdict(
    _ from: Int32, _ to: Int32, _ shape: Question.Shape, _ asked: Asked = (-1, -1),
    tabBarDiffers: Bool
  ) -> Int32 {
    guard shape == .thereAndBack || shape == .back, asked.push < 0, asked.pop < 0, !tabBarDiffers,
      !known.isEmpty
    else { return answer(from, to, shape, asked, tabBarDiffers: tabBarDiffers) }
    let row = Int(from) + (shape == .back ? endNumbers.count : 0)
    let pair = row * endNumbers.count + Int(to)
    if known[pair] < 0 { known[pair] = answer(from, to, shape, asked, tabBarDiffers: false) }
    return known[pair]
  }

  private mutating func answer(
    _ from: Int32, _ to: Int32, _ shape: Question.Shape, _ asked: Asked, tabBarDiffers: Bool
  ) -> Int32 {
    let question = Question(
      differences: decider.differences(
        in: views, Int(from), Int(to), tabBarDiffers: tabBarDiffers),
      from: endNumbers[Int(from)], to: endNumbers[Int(to)], shape: shape, push: asked.push,
      pop: asked.pop)
    if let number = answers[question] { return number }
    let number = Int32(verdicts.count)
    verdicts.append(verdict(question))
    answers.add(question, number)
    return number
  }

  // MARK: Overrides

  /// What is asked for each way of an edge.
  mutating func asked(_ edge: Edge, _ shape: Question.Shape) -> Asked {
    guard !overrides.isEmpty else { return (-1, -1) }
    let isThereAndBack = shape == .thereAndBack
    return (
      shape.goesAway ? number(edge.from, edge.to, .push) : -1,
      !shape.goesBack
        ? -1
        : isThereAndBack ? number(edge.to, edge.from, .pop) : number(edge.from, edge.to, .pop)
    )
  }

  /// What is asked for pairs that no override names.
  mutating func askedOfAll(_ shape: Question.Shape) -> Asked {
    guard !overrides.isEmpty else { return (-1, -1) }
    return (
      shape.goesAway ? number(overrides.ofAll(.push)) : -1,
      shape.goesBack ? number(overrides.ofAll(.pop)) : -1
    )
  }

  private mutating func number(_ from: Int32, _ to: Int32, _ direction: Direction) -> Int32 {
    number(overrides.override(from: from, to: to, direction))
  }

  /// The number of an override; −1 for none.
  mutating func number(_ override: Override?) -> Int32 {
    guard let override else { return -1 }
    if let known = overrideNumbers[override] { return known }
    overrideNumbers[override] = Int32(distinctOverrides.count)
    distinctOverrides.append(override)
    return Int32(distinctOverrides.count - 1)
  }

  // MARK: Verdicts

  private mutating func verdict(_ question: Question) -> Verdict {
    let isThereAndBack = question.shape == .thereAndBack
    let push = question.shape.goesAway ? way(question, .push, isBack: false) : nil
    let pop = question.shape.goesBack ? way(question, .pop, isBack: isThereAndBack) : nil
    return Verdict(push: push, pop: pop, differences: question.differences.union)
  }

  private mutating func way(
    _ question: Question, _ direction: Direction, isBack: Bool
  ) -> Verdict.Way {
    let asked = direction == .push ? question.push : question.pop
    let override = asked < 0 ? nil : distinctOverrides[Int(asked)]
    var found: [Verdict.From26] = []
    for (index, band) in bands.enumerated() {
      let judgements = decider.judgements(question.differences, band: index)
      let decision = decider.decide(judgements, override: override)
      var order = RecipeBuilder.Order(
        decision, direction, judgements, from: ends[Int(isBack ? question.to : question.from)],
        to: ends[Int(isBack ? question.from : question.to)], override, band)
      order.bringsTabBar = direction == .pop && question.shape.bringsTabBar
      found.append(
        Verdict.From26(recipe: recipe(order, judgements), decision: decision))
    }
    let (first, last) = (found[0], found[found.count - 1])
    let isSame = first.recipe == last.recipe && first.decision == last.decision
    return Verdict.Way(
      recipe: first.recipe, decision: first.decision, from26: isSame ? nil : last)
  }

  /// The number of the recipe for an order; those that stand in where its picture is missing come
  /// with it.
  private mutating func recipe(
    _ order: RecipeBuilder.Order, _ judgements: [Judgement]
  ) -> Int32 {
    var recipe = builder.recipe(order)
    guard recipe.hasFallback else { return number(of: recipe) }
    // Where only the swipe shows a picture, what a tap does is carried without one.
    let decision =
      recipe.snapshot == nil ? order.decision : decider.fallback(of: order.decision, judgements)
    func standIn(_ decision: Decision) -> Int32 {
      var order = order
      order.decision = decision
      order.isFallback = true
      return self.number(of: builder.recipe(order))
    }
    let fallback = standIn(decision)
    let isFading = recipes[Int(fallback)].needsBackgroundViews
    recipe.fallback = fallback
    recipe.fallbackOnSystemBar = isFading ? standIn(decision.stayingStill) : nil
    return self.number(of: recipe)
  }

  private mutating func number(of recipe: Recipe) -> Int32 {
    if let known = recipeNumbers[recipe] { return known }
    let number = Int32(recipes.count)
    recipes.append(recipe)
    recipeNumbers[recipe] = number
    return number
  }

  /// The recipe for a pair of which nothing is known: UIKit's own transition, whatever it shows.
  mutating func unknown(_ direction: Direction) -> Int32 {
    var recipe = Recipe(outcome: .crossfade(.still), direction: direction)
    recipe.isBreak = true
    recipe.foreground = Foreground(tint: true, title: true, largeTitle: true, statusBar: true)
    if direction == .pop { recipe.interaction = .uikit }
    return number(of: recipe)
  }
}

extension Recipe {
  /// Whether it takes UIKit's own bar away for the life of the stack.
  public var needsBackgroundViews: Bool {
    outcome == .crossfade(.blend) || outcome == .crossfade(.ride)
  }
}
