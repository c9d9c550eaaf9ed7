/// The strongly connected components of a graph, sinks first: an edge between two components leads
/// from the later to the earlier.
///
/// Tarjan's algorithm without recursion. https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
struct Components {
  /// By vertex: its component.
  private(set) var numbers: [Int32]
  /// The vertices, component after component.
  private(set) var order: [Int32] = []
  private var ends: [Int32] = [0]

  var count: Int { ends.count - 1 }

  func members(_ component: Int32) -> ArraySlice<Int32> {
    order[Int(ends[Int(component)])..<Int(ends[Int(component) + 1])]
  }

  init(_ graph: Adjacency) {
    let count = graph.count
    numbers = Array(repeating: -1, count: count)
    order.reserveCapacity(count)
    // By vertex: when it was entered, from 1, and the earliest entered one it leads back to.
    var entered = [Int32](repeating: 0, count: count)
    var lowest = [Int32](repeating: 0, count: count)
    var open: [Int32] = []
    var calls: [(vertex: Int32, edge: Int)] = []
    var clock: Int32 = 0
    func enter(_ vertex: Int32) {
      clock += 1
      entered[Int(vertex)] = clock
      lowest[Int(vertex)] = clock
      open.append(vertex)
      calls.append((vertex, graph.edges(of: vertex).lowerBound))
    }
    for start in 0..<Int32(count) where entered[Int(start)] == 0 {
      enter(start)
      while let call = calls.last {
        let vertex = Int(call.vertex)
        if call.edge < graph.edges(of: call.vertex).upperBound {
          calls[calls.count - 1].edge += 1
          let next = graph.targets[call.edge]
          if entered[Int(next)] == 0 {
            enter(next)
          } else if numbers[Int(next)] < 0 {
            lowest[vertex] = min(lowest[vertex], entered[Int(next)])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.vertex {
          lowest[Int(caller)] = min(lowest[Int(caller)], lowest[vertex])
        }
        guard lowest[vertex] == entered[vertex] else { continue }
        let number = Int32(ends.count - 1)
        while let member = open.popLast() {
          numbers[Int(member)] = number
          order.append(member)
          if member == call.vertex { break }
        }
        ends.append(Int32(order.count))
      }
    }
  }

  /// By component: what is reached from it, given what each of its vertices adds itself.
  func reach(
    in graph: Adjacency, columns: Int, _ add: (Int32, (Int32) -> Void) -> Void
  ) -> ReachRows {
    var reach = ReachRows(count: count, columns: columns)
    guard columns > 0 else { return reach }
    for component in 0..<Int32(count) {
      for vertex in members(component) {
        add(vertex) { reach.insert($0, to: component) }
        for next in graph.neighbours(of: vertex) {
          reach.formUnion(component, numbers[Int(next)])
        }
      }
    }
    return reach
  }
}

/// What components reach: a set for each, made from the sinks on.
///
/// Most reach just what one of those reaches that they lead to. Such a set is kept once: of a large app
/// there are a tenth as many as components, and each is as wide as there are lists.
struct ReachRows: Sendable {
  /// By component: its set. The first one is empty.
  private var numbers: [Int32]
  private(set) var rows: BitRows
  /// The component that the last set was made for; that of another is not its own to change.
  private var owner: Int32 = -1

  /// No component reaches anything.
  init(count: Int, columns: Int) {
    numbers = Array(repeating: 0, count: count)
    rows = BitRows(rows: 1, columns: columns)
  }

  /// The set of a component, as a row.
  func row(of component: Int32) -> Int32 { numbers[Int(component)] }

  /// Whether a component reaches something.
  subscript(component: Int32, column: Int32) -> Bool { rows[row(of: component), column] }

  /// Whether a component reaches something of another set.
  func intersects(_ component: Int32, _ other: BitRows, _ otherRow: Int32) -> Bool {
    rows.intersects(row(of: component), other, otherRow)
  }

  /// Adds something to what the component reaches that is being made.
  fileprivate mutating func insert(_ column: Int32, to component: Int32) {
    guard !self[component, column] else { return }
    makeOwn(component)
    rows[row(of: component), column] = true
  }

  /// Adds all that another one reaches, which is made already.
  fileprivate mutating func formUnion(_ component: Int32, _ other: Int32) {
    let (own, added) = (row(of: component), row(of: other))
    guard own != added, !rows.isSubset(added, of: own) else { return }
    if owner != component, rows.isSubset(own, of: added) {
      numbers[Int(component)] = added
    } else {
      makeOwn(component)
      rows.formUnion(row(of: component), added)
    }
  }

  private mutating func makeOwn(_ component: Int32) {
    guard owner != component else { return }
    numbers[Int(component)] = rows.append(copyOf: row(of: component))
    owner = component
  }
}
