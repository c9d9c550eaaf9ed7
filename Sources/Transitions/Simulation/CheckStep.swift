import Navigation
import StyleModel

extension Simulation {
  /// What of a step is not as a plan must have it; nil if everything is.
  ///
  /// - Parameters:
  ///   - report: the last step.
  ///   - before: the navigation controllers before it.
  public func fault(of report: StepReport, after before: [Controller]) -> String? {
    if let passage = report.passage, report.route == nil {
      return "the plan says nothing of \(name(of: passage))"
    }
    if let fault = faultOfPicture(report) { return fault }
    if report.isCancelled, controllers != before {
      return "what was cancelled has changed the stack or its pictures"
    }
    for controller in controllers {
      if let fault = fault(of: controller) { return fault }
    }
    return nil
  }

  private func faultOfPicture(_ report: StepReport) -> String? {
    let target = report.isCancelled ? top.screens.dropLast().last : topScreen
    guard let target else { return nil }
    let name = "'\(name(of: target))'"
    switch report.shown {
    case .nothing: return nil
    case .picture(let picture):
      guard picture.instance == target.id else {
        return "the picture that is shown of \(name) is of another screen"
      }
      guard picture.conditions == moment.conditions, picture.state == target.state else {
        return "the picture that is shown of \(name) is not what it looks like now"
      }
      guard serves(picture, report.route) else {
        return "the picture that is shown of \(name) is without the tab bar"
      }
      return nil
    case .fallback(nil):
      return "the return to \(name) is by picture, and there is none"
    case .fallback(.neverShown(isForetold: false)?):
      return "the return to \(name) is by picture, it was never shown, and the plan does not say so"
    case .fallback: return nil
    }
  }

  /// Whether a picture is of the view that a return shows, or of more. Without a tab bar the root view
  /// is the navigation controller's.
  func serves(_ picture: Screenshot, _ route: Route?) -> Bool {
    picture.target == .root || route?.recipe.picture?.target != .root
      || !app.stacks[top.stack].hasTabBar
  }

  private func fault(of controller: Controller) -> String? {
    let covered = Set(controller.screens.dropLast().map(\.id))
    guard controller.pictures.instances.allSatisfy(covered.contains) else {
      return "a picture is kept of a screen that nothing covers"
    }
    let stack = app.stacks[controller.stack]
    if let promise = stack.promise, controller.pictures.count > promise {
      return "'\(stack.name)' holds \(controller.pictures.count) pictures, \(promise) at most "
        + "were promised"
    }
    return nil
  }

  // MARK: Names

  /// A step such as `home → detail (reading) (push)`, with its tab bars where there are any.
  private func name(of passage: PlanLookup.Step) -> String {
    func name(_ side: PlanLookup.Side) -> String {
      let screen = app.screens[Int(side.screen)]
      let state = screen.states[side.state].name
      return state.isEmpty ? screen.name : "\(screen.name) (\(state))"
    }
    let list = passage.list < 0 ? "" : " [\(passage.list)] \(passage.direction.rawValue)"
    let tabBars = "\(passage.from.tabBar.rawValue) → \(passage.to.tabBar.rawValue)"
    return "\(name(passage.from)) → \(name(passage.to)) (\(passage.operation.rawValue)\(list)"
      + (app.stacks[top.stack].hasTabBar ? ", tab bar \(tabBars)" : "") + ", iOS \(ios))"
  }

  /// The name of an instance in the stack on top: the screen's, with a number where it stands there
  /// more than once.
  public func name(of instance: Instance) -> String { name(of: instance, in: top) }

  /// The same for an instance in any of the navigation controllers.
  func name(of instance: Instance, in controller: Controller) -> String {
    let name = app.screens[Int(instance.screen)].name
    let same = controller.screens.filter { $0.screen == instance.screen }
    guard same.count > 1, let place = same.firstIndex(where: { $0.id == instance.id }) else {
      return name
    }
    return "\(name)#\(place + 1)"
  }
}
