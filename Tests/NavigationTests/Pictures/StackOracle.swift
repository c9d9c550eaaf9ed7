/// Every stack an app can have up to a height, found by trying, each screen with the operation that
/// covered it last; and from that, which of those operations had to take a picture.
///
/// A stack is one number: twelve bits for each screen, the lowest at the bottom.
struct StackOracle {
  /// By operation: whether somebody returned by picture to a screen it had covered.
  private(set) var needed: [Bool]
  /// What somebody returned to by picture before it was ever shown: the operation that brought it,
  /// and its place in the list.
  private(set) var neverShown: Set<[Int]> = []
  /// Whether every stack was looked at: not more than the limit.
  private(set) var isComplete = true
  /// By stack of the app: every stack it can have.
  private var stacks: [Set<UInt128>]

  private let app: RandomMachine
  private let height: Int
  private let limit: Int
  private let firstOperations: [Int]

  /// Twelve bits: the screen, whether it was shown, and the operation that covered it or – unshown –
  /// brought it, from 1.
  private struct Place {
    var bits: UInt16
    var screen: Int { Int(bits & 7) }
    var isUnshown: Bool { bits & 8 != 0 }
    var cover: Int { Int(bits >> 4) }

    init(bits: UInt16) { self.bits = bits }

    init(_ screen: Int, cover: Int = 0, isUnshown: Bool = false) {
      bits = UInt16(screen | (isUnshown ? 8 : 0) | cover << 4)
    }
  }

  init(_ app: RandomMachine, height: Int, limit: Int = .max) {
    self.app = app
    self.limit = limit
    self.height = min(height, 10)
    firstOperations = app.firstOperations
    needed = Array(
      repeating: false, count: app.screens.indices.reduce(0) { $0 + app.operations(of: $1) })
    stacks = []
    for stack in app.stacks {
      stacks.append([])
      explore(stack)
    }
  }

  private static func pack(_ stack: [Place]) -> UInt128 {
    stack.reversed().reduce(0) { $0 << 12 | UInt128($1.bits) } | UInt128(stack.count) << 122
  }

  private static func unpack(_ number: UInt128) -> [Place] {
    (0..<Int(number >> 122)).map {
      Place(bits: UInt16(truncatingIfNeeded: number >> UInt128(12 * $0)) & 0xFFF)
    }
  }

  private mutating func explore(_ start: RandomMachine.Stack) {
    var queue: [UInt128] = []
    var found: Set<UInt128> = []
    func arrive(_ stack: [Place]) {
      guard stack.count <= height else { return }
      let number = Self.pack(stack)
      if found.insert(number).inserted { queue.append(number) }
    }
    arrive([Place(start.root)])
    while isComplete, let number = queue.popLast() {
      isComplete = found.count <= limit
      let stack = Self.unpack(number)
      let screen = stack[stack.count - 1].screen
      for (index, next) in app.screens[screen].push.enumerated() {
        arrive(
          stack.dropLast() + [
            Place(screen, cover: firstOperations[screen] + index + 1), Place(next),
          ])
      }
      for next in app.screens[screen].replaceTop { arrive(stack.dropLast() + [Place(next)]) }
      for index in app.screens[screen].replace.indices {
        if let next = replaced(stack, by: index) { arrive(next) }
      }
      for target in returns(from: stack, start) { arrive(back(stack, to: target)) }
    }
    stacks[stacks.count - 1] = found
  }

  /// The stack after a list took its place; nil if nothing happens.
  private mutating func replaced(_ stack: [Place], by index: Int) -> [Place]? {
    let screen = stack[stack.count - 1].screen
    let list = app.screens[screen].replace[index]
    let kept = zip(stack, list).prefix { $0.screen == $1 }.count
    if kept == list.count { return kept == stack.count ? nil : back(stack, to: kept - 1) }
    var result = Array(stack[..<kept])
    let operation = firstOperations[screen] + app.screens[screen].push.count + index + 1
    if kept == stack.count { result[kept - 1] = Place(screen, cover: operation) }
    for position in kept..<list.count {
      let isTop = position == list.count - 1
      result.append(
        isTop
          ? Place(list[position])
          : Place(list[position], cover: operation, isUnshown: true))
    }
    return result
  }

  /// The heights to which one can return.
  private func returns(from stack: [Place], _ start: RandomMachine.Stack) -> Set<Int> {
    let top = app.screens[stack[stack.count - 1].screen]
    let below = stack.indices.dropLast()
    guard let last = below.last else { return [] }
    var targets: Set<Int> = [last]
    for target in top.popTo {
      if let nearest = below.last(where: { stack[$0].screen == target }) { targets.insert(nearest) }
    }
    if top.isReturning || start.hasTabBar { targets.insert(0) }
    if top.hasMenu { targets.formUnion(below) }
    return targets
  }

  private mutating func back(_ stack: [Place], to target: Int) -> [Place] {
    let place = stack[target]
    if app.slides[stack[stack.count - 1].screen][place.screen] {
      if place.isUnshown {
        neverShown.insert([place.cover - 1, target])
      } else {
        needed[place.cover - 1] = true
      }
    }
    return stack[..<target] + [Place(place.screen)]
  }

  /// By stack of the app: the most pictures it held.
  var peaks: [Int] {
    stacks.map { found in
      found.map { number in
        Self.unpack(number).dropLast().count {
          !$0.isUnshown && needed[$0.cover - 1]
        }
      }.max() ?? 0
    }
  }

  /// Whether a stack of the app can be, its screens from the bottom up, with so many pictures.
  func has(_ screens: [Int], pictures: Int, in stack: Int) -> Bool {
    stacks[stack].contains { number in
      let places = Self.unpack(number)
      return places.map(\.screen) == screens
        && places.dropLast().count { !$0.isUnshown && needed[$0.cover - 1] } == pictures
    }
  }
}
