import Navigation
import StyleModel

extension Simulation {
  /// Does a step.
  ///
  /// - Returns: what it did.
  /// - Throws: why it cannot be; then nothing has changed.
  public mutating func perform(_ step: Step) throws(StepProblem) -> StepReport {
    switch step.action {
    case .move(let move): return try perform(move, step)
    case .pop: return try goBack(step)
    case .swipe(let swipe): return try self.swipe(swipe, step)
    case .menu(let screen, let nearness): return try goBack(to: screen, nearness, step)
    case .tab: return try tapTab(step)
    case .present, .dismiss: try changeStacks(step.action)
    case .state(let state):
      guard app.screens[Int(topScreen.screen)].states.indices.contains(state) else {
        throw StepProblem("'\(name(of: topScreen))' has no such state")
      }
      topScreen.state = state
    case .rotate, .textSize, .appearance:
      if case .appearance(let other) = step.action { try change(to: other) }
      moment.conditions += 1
      dropPictures()
    case .memoryWarning: dropPictures()
    }
    return StepReport(step)
  }

  // MARK: Changes of the stack

  /// The screens of the stack on top after a declared operation, and which way that goes; nil if
  /// nothing would change.
  private mutating func outcome(
    of move: SimulatedApp.Move
  ) throws(StepProblem) -> (screens: [Instance], Direction)? {
    let screens = top.screens
    switch move.operation {
    case .push: return (screens + [instance(of: move.to)], .push)
    case .replaceTop: return (screens.dropLast() + [instance(of: move.to)], .push)
    case .popTo:
      guard let target = screens.dropLast().lastIndex(where: { $0.screen == move.to }) else {
        throw StepProblem("no '\(app.screens[Int(move.to)].name)' stands below")
      }
      return (Array(screens[...target]), .pop)
    case .popToRoot, .pop, .backMenu, .tabTap:
      guard screens.count > 1 else { throw atRoot() }
      return (Array(screens.prefix(1)), .pop)
    case .replace:
      let kept = zip(screens, move.list).prefix { $0.screen == $1 }.count
      guard kept < move.list.count else {
        return kept == screens.count ? nil : (Array(screens[..<kept]), .pop)
      }
      var result = Array(screens[..<kept])
      for position in kept..<move.list.count {
        var new = instance(of: move.list[position])
        new.isForetoldUnshown = move.neverShown.contains(position)
        result.append(new)
      }
      return (result, .push)
    }
  }

  private mutating func perform(_ index: Int, _ step: Step) throws(StepProblem) -> StepReport {
    let move = app.moves[index]
    guard move.from == topScreen.screen else {
      throw StepProblem("'\(app.screens[Int(move.from)].name)' is not on top")
    }
    guard let (after, direction) = try outcome(of: move) else { return StepReport(step) }
    return complete(step, to: after, by: move.operation, direction, cover: index)
  }

  private mutating func goBack(_ step: Step) throws(StepProblem) -> StepReport {
    let below = Array(top.screens.dropLast())
    guard !below.isEmpty else { throw atRoot() }
    return complete(step, to: below, by: .pop, .pop)
  }

  private mutating func goBack(
    to screen: Int32, _ nearness: Int, _ step: Step
  ) throws(StepProblem) -> StepReport {
    guard ios >= 14 else { throw StepProblem("back buttons have no menu before iOS 14") }
    guard state(of: topScreen).hasBackMenu else {
      throw StepProblem("'\(name(of: topScreen))' has no back button of UIKit's own")
    }
    let all = top.screens.indices.dropLast().reversed().filter { top.screens[$0].screen == screen }
    guard nearness >= 1, nearness <= all.count else {
      let name = "'\(app.screens[Int(screen)].name)'"
      throw StepProblem("\(all.isEmpty ? "no" : "only \(all.count)") \(name) below")
    }
    return complete(step, to: Array(top.screens[...all[nearness - 1]]), by: .backMenu, .pop)
  }

  private mutating func tapTab(_ step: Step) throws(StepProblem) -> StepReport {
    let screens = top.screens
    guard showsTabBar(at: screens.count - 1, in: screens) else {
      throw StepProblem("there is no tab bar to tap on under '\(name(of: topScreen))'")
    }
    guard screens.count > 1 else { throw atRoot() }
    return complete(step, to: Array(screens.prefix(1)), by: .tabTap, .pop)
  }

  /// Ends a change of the stack as it was meant to.
  private mutating func complete(
    _ step: Step, to after: [Instance], by operation: Navigation.Operation,
    _ direction: Direction, cover: Int? = nil
  ) -> StepReport {
    var report = StepReport(step)
    let move = cover.map { app.moves[$0] }
    let passage = passage(
      to: after, by: operation, list: move?.listNumber ?? -1, direction)
    let route = route(passage)
    report.passage = passage
    report.route = route
    let isMenu = if case .menu = step.action { true } else { false }
    if step.isAnimated, direction == .pop, route?.recipe.showsPictureAfterTap == true {
      show(after[after.count - 1], isMenu: isMenu, &report)
    }
    var after = after
    if let covered = after.dropLast().lastIndex(where: { $0.id == topScreen.id }) {
      after[covered].cover = cover
      report.taken = move?.capture.map { target in
        Screenshot(
          instance: topScreen.id, state: topScreen.state, conditions: moment.conditions,
          target: target)
      }
    }
    settle(on: after, &report)
    return report
  }

