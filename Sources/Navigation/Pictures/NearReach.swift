/// For bare screens: from which of them something can come on top that returns by picture to the
/// nearest screen of a name, without another one of that name having come to stand below.
///
/// The screens returned to are taken 64 at a time, a bit for each.
struct NearReach {
  private let machine: ScreenMachine
  private let order: [Int32]
  /// The moves, backwards.
  private let pushers: Adjacency
  private let exchangers: Adjacency
  /// The screens of the app that somebody returns to, and by each those that do.
  private let targets: [Int32]
  private let askers: [Int32: [Int32]]
  /// By screen of the app that is a target: the screens it is seen as.
  private var seen: [Int32: [Int32]] = [:]
  private var nextTarget = 0
  /// The bits of this batch.
  private var lanes: [Int32: UInt64] = [:]
  private var asked: [UInt64]
  private var leaving: [UInt64]

  init(_ machine: ScreenMachine, _ bare: BareReach) {
    self.machine = machine
    order = bare.components.order
    let count = machine.screens.count
    var askers: [Int32: [Int32]] = [:]
    for (screen, other) in machine.screens.enumerated() {
      for target in other.popTo { askers[target, default: []].append(Int32(screen)) }
    }
    self.askers = askers
    targets = askers.keys.sorted()
    asked = Array(repeating: 0, count: targets.isEmpty ? 0 : count)
    leaving = asked
    guard !targets.isEmpty else {
      pushers = Adjacency()
      exchangers = Adjacency()
      return
    }
    for (screen, other) in machine.screens.enumerated() where askers[other.id] != nil {
      seen[other.id, default: []].append(Int32(screen))
    }
    func backwards(_ neighbours: (Int32) -> [Int32]) -> Adjacency {
      var (sources, ends): ([Int32], [Int32]) = ([], [])
      for screen in 0..<Int32(count) {
        for next in neighbours(screen) {
          sources.append(next)
          ends.append(screen)
        }
      }
      return Adjacency(count: count, from: sources, to: ends)
    }
    pushers = backwards { Array(machine.pushes.neighbours(of: $0)) }
    exchangers = backwards { machine.screens[Int($0)].replaceTop }
  }

  /// Works out the next screens returned to; nil after the last.
  mutating func nextBatch() -> Set<Int32>? {
    lanes = [:]
    guard nextTarget < targets.count else { return nil }
    let batch = targets[nextTarget..<min(nextTarget + 64, targets.count)]
    nextTarget = batch.endIndex
    for screen in asked.indices {
      asked[screen] = 0
      leaving[screen] = .max
    }
    for (bit, target) in batch.enumerated() {
      lanes[target] = 1 << UInt64(bit)
      for screen in askers[target] ?? [] { asked[Int(screen)] |= 1 << UInt64(bit) }
      for screen in seen[target] ?? [] { leaving[Int(screen)] = ~(1 << UInt64(bit)) }
    }
    propagate()
    return Set(batch)
  }

  private mutating func propagate() {
    var isWaiting = asked.map { $0 != 0 }
    // Sinks first: most is settled when it is met.
    var queue = order.filter { isWaiting[Int($0)] }
    var head = 0
    while head < queue.count {
      let screen = Int(queue[head])
      head += 1
      isWaiting[screen] = false
      func pass(_ bits: UInt64, to other: Int32) {
        guard bits & ~asked[Int(other)] != 0 else { return }
        asked[Int(other)] |= bits
        guard !isWaiting[Int(other)] else { return }
        isWaiting[Int(other)] = true
        queue.append(other)
      }
      for other in pushers.neighbours(of: Int32(screen)) {
        pass(asked[screen] & leaving[Int(other)], to: other)
      }
      for other in exchangers.neighbours(of: Int32(screen)) { pass(asked[screen], to: other) }
    }
  }

  /// The screens that those of the batch are seen as.
  func screens(ofBatch batch: Set<Int32>) -> [Int32] { batch.sorted().flatMap { seen[$0] ?? [] } }

  /// The bit of a screen of the app; none if nobody returns to it, or in another batch.
  func lane(of target: Int32) -> UInt64 { lanes[target] ?? 0 }

  /// Whether the screen of a bit is asked for from a screen, or from what comes above it.
  func asks(from screen: Int32, _ lane: UInt64) -> Bool {
    lane != 0 && asked[Int(screen)] & lane != 0
  }
}
