/// HDNavigationController (VanJay, 2019): two stacks of pictures that know nothing of each other nor
/// of the screens – one for the swipe, one in the animator for taps.
struct HDSystem: TwoStackSystem {
  enum Language: String { case objectiveC = "Objective-C", swift = "Swift" }

  let language: Language
  var controllers: [PictureStacks] = []

  init(_ language: Language) { self.language = language }

  var name: String { "HDNavigationController, \(language.rawValue)" }

  mutating func handle(_ change: StackChange) throws(Crash) -> ShownScreen {
    let leaving = Picture(of: change.before[change.before.count - 1], turns: change.turns)
    switch change.kind {
    case .push:
      stacks.forSwipe.append(leaving)
      if change.isAnimated { stacks.forTap.append(leaving) }
      return .itself
    case .pop:
      try popSwipePicture(change)
      return change.isAnimated ? try animateReturn() : .itself
    case .swipe(let finishes):
      let shown = ShownScreen(stacks.forSwipe.last)
      if finishes {
        try popSwipePicture(change)
        try removeLast(\.forTap)
      }
      return shown
    case .popTo:
      let popped = change.before.count - change.after.count
      // The Swift version takes nothing off here.
      if language == .objectiveC {
        for _ in 0..<popped { try removeLast(\.forSwipe) }
      }
      stacks.removeCount = popped
      return change.isAnimated ? try animateReturn() : .itself
    case .popToRoot:
      // Before the animation that would show one of them.
      stacks.forSwipe = []
      stacks.forTap = []
      return change.isAnimated ? try animateReturn() : .itself
    case .setViewControllers: return try setViewControllers(change, leaving)
    }
  }

  private mutating func popSwipePicture(_ change: StackChange) throws(Crash) {
    if stacks.forSwipe.count >= change.before.count - 1 { try removeLast(\.forSwipe) }
  }

  /// `animateTransition` for a return, and its completion.
  private mutating func animateReturn() throws(Crash) -> ShownScreen {
    for _ in 1..<max(stacks.removeCount, 1) { try removeLast(\.forTap) }
    stacks.removeCount = 0
    let shown = ShownScreen(stacks.forTap.last)
    try removeLast(\.forTap)
    return shown
  }

  /// Pictures of screens that leave are removed at the places those had, while the list gets shorter.
  private mutating func setViewControllers(
    _ change: StackChange, _ leaving: Picture
  ) throws(Crash) -> ShownScreen {
    let isOverridden = language == .swift || !change.isAnimated
    if isOverridden, change.after.count != change.before.count {
      for (index, screen) in change.before.enumerated() where !change.after.contains(screen) {
        for list in [\PictureStacks.forSwipe, \PictureStacks.forTap] { try remove(at: index, list) }
      }
    }
    guard change.isAnimated, change.before.last != change.after.last else { return .itself }
    if change.target != nil { return try animateReturn() }
    stacks.forTap.append(leaving)
    return .itself
  }

  private mutating func remove(
    at index: Int, _ list: WritableKeyPath<PictureStacks, [Picture]>
  ) throws(Crash) {
    let count = stacks[keyPath: list].count
    // `count - 1 >= index` in unsigned numbers: always, where there is none.
    if count == 0, language == .objectiveC { throw Crash() }
    if count - 1 >= index { stacks[keyPath: list].remove(at: index) }
  }

  /// Objective-C's is silent where there is none; Swift's traps.
  private mutating func removeLast(_ list: WritableKeyPath<PictureStacks, [Picture]>) throws(Crash)
  {
    guard stacks[keyPath: list].popLast() == nil, language == .swift else { return }
    throw Crash()
  }
}
