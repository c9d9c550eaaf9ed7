import StyleModel

/// The lists that take the place of stacks with a tab bar.
extension TabBarReach {
  /// A stack that replaces another, bottom first.
  struct List {
    let id: Int32
    /// The screen that puts it there.
    let owner: Int32
    let screens: [Int32]
    /// How many of its lowest screens may stand above none that hides the tab bar, lowest first: more
    /// than one number where that depends on the states of those that stay.
    let shownHeights: [Int]
    /// What it changes, where that depends on what stays.
    let changes: [Change]?
  }

  /// How the tab bar may be below the screen on top before a list takes the place of a stack, and
  /// below the one after.
  struct Change: Hashable {
    let isFromHidden: Bool
    let isToHidden: Bool
    /// Whether it leads back to a screen that was there, which may be in any state.
    var isReturn = false
    /// Whether the screen on top before stays and stands below, in a state that shows the tab bar.
    var isFromItself = false

    /// Whether the tab bar is there before and after, if the screens ask for it; nil if they cannot
    /// ask for that.
    func isShown(
      _ from: Visibility, _ to: Visibility, isOpening: Bool
    ) -> (before: Bool, after: Bool)? {
      guard isReturn || isOpening, !isFromItself || from == .shown else { return nil }
      return (!isFromHidden && from == .shown, !isToHidden && to == .shown)
    }
  }

  /// A list in one of the ways it can stand there, while a search climbs it.
  struct Climb {
    let list: List
    /// So many of its lowest screens stand above none that hides the tab bar.
    let shown: Int
    /// The search begins above this many screens.
    var start = 0

    /// Whether the screen at a height, from 1, stands above one that hides the tab bar.
    func isHiddenBelow(height: Int) -> Bool { height > shown }
  }

  /// The lists by which screens that can come on top replace their stacks.
  static func lists(
    of isReached: [Bool], links: Links, roots: [Int32], hides: [Bool], changing: Set<Int32>
  ) -> [List] {
    let replacements = links.replacements(by: isReached)
    let reach = KeptReach(links, replacements, roots: roots, hides: hides, changing: changing)
    return replacements.enumerated().map { index, replacement in
      List(
        id: replacement.list, owner: replacement.screen, screens: replacement.screens,
        shownHeights: reach.shownHeights[index].sorted(),
        changes: reach.walks[index].map { Array($0.changes) })
    }
  }

  /// The list by which an edge replaces stacks with a tab bar; nil if it never does.
  func list(ofReplace edge: Edge) -> List? {
    listNumbers[SIMD2(edge.from, links.list(ofReplace: edge))].map { lists[$0] }
  }

  /// What a replace may change.
  func changes(ofReplace edge: Edge) -> [Change] {
    guard let list = list(ofReplace: edge) else { return [] }
    // Where no screen of it has a choice, it hides the tab bar whatever was there.
    return list.changes
      ?? states(of: edge.from).map { state in
        Change(
          isFromHidden: state.isHiddenBelow,
          isToHidden: list.shownHeights.contains { $0 < list.screens.count }, isReturn: true)
      }
  }
}
