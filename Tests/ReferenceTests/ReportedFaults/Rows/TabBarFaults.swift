/// Tab bars that come and go.
let tabBarFaults: [ReportedFault] = [
  ReportedFault(
    31, "KM#49", "a push that hides the tab bar: a white line beside the bar", ios: "11..13",
    """
    stacks: { main: { root: home, tab-bar: true } }
    screens:
      home: { push: [detail] }
      detail: { tab-bar: hidden }
    """,
    .plan(
      "the root view moves as one picture, tab bar and all",
      slides(.push("home", "detail"), "tab-bar-differs"),
      captures(.push("home", "detail"), "root"))),
  ReportedFault(
    55, "RT#164", "tabs inside the container: what is pushed cannot be swiped, the tab bar stays",
    ios: "11..18",
    """
    stacks:
      feed: { root: feed, tab-bar: true }
      search: { root: search, tab-bar: true }
    screens:
      feed: { push: [post] }
      post: { tab-bar: hidden }
      search: { push: [post] }
    """,
    .plan(
      "`post` is without tab bar in either tab, and has its swipe",
      [PlanClaim(.look("post"), "tab-bar", word: "hidden", not: "shown")],
      slides(.pop("post", "feed"), "tab-bar-differs"), ownsSwipe(.pop("post", "feed")),
      slides(.pop("post", "search"), "tab-bar-differs"), ownsSwipe(.pop("post", "search")))),
  ReportedFault(
    59, "FD#186; openradar 45771182",
    "swipe back to a translucent tab bar, iOS 12.1: its items jump",
    ios: "12..13",
    """
    stacks: { main: { root: home, tab-bar: true } }
    screens:
      home: { push: [detail] }
      detail: { tab-bar: hidden }
    """,
    .plan(
      "the tab bar comes back in the picture of the root view; the real one lays itself out unseen",
      slides(.pop("detail", "home"), "tab-bar-differs"),
      [
        PlanClaim(
          .recipe(.pop("detail", "home")), "snapshot.target", word: "root", not: "navigation"),
        PlanClaim(.recipe(.pop("detail", "home")), "snapshot.of", word: "to", not: "from"),
      ])),
  ReportedFault(
    67, "QuintGao/GKNavigationBar#90",
    "a swipe of the app's own back to a tab: the tab bar lies over "
      + "the screen that leaves", ios: "13..18",
    """
    stacks: { main: { root: home, tab-bar: true } }
    screens:
      home: { push: [detail] }
      detail: { tab-bar: hidden, swipe-back: full }
    """,
    .plan(
      "under a full swipe, too, the tab bar is part of the picture below",
      captures(.push("home", "detail"), "root"),
      slides(.pop("detail", "home"), "tab-bar-differs"),
      [
        PlanClaim(
          .recipe(.pop("detail", "home")), "interaction.gesture", word: "full", not: "edge"),
        PlanClaim(
          .recipe(.pop("detail", "home")), "snapshot.target", word: "root", not: "navigation"),
      ])),
  ReportedFault(
    87, "RNN#3417, #2820",
    "the tab bar is hidden in another way than by the flag of the pushed "
      + "screen: wrong insets",
    .runTimeOnly(
      "`tab-bar: hidden` means that flag and nothing else; that code hides the bar otherwise is in "
        + "no description")),
  ReportedFault(
    90, "KKNavigationController#9; CrazyCJay/CJNavigationController#1",
    "a picture of the navigation view inside a tab: its bottom is black", ios: "11..18",
    """
    stacks: { main: { root: home, tab-bar: true } }
    screens:
      home: { push: [detail] }
      detail: { bar: { hidden: true }, tab-bar: hidden }
    """,
    .plan(
      "where the tab bar goes, the picture is of the root view",
      captures(.push("home", "detail"), "root"),
      [
        PlanClaim(
          .recipe(.pop("detail", "home")), "snapshot.target", word: "root", not: "navigation")
      ])),
  ReportedFault(
    96, "openradar 16095272",
    "a screen that hides the tab bar is popped while something is presented "
      + "over it: the tab bar is lost", ios: "13..18",
    """
    stacks:
      main: { root: home, tab-bar: true }
      login: { root: sign-in, kind: sheet }
    screens:
      home: { push: [detail] }
      detail: { tab-bar: hidden, present: [login] }
      sign-in: {}
    """,
    .rule(
      "modal-over-hidden-tab-bar", at: "screens.detail.present", "tab-bar: hidden",
      not: "tab-bar: shown"),
    isBeyondDescriptions: true),
  ReportedFault(
    97, "e-com-net 1644261768064720896; Qiita satorun",
    "a screen above one that hides the tab bar wants it shown, iOS 14: it stays hidden",
    ios: "14..18",
    """
    stacks: { main: { root: home, tab-bar: true } }
    screens:
      home: { push: [list] }
      list: { tab-bar: hidden, push: [detail] }
      detail: { tab-bar: shown }
    """,
    .rule(
      "tab-bar-stuck", at: "screens.detail.tab-bar", "list: { tab-bar: hidden, ", not: "list: { ")),
]
