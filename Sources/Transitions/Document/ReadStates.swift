import JSONText
import StyleModel

/// Reads what a transition says of screens that are in states of their own.
struct StateReader {
  private(set) var runs: [PlanDocument.Run] = []

  /// - Parameters:
  ///   - place: the transition.
  ///   - names: the names of the states of its screens.
  ///   - directions: the one direction it goes; nil where each entry names its own.
  ///   - recipeCount: how many recipes there are.
  init(
    _ place: JSONPlace, names: (from: [String], to: [String]), directions: [Direction]?,
    recipeCount: Int
  ) throws(JSONMismatch) {
    var newer: [Key: Int] = [:]
    func read(_ key: String) throws(JSONMismatch) -> [(key: Key, recipe: Int)] {
      guard let entries = try place.optional(key) else { return [] }
      var result: [(Key, Int)] = []
      for (pair, entry) in try entries.members() {
        let parts = pair.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let from = names.from.firstIndex(of: parts[0]),
          let to = names.to.firstIndex(of: parts[1])
        else { throw entries.mismatch("pairs of states, not '\(pair)'") }
        if let direction = directions?.first {
          let recipe = try entry.index(below: recipeCount)
          result.append((Key(from: from, to: to, direction: direction), recipe))
          continue
        }
        for (word, way) in try entry.members() {
          guard let direction = Direction(rawValue: word) else {
            throw entry.mismatch("'push' and 'pop'")
          }
          let recipe = try way.index(below: recipeCount)
          result.append((Key(from: from, to: to, direction: direction), recipe))
        }
      }
      return result
    }
    for (key, recipe) in try read("states-from-26") { newer[key] = recipe }
    runs = try read("states").map { key, recipe in
      PlanDocument.Run(
        from: key.from, to: key.to, direction: key.direction, recipe: recipe,
        recipeFrom26: newer[key] ?? recipe)
    }
  }

  private struct Key: Hashable {
    let from: Int
    let to: Int
    let direction: Direction
  }
}
