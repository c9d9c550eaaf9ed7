/// Swipes back: who owns them, when they begin, what they leave behind.
let gestureFaults: [ReportedFault] = [
  ReportedFault(
    15, "HBD#35", "an item on the right, a slow swipe back, iOS 11.4: it stays dim",
    .undetectable("a fault of that system, with any item and any style")),
  ReportedFault(
    17, "HBD#69", "from black to the default, swipe cancelled: the title keeps the other's colour",
    ios: "11..18",
    """
    screens:
      list: { push: [player] }
      player:
        bar: { color: black, title-color: white, tint: white }
        status-bar: light
        swipe-back: full
    """,
    .plan(
      "the title's colour is driven by the swipe, from that of `player`, which a cancelled one "
        + "restores",
      [
        PlanClaim(
          .recipe(.pop("player", "list")), "foreground.title",
          is:
            #"[[0, "from"], [0.25, "to"]]"#)
      ], restoresOnCancel(.pop("player", "list")))),
  ReportedFault(
    49, "QMUI#1498", "a swipe on a screen without a bar while a push runs: the app hangs",
    ios: "11..18",
    """
    screens:
      home: { push: [player] }
      player: { bar: { hidden: true } }
    """,
    .plan(
      "a swipe is refused while a transition runs",
      [
        PlanClaim(
          .recipe(.pop("player", "home")), "interaction.refused",
          is: #"["at-root", "in-transition"]"#, not: #"["at-root"]"#)
      ])),
  ReportedFault(
    51, "QMUI#654", "two tints, pop, iOS 11: the text of the back button changes at once",
    ios: "11..18",
    """
    screens:
      home: { bar: { tint: systemBlue }, push: [detail] }
      detail: { bar: { tint: systemRed } }
    """,
    .plan(
      "the tint runs with the transition, also where nothing else differs",
      [
        PlanClaim(
          .recipe(.pop("detail", "home")), "foreground.tint", is: #"[[0, "from"], [0.25, "to"]]"#,
          not: #"[[0, "to"], [0.25, "to"]]"#)
      ])),
  ReportedFault(
    53, "RT#311", "right-to-left: the swipe goes the wrong way", ios: "11..18",
    """
    screens:
      home: { push: [player] }
      player: { bar: { hidden: true } }
    """,
    .plan(
      "the swipe begins at the leading edge, and everything is mirrored with it",
      [
        PlanClaim(
          .recipe(.pop("player", "home")), "interaction.edge", word: "leading", not: "left"),
        PlanClaim(
          nothing: .recipe(.pop("player", "home")), "timeline.mirrored", not: "false"),
      ])),
  ReportedFault(
    54, "RT#117", "back to a screen that stands in another tab: nothing happens", ios: "11..18",
    """
    stacks:
      main: { root: home, tab-bar: true }
      more: { root: settings, tab-bar: true }
    screens:
      home: { push: [detail] }
      detail: { pop-to: [settings] }
      settings: {}
    """,
    .rule(
      "pop-target-not-below", at: "screens.detail.pop-to", "pop-to: [settings]",
      not: "pop-to: [home]")),
  ReportedFault(
    62, "WR#84", "half a swipe, cancelled: the bar is white", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5 }, push: [detail] }
      detail: { bar: { color: secondarySystemBackground } }
    """,
    .plan(
      "a cancelled swipe restores all of `detail`, whose look has its colour",
      restoresOnCancel(.pop("detail", "home")),
      [PlanClaim(something: .look("detail"), "bar.color.light")])),
  ReportedFault(
    63, "WR#79", "a tap on the back button and a swipe end in different colours",
    .undetectable(
      "the report does not say from which style; that one plan is for both is shown at 85")),
  ReportedFault(
    81, "RNS#3161, #3302, #1510; react-navigation#12760",
    "a swipe from anywhere over content that scrolls: it does not scroll", ios: "15..18",
    """
    screens:
      list: { push: [gallery] }
      gallery: { swipe-back: full, content: { scrolls: horizontal } }
    """,
    .rule(
      "full-swipe-over-scroll", at: "screens.gallery.swipe-back", "scrolls: horizontal",
      not: "scrolls: vertical")),
  ReportedFault(
    83, "RNS PR#171, PR#298",
    "a cancelled swipe, or a bar changed on the way: the other's bar stays",
    ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5 }, push: [detail] }
      detail:
        bar: { color: secondarySystemBackground }
        states: { editing: { bar: { color: tertiarySystemBackground } } }
    """,
    .plan(
      "a cancelled swipe restores the screen on top, in the state it is in",
      restoresOnCancel(.pop("detail", "home")),
      restoresOnCancel(.pop("detail", "home").in("editing", "")))),
  ReportedFault(
    98, "RickeyBoy note (interactivePop)",
    "the swipe is switched on and off as screens come and go: "
      + "at the root it freezes the app", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemBackground }, push: [form] }
      form:
        bar: { color: black, title-color: white, tint: white }
        status-bar: light
        swipe-back: off
        push: [detail]
      detail: { bar: { color: systemBackground }, swipe-back: full }
    """,
    .plan(
      "`form` has no swipe and `detail` has one, pair by pair; none begins at the root",
      [
        PlanClaim(.recipe(.pop("form", "home")), "interaction.owner", word: "none", not: "uikit"),
        PlanClaim(
          .recipe(.pop("detail", "form")), "interaction.refused",
          is: #"["at-root", "in-transition"]"#, not: #"["in-transition"]"#),
      ])),
  ReportedFault(
    103, "AMWaveTransition#6; TFTransparentNavigationBar PR#1",
    "an animator without an interaction: frames 64 points off, and no swipe", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5 }, push: [detail] }
      detail: { bar: { color: secondarySystemBackground } }
    """,
    .plan(
      "a pair that brings an animator brings its swipe, by the same timeline; no height is a number",
      ownsSwipe(.pop("detail", "home")), swipesAsTapped(.pop("detail", "home")),
      [
        PlanClaim(something: .recipe(.pop("detail", "home")), "timeline.duration"),
        PlanClaim(.look("detail"), "bar.height", is: "[]", not: "64"),
      ])),
]
