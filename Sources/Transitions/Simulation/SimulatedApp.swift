public import Navigation
public import StyleModel

/// An app as a simulation runs it: its screens and what each can do, which operations take a
/// picture, and what its plan says of any way from one screen to another.
///
/// Small and a value, so that it can be made of a plan in memory or of one that was read, and so
/// that a test can ask what becomes of the app if one thing in it were different.
public struct SimulatedApp: Sendable {
  /// The screens.
  public var screens: [Screen]
  /// The navigation controllers.
  public var stacks: [Stack]
  /// The operations that are declared, screen by screen.
  public var moves: [Move]
  /// The versions of iOS it runs on.
  public var ios: ClosedRange<Int>
  /// The appearances it can be in.
  public var appearances: [Appearance]
  /// Whether the back menu's returns ask for pictures.
  public var menuAsksForPictures: Bool
  /// The device it runs on.
  public var device: Device
  /// What the plan says of each way.
  public var routes: any RouteFinder

  /// A screen.
  public struct Screen: Sendable {
    /// Its name.
    public var name: String
    /// The states it can be in, the one it opens with first.
    public var states: [State]
    /// What it declares, as indices of moves.
    public var moves: Range<Int>
    /// The stacks that it puts above itself, as a sheet or inside itself.
    public var presents: [Int]
  }

  /// A state of a screen.
  public struct State: Sendable {
    /// Its name; empty for the one the screen opens with.
    public var name: String
    /// Whether it asks for no tab bar, for itself and for all that is pushed above.
    public var hidesTabBar: Bool
    /// Whether UIKit's own back button is there, with its menu.
    public var hasBackMenu: Bool
  }

  /// A navigation controller.
  public struct Stack: Sendable {
    /// Its name.
    public var name: String
    /// The screen it begins with.
    public var root: Int32
    /// Whether it is a tab of a tab bar controller.
    public var hasTabBar: Bool
    /// The most pictures it holds, as the plan says; nil where that is without end.
    public var promise: Int?
    /// Whether its bar is UIKit's own, where background views cannot show.
    public var hasSystemBar: Bool
  }

  /// A declared operation.
  public struct Move: Sendable {
    /// Which.
    public var operation: Navigation.Operation
    /// The screen that declares it.
    public var from: Int32
    /// The screen on top afterwards.
    public var to: Int32
    /// Of a replace: the stack that it puts in place, bottom first.
    public var list: [Int32]
    /// Of a replace: which of its screen's lists that is; else −1.
    public var listNumber: Int32
    /// The view it takes a picture of, with the screen it covers; nil if it takes none.
    public var capture: Snapshot.Target?
    /// Of a replace: the places in its list to which somebody may return by picture before their
    /// screens were ever shown.
    public var neverShown: [Int]
  }
}

extension SimulatedApp {
  /// The app that a plan is for.
  ///
  /// - Parameters:
  ///   - plan: the plan.
  ///   - pictures: the pictures that its operations take.
  public init(_ plan: TransitionPlan, _ pictures: PicturePlan) {
    self.init(plan, pictures, bars: plan.stackBars, routes: PlanRoutes(plan))
  }

  /// The same app where what runs is looked up elsewhere.
  init(
    _ plan: TransitionPlan, _ pictures: PicturePlan, bars: [TransitionPlan.StackBar],
    routes: any RouteFinder
  ) {
    let style = plan.resolved.style
    let budget = Budget(style)
    moves = plan.graph.edges.enumerated().map { index, edge in
      Move(
        operation: edge.operation, from: edge.from, to: edge.to,
        list: plan.graph.screens(ofReplace: edge), listNumber: edge.list,
        capture: pictures.targets[index],
        neverShown: pictures.neverShown[index] ?? [])
    }
    var next = 0
    let edges = plan.graph.edges
    screens = style.screens.indices.map { screen in
      let first = next
      while next < edges.count, edges[next].from == screen { next += 1 }
      return Screen(
        name: style.screenName(screen), states: Self.states(ofScreen: screen, plan.resolved),
        moves: first..<next, presents: Self.presented(by: screen, style))
    }
    stacks = plan.graph.stacks.enumerated().map { index, stack in
      let promise: Int? =
        if case .bounded(let count, _) = pictures.peaks[index] { count } else { nil }
      return Stack(
        name: stack.name, root: stack.root, hasTabBar: stack.hasTabBar, promise: promise,
        hasSystemBar: bars[index] == .system)
    }
    ios = style.targets.ios
    appearances = style.targets.appearances
    menuAsksForPictures = budget.backMenu == .picture
    device = budget.device
    self.routes = routes
  }

  private static func states(ofScreen screen: Int, _ resolved: ResolvedStyle) -> [State] {
    let hasSystemButton = resolved.backButton(ofScreen: screen) == .system
    return (0...resolved.states(ofScreen: screen).count).map { state in
      let look = resolved.look(ofScreen: screen, state: state)
      return State(
        name: resolved.stateName(state, ofScreen: screen), hidesTabBar: look.tabBar == .hidden,
        hasBackMenu: hasSystemButton && !look.isHidden)
    }
  }

  private static func presented(by screen: Int, _ style: AppStyle) -> [Int] {
    let settings = style.screens[screen].settings
    return [Attribute.present, .embed].flatMap { attribute in
      style.items(attribute, in: settings).map { Int($0.target) }
    }
  }

  /// The versions that stand for the bands it runs in: the newest of each, older first.
  public var versions: [Int] {
    let older = ios.lowerBound < 26 ? [min(ios.upperBound, 18)] : []
    return older + (ios.upperBound >= 26 ? [ios.upperBound] : [])
  }
}
