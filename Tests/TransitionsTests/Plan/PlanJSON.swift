import Foundation
import JSONText
import Transitions

/// A plan as it is written, and what Foundation reads in it.
struct PlanJSON {
  let text: String
  private let root: [String: Any]

  init(_ plan: TransitionPlan) {
    let bytes = JSONWriter.bytes { json in
      write(plan, by: Generator(name: "navstyle", version: "0"), to: &json)
    }
    text = String(decoding: bytes, as: UTF8.self)
    let parsed = try? JSONSerialization.jsonObject(with: Data(bytes))
    root = parsed as? [String: Any] ?? [:]
  }

  subscript(path: String...) -> Any? {
    path.reduce(root as Any?) { value, key in (value as? [String: Any])?[key] }
  }

  func list(_ path: String...) -> [[String: Any]] {
    let value = path.reduce(root as Any?) { value, key in (value as? [String: Any])?[key] }
    return value as? [[String: Any]] ?? []
  }

  var isEmpty: Bool { root.isEmpty }
  var plans: [[String: Any]] { list("plans") }
  var looks: [[String: Any]] { list("looks") }
  var transitions: [[String: Any]] { list("transitions") }
  var reasons: [[String: Any]] { list("reasons") }
}
