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
  ) -> BitRows {
    var rows = BitRows(rows: count, columns: columns)
    guard columns > 0 else { return rows }
    for component in 0..<Int32(count) {
      for vertex in members(component) {
        add(vertex) { rows[component, $0] = true }
        for next in graph.neighbours(of: vertex) {
          rows.formUnion(component, numbers[Int(next)])
        }
      }
    }
    return rows
  }
}
