import Navigation
import StyleModel

/// Something done, as far as it matters for what is to be seen of it.
struct Deed: Hashable {
  let action: Step.Action
  let top: Face
  /// The screen that it returns to.
  let target: Face?

  init(_ action: Step.Action, _ simulation: Simulation) {
    self.action = action
    top = Face(simulation.top.screens.count - 1, simulation)
    target = simulation.target(of: action).map { Face($0, simulation) }
  }
}

/// A covered screen with the one on top, as far as it matters for who returns to it.
struct Situation: Hashable {
  let covered: Face
  let place: Place
  let top: Face

  enum Place { case root, directlyBelow, nearest, other }

  /// The screen on top, and every one it covers, but for those whose picture may be missing: nothing
  /// can be found of them.
  static func all(in simulation: Simulation) -> [Situation] {
    let below = simulation.top.screens.indices.dropLast()
    let top = Face(below.endIndex, simulation)
    var names: Set<Int32> = []
    let own = Situation(covered: top, place: below.isEmpty ? .root : .other, top: top)
    return [own]
      + below.reversed().compactMap { height in
        let covered = Face(height, simulation)
        let isNearest = names.insert(covered.screen).inserted
        let place: Place =
          height == 0
          ? .root : height == below.endIndex - 1 ? .directlyBelow : isNearest ? .nearest : .other
        return covered.hasLostPicture ? nil : Situation(covered: covered, place: place, top: top)
      }
  }
}

/// A screen in a stack, as far as it matters for a return from it or to it.
struct Face: Hashable {
  let ios: Int
  let screen: Int32
  let state: Int
  let showsTabBar: Bool
  let cover: Int?
  let wasShown: Bool
  let hasLostPicture: Bool

  init(_ height: Int, _ simulation: Simulation) {
    let instance = simulation.top.screens[height]
    ios = simulation.ios
    screen = instance.screen
    state = instance.state
    showsTabBar = simulation.showsTabBar(at: height, in: simulation.top.screens)
    cover = instance.cover
    wasShown = instance.wasShown
    hasLostPicture = instance.hasLostPicture
  }
}

extension Step.Action {
  var canBeUnanimated: Bool {
    switch self {
    case .move, .pop, .menu, .tab: true
    default: false
    }
  }
}

extension Step.Action {
  var isSwipe: Bool {
    if case .swipe = self { true } else { false }
  }
}

extension Step.Swipe {
  /// A finger that goes all the way.
  static let throughout = {
    var swipe = Step.Swipe(progress: 1)
    swipe.time = 0.25
    return swipe
  }()
}

extension Simulation {
  /// Whether an action returns to a screen without a picture, and nothing excuses that it is missing.
  func lacksPicture(for action: Step.Action) -> Bool {
    guard let height = target(of: action) else { return false }
    let screen = top.screens[height]
    return !screen.hasLostPicture && !(screen.isForetoldUnshown && !screen.wasShown)
      && top.pictures[screen.id] == nil
  }

  /// The height of the screen that an action returns to; nil if it is no return.
  func target(of action: Step.Action) -> Int? {
    let below = top.screens.dropLast()
    switch action {
    case .pop, .swipe: return below.indices.last
    case .tab: return 0
    case .menu(let screen, let nearness):
      return below.indices.reversed().filter { below[$0].screen == screen }
        .dropFirst(nearness - 1).first
    case .move(let index):
      let move = app.moves[index]
      switch move.operation {
      case .popTo: return below.lastIndex { $0.screen == move.to }
      case .popToRoot: return 0
      case .replace: return move.list.count <= below.count ? move.list.count - 1 : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// What can happen now, and how likely that is among all of it.
  var possibleActions: [(action: Step.Action, weight: Int)] {
    var result: [(action: Step.Action, weight: Int)] = []
    let screens = top.screens
    let own = app.screens[Int(topScreen.screen)]
    for index in own.moves {
      let move = app.moves[index]
      switch move.operation {
      case .push: result.append((.move(index), 60))
      case .replace, .replaceTop: result.append((.move(index), 30))
      case .popTo:
        if screens.dropLast().contains(where: { $0.screen == move.to }) {
          result.append((.move(index), 60))
        }
      case .popToRoot:
        if screens.count > 1, screens[0].screen == move.to { result.append((.move(index), 30)) }
      case .pop, .backMenu, .tabTap: break
      }
    }
    if screens.count > 1 {
      result += [(.pop, 60), (.swipe(Step.Swipe(progress: 0)), 60)]
      if showsTabBar(at: screens.count - 1, in: screens) { result.append((.tab, 20)) }
      if ios >= 14, state(of: topScreen).hasBackMenu {
        var nearness: [Int32: Int] = [:]
        for instance in screens.dropLast().reversed().prefix(8) {
          nearness[instance.screen, default: 0] += 1
          result.append((.menu(instance.screen, nearness: nearness[instance.screen] ?? 1), 8))
        }
      }
    }
    for state in own.states.indices where state != topScreen.state {
      result.append((.state(state), 30))
    }
    result += own.presents.map { (.present($0), 10) }
    if controllers.count > 1 { result.append((.dismiss, 10)) }
    result += [(.rotate, 1), (.textSize, 1), (.memoryWarning, 1)]
    result += app.appearances.filter { $0 != appearance }.map { (.appearance($0), 1) }
    return result
  }
}
