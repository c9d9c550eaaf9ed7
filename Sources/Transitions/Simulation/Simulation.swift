import Navigation
public import StyleModel

/// An app while it runs: its navigation controllers with the screens in them, as UIKit keeps them,
/// and the pictures that the plan has it take.
public struct Simulation: Sendable {
  /// The app.
  public let app: SimulatedApp
  /// The version of iOS.
  public let ios: Int
  /// Everything that steps change.
  var moment: Moment
  private var known: [PlanLookup.Step: Route?] = [:]

  /// An app at one time.
  struct Moment: Sendable {
    var controllers: [Controller] = []
    var appearance: Appearance
    /// How often the device was turned, or the appearance or text size changed.
    var conditions = 0
    var nextInstance = 1
  }

  /// A navigation controller.
  public struct Controller: Equatable, Sendable {
    /// Which, as an index of the app's stacks.
    public let stack: Int
    /// The screens in it, bottom first.
    public internal(set) var screens: [Instance]
    var pictures = PictureStore()
  }

  /// A screen in a stack.
  public struct Instance: Equatable, Sendable {
    /// What tells it from every other one, also of the same screen.
    public let id: Screenshot.Instance
    /// The screen.
    public let screen: Int32
    /// The state it is in.
    public internal(set) var state = 0
    /// Whether it was ever on top.
    public internal(set) var wasShown = false
    /// Whether a picture of it may have been dropped since it was on top.
    var hasLostPicture = false
    /// Whether the plan says that somebody may return to it before it was ever shown.
    var isForetoldUnshown = false
    /// The operation that covered it last, as an index of the app's moves.
    var cover: Int?
  }

  /// An app that starts with one of its stacks.
  public init(_ app: SimulatedApp, stack: Int, ios: Int) {
    self.app = app
    self.ios = ios
    moment = Moment(appearance: app.appearances.first ?? .light)
    open(stack)
  }

  /// The navigation controllers, the one on top last.
  public internal(set) var controllers: [Controller] {
    _read { yield moment.controllers }
    _modify { yield &moment.controllers }
  }

  /// The appearance.
  public var appearance: Appearance { moment.appearance }

  /// Starts the app anew; what was looked up so far is remembered.
  public mutating func restart(with stack: Int) {
    moment = Moment(appearance: app.appearances.first ?? .light)
    open(stack)
  }

  mutating func open(_ stack: Int) {
    var root = instance(of: app.stacks[stack].root)
    root.wasShown = true
    controllers.append(Controller(stack: stack, screens: [root]))
  }

  /// A new instance of a screen.
  mutating func instance(of screen: Int32) -> Instance {
    defer { moment.nextInstance += 1 }
    return Instance(id: moment.nextInstance, screen: screen)
  }

  /// The navigation controller on top.
  public internal(set) var top: Controller {
    _read { yield moment.controllers[moment.controllers.count - 1] }
    _modify { yield &controllers[controllers.count - 1] }
  }

  /// The screen on top.
  public internal(set) var topScreen: Instance {
    _read { yield top.screens[top.screens.count - 1] }
    _modify { yield &top.screens[top.screens.count - 1] }
  }

  /// The instances of the stack on top of which a picture is kept, bottom first.
  public var pictured: [Instance] { pictured(in: top) }

  /// The instances in a navigation controller of which a picture is kept, bottom first.
  public func pictured(in controller: Controller) -> [Instance] {
    controller.screens.filter { controller.pictures[$0.id] != nil }
  }

  /// The memory that all pictures take.
  public var bytes: Int {
    controllers.reduce(0) { $0 + $1.pictures.count } * app.device.snapshotBytes
  }

  /// Whether the tab bar is to be seen under a screen of the stack on top.
  func showsTabBar(at height: Int, in screens: [Instance]) -> Bool {
    app.stacks[top.stack].hasTabBar
      && !screens[...height].contains { state(of: $0).hidesTabBar }
  }

  func state(of instance: Instance) -> SimulatedApp.State {
    app.screens[Int(instance.screen)].states[instance.state]
  }

  /// The band it runs in.
  public var band: Band { ios < 26 ? .below26 : .from26 }

  // MARK: Ways

  /// What the plan says of a step; looked up once.
  mutating func route(_ passage: PlanLookup.Step) -> Route? {
    if let route = known[passage] { return route }
    let route = app.routes.route(passage, in: band)
    known[passage] = .some(route)
    return route
  }

  /// The way from the screen on top to the one on top of another stack of screens.
  func passage(
    to after: [Instance], by operation: Navigation.Operation, list: Int32 = -1,
    _ direction: Direction
  ) -> PlanLookup.Step {
    func side(_ screens: [Instance]) -> PlanLookup.Side {
      let instance = screens[screens.count - 1]
      return PlanLookup.Side(
        screen: instance.screen, state: instance.state,
        tabBar: showsTabBar(at: screens.count - 1, in: screens) ? .shown : .hidden)
    }
    return PlanLookup.Step(
      operation, from: side(top.screens), to: side(after), list: list, direction: direction)
  }
}
