import StyleModel

/// The lists that take the place of stacks with a tab bar.
extension TabBarReach {
  /// A stack that replaces another, bottom first.
  struct List {
    let id: Int32
    let screens: [Int32]
    /// By place: whether the screen there may be in another state than it opens with when the next
    /// one comes; empty where that does not matter.
    let mayChange: [Bool]
  }

  /// A list, while a search climbs it.
  struct Climb {
    let list: List
    /// The search begins above this many screens.
    let start: Int
    /// Whether the next screen may stand above one that hides the tab bar, and above none.
    var below = Below()

    struct Below {
      var isShown = true
      var isHidden = false
    }
  }

  /// The lists by which screens that can come on top replace their stacks.
  static func lists(
    of isReached: [Bool], _ reach: KeptReach, _ changing: Set<Int32>
  ) -> [List] {
    reach.links.replacements(by: isReached).map { replacement in
      let screens = replacement.screens
      let matters = !changing.isEmpty && screens.contains(where: changing.contains)
      return List(
        id: replacement.list, screens: screens,
        mayChange: matters ? reach.mayChange(from: replacement.screen, list: screens) : [])
    }
  }
}

extension TabBarReach.Climb {
  /// Calls `body` with each thing that may stand below the next screen: whether it hides the tab
  /// bar.
  func forEachBelow(_ body: (Bool) -> Void) {
    if below.isShown { body(false) }
    if below.isHidden { body(true) }
  }

  /// Goes on above a screen at a height of the list, from 1.
  mutating func pass(_ screen: Int32, at height: Int, hides: [Bool], changing: Set<Int32>) {
    let isOther =
      !list.mayChange.isEmpty && list.mayChange[height - 1] && changing.contains(screen)
    let isHiding = hides[Int(screen)]
    below.isHidden = below.isHidden || below.isShown && (isHiding || isOther)
    below.isShown = below.isShown && (!isHiding || isOther)
  }
}
