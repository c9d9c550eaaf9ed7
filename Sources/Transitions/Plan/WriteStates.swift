import JSONText
import Navigation
import StyleModel

/// What a plan says of screens that are in states of their own.
extension PlanWriter {
  /// `"<from state>/<to state>"`, each with its recipe – of a replace, with one for each direction.
  func write(states transitions: [Transition], to json: inout JSONWriter) {
    write(transitions, as: "states", to: &json) { $0.recipe }
    let isOther = { (way: Verdict.Way) in
      way.from26.map { $0.recipe != way.recipe } ?? false
    }
    guard transitions.contains(where: { isOther($0.way) }) else { return }
    write(transitions.filter { isOther($0.way) }, as: "states-from-26", to: &json) {
      $0.from26?.recipe ?? $0.recipe
    }
  }

  private func write(
    _ transitions: [Transition], as key: String, to json: inout JSONWriter,
    recipe: (Verdict.Way) -> Int32
  ) {
    json.key(key)
    json.object { json in
      var rest = transitions[...]
      while let first = rest.first {
        let same = rest.prefix { $0.states == first.states }
        rest = rest.dropFirst(same.count)
        json.key(
          plan.resolved.stateName(first.states.from, ofScreen: first.from) + "/"
            + plan.resolved.stateName(first.states.to, ofScreen: first.to))
        guard first.operation == .replace else {
          json.value(Int(recipe(first.way)))
          continue
        }
        json.object { json in
          for transition in same {
            json.member(transition.direction.rawValue, Int(recipe(transition.way)))
          }
        }
      }
    }
  }
}
