/// What can come on top above a bare screen, itself included, by pushes and exchanges alone: the
/// answer to most questions, because lists change nothing below where no list leads.
struct BareReach {
  /// The components of pushes and exchanges.
  let components: Components
  /// Pushes and exchanges.
  let moves: Adjacency
  /// By component: the lists of what is reached, and of these those used for returns by picture.
  let lists: ReachRows
  let returning: ReachRows
  /// By component: the classes that have a back menu that asks for pictures, and those with a tab.
  let menus: ReachRows
  let tabs: ReachRows
  /// By component: the screens that somebody returns to as the root, by `rootNumbers`.
  let roots: ReachRows
  /// By screen of the app that is a root: its number.
  let rootNumbers: [Int32: Int32]
  /// Whether any push says that it is returned along by picture where the looks do not.
  private let hasPushSlides: Bool
  /// By component of exchanges: the classes that can stand where one of its screens stands.
  private let exchanged: (components: Components, classes: ReachRows)?

  /// - Parameters:
  ///   - machine: the screens.
  ///   - moves: their pushes and exchanges.
  ///   - parts: the components of those.
  init(_ machine: ScreenMachine, _ moves: Adjacency, _ parts: Components) {
    let screens = machine.screens
    let classes = machine.popSlides.columns
    self.moves = moves
    components = parts
    hasPushSlides = !machine.pushSlides.isEmpty
    let listCount = machine.lists.count
    // Most have no lists, and to go through an empty one would count references, screen by screen.
    lists = parts.reach(in: moves, columns: listCount) { screen, add in
      guard !screens[Int(screen)].replace.isEmpty else { return }
      for replace in screens[Int(screen)].replace { add(replace.list) }
    }
    let hasReturning = screens.indices.contains {
      screens[$0].replace.contains(where: \.slidesBack)
    }
    returning = parts.reach(in: moves, columns: hasReturning ? listCount : 0) { screen, add in
      for replace in screens[Int(screen)].replace where replace.slidesBack { add(replace.list) }
    }
    // Asked by number: a screen that is handed on is copied with all its lists.
    func reached(where holds: (Int) -> Bool) -> ReachRows {
      let isAny = screens.indices.contains(where: holds)
      return parts.reach(in: moves, columns: isAny ? classes : 0) { screen, add in
        if holds(Int(screen)) { add(screens[Int(screen)].slideClass) }
      }
    }
    menus = reached { screens[$0].hasMenu }
    tabs = reached { screens[$0].hasTab }
    var numbers: [Int32: Int32] = [:]
    for screen in screens.indices {
      guard !screens[screen].popToRoot.isEmpty else { continue }
      for root in screens[screen].popToRoot where numbers[root] == nil {
        numbers[root] = Int32(numbers.count)
      }
    }
    let roots = numbers
    rootNumbers = roots
    self.roots = parts.reach(in: moves, columns: roots.count) { screen, add in
      guard !screens[Int(screen)].popToRoot.isEmpty else { return }
      for root in screens[Int(screen)].popToRoot { roots[root].map(add) }
    }
    let exchanges = machine.exchanges
    guard exchanges.count > 0 else {
      exchanged = nil
      return
    }
    let groups = Components(exchanges)
    exchanged = (
      groups,
      groups.reach(in: exchanges, columns: classes) { $1(screens[Int($0)].slideClass) }
    )
  }

  /// Whether a screen, or one that can be put in its place, goes back by picture to one directly below
  /// that pushes it, as that push says.
  func popsAlongPush(from screen: Int32, to lower: Int32, _ machine: ScreenMachine) -> Bool {
    guard hasPushSlides else { return false }
    let row = machine.screens[Int(lower)].slideClass
    return machine.pushes.neighbours(of: lower).contains { pushed in
      let other = machine.screens[Int(pushed)]
      return machine.pushSlides[row, other.slideClass]
        && canStand(other.id, insteadOf: screen, machine)
    }
  }

  /// Whether a screen of the app is a screen, or can be put in its place.
  private func canStand(
    _ id: Int32, insteadOf screen: Int32, _ machine: ScreenMachine
  ) -> Bool {
    if machine.screens[Int(screen)].id == id { return true }
    guard exchanged != nil else { return false }
    var known: Set<Int32> = [screen]
    var queue = [screen]
    while let current = queue.popLast() {
      if machine.screens[Int(current)].id == id { return true }
      for next in machine.screens[Int(current)].replaceTop where known.insert(next).inserted {
        queue.append(next)
      }
    }
    return false
  }

  /// Whether a screen, or one that can be put in its place, goes back by picture to one of a class
  /// directly below.
  func pops(from screen: Int32, to target: Int32, _ machine: ScreenMachine) -> Bool {
    guard let exchanged else {
      return machine.popSlides[target, machine.screens[Int(screen)].slideClass]
    }
    let part = exchanged.components.numbers[Int(screen)]
    return exchanged.classes.intersects(part, machine.popSlides, target)
  }
}
