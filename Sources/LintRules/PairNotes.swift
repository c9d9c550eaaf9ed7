import Diagnostics
import Navigation
import StyleModel
import Transitions

extension Subject {
  /// Notes that show, for both screens of a transition, the value that decided.
  func notes(_ evidence: Evidence, of transition: Transition) -> [Note] {
    guard let values = evidence.values, let attribute = evidence.attribute else { return [] }
    let sides = zip([transition.from, transition.to], [values.from, values.to])
    return zip(sides, evidence.places).map { side, place in
      let name = style.screenName(side.0)
      return Note("'\(name)' has \(attribute.path): \(side.1.description)", at: place)
    }
  }
}
