/// What HD and KLT, from which HD comes, keep for a navigation controller: two stacks of pictures that
/// know nothing of each other, one for the swipe and one in the animator for taps.
struct PictureStacks {
  /// `screenshotImgs` of the navigation controller.
  var forSwipe: [Picture] = []
  /// `screenShotArray` of the animator.
  var forTap: [Picture] = []
  /// How many the animator is to remove at its next return.
  var removeCount = 0
}

/// A system that keeps such stacks.
protocol TwoStackSystem: ReferenceSystem {
  /// By navigation controller, the one on top last.
  var controllers: [PictureStacks] { get set }
}

extension TwoStackSystem {
  var held: Int { controllers.reduce(0) { $0 + $1.forSwipe.count + $1.forTap.count } }

  mutating func start(root: Int) { controllers = [PictureStacks()] }
  mutating func present(root: Int) { controllers.append(PictureStacks()) }
  mutating func dismiss() { controllers.removeLast() }

  /// Those of the navigation controller on top.
  var stacks: PictureStacks {
    get { controllers[controllers.count - 1] }
    set { controllers[controllers.count - 1] = newValue }
  }
}
