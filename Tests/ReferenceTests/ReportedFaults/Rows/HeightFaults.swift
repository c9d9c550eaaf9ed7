/// Bars that are not equally high.
let heightFaults: [ReportedFault] = [
  ReportedFault(
    30, "KM#119", "pop to a screen with a large title: the height does not follow", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5, large-title: true }, push: [detail] }
      detail: { bar: { color: systemGray5 } }
    """,
    .plan(
      "bars of two heights go by picture",
      slides(.pop("detail", "home"), "height-differs"))),
  ReportedFault(
    38, "YP#31", "large titles: an assertion fails", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemBackground, large-title: true }, push: [detail] }
      detail: { bar: { color: systemGray5, large-title: true, search: true } }
    """,
    .plan(
      "no background of one height has to stand in for a bar of another",
      slides(.push("home", "detail"), "height-differs"),
      slides(.pop("detail", "home"), "height-differs"))),
  ReportedFault(
    65, "WR#152, PR#180; gklka/GKFadeNavigationController#8",
    "64 or 88 points written down: wrong on "
      + "other phones", ios: "11..18",
    """
    screens:
      home: { bar: { height: 64 } }
    """,
    .rule("fixed-bar-height", at: "screens.home.bar.height", "height: 64", not: "prompt: true")),
  ReportedFault(
    85, "wix/react-native-navigation#5145, #401",
    "from blue with a large title to white, back by a "
      + "tap: flicker; by a swipe all is well", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5, large-title: true }, push: [detail] }
      detail: { bar: { color: systemBackground } }
    """,
    .plan(
      "tap and swipe move by one timeline",
      slides(.pop("detail", "home"), "height-differs"), swipesAsTapped(.pop("detail", "home")))),
  ReportedFault(
    86, "RNN#5793, #4110",
    "from a large title to a small one: the large one stays, or the small one "
      + "shows first", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5, large-title: true }, push: [detail] }
      detail: { bar: { color: systemGray5, large-title: false } }
    """,
    .plan(
      "each look has its own size of title, and `detail` is laid out with its own before it moves in",
      slides(.push("home", "detail"), "height-differs"),
      [
        PlanClaim(.look("home"), "bar.height", is: #"["large-title"]"#, not: "[]"),
        PlanClaim(.look("detail"), "bar.height", is: "[]", not: #"["large-title"]"#),
      ])),
]
