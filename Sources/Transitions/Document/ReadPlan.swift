import JSONText
import Navigation
import StyleModel

/// Reads a plan back from its JSON.
///
/// Total: whatever the bytes are, the answer is a plan whose every index leads somewhere, or the
/// place at which it is none and what was expected there.
public func readPlan(_ bytes: [UInt8]) throws(PlanProblem) -> PlanDocument {
  let tree: JSONValue
  do throws(JSONProblem) {
    tree = try readJSON(bytes)
  } catch {
    throw .text(error)
  }
  do throws(JSONMismatch) {
    return try PlanReader(JSONPlace(tree)).document()
  } catch {
    throw .value(error)
  }
}

/// Reads part after part; names become indices as soon as all are known.
struct PlanReader {
  let root: JSONPlace
  let targets: Targets
  private let screenPlaces: [(key: String, place: JSONPlace)]
  private let stackPlaces: [(key: String, place: JSONPlace)]
  private let screenNumbers: [String: Int]
  private let stackNumbers: [String: Int]
  private let lookPlaces: [JSONPlace]
  private let recipePlaces: [JSONPlace]
  private let reasonCount: Int

  init(_ root: JSONPlace) throws(JSONMismatch) {
    self.root = root
    let version = try root.member("version")
    guard version.value == .number(1) else {
      throw JSONMismatch(
        path: version.path,
        message: "version \(version.value.summary) is not known, only version 1")
    }
    try root.member("$schema").expect(planURN)
    for key in ["name", "version"] {
      _ = try root.member("generator").member(key).string()
    }
    let sources = try root.member("sources")
    for source in try sources.items() { _ = try source.member("path").string() }
    if try sources.items().isEmpty { throw sources.mismatch("a file") }
    targets = try Targets(root.member("targets"))
    screenPlaces = try root.member("screens").members()
    stackPlaces = try root.member("stacks").members()
    screenNumbers = Self.numbers(of: screenPlaces)
    stackNumbers = Self.numbers(of: stackPlaces)
    lookPlaces = try root.member("looks").items()
    recipePlaces = try root.member("plans").items()
    reasonCount = try root.member("reasons").items().count
  }

  private static func numbers(of places: [(key: String, place: JSONPlace)]) -> [String: Int] {
    Dictionary(places.enumerated().map { ($1.key, $0) }) { first, _ in first }
  }

  func document() throws(JSONMismatch) -> PlanDocument {
    var draft = StyleDraft(targets: targets)
    var looks: [Look] = []
    for place in lookPlaces { looks.append(try Look(place, targets, &draft)) }
    let screens = try screenPlaces.map(screen)
    let stacks = try root.member("stacks")
    // Without any, the compiler would make one up, and nothing is said of it.
    guard !stackPlaces.isEmpty else { throw stacks.mismatch("a stack") }
    return PlanDocument(
      tree: root.value, targets: targets, motion: try motion(), budget: try budget(),
      overrides: try root.optional("overrides")?.items().map(override) ?? [], looks: looks,
      screens: screens, stacks: try stackPlaces.map(stack), recipes: try recipes(),
      transitions: try root.member("transitions").items().map {
        (place) throws(JSONMismatch) in try transition(place, screens)
      }, pairs: try pairs(), undeclared: try undeclared(), draft: draft)
  }

  // MARK: What was asked for

  private func motion() throws(JSONMismatch) -> PlanDocument.MotionText {
    let place = try root.member("motion")
    var choices = MotionChoices()
    let crossfade = try place.member("crossfade")
    choices.crossfade = try crossfade.word()
    guard choices.crossfade != .still else { throw crossfade.mismatch("'blend', 'ride'") }
    let images = try place.member("images")
    choices.imagesRide = images.value == .string("ride")
    if !choices.imagesRide { try images.expect("snapshot") }
    return PlanDocument.MotionText(
      profile: try place.member("profile").word(), choices: choices,
      numbers: Profile.Numbers(
        duration: try place.member("duration").number(in: 0...Double.infinity),
        parallax: try place.optional("parallax")?.number(in: 0...1),
        dim: try place.optional("dim")?.number(in: 0...1)))
  }

