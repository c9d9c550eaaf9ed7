import Diagnostics
import Navigation
import StyleModel
import Transitions

extension Subject {
  /// Notes that show, for both screens of an operation, the value that decided.
  func notes(_ evidence: Evidence, along edge: Edge) -> [Note] {
    guard let values = evidence.values, let attribute = evidence.attribute else { return [] }
    let sides = zip([edge.from, edge.to], [values.from, values.to])
    return zip(sides, evidence.places).map { side, place in
      let name = style.screenName(Int(side.0))
      return Note("'\(name)' has \(attribute.path): \(side.1.description)", at: place)
    }
  }
}
