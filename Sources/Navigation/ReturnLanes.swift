import StyleModel

/// What can come to stand above the screens of returns: each way of returning has a bit, and all are
/// followed at a time, so that what stands above many of them is not searched for each.
///
/// A way begins with what is put directly above the screen it leads to, while that stands above none
/// that hides the tab bar.
struct ReturnLanes {
  /// How many ways are followed at a time.
  static let count = UInt64.bitWidth

  private let reach: TabBarReach
  /// By state: what stands below the screens that it pushes, as bits: 1 for none that hides the tab
  /// bar, 2 for some.
  private let belows: [UInt8]
  /// By state: the ways to which it can stand above.
  private var reached: [UInt64]
  /// By screen: the ways that lead to it; all, and those that lead to the nearest one.
  private var targeting: [UInt64]
  private var ending: [UInt64]
  /// The ways that lead to the bottom, and those to the one directly below.
  private var atRoot: UInt64 = 0
  private var direct: UInt64 = 0
  private var isWaiting: [Bool]
  private var queue: [Int32] = []

  init(_ reach: TabBarReach) {
    self.reach = reach
    let count = reach.hides.count
    var belows = [UInt8](repeating: 2, count: 2 * count)
    for screen in 0..<count { belows[2 * screen] = reach.hides[screen] ? 2 : 1 }
    for screen in reach.changing { belows[2 * Int(screen)] = 3 }
    self.belows = belows
    reached = Array(repeating: 0, count: 2 * count)
    targeting = Array(repeating: 0, count: count)
    ending = targeting
    isWaiting = Array(repeating: false, count: 2 * count)
  }

  /// How a screen returns by a way of the last search.
  func returning(from screen: Int32, _ lane: Int) -> TabBarReach.Returning {
    let bit: UInt64 = 1 << UInt64(lane)
    return TabBarReach.Returning(
      isInSight: reached[2 * Int(screen)] & bit != 0,
      isHiddenBelow: reached[2 * Int(screen) + 1] & bit != 0)
  }

  /// Follows some ways, at most as many as there are bits.
  mutating func search(_ ways: ArraySlice<TabBarReach.Return>) {
    for state in reached.indices { reached[state] = 0 }
    for screen in targeting.indices {
      targeting[screen] = 0
      ending[screen] = 0
    }
    (atRoot, direct) = (0, 0)
    for (lane, way) in ways.enumerated() {
      let bit: UInt64 = 1 << UInt64(lane)
      targeting[Int(way.target)] |= bit
      if !way.isPassing { ending[Int(way.target)] |= bit }
      if way.isAtRoot { atRoot |= bit }
      if way.isDirect { direct |= bit }
    }
    queue.removeAll(keepingCapacity: true)
    for way in Set(ways.map(\.target)) { push(from: 2 * way, targeting[Int(way)]) }
    for list in reach.lists {
      for shown in list.shownHeights { climb(list, shown: shown) }
    }
    propagate()
  }

  private mutating func propagate() {
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      isWaiting[Int(state)] = false
      let ways = reached[Int(state)]
      push(from: state, ways & ~direct & ~ending[Int(state >> 1)])
      guard reach.links.hasReplaceTops else { continue }
      for item in reach.links.replaceTops(state >> 1) {
        arrive(2 * item.target + state & 1, ways)
      }
    }
  }

  /// Puts all that a screen pushes above it: it may be in another state than it is in later.
  private mutating func push(from state: Int32, _ ways: UInt64) {
    guard ways != 0 else { return }
    let belows = belows[Int(state)]
    for screen in reach.links.pushTargets(of: state >> 1) {
      if belows & 1 != 0 { arrive(2 * screen, ways) }
      if belows & 2 != 0 { arrive(2 * screen + 1, ways) }
    }
  }

  /// Follows the ways that lead to the screens of a list through what stands above them there.
  private mutating func climb(_ list: TabBarReach.List, shown: Int) {
    var ways: UInt64 = 0
    for (position, screen) in list.screens.enumerated() {
      arrive(2 * screen + (position < shown ? 0 : 1), ways)
      ways &= ~(direct | ending[Int(screen)])
      let isInSight = position < shown
      ways |= targeting[Int(screen)] & (position == 0 ? .max : isInSight ? ~atRoot : 0)
    }
  }

  private mutating func arrive(_ state: Int32, _ ways: UInt64) {
    guard ways & ~reached[Int(state)] != 0 else { return }
    reached[Int(state)] |= ways
    guard !isWaiting[Int(state)] else { return }
    isWaiting[Int(state)] = true
    queue.append(state)
  }
}
