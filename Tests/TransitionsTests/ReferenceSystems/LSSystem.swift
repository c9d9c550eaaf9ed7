/// LSNavigationBarTransition as its article has it (2016): pictures for the swipe alone, in one stack
/// for the whole process.
struct LSSystem: ReferenceSystem {
  let name = "LSNavigationBarTransition"
  private var pictures: [Picture] = []
  /// What a cancelled swipe leaves behind, and the next one shows.
  private var leftOver: ShownScreen?

  var held: Int { pictures.count }

  mutating func start(root: Int) {
    pictures = []
    leftOver = nil
    present(root: root)
  }

  /// The root is pushed, too: a picture is taken of a view with nothing in it.
  mutating func present(root: Int) { pictures.append(Picture(of: -1, turns: 0)) }

  /// Nobody tells the one stack.
  mutating func dismiss() {}

  mutating func handle(_ change: StackChange) throws(Crash) -> ShownScreen {
    switch change.kind {
    case .push:
      let leaving = change.before[change.before.count - 1]
      pictures.append(Picture(of: leaving, turns: change.turns))
    case .pop: _ = pictures.popLast()
    case .popTo, .popToRoot:
      pictures.removeLast(min(change.before.count - change.after.count, pictures.count))
    case .setViewControllers: break
    case .swipe(let finishes): return swipe(change, finishes)
    }
    // After a tap the bars ride on their screens.
    return change.isAnimated && beyondRiding.contains(change.row) ? .brokenBar : .itself
  }

  private mutating func swipe(_ change: StackChange, _ finishes: Bool) -> ShownScreen {
    // The recogniser is installed once for the process: in the first navigation controller.
    guard change.controllers == 1 else {
      if finishes { _ = pictures.popLast() }
      return .itself
    }
    var shown = leftOver ?? ShownScreen(pictures.last)
    if case .picture(let picture) = shown {
      // Only what is of another screen counts here: what turning does is not known.
      shown = picture.of < 0 ? .blank : .picture(Picture(of: picture.of, turns: change.turns))
    }
    leftOver = finishes ? nil : shown
    if finishes { _ = pictures.popLast() }
    return shown
  }

  private let beyondRiding = ["opaque-bar", "hidden-differs", "height-differs", "tab-bar-differs"]
}
