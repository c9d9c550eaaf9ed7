import JSONText
import Navigation
import StyleModel

/// A plan beside what the compiler makes of the same app, place by place: what differs does not
/// follow.
struct PlanComparison {
  private var found: [BrokenProof] = []
  /// The first place that differs although nothing that was looked at does.
  private(set) var rest: [BrokenProof] = []
  /// How many operations take a picture.
  private(set) var captureCount = 0

  /// By the numbers of a recipe here and there: what does not follow. Recipes are few, transitions
  /// many.
  private var known: [SIMD2<Double>: [String]] = [:]

  private let claimed: JSONValue
  private let expected: JSONValue
  private let difference: JSONDifference

  /// What does not hold of one proof.
  func broken(_ proof: Proof) -> [BrokenProof] { found.filter { $0.proof == proof } }

  /// All that does not follow.
  var broken: [BrokenProof] { found.isEmpty ? rest : found }

  init(_ document: PlanDocument, _ again: TransitionPlan) {
    claimed = document.tree
    let bytes = JSONWriter.bytes { json in
      write(again, by: Generator(name: "", version: ""), to: &json)
    }
    expected = (try? readJSON(bytes)) ?? .null
    difference = JSONDifference(sourceCount: claimed["sources"]?.items.count ?? 0)
    for key in ["targets", "motion", "budget", "overrides", "looks", "screens", "undeclared"] {
      compare(key)
    }
    compareStacks()
    compareTransitions()
    comparePairs()
    let places = ["generator", "sources"]
    if let other = difference.first(claimed, expected, "", without: places) {
      rest = [BrokenProof(.decision, other.path, other.message)]
    }
  }

  private mutating func add(_ proof: Proof, _ subject: String, _ message: String) {
    guard broken(proof).count < PlanClaims.mostBroken else { return }
    found.append(BrokenProof(proof, subject, message))
  }

  private mutating func compare(_ key: String) {
    let (one, other) = (claimed[key] ?? .null, expected[key] ?? .null)
    if let difference = difference.first(one, other, key) {
      add(.decision, difference.path, difference.message)
    }
  }

  // MARK: Stacks

  private mutating func compareStacks() {
    for stack in (expected["stacks"] ?? .null).members {
      guard let own = claimed["stacks"]?[stack.key] else { continue }
      if let other = difference.first(own, stack.value, "", without: ["pictures"]) {
        add(.decision, "stack '\(stack.key)'", "\(other.path) \(other.message)")
      }
      let pictures = (own["pictures"] ?? .null, stack.value["pictures"] ?? .null)
      if let other = difference.first(pictures.0, pictures.1, "pictures") {
        add(.pictures, "stack '\(stack.key)'", "\(other.path) \(other.message)")
      }
    }
  }

  // MARK: Transitions

  private mutating func compareTransitions() {
    let claims = (claimed["transitions"] ?? .null).items
    var byName: [String: JSONValue] = [:]
    for claim in claims {
      if byName.updateValue(claim, forKey: claim.transitionName) != nil {
        add(.decision, claim.transitionName, "it stands twice in 'transitions'")
      }
      if claim["capture"] != nil { captureCount += 1 }
    }
    for wanted in (expected["transitions"] ?? .null).items {
      let name = wanted.transitionName
      guard let claim = byName.removeValue(forKey: name) else {
        add(.totality, name, "an operation leads there, but it has no plan")
        continue
      }
      compare(name, claim, wanted)
    }
    for name in byName.keys.sorted() {
      add(.decision, name, "no operation of a reachable screen leads there")
    }
  }

  private mutating func compare(_ name: String, _ claim: JSONValue, _ wanted: JSONValue) {
    comparePictures(name, claim, wanted)
    for (key, band) in [("reason", ""), ("reason-from-26", "from iOS 26 ")] {
      compareRow(name, band, claim.reason(key, of: claimed), wanted.reason(key, of: expected))
    }
    for key in ["plan", "push", "pop"] {
      for (key, band) in [(key, ""), ("\(key)-from-26", "from iOS 26 ")] {
        compareRecipe(name, band, key, claim[key], wanted[key])
      }
    }
    if found.contains(where: { $0.subject == name }) { return }
    for key in ["states", "states-from-26"] {
      compareRest(name, key, claim[key], wanted[key])
    }
    for key in ["reason", "reason-from-26"] {
      compareRest(name, key, claim.reason(key, of: claimed), wanted.reason(key, of: expected))
    }
  }

  private mutating func compareRest(
    _ name: String, _ key: String, _ claim: JSONValue?, _ wanted: JSONValue?
  ) {
    if let other = difference.first(claim ?? .null, wanted ?? .null, key) {
      add(.decision, name, "\(other.path) \(other.message)")
    }
  }

  private mutating func compareRow(
    _ name: String, _ band: String, _ claim: JSONValue?, _ wanted: JSONValue?
  ) {
    switch (claim?["row"], wanted?["row"]) {
    case (let one?, let other?) where one != other:
      add(
        .decision, name,
        "\(band)row \(one.summary) does not hold: the looks lead to \(other.summary)")
    case (nil, let other?):
      add(
        .decision, name, "\(band)the looks lead to row \(other.summary), of which nothing is said")
    case (let one?, nil):
      add(.decision, name, "\(band)row \(one.summary) is no other than below iOS 26")
    default: break
    }
  }

