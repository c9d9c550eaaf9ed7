import Navigation

extension SimulatedApp {
  /// The app that a plan which was read is for: what it can do follows from its operations, and
  /// everything that the plan says of that – pictures, promises, recipes – is as the JSON says.
  public init(_ document: PlanDocument) {
    let plan = document.compiledAgain()
    self.init(
      plan, document.pictures(along: plan.graph.edges), bars: document.stacks.map(\.bar),
      routes: DocumentRoutes(document, plan))
  }
}

extension PlanDocument {
  /// What the plan says of pictures, by edges of a graph.
  fileprivate func pictures(along edges: [Edge]) -> PicturePlan {
    let lookup = DocumentLookup(self)
    var targets = [Snapshot.Target?](repeating: nil, count: edges.count)
    var neverShown: [Int: [Int]] = [:]
    for (index, edge) in edges.enumerated() {
      let entry = lookup.entry(
        edge.operation, from: Int(edge.from), to: Int(edge.to), list: Int(edge.list))
      guard let entry else { continue }
      targets[index] = entry.capture
      if !entry.neverShown.isEmpty { neverShown[index] = entry.neverShown }
    }
    return PicturePlan(
      targets: targets, neverShown: neverShown,
      peaks: stacks.map { stack in
        stack.peak.map { .bounded($0, stack: []) } ?? .unbounded(cycle: [])
      })
  }
}

/// Whether a text is meant as the JSON of a plan, sound or not: it is an object and names the kind of
/// document that plans are, of whatever version.
public func isPlan(_ bytes: [UInt8]) -> Bool {
  guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
  let name = Array("\"urn:navstyle:plan:".utf8)
  return bytes.indices.contains { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
}
