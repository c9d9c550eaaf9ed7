import StyleModel

/// What stays where a list takes the place of a stack, and how the tab bar is then.
///
/// Asked only of lists with screens that hide the tab bar in one state and not in another: what was
/// there before may be in any state, what comes in is in the state it opens with. For each such list
/// the stacks it meets are walked as far as it tells them apart; what it puts in their place is met
/// by the others, until nothing new comes.
struct KeptReach {
  private let links: Links
  private let hides: [Bool]
  private let changing: Set<Int32>
  private let lists: [Links.Replacement]
  /// By list: how many of its lowest screens may stand above none that hides the tab bar.
  private(set) var shownHeights: [Set<Int>]
  /// By list for which that depends on the stack: what is known of the stacks it meets.
  private(set) var walks: [Int: Walk] = [:]

  /// The stacks that a list meets.
  struct Walk {
    /// What the list changes.
    fileprivate(set) var changes: Set<TabBarReach.Change> = []
    fileprivate var seen: Set<Place> = []
    fileprivate var queue: [Place] = []
  }

  /// A stack as a list sees it: how many of its lowest screens follow the list, how many of those
  /// stand above none that hides the tab bar, and how far above them the top is – two stands for
  /// more.
  fileprivate struct Place: Hashable {
    var top: Int32 = -1
    var common = 0
    var shown = 0
    var above = 0
    var isHiddenBelow = false
  }

  init(
    _ links: Links, _ lists: [Links.Replacement], roots: [Int32], hides: [Bool],
    changing: Set<Int32>
  ) {
    self.links = links
    self.lists = lists
    self.hides = hides
    self.changing = changing
    shownHeights = lists.map { _ in [] }
    guard !changing.isEmpty else {
      for list in lists.indices { shownHeights[list] = [shownHeight(of: list)] }
      return
    }
    for (list, replacement) in lists.enumerated()
    where replacement.screens.contains(where: changing.contains) {
      walks[list] = Walk()
    }
    for list in walks.keys.sorted() {
      for root in roots { arrive(root, above: Place(), isHiddenBelow: false, by: list) }
    }
    for list in lists.indices where walks[list] == nil {
      put(list, shown: shownHeight(of: list))
    }
    var isWalking = true
    while isWalking {
      isWalking = false
      for list in walks.keys.sorted() {
        while let place = walks[list]?.queue.popLast() {
          isWalking = true
          walk(from: place, by: list)
        }
      }
    }
  }

  /// How many screens of a list stand above none that hides the tab bar, if those from a place on are
  /// in the state they open with.
  private func shownHeight(of list: Int, from start: Int = 0) -> Int {
    let screens = lists[list].screens
    return screens[start...].firstIndex { hides[Int($0)] }.map { min($0 + 1, screens.count) }
      ?? screens.count
  }

  /// The tab bars that a screen may ask to hide.
  private func hidings(_ screen: Int32) -> [Bool] {
    changing.contains(screen) ? [false, true] : [hides[Int(screen)]]
  }

  // MARK: Walking

  /// Puts a screen above a stack, as a list sees it; answers the stack that this makes.
  @discardableResult
  private mutating func arrive(
    _ screen: Int32, above place: Place, isHiddenBelow: Bool, by list: Int
  ) -> Place {
    var next = place
    next.top = screen
    next.isHiddenBelow = isHiddenBelow
    let screens = lists[list].screens
    if place.above == 0, place.common < screens.count, screens[place.common] == screen {
      next.common += 1
      next.shown += isHiddenBelow ? 0 : 1
    } else {
      next.above = min(place.above + 1, 2)
    }
    guard walks[list]?.seen.insert(next).inserted == true else { return next }
    walks[list]?.queue.append(next)
    if screen == lists[list].screen { replace(next, by: list) }
    return next
  }

  private mutating func walk(from place: Place, by list: Int) {
    for isHiding in hidings(place.top) {
      links.forEachPush(of: place.top) {
        arrive($0, above: place, isHiddenBelow: place.isHiddenBelow || isHiding, by: list)
      }
    }
    guard links.hasReplaceTops else { return }
    var below = place
    if place.above == 0 {
      below.common -= 1
      below.shown = min(below.shown, below.common)
    } else if place.above == 1 {
      below.above = 0
    }
    for item in links.replaceTops(place.top) {
      arrive(item.target, above: below, isHiddenBelow: place.isHiddenBelow, by: list)
    }
  }

  // MARK: Lists in place of stacks

  /// A list takes the place of a stack that it meets.
  private mutating func replace(_ place: Place, by list: Int) {
    let count = lists[list].screens.count
    let isAllShown = place.shown == place.common
    func change(isReturn: Bool = false, isFromItself: Bool = false, toHidden: Bool) {
      walks[list]?.changes.insert(
        TabBarReach.Change(
          isFromHidden: place.isHiddenBelow, isToHidden: toHidden, isReturn: isReturn,
          isFromItself: isFromItself))
    }
    if place.common == count {
      if place.above > 0 { change(isReturn: true, toHidden: !isAllShown) }
      return
    }
    guard isAllShown else {
      put(list, shown: place.shown)
      return change(toHidden: true)
    }
    let last = place.common > 0 ? lists[list].screens[place.common - 1] : -1
    for isHiding in last < 0 ? [false] : hidings(last) {
      let shown = isHiding ? place.common : shownHeight(of: list, from: place.common)
      put(list, shown: shown)
      // The one on top stays in the state that it is seen in.
      let isFromItself = place.common > 0 && place.above == 0
      if isFromItself, isHiding { continue }
      change(isFromItself: isFromItself, toHidden: shown < count)
    }
  }

  /// A list stands there as a stack: every other one meets it, and itself.
  private mutating func put(_ list: Int, shown: Int) {
    guard shownHeights[list].insert(shown).inserted else { return }
    for other in walks.keys {
      var place = Place()
      for (height, screen) in lists[list].screens.enumerated() {
        place = arrive(screen, above: place, isHiddenBelow: height >= shown, by: other)
      }
    }
  }
}
