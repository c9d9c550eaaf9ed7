extension MapShape {
  /// The top level of a style file.
  public static let file = MapShape(
    of: "a style file", required: ["navstyle", "screens"],
    alternatives: ["screens": "include"],
    [
      KeyDescription("navstyle", nil, .version, "the version of the language"),
      KeyDescription("targets", nil, .map(targets), "what the app is built for"),
      KeyDescription(
        "include", nil, .paths, "other files that are part of the description, by path or pattern",
        examples: ["[palette.navstyle.yaml, features/*.navstyle.yaml]"]),
      KeyDescription("palette", nil, .palette, "named colours"),
      KeyDescription("defaults", nil, .map(defaults), "what every screen starts from"),
      KeyDescription("styles", nil, .table(.style, style), "named, reusable looks"),
      KeyDescription("stacks", nil, .table(.stack, stack), "the navigation controllers"),
      KeyDescription("screens", nil, .table(.screen, screen), "the screens"),
      KeyDescription(
        "transitions", nil, .list(transition), "overrides of what the compiler would choose"),
      KeyDescription("motion", nil, .map(motion), "how transitions move"),
      KeyDescription("budget", nil, .map(budget), "what pictures of screens may cost"),
    ])

  /// The top level of a piece: a style file that another one includes. What must be there may stand
  /// in any of the files.
  public static let piece = MapShape(of: "a piece", file.keys)

  /// `targets:` – what the app is built for.
  static let targets = MapShape(
    of: "'targets'",
    [
      KeyDescription(
        "ios", .ios, .versionRange, default: "15..27", "the iOS versions it runs on"),
      KeyDescription(
        "appearances", .appearances, .appearances, default: "[light, dark]",
        "the appearances it can be in"),
      KeyDescription(
        "glass", .glass, .boolean, default: "true",
        "`false`: built so that iOS 26 and later keep the old bars"),
    ])

  /// `stacks.NAME:` – a navigation controller.
  static let stack = MapShape(
    of: "a stack", required: ["root"],
    [
      KeyDescription("root", .stackRoot, .name(.screen), "the screen at the bottom"),
      KeyDescription(
        "tab-bar", .stackTabBar, .boolean, default: "false",
        "whether it is a tab of a tab bar controller"),
      KeyDescription(
        "style", .stackStyle, .nameOrNames(.style),
        "named styles for all its screens, applied after 'defaults' and before their own"),
      KeyDescription(
        "kind", .stackKind, .keyword(StackKind.names), default: "window",
        "where it stands; a `sheet` does not own the status bar"),
    ])

  /// `transitions:` – one override.
  static let transition = MapShape(
    of: "a transition", required: ["from", "to"],
    [
      KeyDescription(
        "from", .from, .nameOrAll(.screen), "one screen of the pair, or `\"*\"` for all"),
      KeyDescription("to", .to, .nameOrAll(.screen), "the other screen, or `\"*\"` for all"),
      KeyDescription(
        "operation", .operation, .keyword(["any", "push", "pop"]), default: "any",
        "`any` is the pair in both directions"),
      KeyDescription(
        "strategy", .strategy, .keyword(Strategy.names), "the trick to use"),
      KeyDescription(
        "motion", .transitionMotion, .keyword(Motion.names),
        "how the backgrounds of a background-crossfade move"),
      KeyDescription(
        "animated", .animated, .boolean, default: "true", "whether it is animated at all"),
      KeyDescription(
        "duration", .transitionDuration, .number(0...5), "how long it takes, in seconds"),
      KeyDescription(
        "reason", .reason, .text, "why, for the reader of the file",
        examples: ["video header behind the bar"]),
    ])

  /// `motion:` – how transitions move.
  static let motion = MapShape(
    of: "'motion'",
    [
      KeyDescription(
        "profile", .profile, .keyword(ProfileName.names), default: "navstyle",
        "whose constants to move by: NavStyle's, or those of a published system"),
      KeyDescription(
        "crossfade", .crossfade, .keyword(["blend", "ride"]), default: "blend",
        "what a change of colour does: one background runs, or each rides with its screen"),
      KeyDescription(
        "images", .images, .keyword(["snapshot", "ride"]), default: "snapshot",
        "what a change of background image does"),
      KeyDescription(
        "duration", .duration, .number(0...5),
        "how long a transition takes, in seconds, in place of the profile's"),
      KeyDescription(
        "parallax", .parallax, .number(0...1),
        "how far the screen below moves, in screen widths, in place of the profile's"),
      KeyDescription(
        "dim", .dim, .number(0...1), "how dark the screen below gets, in place of the profile's"),
    ])

  /// `budget:` – what pictures of screens may cost.
  static let budget = MapShape(
    of: "'budget'",
    [
      KeyDescription(
        "snapshots", .snapshots, .byteSize, default: "64MiB",
        "the memory that the pictures of one stack may take"),
      KeyDescription(
        "device", .device, .keyword(Device.all.map(\.name)), default: Device.standard,
        "the device for which it is counted"),
      KeyDescription(
        "back-menu", .backMenu, .keyword(BackMenu.names), default: "fallback",
        "whether a return by the back menu has a picture taken for it, or makes do without"),
    ])
}
