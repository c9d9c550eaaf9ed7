extension MapShape {
  /// `screens.NAME:` – everything a screen can say.
  public static let screen = MapShape(
    of: "a screen",
    [
      KeyDescription(
        "style", .style, .nameOrNames(.style), "named styles, applied in order"),
      barKey,
      KeyDescription(
        "class", .className, .text, "the view controller's class",
        examples: ["DetailViewController"]),
      statusBarKey, tabBarKey, toolbarKey,
      KeyDescription(
        "orientation", .orientation, .keyword(Orientation.names), default: "any",
        "the interface orientations it allows"),
      KeyDescription(
        "back-button", .backButton, .keyword(BackButton.names), default: "system",
        "a `custom` one is a button of the app's own"),
      KeyDescription(
        "back-guard", .backGuard, .boolean, default: "false",
        "whether leaving is asked about first"),
      KeyDescription(
        "swipe-back", .swipeBack, .swipeBack, default: "edge", "where a swipe back may begin"),
      contentKey,
      KeyDescription(
        "states", .states, .states(state),
        "looks it takes while it is up, merged over its own; it opens in its own"),
      KeyDescription("push", .push, .names(.screen), "the screens it pushes"),
      KeyDescription(
        "pop-to", .popTo, .names(.screen), "the screens it returns to, each the nearest one below"),
      KeyDescription(
        "pop-to-root", .popToRoot, .boolean, default: "false", "whether it returns to the root"),
      KeyDescription(
        "replace", .replace, .screenLists,
        "whole stacks it puts in place of the current one, bottom first"),
      KeyDescription(
        "replace-top", .replaceTop, .names(.screen),
        "the screens it puts in its own place; what is below stays"),
      KeyDescription("present", .present, .names(.stack), "the stacks it presents"),
      KeyDescription(
        "embed", .embed, .names(.stack), "the stacks it shows inside itself"),
    ])

  // What a state can say is what its screen can.
  private static let barKey = KeyDescription("bar", nil, .map(bar), "the navigation bar")
  private static let statusBarKey = KeyDescription(
    "status-bar", .statusBar, .keyword(StatusBar.names), default: "default",
    "the colour of its content: `light` is white; `default` is dark in light appearance")
  private static let tabBarKey = KeyDescription(
    "tab-bar", .tabBar, .keyword(Visibility.names), default: "shown",
    "`hidden` is hidesBottomBarWhenPushed: it stays hidden for all that is pushed above")
  private static let toolbarKey = KeyDescription(
    "toolbar", .toolbar, .keyword(Visibility.names), default: "hidden",
    "the navigation controller's toolbar")
  private static let contentKey = KeyDescription(
    "content", nil, .map(content), "what lies behind the bar")

  /// `states: NAME:` – what differs while the screen is in a state.
  public static let state = MapShape(
    of: "a state", [barKey, statusBarKey, tabBarKey, toolbarKey, contentKey])

  /// `styles.NAME:` and `defaults:` – a screen without the edges that lead from it.
  public static let style = screen.without(
    ["push", "pop-to", "replace", "replace-top", "present", "embed", "class"], of: "a style")

  /// `defaults:` – what every screen starts from.
  public static let defaults = style.without(["style"], of: "'defaults'")

  /// `swipe-back:` as a map.
  public static let fullSwipe = MapShape(
    of: "'swipe-back'", required: ["full"],
    [
      KeyDescription("full", nil, .boolean, "whether a swipe may begin anywhere"),
      KeyDescription(
        "within", nil, .number(1...2000),
        "within how many points of the leading edge it may begin"),
    ])

  /// `content:` – what lies behind the bar.
  static let content = MapShape(
    of: "'content'",
    [
      KeyDescription(
        "background", .contentBackground, .color, default: "systemBackground",
        "the colour of the page"),
      KeyDescription(
        "scrolls", .contentScrolls, .keyword(["none", "vertical", "horizontal", "both"]),
        default: "vertical", "the directions in which it scrolls"),
      KeyDescription(
        "under-bar", .contentUnderBar, .boolean, default: "translucent",
        "whether it extends under the bar"),
      KeyDescription(
        "clips", .contentClips, .boolean, default: "false",
        "whether its view clips what lies outside"),
      KeyDescription(
        "root-scroll-view", .contentRootScrollView, .boolean, default: "false",
        "whether the screen's own view is the scroll view"),
      KeyDescription(
        "live", .contentLive, .boolean, default: "false", "whether it changes while covered"),
    ])
}