  private mutating func comparePictures(_ name: String, _ claim: JSONValue, _ wanted: JSONValue) {
    let covered = claim["from"]?.summary ?? ""
    switch (claim["capture"], wanted["capture"]) {
    case (nil, _?):
      add(.pictures, name, "it takes no picture of \(covered), to which something returns by one")
    case (_?, nil):
      add(.pictures, name, "it takes a picture of \(covered), to which nothing returns by one")
    default:
      let targets = (claim["target"] ?? .null, wanted["target"] ?? .null)
      if let other = difference.first(targets.0, targets.1, "target") {
        add(.pictures, name, "\(other.path) \(other.message)")
      }
    }
    let unshown = (claim["never-shown"] ?? .null, wanted["never-shown"] ?? .null)
    if let other = difference.first(unshown.0, unshown.1, "never-shown") {
      add(.pictures, name, "\(other.path) \(other.message)")
    }
  }

  // MARK: Pairs

  private mutating func comparePairs() {
    for row in (expected["pairs"] ?? .null).members {
      for cell in row.value.members {
        let own = claimed["pairs"]?[row.key]?[cell.key]
        for direction in Direction.allCases.map(\.rawValue) where cell.value[direction] != nil {
          let name = "looks[\(row.key)] → looks[\(cell.key)] (\(direction))"
          guard own?[direction] != nil else {
            add(.totality, name, "something leads there that nobody declared, but it has no plan")
            continue
          }
          for (key, band) in [(direction, ""), ("\(direction)-from-26", "from iOS 26 ")] {
            compareRecipe(name, band, key, own?[key], cell.value[key])
          }
        }
      }
    }
    for row in (claimed["pairs"] ?? .null).members {
      for cell in row.value.members {
        let wanted = expected["pairs"]?[row.key]?[cell.key]
        for member in cell.value.members where wanted?[member.key] == nil {
          add(
            .decision, "looks[\(row.key)] → looks[\(cell.key)] (\(member.key))",
            "nothing leads there")
        }
      }
    }
  }

  // MARK: Recipes

  /// Compares what two numbers of recipes stand for.
  private mutating func compareRecipe(
    _ name: String, _ band: String, _ key: String, _ claim: JSONValue?, _ wanted: JSONValue?
  ) {
    guard claim != nil || wanted != nil else { return }
    guard let claim, let wanted else {
      let (what, number) =
        claim.map { ("follows from nothing", $0) } ?? ("is missing", wanted ?? .null)
      add(.decision, name, "'\(key)': \(number.summary) \(what)")
      return
    }
    for problem in recipeProblems(claim, wanted) { add(.decision, name, "\(band)\(problem)") }
  }

  private mutating func recipeProblems(_ claim: JSONValue, _ wanted: JSONValue) -> [String] {
    guard case .number(let one) = claim, case .number(let other) = wanted else {
      return findRecipeProblems(claim, wanted)
    }
    if let known = known[SIMD2(one, other)] { return known }
    let problems = findRecipeProblems(claim, wanted)
    known[SIMD2(one, other)] = problems
    return problems
  }

  private func findRecipeProblems(_ claim: JSONValue, _ wanted: JSONValue) -> [String] {
    let own = recipe(claim, claimed)
    let right = recipe(wanted, expected)
    let standIns = Self.standIns.compactMap { key -> String? in
      guard let one = own.picture?[key], let other = right.picture?[key] else { return nil }
      return recipeProblem(recipe(one, claimed), recipe(other, expected), one).map {
        "without a picture, \($0)"
      }
    }
    return [recipeProblem(own, right, claim)].compactMap { $0 } + standIns
  }

  private static let standIns = ["fallback", "fallback-on-system-bar"]

  private func recipe(_ number: JSONValue, _ tree: JSONValue) -> JSONValue {
    guard case .number(let number) = number, let items = tree["plans"]?.items,
      let index = Int(exactly: number), items.indices.contains(index)
    else { return .null }
    return items[index]
  }

  private func recipeProblem(
    _ own: JSONValue, _ right: JSONValue, _ number: JSONValue
  ) -> String? {
    let place = "plans[\(number.summary)]"
    if own.recipeName != right.recipeName {
      return "\(place) is \(own.recipeName), but the row leads to \(right.recipeName)"
    }
    return difference.first(own, right, place, without: Self.standIns).map {
      "\($0.path) \($0.message)"
    }
  }
}

extension JSONValue {
  fileprivate var items: [JSONValue] {
    if case .array(let items) = self { items } else { [] }
  }

  fileprivate var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  fileprivate var text: String {
    if case .string(let text) = self { text } else { summary }
  }

  /// Of a transition: the reason that a member names.
  fileprivate func reason(_ key: String, of tree: JSONValue) -> JSONValue? {
    guard case .number(let number)? = self[key], let items = tree["reasons"]?.items,
      let index = Int(exactly: number), items.indices.contains(index)
    else { return nil }
    return items[index]
  }

  /// Of a transition: `home → detail (push)`.
  fileprivate var transitionName: String {
    let list = self["list"].map { " [\($0.summary)]" } ?? ""
    return "\(self["from"]?.text ?? "?") → \(self["to"]?.text ?? "?") "
      + "(\(self["operation"]?.text ?? "?")\(list))"
  }

  /// Of a recipe: the picture of the tap, or of the swipe alone.
  fileprivate var picture: JSONValue? { self["snapshot"] ?? self["interaction"]?["snapshot"] }

  /// Of a recipe: `background-crossfade, ride (push)`.
  fileprivate var recipeName: String {
    let motion = self["motion"].map { ", \($0.text)" } ?? ""
    return "\(self["strategy"]?.text ?? "?")\(motion) (\(self["direction"]?.text ?? "?"))"
  }
}
