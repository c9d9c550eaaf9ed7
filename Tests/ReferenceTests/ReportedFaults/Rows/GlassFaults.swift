/// Glass, from iOS 26.
let glassFaults: [ReportedFault] = [
  ReportedFault(
    2, "HBD#204", "pop from a clear bar, iOS 26: a white background flashes", ios: "26..27",
    """
    screens:
      list: { bar: { color: systemBackground }, push: [photo] }
      photo: { bar: { color: systemBackground, alpha: 0 } }
    """,
    .rule("clear-bar-on-glass", at: "screens.photo.bar.alpha", "alpha: 0 ", not: "alpha: 1 ")),
  ReportedFault(
    3, "HBD#202", "a clear bar, iOS 26: its items vanish with the background", ios: "18..26",
    """
    screens:
      list: { bar: { color: systemBackground }, push: [photo] }
      photo: { bar: { alpha: 0, shadow-line: false, tint: white, title-color: white } }
    """,
    .rule("clear-bar-on-glass", at: "screens.photo.bar.alpha", "alpha: 0,", not: "alpha: 1,")),
  ReportedFault(
    4, "HBD#201", "a bar hidden by making it clear, iOS 26: an empty circle of glass",
    ios: "18..27",
    """
    screens:
      home: { push: [player] }
      player: { bar: { hidden: true } }
    """,
    .plan(
      "hidden is UIKit's hidden, in the stack's own bar, on iOS 26 as before; the difference goes "
        + "by picture",
      isHidden("player"), slides(.push("home", "player").from26, "hidden-differs"),
      [PlanClaim(.stack("main"), "bar", word: "system", not: "transparent")])),
  ReportedFault(
    5, "HBD#207", "a bar whose colour follows the scrolling, iOS 26: the new one does not come",
    ios: "18..27",
    """
    screens:
      list:
        bar: { color: systemGray5 }
        states: { scrolled: { bar: { color: secondarySystemBackground } } }
        push: [detail]
      detail: { bar: { color: systemBackground } }
    """,
    .rule(
      "custom-background-on-glass", at: "screens.list",
      "bar: { color: systemGray5 }\n    states: { scrolled: { bar: { color: secondarySystemBackground } } }",
      not: "bar: { color: systemBackground }")),
  ReportedFault(
    7, "HBD#198, PR#199, #200",
    "views of the bar reached by private keys, iOS 26: a crash, taps that "
      + "do not get through",
    .runTimeOnly(
      "by which keys an app reaches into UIKit's bar stands in its code; plans name none")),
  ReportedFault(
    77, "RNS#4325; #4663",
    "a large title in a navigation controller inside another, pop, iOS 26: "
      + "its blur is wiped off", ios: "26..27",
    """
    stacks: { main: { root: home }, inner: { root: list, kind: nested } }
    screens:
      home: { embed: [inner] }
      list: { bar: { large-title: true }, push: [detail] }
      detail: {}
    """,
    .rule(
      "nested-large-title", at: "screens.list.bar.large-title", "large-title: true",
      not: "large-title: false")),
  ReportedFault(
    78, "RNS#3685; Apollo-Reborn PR#693",
    "swipe from a screen without a bar to a clear one, iOS 26: "
      + "the effect at its edge goes", ios: "26..27",
    """
    screens:
      photo: { bar: { alpha: 0 }, push: [player] }
      player: { bar: { hidden: true } }
    """,
    .plan(
      "the swipe moves a picture of `photo`, effect and all, and a cancelled one restores `player`",
      slides(.pop("player", "photo"), "hidden-differs"),
      restoresOnCancel(.pop("player", "photo")),
      ownsSwipe(
        .pop("player", "photo"), off: #"["interactivePop", "interactiveContentPop"]"#))),
  ReportedFault(
    79, "RNS#3294", "bar, no bar, bar again, iOS 26: the back button is dead the second time",
    .runTimeOnly(
      "the way is an ordinary one that every app may take; what goes wrong is the state of UIKit's "
        + "own button, which no look and no plan sets")),
  ReportedFault(
    100, "NativePHP/mobile-air PR#284",
    "a coloured bar with a large title, iOS 26: the colour covers "
      + "the title", ios: "18..27",
    """
    screens:
      home: { push: [settings] }
      settings: { bar: { color: systemGray5, large-title: true } }
    """,
    .rule(
      "large-title-on-glass", at: "screens.settings.bar.color", "large-title: true",
      not: "large-title: false")),
]