  private func budget() throws(JSONMismatch) -> PlanDocument.BudgetText {
    let place = try root.member("budget")
    let device = try place.member("device")
    let name = try device.string()
    guard let index = Device.all.firstIndex(where: { $0.name == name }) else {
      throw device.mismatch("a device")
    }
    return PlanDocument.BudgetText(
      snapshots: try place.member("snapshots").number(in: 0...0x1p53), device: index,
      backMenu: try place.member("back-menu").word())
  }

  private func override(_ place: JSONPlace) throws(JSONMismatch) -> PlanDocument.OverrideText {
    func end(_ key: String) throws(JSONMismatch) -> Int? {
      let place = try place.member(key)
      return place.value == .string("*") ? nil : try screen(named: place)
    }
    var asked = Override()
    asked.strategy = try place.optional("strategy")?.word()
    asked.motion = try place.optional("motion")?.word()
    asked.isAnimated = try place.optional("animated")?.boolean()
    asked.duration = try place.optional("duration")?.number(in: 0...Double.infinity)
    return PlanDocument.OverrideText(
      from: try end("from"), to: try end("to"),
      direction: try place.optional("operation")?.word(), asked: asked)
  }

  // MARK: Screens and stacks

  private func screen(named place: JSONPlace) throws(JSONMismatch) -> Int {
    guard let number = screenNumbers[try place.string()] else {
      throw place.mismatch("the name of a screen")
    }
    return number
  }

  private func stack(named place: JSONPlace) throws(JSONMismatch) -> Int {
    guard let number = stackNumbers[try place.string()] else {
      throw place.mismatch("the name of a stack")
    }
    return number
  }

  private func screen(
    _ member: (key: String, place: JSONPlace)
  ) throws(JSONMismatch) -> PlanDocument.Screen {
    let looks = try member.place.member("looks")
    let states = try looks.members().map { (state) throws(JSONMismatch) in
      var numbers: [Visibility: Int] = [:]
      for (key, place) in try state.place.members() {
        guard let visibility = Visibility(rawValue: key) else {
          throw state.place.mismatch("'shown' and 'hidden'")
        }
        numbers[visibility] = try place.index(below: lookPlaces.count)
      }
      guard !numbers.isEmpty else { throw state.place.mismatch("a look") }
      return PlanDocument.State(name: state.key, looks: numbers)
    }
    guard states.first?.name == "", states.count <= ValueType.maximumStates + 1 else {
      throw looks.mismatch("the unnamed state first, and at most \(ValueType.maximumStates) more")
    }
    return PlanDocument.Screen(
      name: member.key, states: states, backButton: try member.place.member("back-button").word(),
      operations: try operations(member.place.member("operations")))
  }

  private func operations(_ place: JSONPlace) throws(JSONMismatch) -> PlanDocument.Operations {
    func screens(_ key: String) throws(JSONMismatch) -> [Int] {
      try place.optional(key)?.items().map(screen(named:)) ?? []
    }
    func stacks(_ key: String) throws(JSONMismatch) -> [Int] {
      try place.optional(key)?.items().map(stack(named:)) ?? []
    }
    let lists = try place.optional("replace")?.items().map { (list) throws(JSONMismatch) in
      let screens = try list.items().map(screen(named:))
      guard !screens.isEmpty else { throw list.mismatch("a screen") }
      return screens
    }
    return PlanDocument.Operations(
      push: try screens("push"), popTo: try screens("pop-to"),
      popsToRoot: try place.optional("pop-to-root")?.boolean() ?? false, replace: lists ?? [],
      replaceTop: try screens("replace-top"), present: try stacks("present"),
      embed: try stacks("embed"))
  }

  private func stack(
    _ member: (key: String, place: JSONPlace)
  ) throws(JSONMismatch) -> PlanDocument.StackText {
    let pictures = try member.place.member("pictures")
    let isEndless = try pictures.optional("unbounded") != nil
    return PlanDocument.StackText(
      name: member.key, root: try screen(named: member.place.member("root")),
      kind: try member.place.member("kind").word(),
      hasTabBar: try member.place.member("tab-bar").boolean(),
      bar: try member.place.member("bar").word(),
      peak: isEndless ? nil : try pictures.member("peak").index(below: Int(Int32.max)))
  }

  // MARK: Recipes and transitions

