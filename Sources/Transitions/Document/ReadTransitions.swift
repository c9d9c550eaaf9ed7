import JSONText
import Navigation
import StyleModel

extension PlanReader {
  /// The view of which a transition takes a picture.
  private func capture(_ place: JSONPlace) throws(JSONMismatch) -> Snapshot.Target? {
    // Who takes none takes none of whatever view: `verify` says that it is too much.
    guard try place.optional("capture")?.boolean() == true else { return nil }
    return try place.member("target").word()
  }

  /// The row that the reason of a number names.
  private func row(_ number: JSONPlace) throws(JSONMismatch) -> String {
    let place = rows[try number.index(below: rows.count)]
    let name = try place.string()
    guard decisionTable.contains(where: { $0.name == name }) else {
      throw place.mismatch("a row of the decision table")
    }
    return name
  }

  /// An entry of `transitions`.
  func transition(
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
    let row = try row(place.member("reason"))
    let states = try StateReader(
      place, names: (screens[from].states.map(\.name), screens[to].states.map(\.name)),
      directions: operation == .replace ? nil : directions.map(\.direction),
      recipeCount: recipePlaces.count)
    let height = list < 0 ? 0 : screens[from].operations.replace[list].count
    return PlanDocument.TransitionText(
      from: from, to: to, operation: operation, list: list, row: row,
      rowFrom26: try place.optional("reason-from-26").map(self.row) ?? row,
      runs: runs + states.runs,
      capture: try capture(place),
      neverShown: try place.optional("never-shown")?.items().map {
        (item) throws(JSONMismatch) in try item.index(below: height)
      } ?? [])
  }
}