  private mutating func settle(on after: [Instance], _ report: inout StepReport) {
    top.screens = after
    topScreen.wasShown = true
    topScreen.hasLostPicture = false
    topScreen.cover = nil
    report.target = topScreen.id
    top.pictures.keepOnly(covered: after.dropLast().lazy.map(\.id))
    if let picture = report.taken { top.pictures.keep(picture) }
  }

  /// Says what is to be seen of a screen that comes back by picture.
  private func show(_ target: Instance, isMenu: Bool, _ report: inout StepReport) {
    report.shown = shown(of: target, by: report.route, isMenu: isMenu)
    if case .fallback = report.shown {
      report.standIn = report.route?.standIn(in: app.stacks[top.stack])
    }
  }

  private func shown(of target: Instance, by route: Route?, isMenu: Bool) -> StepReport.Shown {
    let picture = top.pictures[target.id]
    // The menu's returns use what happens to be there, if it is of what they show.
    if isMenu, !app.menuAsksForPictures {
      guard let picture, serves(picture, route) else { return .fallback(.backMenu) }
      return .picture(picture)
    }
    if let picture { return .picture(picture) }
    if !target.wasShown { return .fallback(.neverShown(isForetold: target.isForetoldUnshown)) }
    return .fallback(target.hasLostPicture ? .dropped : nil)
  }

  // MARK: Swipes

  private mutating func swipe(
    _ swipe: Step.Swipe, _ step: Step
  ) throws(StepProblem) -> StepReport {
    let before = top
    guard let target = before.screens.dropLast().last else { throw atRoot() }
    let passage = passage(to: before.screens.dropLast(), by: .pop, .pop)
    let route = route(passage)
    guard route?.recipe.interaction != .off else {
      throw StepProblem("'\(name(of: topScreen))' cannot be swiped away: its 'swipe-back' is off")
    }
    let isFinished = try finishes(swipe, route)
    var report = StepReport(step)
    report.passage = passage
    report.route = route
    if route?.recipe.showsPictureUnderFinger == true {
      show(target, isMenu: false, &report)
    }
    // UIKit takes the screen off when the finger begins, and puts it back where it goes back.
    let leaving = top.screens.removeLast()
    if isFinished {
      settle(on: top.screens, &report)
    } else {
      top.screens.append(leaving)
      report.isCancelled = true
    }
    return report
  }

  /// Whether a finger that is let go has gone far enough, by the plan's own rule.
  private func finishes(
    _ swipe: Step.Swipe, _ route: Route?
  ) throws(StepProblem) -> Bool {
    guard !swipe.isCancelled else { return false }
    let width = app.device.pointWidth
    let distance = swipe.progress * width
    let release = Release(
      distance: distance,
      time: swipe.time ?? (swipe.velocity > 0 ? distance / swipe.velocity : nil),
      velocity: swipe.velocity, width: width)
    // UIKit's own rule is not published; ours is near enough to it.
    var rules = Profile.navstyle.swipe.finish
    if case .own(let own)? = route?.recipe.interaction { rules = own.finish }
    let passes = rules.map { $0.holds(for: release) }
    if passes.contains(true) { return true }
    guard !passes.contains(nil) else {
      throw StepProblem(
        "whether it goes all the way depends on its average speed: say for how long it lasts, "
          + "such as 0.2s")
    }
    return false
  }

  // MARK: Everything else

  private mutating func changeStacks(_ action: Step.Action) throws(StepProblem) {
    guard case .present(let stack) = action else {
      guard controllers.count > 1 else { throw StepProblem("nothing is presented") }
      controllers.removeLast()
      return
    }
    guard app.screens[Int(topScreen.screen)].presents.contains(stack) else {
      throw StepProblem(
        "'\(name(of: topScreen))' does not present '\(app.stacks[stack].name)'")
    }
    open(stack)
  }

  private mutating func change(to other: Appearance) throws(StepProblem) {
    guard app.appearances.contains(other) else {
      throw StepProblem("the app is never \(other.rawValue): see 'targets.appearances'")
    }
    guard appearance != other else { throw StepProblem("it is \(other.rawValue) already") }
    moment.appearance = other
  }

  private mutating func dropPictures() {
    for controller in controllers.indices {
      controllers[controller].pictures.removeAll()
      for height in controllers[controller].screens.indices.dropLast() {
        controllers[controller].screens[height].hasLostPicture = true
      }
    }
  }

  private func atRoot() -> StepProblem {
    StepProblem("'\(name(of: topScreen))' is the root: there is nothing to go back to")
  }
}
