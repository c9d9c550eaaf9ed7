import Navigation
import TestSupport

/// A small app made up at random as the search for pictures sees it, and as people would say it.
struct RandomMachine: CustomStringConvertible {
  struct Screen {
    var push: [Int] = []
    var popTo: [Int] = []
    var isReturning = false
    var hasMenu = false
    var replace: [[Int]] = []
    var replaceTop: [Int] = []
  }

  struct Stack {
    let root: Int
    let hasTabBar: Bool
  }

  var screens: [Screen]
  var stacks: [Stack]
  /// By screen returning and screen returned to: whether that is shown by picture.
  var slides: [[Bool]]

  /// An app of screens that can do nothing.
  init(screens count: Int, stacks: [Stack]) {
    screens = Array(repeating: Screen(), count: count)
    self.stacks = stacks
    slides = Array(repeating: Array(repeating: false, count: count), count: count)
  }

  init(_ generator: inout SeededGenerator, screens count: Int) {
    func some(_ most: Int, _ generator: inout SeededGenerator) -> [Int] {
      (0..<generator.below(most + 1)).map { _ in generator.below(count) }
    }
    self.init(screens: count, stacks: [])
    let hasReplaceTops = generator.chance(0.5)
    let hasMenus = generator.chance(0.3)
    for screen in 0..<count {
      screens[screen].push = some(2, &generator)
      screens[screen].popTo = generator.chance(0.4) ? some(2, &generator) : []
      screens[screen].isReturning = generator.chance(0.2)
      screens[screen].hasMenu = hasMenus && generator.chance(0.5)
      screens[screen].replace =
        (0..<(generator.chance(0.4) ? 1 + generator.below(2) : 0)).map { _ in
          (0...generator.below(4)).map { _ in generator.below(count) }
        }
      screens[screen].replaceTop =
        hasReplaceTops && generator.chance(0.4) ? some(2, &generator) : []
    }
    stacks = (0...generator.below(3)).map { _ in
      Stack(root: generator.below(count), hasTabBar: generator.chance(0.4))
    }
    let density = generator.chance(0.5) ? 0.15 : 0.4
    slides = slides.map { $0.map { _ in generator.chance(density) } }
  }

  /// How many operations of a screen can cover it; they are numbered screen by screen, pushes first.
  func operations(of screen: Int) -> Int {
    screens[screen].push.count + screens[screen].replace.count
  }

  /// By screen: the number of its first operation.
  var firstOperations: [Int] {
    screens.indices.map { (0..<$0).reduce(0) { $0 + operations(of: $1) } }
  }

  /// By screen: the number of its first list among all lists.
  private var firstLists: [Int] {
    screens.indices.map { (0..<$0).reduce(0) { $0 + screens[$1].replace.count } }
  }

  /// The machine: each screen twice, in stacks without a tab bar and in those with one.
  var machine: ScreenMachine {
    let count = screens.count
    let lists = screens.flatMap(\.replace)
    var slides = BitRows(rows: count, columns: count)
    for from in 0..<count {
      for to in 0..<count where self.slides[from][to] { slides[Int32(to), Int32(from)] = true }
    }
    var all: [ScreenMachine.Screen] = []
    for world in 0..<2 {
      for (index, screen) in screens.enumerated() {
        var node = ScreenMachine.Screen(id: Int32(index), slideClass: Int32(index))
        node.replaceTop = screen.replaceTop.map { Int32($0 + world * count) }
        node.replace = screen.replace.indices.map {
          ScreenMachine.Replace(
            list: Int32(firstLists[index] + $0 + world * lists.count),
            operation: Int32(firstOperations[index] + screen.push.count + $0),
            slidesBack: self.slides[index][screen.replace[$0].last ?? 0])
        }
        node.popTo = screen.popTo.filter { self.slides[index][$0] }.map(Int32.init)
        node.popToRoot =
          screen.isReturning
          ? (0..<count).filter { self.slides[index][$0] }.map(Int32.init) : []
        node.hasMenu = screen.hasMenu
        node.hasTab = world == 1
        all.append(node)
      }
    }
    return ScreenMachine(
      screens: all,
      pushes: Adjacency(
        (0..<2).flatMap { world in
          screens.map { $0.push.map { Int32($0 + world * count) } }
        }),
      pushOperations: (0..<2).flatMap { _ in
        zip(firstOperations, screens).flatMap { first, screen in
          screen.push.indices.map { Int32(first + $0) }
        }
      },
      operationCount: screens.indices.reduce(0) { $0 + operations(of: $1) },
      lists: (0..<2).flatMap { world in lists.map { $0.map { Int32($0 + world * count) } } },
      roots: stacks.map { Int32($0.root + ($0.hasTabBar ? count : 0)) },
      popSlides: slides, pushSlides: BitRows(rows: count, columns: count),
      menuSlides: slides, tabSlides: slides)
  }

  var description: String {
    func name(_ screen: Int) -> String { String(UnicodeScalar(UInt8(65 + screen))) }
    func names(_ list: [Int]) -> String { "[\(list.map(name).joined(separator: ", "))]" }
    let stacks = stacks.map { "\(name($0.root))\($0.hasTabBar ? " (tab bar)" : "")" }
    let screens = screens.enumerated().map { index, screen in
      "\(name(index)): push \(names(screen.push)), replace \(screen.replace.map(names)), "
        + "replace-top \(names(screen.replaceTop)), pop-to \(names(screen.popTo)), "
        + "pop-to-root \(screen.isReturning), menu \(screen.hasMenu)\n"
    }
    let pairs = slides.indices.flatMap { from in
      slides.indices.filter { slides[from][$0] }.map { name(from) + name($0) }
    }
    return "start \(stacks)\n\(screens.joined())slides \(pairs)"
  }
}