  private func recipes() throws(JSONMismatch) -> [Recipe] {
    let count = recipePlaces.count
    let recipes = try recipePlaces.map { (place) throws(JSONMismatch) in
      try Recipe(place, count: count)
    }
    for (recipe, place) in zip(recipes, recipePlaces) {
      let standIns = [
        ("fallback", recipe.fallback), ("fallback-on-system-bar", recipe.fallbackOnSystemBar),
      ]
      for case (let key, let standIn?) in standIns
      where recipes[Int(standIn)].outcome.motion == nil {
        let picture = try Recipe.picture(in: place)
        throw try picture?.member(key).mismatch("a background-crossfade")
          ?? place.mismatch("a picture")
      }
    }
    return recipes
  }

  private func undeclared() throws(JSONMismatch) -> [Direction: Int] {
    guard let place = try root.optional("undeclared") else { return [:] }
    var undeclared: [Direction: Int] = [:]
    for direction in Direction.allCases {
      undeclared[direction] = try place.member(direction.rawValue).index(below: recipePlaces.count)
    }
    return undeclared
  }

  private func pairs() throws(JSONMismatch) -> [PlanDocument.Pair: PlanDocument.PairRun] {
    guard try root.optional("undeclared") == nil else { return [:] }
    var pairs: [PlanDocument.Pair: PlanDocument.PairRun] = [:]
    for (from, row) in try root.member("pairs").members() {
      for (to, cell) in try row.members() {
        guard let one = Int(from), let other = Int(to), lookPlaces.indices.contains(one),
          lookPlaces.indices.contains(other)
        else { throw cell.mismatch("the numbers of two looks, not '\(from)' and '\(to)'") }
        for direction in Direction.allCases {
          let key = direction.rawValue
          guard let recipe = try cell.optional(key)?.index(below: recipePlaces.count) else {
            continue
          }
          let newer = try cell.optional("\(key)-from-26")?.index(below: recipePlaces.count)
          pairs[PlanDocument.Pair(from: one, to: other, direction: direction)] =
            PlanDocument.PairRun(recipe: recipe, recipeFrom26: newer ?? recipe)
        }
      }
    }
    return pairs
  }

  private func transition(
    _ place: JSONPlace, _ screens: [PlanDocument.Screen]
  ) throws(JSONMismatch) -> PlanDocument.TransitionText {
    let operation: Navigation.Operation = try place.member("operation").word()
    let from = try screen(named: place.member("from"))
    let to = try screen(named: place.member("to"))
    var runs: [PlanDocument.Run] = []
    let directions: [(key: String, direction: Direction)]
    var list = -1
    switch operation {
    case .push, .replaceTop: directions = [("plan", .push)]
    case .pop, .popTo, .popToRoot, .backMenu, .tabTap: directions = [("plan", .pop)]
    case .replace:
      directions = Direction.allCases.map { ($0.rawValue, $0) }
      list = try place.member("list").index(below: screens[from].operations.replace.count)
    }
    for (key, direction) in directions {
      guard let plan = try place.optional(key) else { continue }
      let recipe = try plan.index(below: recipePlaces.count)
      let newer = try place.optional("\(key)-from-26")?.index(below: recipePlaces.count)
      runs.append(
        PlanDocument.Run(
          from: 0, to: 0, direction: direction, recipe: recipe, recipeFrom26: newer ?? recipe))
    }
    guard !runs.isEmpty else { throw place.mismatch("a member 'plan'") }
    _ = try place.member("reason").index(below: reasonCount)
    _ = try place.optional("reason-from-26")?.index(below: reasonCount)
    let states = try StateReader(
      place, names: (screens[from].states.map(\.name), screens[to].states.map(\.name)),
      directions: operation == .replace ? nil : directions.map(\.direction),
      recipeCount: recipePlaces.count)
    let height = list < 0 ? 0 : screens[from].operations.replace[list].count
    return PlanDocument.TransitionText(
      from: from, to: to, operation: operation, list: list, runs: runs + states.runs,
      isTaken: try place.optional("capture")?.boolean() ?? false,
      neverShown: try place.optional("never-shown")?.items().map {
        (item) throws(JSONMismatch) in try item.index(below: height)
      } ?? [])
  }
}
