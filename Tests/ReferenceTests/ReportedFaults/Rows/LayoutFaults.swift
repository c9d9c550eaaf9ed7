/// Where content begins, and what it lies in.
let layoutFaults: [ReportedFault] = [
  ReportedFault(
    18, "HBD#170", "a clear bar at the root of a tab, content kept below it: a white strip",
    ios: "11..18",
    """
    stacks: { main: { root: feed, tab-bar: true } }
    screens:
      feed: { bar: { alpha: 0 }, content: { under-bar: false } }
    """,
    .rule(
      "clear-bar-over-inset-content", at: "screens.feed.content.under-bar", "under-bar: false",
      not: "under-bar: true")),
  ReportedFault(
    20, "MoZhouqi/KMNavigationBarTransition#83, #69, #91, #99; openradar 34465226",
    "an opaque bar over a scroll view, iOS 11: content shifts during the push, the tab bar jumps",
    ios: "11..14",
    """
    screens:
      list: { bar: { translucent: false }, content: { root-scroll-view: true }, push: [detail] }
      detail: { bar: { translucent: false } }
    """,
    .rule(
      "opaque-scroll-inset", at: "screens.list.content.root-scroll-view", "root-scroll-view: true",
      not: "root-scroll-view: false")),
  ReportedFault(
    34, "KM PR#25", "a bouncing scroll view and a swipe: the background put into it moves away",
    ios: "11..18",
    """
    screens:
      list: { bar: { color: systemGray5 }, content: { root-scroll-view: true }, push: [detail] }
      detail: { bar: { color: secondarySystemBackground } }
    """,
    .plan(
      "nothing is put into a root scroll view: the pair goes by picture",
      slides(.pop("detail", "list"), "clipped-content"),
      [PlanClaim(.look("list"), "carrier", word: "scroll", not: "own")])),
  ReportedFault(
    35, "yiplee/YPNavigationBarTransition#15",
    "an opaque bar, the view starts below it: the "
      + "background put in between is misplaced", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5 }, content: { under-bar: false }, push: [detail] }
      detail: { bar: { color: secondarySystemBackground } }
    """,
    .rule(
      "content-not-extended", at: "screens.home.content.under-bar", "under-bar: false",
      not: "under-bar: true")),
  ReportedFault(
    39, "YP#32; xiaofei86/XFBlogDemo#1",
    "the view is a table's: the background put into it is "
      + "not to be seen", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemBackground }, push: [list] }
      list:
        class: UITableViewController
        bar: { color: black, title-color: white, tint: white }
        status-bar: light
        content: { root-scroll-view: true }
    """,
    .plan(
      "nothing is put into a table: the pair goes by picture, there and back",
      slides(.push("home", "list"), "clipped-content"),
      slides(.pop("list", "home"), "clipped-content"))),
  ReportedFault(
    71, "Pircate/EachNavigationBar#27, #33", "content that does not extend below the bar: two bars",
    ios: "11..18",
    """
    screens:
      home: { bar: { color: systemBackground }, push: [detail] }
      detail:
        bar: { color: black, title-color: white, tint: white }
        status-bar: light
        content: { under-bar: false }
    """,
    .rule(
      "content-not-extended", at: "screens.detail.content.under-bar", "under-bar: false",
      not: "under-bar: true")),
]
