import JSONText
import Navigation
import StyleModel

/// Reads a plan back from its JSON.
///
/// Total: whatever the bytes are, the answer is a plan whose every index leads somewhere, or the
/// place at which it is none and what was expected there.
public func readPlan(_ bytes: [UInt8]) throws(PlanProblem) -> PlanDocument {
  let tree = try planTree(bytes)
  do throws(JSONMismatch) {
    return try PlanReader(JSONPlace(tree)).document()
  } catch {
    throw .value(error)
  }
}

/// The JSON of a plan.
func planTree(_ bytes: [UInt8]) throws(PlanProblem) -> JSONValue {
  do throws(JSONProblem) {
    return try readJSON(bytes)
  } catch {
    throw .text(error)
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
  let recipePlaces: [JSONPlace]
  let rows: [JSONPlace]
  /// Whether only what the plan says of the app is read, and nothing of what it says follows.
  private let isOfApp: Bool

  /// - Parameters:
  ///   - root: the document.
  ///   - isOfApp: whether only what it says of the app is read, and nothing of what it says follows.
  init(_ root: JSONPlace, onlyApp isOfApp: Bool = false) throws(JSONMismatch) {
    self.isOfApp = isOfApp
    self.root = root
    let version = try root.member("version")
    guard version.value == .number(1) else {
      throw JSONMismatch(
        path: version.path,
        message: "version \(version.value.summary) is not known, only version 1")
    }
    try root.member("$schema").expect(planURN)
    try Self.checkOrigin(of: root)
    targets = try Targets(root.member("targets"))
    screenPlaces = try root.member("screens").members()
    stackPlaces = try root.member("stacks").members()
    screenNumbers = Self.numbers(of: screenPlaces)
    stackNumbers = Self.numbers(of: stackPlaces)
    lookPlaces = try root.member("looks").items()
    recipePlaces = isOfApp ? [] : try root.member("plans").items()
    rows =
      isOfApp
      ? []
      : try root.member("reasons").items().map { (reason) throws(JSONMismatch) in
        try reason.member("row")
      }
  }

  /// Of who wrote it, and from what, nothing follows that could be held against it: so it must be
  /// that and no more.
  private static func checkOrigin(of root: JSONPlace) throws(JSONMismatch) {
    func strings(_ place: JSONPlace, _ keys: [String]) throws(JSONMismatch) {
      for key in keys { _ = try place.member(key).string() }
      guard try place.members().map(\.key) == keys else {
        throw place.mismatch("nothing but \(keys.map { "'\($0)'" }.joined(separator: ", "))")
      }
    }
    try strings(root.member("generator"), ["name", "version"])
    let sources = try root.member("sources")
    var known: [JSONValue] = []
    for source in try sources.items() {
      try strings(source, ["path"])
      guard !known.contains(source.value) else { throw source.mismatch("a file, once") }
      known.append(source.value)
    }
    if known.isEmpty { throw sources.mismatch("a file") }
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
      tree: root.value,
      sources: try root.member("sources").items().map { (source) throws(JSONMismatch) in
        try source.member("path").string()
      }, targets: targets, motion: try motion(), budget: try budget(),
      overrides: try root.optional("overrides")?.items().map(override) ?? [], looks: looks,
      screens: screens, stacks: try stackPlaces.map(stack), recipes: try recipes(),
      transitions: try transitions(of: screens), pairs: try pairs(), undeclared: try undeclared(),
      draft: draft)
  }

  private func transitions(
    of screens: [PlanDocument.Screen]
  ) throws(JSONMismatch) -> [PlanDocument.TransitionText] {
    guard !isOfApp else { return [] }
    return try root.member("transitions").items().map { (place) throws(JSONMismatch) in
      try transition(place, screens)
    }
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

  func screen(named place: JSONPlace) throws(JSONMismatch) -> Int {
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
    let place = member.place
    return PlanDocument.StackText(
      name: member.key, root: try screen(named: place.member("root")),
      kind: try place.member("kind").word(), hasTabBar: try place.member("tab-bar").boolean(),
      bar: isOfApp ? .system : try place.member("bar").word(),
      peak: isOfApp ? nil : try peak(place.member("pictures")))
  }

  private func peak(_ pictures: JSONPlace) throws(JSONMismatch) -> Int? {
    guard try pictures.optional("unbounded") == nil else { return nil }
    return try pictures.member("peak").index(below: Int(Int32.max))
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
    guard !isOfApp, let place = try root.optional("undeclared") else { return [:] }
    var undeclared: [Direction: Int] = [:]
    for direction in Direction.allCases {
      undeclared[direction] = try place.member(direction.rawValue).index(below: recipePlaces.count)
    }
    return undeclared
  }

  private func pairs() throws(JSONMismatch) -> [PlanDocument.Pair: PlanDocument.PairRun] {
    guard !isOfApp, try root.optional("undeclared") == nil else { return [:] }
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
}
