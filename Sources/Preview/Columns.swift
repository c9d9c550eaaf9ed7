import Navigation

/// Sorts screens into stacks, and there into columns by their distance from the root.
struct Columns {
  /// By screen: the screens that it leads to, and those that lead to it.
  private var next: [[Int]]
  private var previous: [[Int]]
  /// By stack and distance; after the stacks, what none of them leads to.
  private var members: [[[Int]]]

  init(screens count: Int, _ graph: NavigationGraph) {
    next = Array(repeating: [], count: count)
    previous = next
    for edge in graph.edges where !edge.operation.isReturn {
      // All that a replace puts in place is led to.
      let targets = edge.operation == .replace ? graph.screens(ofReplace: edge) : [edge.to]
      for target in targets where target != edge.from {
        next[Int(edge.from)].append(Int(target))
        previous[Int(target)].append(Int(edge.from))
      }
    }
    members = Array(repeating: [], count: graph.stacks.count + 1)
    var isKnown = Array(repeating: false, count: count)
    var front: [(screen: Int, stack: Int)] = []
    func take(_ screen: Int, _ stack: Int) {
      guard !isKnown[screen] else { return }
      isKnown[screen] = true
      front.append((screen, stack))
    }
    for (stack, root) in graph.stacks.enumerated() { take(Int(root.root), stack) }
    while !front.isEmpty {
      let step = front
      front = []
      for stack in Set(step.map(\.stack)).sorted() {
        members[stack].append(step.filter { $0.stack == stack }.map(\.screen))
      }
      for (screen, stack) in step { for target in next[screen] { take(target, stack) } }
    }
    let rest = isKnown.indices.filter { !isKnown[$0] }
    if !rest.isEmpty { members[graph.stacks.count] = [rest] }
  }

  /// The columns of a stack.
  func columns(of stack: Int) -> [[Int]] { members[stack] }

  /// Puts each screen near those that lead to it, then near those that it leads to, and again: what
  /// few crossings need. Sugiyama, Tagawa, Toda, https://doi.org/10.1109/TSMC.1981.4308636
  mutating func order() {
    var place = Array(repeating: 0.0, count: next.count)
    for stack in members.indices {
      for column in members[stack] { Self.number(column, &place) }
      for round in 0..<4 {
        let isForward = round % 2 == 0
        let columns = members[stack].indices
        for column in isForward ? Array(columns.dropFirst()) : columns.dropLast().reversed() {
          let side = Set(members[stack][isForward ? column - 1 : column + 1])
          let neighbours = isForward ? previous : next
          let sorted = members[stack][column].map { screen in
            let near = neighbours[screen].filter(side.contains)
            let sum = near.reduce(0.0) { $0 + place[$1] }
            return (screen, near.isEmpty ? place[screen] : sum / Double(near.count))
          }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
          members[stack][column] = sorted.map(\.0)
          Self.number(members[stack][column], &place)
        }
      }
    }
  }

  /// Places of a column, evenly from 0 to 1.
  private static func number(_ column: [Int], _ place: inout [Double]) {
    for (row, screen) in column.enumerated() {
      place[screen] = (Double(row) + 0.5) / Double(column.count)
    }
  }
}
