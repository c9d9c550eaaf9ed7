import Navigation

extension PictureWalk {
  /// The same of a position no list leads through once this is pushed there: then all that can come
  /// up is known.
  mutating func isReturnedTo(_ position: StackPosition, along push: Int) -> Bool {
    let pushed = graph.pushes.targets[push]
    guard positions.exchanges(of: pushed).isEmpty else {
      return isReturnedTo(position, put: [.far(pushed)])
    }
    let target = positions.standing(at: position)
    if returns.pop(backAlong: graph.pushEdges[push], from: pushed, to: target) { return true }
    if nearest.isPossible(from: pushed, to: target) { return true }
    guard returns.asksMenu || isBottom(position) else { return false }
    return isReturnedFromFar(to: position, far.marks(of: pushed))
  }

  /// Whether something returns by picture to a position once this is put above it, from the bottom
  /// up.
  mutating func isReturnedTo(_ position: StackPosition, put: [StackPosition]) -> Bool {
    // Most often what is put directly above says it already.
    if isPopped(exchanged(Array(put.prefix(1))), to: position) { return true }
    let above = everything(above: position, put)
    let target = positions.standing(at: position)
    let direct = exchanged(above.firsts)
    if isPopped(direct, to: position) { return true }
    return isReturnedFromFar(to: position, FarReach.Marks(sets: above.marks))
      || nearest.isTarget(target) && isNearest(position, direct, above.upper)
  }

  /// Whether one of these goes back by picture to a position directly below.
  private mutating func isPopped(_ uppers: [StackPosition], to position: StackPosition) -> Bool {
    let target = positions.standing(at: position)
    let pushed = Set(graph.pushes.neighbours(of: target).map { graph.standings[Int($0)].screen })
    return uppers.contains { upper in
      let upper = positions.standing(at: upper)
      let isPushed = pushed.contains(graph.standings[Int(upper)].screen)
      return returns.pop(from: upper, to: target, isPushed: isPushed)
    }
  }

  /// What may come to stand above a position.
  private struct Above {
    /// What can be put directly above it.
    var firsts: [StackPosition]
    /// By node: what is put directly above it together with it.
    var upper: [Int32: Set<Int32>] = [:]
    /// The marks of all that can come on top.
    var marks: BitRows
  }

  private mutating func everything(above position: StackPosition, _ put: [StackPosition]) -> Above {
    var above = Above(firsts: Array(put.prefix(1)), marks: far.marks())
    var met: Set<StackPosition> = []
    var queue: [StackPosition] = []
    var used: Set<Int32> = []
    func meet(_ position: StackPosition) {
      if met.insert(position).inserted { queue.append(position) }
    }
    func join(_ nodes: some Sequence<StackPosition>) {
      var lower: Int32?
      for position in nodes {
        meet(position)
        guard case .node(let node) = position else { continue }
        if let lower { above.upper[lower, default: []].insert(node) }
        lower = node
      }
    }
    join(put)
    repeat {
      while let next = queue.popLast() {
        if isLast(next) {
          far.addAll(positions.standing(at: next), to: &above.marks)
        } else {
          let step = step(from: next)
          above.marks.formUnion(0, with: stepMarks, step.marks)
          step.next.forEach(meet)
        }
      }
      guard case .node(let node) = position else { break }
      for list in far.lists(above.marks) where used.insert(list).inserted {
        let rest = positions.tree.rest(of: list, above: node)
        guard let first = rest.first else { continue }
        above.firsts.append(.node(first))
        join(rest.map { .node($0) })
      }
    } while !queue.isEmpty
    return above
  }

  /// What a position above adds that is not the last, and where it goes on from there; kept, because
  /// the same ones come up above most others.
  private mutating func step(from position: StackPosition) -> Step {
    if let known = steps[position] { return known }
    var marks = far.marks()
    var step = Step(marks: Int32(steps.count), next: [])
    let standing = positions.standing(at: position)
    far.addOwn(standing, to: &marks)
    for pushed in graph.pushes.neighbours(of: standing) {
      let put = positions.position(of: pushed, above: position)
      if isLast(put) { far.addAll(pushed, to: &marks) } else { step.next.append(put) }
    }
    for other in positions.exchanges(of: standing) {
      step.next.append(positions.position(of: other, insteadOf: position))
    }
    stepMarks.append(marks)
    steps[position] = step
    return step
  }

  /// Whether nothing leads back from a position to one that a list keeps: all that can come up there is
  /// known.
  private func isLast(_ position: StackPosition) -> Bool {
    switch position {
    case .far: true
    case .beside(_, let standing): positions.exchanges(of: standing).isEmpty
    case .node: false
    }
  }

  /// These, and all that can be put in their place.
  private func exchanged(_ uppers: [StackPosition]) -> [StackPosition] {
    var met: Set<StackPosition> = []
    var result = uppers.filter { met.insert($0).inserted }
    var next = 0
    while next < result.count {
      let position = result[next]
      next += 1
      for other in positions.exchanges(of: positions.standing(at: position)) {
        let other = positions.position(of: other, insteadOf: position)
        if met.insert(other).inserted { result.append(other) }
      }
    }
    return result
  }

  /// Whether something with these marks returns to a position over however many screens.
  private mutating func isReturnedFromFar(
    to position: StackPosition, _ marks: FarReach.Marks
  ) -> Bool {
    let target = positions.standing(at: position)
    let kind = returns.kinds[Int(target)]
    if returns.asksMenu {
      for upper in far.kinds(marks) where returns.kind(.backMenu, upper, to: kind) { return true }
    }
    if isBottom(position), let number = far.bottoms[target] {
      if far.hasReturnToBottom(number, marks) { return true }
      for upper in far.kinds(marks) where returns.kind(.tabTap, upper, to: kind) { return true }
    }
    guard case .node(let node) = position else { return false }
    return positions.tree.paths.indices.contains { list in
      positions.tree.paths[list].last == node && far.hasReturning(Int32(list), marks)
    }
  }

  private func isBottom(_ position: StackPosition) -> Bool {
    switch position {
    case .node(let node): positions.tree.parents[Int(node)] < 0
    case .beside(let node, _): node < 0
    case .far: false
    }
  }

  /// Whether something returns to the nearest screen of a name, and that is this one.
  private func isNearest(
    _ target: StackPosition, _ direct: [StackPosition], _ upper: [Int32: Set<Int32>]
  ) -> Bool {
    let wanted = positions.standing(at: target)
    let name = graph.standings[Int(wanted)].screen
    var met = Set(direct)
    var queue = direct
    func meet(_ position: StackPosition) {
      if met.insert(position).inserted { queue.append(position) }
    }
    while let position = queue.popLast() {
      let standing = positions.standing(at: position)
      if case .far = position {
        if nearest.isPossible(from: standing, to: wanted) { return true }
        continue
      }
      if nearest.asks(standing, for: wanted) { return true }
      for other in positions.exchanges(of: standing) {
        meet(positions.position(of: other, insteadOf: position))
      }
      guard graph.standings[Int(standing)].screen != name else { continue }
      for pushed in graph.pushes.neighbours(of: standing) {
        meet(positions.position(of: pushed, above: position))
      }
      if case .node(let node) = position { upper[node]?.forEach { meet(.node($0)) } }
    }
    return false
  }
}
