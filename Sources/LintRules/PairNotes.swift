import Diagnostics
import Navigation
import StyleModel
import Transitions

extension Subject {
  /// Notes that show, for both screens of a transition, the value that decided.
  func notes(_ evidence: Evidence, of transition: Transition) -> [Note] {
    guard let values = evidence.values, let attribute = evidence.attribute else { return [] }
    let names = names(of: transition)
    let sides = zip([names.from, names.to], [values.from, values.to])
    return zip(sides, evidence.places).map { side, place in
      Note("\(side.0) has \(attribute.path): \(side.1.description)", at: place)
    }
  }

  /// The screens of a transition, each with its state where it is in one of its own.
  func names(of transition: Transition) -> (from: String, to: String) {
    (name(sighting(.from, of: transition)), name(sighting(.to, of: transition)))
  }
}
