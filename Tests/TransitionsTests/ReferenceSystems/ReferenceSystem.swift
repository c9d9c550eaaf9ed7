/// A published system that hides the break between two bars, as far as its bookkeeping goes: what it
/// keeps, and what it shows of the screen that comes back.
protocol ReferenceSystem: Sendable {
  /// What it is called in the table.
  var name: String { get }
  /// How many pictures it holds now.
  var held: Int { get }

  /// The app is started anew, and the root pushed.
  mutating func start(root: Int)
  /// Another navigation controller comes up with its root, or the one on top goes.
  mutating func present(root: Int)
  mutating func dismiss()
  /// Something happens in the navigation controller on top.
  mutating func handle(_ change: StackChange) throws(Crash) -> ShownScreen
}

/// The app ended: an exception, or a trap.
struct Crash: Error {}

/// What happens to the screens of a navigation controller; each is a number that no other one has.
struct StackChange {
  enum Kind: Equatable {
    case push, pop, popTo, popToRoot, setViewControllers
    /// A finger that goes back: far and then finishes, or no more than 30 points.
    case swipe(finishes: Bool)
  }

  let kind: Kind
  var isAnimated = true
  let before: [Int]
  let after: [Int]
  /// How often the device was turned so far.
  let turns: Int
  /// How many navigation controllers there are; the first is a tab of a tab bar controller.
  let controllers: Int
  /// The row of the decision table for the screen on top before and after.
  let row: String
  /// Whether the values of its bar are written, of the screen on top before and after.
  let isStyled: (before: Bool, after: Bool)

  /// The screen that comes back, or would have.
  var target: Int? {
    switch kind {
    case .swipe: before.dropLast().last
    default: after.last.flatMap { before.contains($0) ? $0 : nil }
    }
  }
}

/// A picture that was taken: of which screen, and how often the device had been turned by then.
struct Picture: Equatable {
  var of: Int
  var turns: Int
}

/// What is to be seen of the screen that comes back.
enum ShownScreen: Equatable {
  /// The screen itself.
  case itself
  case picture(Picture)
  case blank
  /// The screen itself, but with a bar that jumps, or that is another screen's.
  case brokenBar

  init(_ picture: Picture?) { self = picture.map { .picture($0) } ?? .blank }
}
