import StyleModel

/// The ways a replace can go.
public struct ReplaceWays: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Its last screen is a new one.
  public static let push = ReplaceWays(rawValue: 1)
  /// It returns to one that is there.
  public static let pop = ReplaceWays(rawValue: 2)
  /// Either, depending on the stack.
  public static let both: ReplaceWays = [.push, .pop]
}

/// Which ways replaces can go.
///
/// The screens that the old stack and the list have in common from the bottom stay, the rest is
/// new. So a replace returns where the list is the lower part of the stack, does nothing where it is
/// the stack, and pushes otherwise. What matters of a stack is its top and how far it follows the
/// list.
struct ReplaceReach {
  private let links: Links
  private let roots: [Int32]
  /// The lists of all screens that can come on top.
  private let lists: [[Int32]]
  /// Steps left. Where very many screens replace very large stacks, either way is thought possible.
  private var budget = 20_000

  init(links: Links, stacks: [Stack], isReachable: [Bool]) {
    self.links = links
    roots = stacks.map(\.root)
    lists = links.replacements(by: isReachable).map(\.screens)
  }

  /// A stack as a list sees it.
  private struct State {
    let top: Int32
    /// How many of its screens follow the list, all of them; −1 for a stack that went another way.
    let depth: Int
    /// The same of the screens below the top, where the top may be exchanged.
    let below: Int

    /// Everything in one word, which is hashed in a third of the time. No list is followed further than
    /// there are steps.
    var word: UInt64 {
      UInt64(UInt32(bitPattern: top)) << 32 | UInt64(UInt16(truncatingIfNeeded: depth)) << 16
        | UInt64(UInt16(truncatingIfNeeded: below))
    }
  }

  /// The ways in which a screen can put this list in place of its stack.
  mutating func ways(from screen: Int32, list: [Int32]) -> ReplaceWays {
    guard budget > 0 else { return .both }
    var ways: ReplaceWays = []
    var seen: Set<UInt64> = []
    var queue: [State] = []
    func arrive(_ top: Int32, above depth: Int) -> Int {
      let isOnList = depth >= 0 && (depth >= list.count || list[depth] == top)
      let state = State(
        top: top, depth: isOnList ? min(depth + 1, list.count + 1) : -1,
        below: links.hasReplaceTops ? depth : -1)
      budget -= 1
      if seen.insert(state.word).inserted {
        queue.append(state)
        if top == screen, state.depth != list.count {
          ways.insert(state.depth > list.count ? .pop : .push)
        }
      }
      return state.depth
    }
    for root in roots { _ = arrive(root, above: 0) }
    // All lists for every list would be the square of what is written.
    for other in lists {
      guard ways != .both, budget > 0 else { break }
      var depth = 0
      for top in other { depth = arrive(top, above: depth) }
    }
    while ways != .both, budget > 0, let state = queue.popLast() {
      links.forEachPush(of: state.top) { _ = arrive($0, above: state.depth) }
      guard links.hasReplaceTops else { continue }
      for item in links.replaceTops(state.top) { _ = arrive(item.target, above: state.below) }
    }
    return budget <= 0 ? .both : ways
  }
}
