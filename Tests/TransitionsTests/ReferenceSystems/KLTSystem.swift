/// KLTNavigationController, from which HD's comes: as its article has it, and as a copy in another
/// repository mends it by naming the view controller with each picture.
struct KLTSystem: TwoStackSystem {
  enum Version: String { case article = "as published", mended = "with view controllers" }

  let version: Version
  var controllers: [PictureStacks] = []

  init(_ version: Version) { self.version = version }

  var name: String { "KLTNavigationController, \(version.rawValue)" }

  mutating func handle(_ change: StackChange) throws(Crash) -> ShownScreen {
    let leaving = Picture(of: change.before[change.before.count - 1], turns: change.turns)
    switch version {
    case .article: return handle(asPublished: change, leaving)
    case .mended: return handle(mended: change, leaving)
    }
  }

  // MARK: As published

  private mutating func handle(
    asPublished change: StackChange, _ leaving: Picture
  ) -> ShownScreen {
    switch change.kind {
    case .push:
      // What is not animated is animated all the same.
      stacks.forSwipe.append(leaving)
      stacks.forTap.append(leaving)
      return .itself
    case .pop:
      if stacks.forSwipe.count >= change.before.count - 1 { _ = stacks.forSwipe.popLast() }
      return animatedReturn(change)
    case .swipe(let finishes):
      let shown = ShownScreen(stacks.forSwipe.last)
      if finishes {
        _ = stacks.forSwipe.popLast()
        _ = stacks.forTap.popLast()
      }
      return shown
    case .popTo:
      let popped = change.before.count - change.after.count
      stacks.forSwipe.removeLast(min(popped, stacks.forSwipe.count))
      stacks.removeCount = popped
      return animatedReturn(change)
    case .popToRoot:
      stacks.forSwipe = []
      return animatedReturn(change)
    case .setViewControllers:
      guard change.isAnimated, change.before.last != change.after.last else { return .itself }
      if change.target != nil { return animatedReturn(change) }
      stacks.forTap.append(leaving)
      return .itself
    }
  }

  private mutating func animatedReturn(_ change: StackChange) -> ShownScreen {
    guard change.isAnimated else { return .itself }
    let surplus = max(stacks.removeCount - 1, 0)
    stacks.forTap.removeLast(min(surplus, stacks.forTap.count))
    stacks.removeCount = 0
    let picture = stacks.forTap.popLast()
    // Pictures are put into the tab bar controller's view; a sheet has none.
    return change.controllers > 1 ? .blank : ShownScreen(picture)
  }

  // MARK: Mended

  /// Before the list is used it is made to match the stack: what is missing is drawn anew, from the
  /// screen's own view – without the bar.
  private mutating func handle(mended change: StackChange, _ leaving: Picture) -> ShownScreen {
    var shown = ShownScreen.itself
    if let target = change.target, change.isAnimated {
      let picture = stacks.forSwipe.first { $0.of == target }
      shown = picture.map { .picture($0) } ?? .brokenBar
    }
    if change.kind == .push || change.kind == .setViewControllers, change.target == nil {
      stacks.forSwipe.append(leaving)
    }
    let covered = change.kind == .swipe(finishes: false) ? change.before : change.after
    stacks.forSwipe.removeAll { !covered.dropLast().contains($0.of) }
    stacks.forTap = stacks.forSwipe
    return shown
  }
}
