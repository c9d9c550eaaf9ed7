import JSONText
import Navigation
import StyleModel

extension SimulatedApp {
  /// The app that a plan which was read is for: what it can do follows from its operations, and
  /// everything that the plan says of that – pictures, promises, recipes – is as the JSON says.
  ///
  /// - Throws: the place at which the JSON says what no plan can.
  public init(_ document: PlanDocument) throws(PlanProblem) {
    let plan = document.compiledAgain()
    do throws(JSONMismatch) {
      let claims = try SimulationClaims(document, plan.graph)
      self.init(
        plan, claims.pictures, bars: claims.bars,
        routes: DocumentRoutes(document, undeclared: claims.undeclared))
    } catch {
      throw .value(error)
    }
  }
}

/// What the JSON of a plan says only to those who run it.
private struct SimulationClaims {
  let pictures: PicturePlan
  let bars: [TransitionPlan.StackBar]
  let undeclared: [Direction: Int]

  /// An operation that may cover a screen.
  private struct Cover: Hashable {
    let from: Int
    let to: Int
    let operation: Navigation.Operation
    let list: Int
  }

  init(_ document: PlanDocument, _ graph: NavigationGraph) throws(JSONMismatch) {
    let root = JSONPlace(document.tree)
    let covers = try Self.covers(root, document)
    var isTaken = [Bool](repeating: false, count: graph.edges.count)
    var neverShown: [Int: [Int]] = [:]
    for (index, edge) in graph.edges.enumerated() {
      let cover = Cover(
        from: Int(edge.from), to: Int(edge.to), operation: edge.operation, list: Int(edge.list))
      guard let claim = covers[cover] else { continue }
      isTaken[index] = claim.isTaken
      if !claim.neverShown.isEmpty { neverShown[index] = claim.neverShown }
    }
    let stacks = try root.member("stacks")
    // Without any, the compiler would make one up, and nothing is said of it.
    guard !document.stacks.isEmpty else { throw stacks.mismatch("a stack") }
    pictures = PicturePlan(
      isTaken: isTaken, neverShown: neverShown,
      peaks: try stacks.members().map { (stack) throws(JSONMismatch) in
        try Self.peak(stack.place.member("pictures"))
      })
    bars = try stacks.members().map { (stack) throws(JSONMismatch) in
      try stack.place.member("bar").word()
    }
    var undeclared: [Direction: Int] = [:]
    if let place = try root.optional("undeclared") {
      for direction in Direction.allCases {
        undeclared[direction] = try place.member(direction.rawValue)
          .index(below: document.recipes.count)
      }
    }
    self.undeclared = undeclared
  }

  private static func covers(
    _ root: JSONPlace, _ document: PlanDocument
  ) throws(JSONMismatch) -> [Cover: (isTaken: Bool, neverShown: [Int])] {
    var covers: [Cover: (isTaken: Bool, neverShown: [Int])] = [:]
    for (place, entry) in zip(try root.member("transitions").items(), document.transitions) {
      let lists = document.screens[entry.from].operations.replace
      let height = entry.list < 0 ? 0 : lists[entry.list].count
      let positions = try place.optional("never-shown")?.items().map {
        (item) throws(JSONMismatch) in try item.index(below: height)
      }
      let cover = Cover(
        from: entry.from, to: entry.to, operation: entry.operation, list: entry.list)
      covers[cover] = (try place.optional("capture")?.boolean() ?? false, positions ?? [])
    }
    return covers
  }

  private static func peak(_ pictures: JSONPlace) throws(JSONMismatch) -> Pictures.Peak {
    guard try pictures.optional("unbounded") == nil else { return .unbounded(cycle: []) }
    return .bounded(try pictures.member("peak").index(below: Int(Int32.max)), stack: [])
  }
}

/// Whether a text is meant as the JSON of a plan, sound or not: it is an object and names the kind of
/// document that plans are, of whatever version.
public func isPlan(_ bytes: [UInt8]) -> Bool {
  guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
  let name = Array("\"urn:navstyle:plan:".utf8)
  return bytes.indices.contains { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
}
