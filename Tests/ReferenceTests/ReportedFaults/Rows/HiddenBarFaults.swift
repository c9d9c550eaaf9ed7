/// Bars that come and go.
let hiddenBarFaults: [ReportedFault] = [
  ReportedFault(
    1, "listenzz/HBDNavigationBar#43",
    "a screen without a bar pushes one with, and changes its style as it leaves: a white strip at "
      + "every push",
    ios: "13..18",
    """
    screens:
      video: { bar: { hidden: true }, push: [comments] }
      comments: { bar: { color: systemBackground } }
    """,
    .plan(
      "`video` leaves as a picture taken before; what becomes of its style meanwhile is not seen",
      slides(.push("video", "comments"), "hidden-differs"),
      [
        PlanClaim(.recipe(.push("video", "comments")), "snapshot.of", word: "from", not: "to"),
        PlanClaim(
          .recipe(.push("video", "comments")), "timeline.layers.0.source", word: "snapshot",
          not: "live"),
      ])),
  ReportedFault(
    12, "HBD#99", "bar hidden, content kept below where it was: a gap under no bar", ios: "11..18",
    """
    screens:
      home: { push: [detail] }
      detail: { bar: { hidden: true }, content: { under-bar: false } }
    """,
    .rule(
      "gap-under-hidden-bar", at: "screens.detail.bar.hidden", "under-bar: false",
      not: "under-bar: true")),
  ReportedFault(
    26, "KM#180",
    "bars on the first two screens, none on the third, straight back to the root of "
      + "a tab: the bar flashes", ios: "13..18",
    """
    stacks: { main: { root: home, tab-bar: true } }
    screens:
      home: { push: [list] }
      list: { push: [player] }
      player: { bar: { hidden: true }, pop-to-root: true }
    """,
    .plan(
      "the way from `player` to the root is decided by these two, whatever lies between, and the "
        + "root was pictured when it was covered",
      slides(.popToRoot("player", "home"), "hidden-differs"),
      [
        PlanClaim(.recipe(.popToRoot("player", "home")), "snapshot.of", word: "to", not: "from"),
        PlanClaim(.entry(.push("home", "list")), "capture", is: "true"),
      ])),
  ReportedFault(
    28, "KM#107, PR#111",
    "a bar with an image pops to a screen without one: a flash, a black block",
    ios: "11..13",
    """
    screens:
      profile: { bar: { hidden: true }, push: [album] }
      album: { bar: { image: { name: pattern } } }
    """,
    .plan(
      "`profile` comes back as a picture, image and all",
      slides(.pop("album", "profile"), "hidden-differs"))),
  ReportedFault(
    41, "QMUI#479, #166, #38",
    "the search field is active while a screen without a bar is pushed: "
      + "the bar comes back", ios: "11..14",
    """
    screens:
      search: { states: { searching: { bar: { search: true } } }, push: [photo] }
      photo: { bar: { hidden: true } }
    """,
    .plan(
      "with the field active, too, both ways go by picture, and `photo` says it has no bar",
      [
        PlanClaim(
          .recipe(.push("search", "photo").in("searching", "")), "strategy",
          word: "snapshot-slide", not: "background-crossfade"),
        PlanClaim(
          .recipe(.pop("photo", "search").in("", "searching")), "strategy",
          word: "snapshot-slide", not: "background-crossfade"),
      ], isHidden("photo"))),
  ReportedFault(
    42, "QMUI#528; RT#134, #154, #172, #64", "no bar: the system's swipe back is dead",
    ios: "11..18",
    """
    screens:
      home: { push: [player] }
      player: { bar: { hidden: true } }
    """,
    .rule(
      "lost-swipe-back", at: "screens.player.bar.hidden", "hidden: true", not: "hidden: false"),
    .plan(
      "the swipe of `player` is restored, and the plan's own",
      [PlanClaim(.screen("player"), "restore-gesture", is: "true", not: "false")],
      ownsSwipe(.pop("player", "home")))),
  ReportedFault(
    43, "QMUI#416",
    "swipe from a screen with a bar to one without, with the recogniser's delegate "
      + "exchanged: a white bar, and no swipe elsewhere", ios: "11..18",
    """
    screens:
      home: { push: [player, list] }
      player: { bar: { hidden: true }, push: [info] }
      info: {}
      list: {}
    """,
    .plan(
      "`info` → `player` goes by picture; which recogniser is off is said pair by pair, so UIKit's "
        + "swipe stays where it is its own",
      slides(.pop("info", "player"), "hidden-differs"), ownsSwipe(.pop("info", "player")),
      [
        PlanClaim(
          nothing: .recipe(.pop("list", "home")), "recognisers-off", not: #"["interactivePop"]"#)
      ])),
  ReportedFault(
    44, "QMUI#151", "swipe from a bar to a screen without one, cancelled: the bar is gone",
    ios: "11..18",
    """
    screens:
      cover: { bar: { hidden: true }, push: [chapter] }
      chapter: {}
    """,
    .plan(
      "the swipe only moves a picture of `cover`, and a cancelled one restores `chapter`",
      slides(.pop("chapter", "cover"), "hidden-differs"),
      restoresOnCancel(.pop("chapter", "cover")), isHidden("chapter", false))),
  ReportedFault(
    45, "QMUI#629",
    "a bar whose alpha follows the scrolling; swipe cancelled, scrolled to the top, "
      + "swiped again: the bar below is hidden", ios: "11..18",
    """
    screens:
      list: { bar: { color: systemBackground }, push: [story] }
      story: { bar: { color: systemBackground, alpha: 0 }, states: { scrolled: { bar: { alpha: 1 } } } }
    """,
    .plan(
      "each state of `story` has its own recipe: a ride while its bar is clear, nothing once it is "
        + "that of `list`",
      rides(.pop("story", "list"), "alpha-differs"),
      leavesToUIKit(.pop("story", "list").in("scrolled", "")))),
  ReportedFault(
    46, "QMUI#1437, #1451", "the root has no bar, a later screen has: it looks like the default",
    ios: "13..18",
    """
    screens:
      splash: { bar: { hidden: true }, push: [home] }
      home: { bar: { color: "#0B5CAD", tint: white, title-color: white } }
    """,
    .plan(
      "the look of `home` is written out in full and owes nothing to the screen before",
      isComplete("home"), slides(.push("splash", "home"), "hidden-differs"))),
  ReportedFault(
    56, "forkingdog/FDFullscreenPopGesture#204, #194",
    "fast swipes between two screens without a bar, then one with: a bar where there is none",
    ios: "11..18",
    """
    screens:
      cover: { bar: { hidden: true }, push: [player] }
      player: { bar: { hidden: true }, push: [settings] }
      settings: {}
    """,
    .plan(
      "both say that they have no bar, nothing moves between them, and `settings` comes by picture",
      isHidden("cover"), isHidden("player"), leavesToUIKit(.pop("player", "cover")),
      slides(.pop("settings", "player"), "hidden-differs"))),
  ReportedFault(
    57, "FD#154", "swipe between two screens without a bar, iOS 11: a white strip flashes",
    ios: "11..12",
    """
    screens:
      cover: { bar: { hidden: true }, status-bar: light, push: [player] }
      player: { bar: { hidden: true }, status-bar: dark }
    """,
    .plan(
      "no bar is made for the swipe: both looks say hidden, and no layer moves",
      isHidden("cover"), isHidden("player"), leavesToUIKit(.pop("player", "cover")),
      [
        PlanClaim(
          .reason(.pop("player", "cover")), "row", word: "both-hidden", not: "foreground-differs")
      ])),
  ReportedFault(
    58, "FD#129", "the root of a tab has no bar: at launch it has one", ios: "11..18",
    """
    stacks: { main: { root: feed, tab-bar: true } }
    screens:
      feed: { bar: { hidden: true }, push: [post] }
      post: {}
    """,
    .plan(
      "the look of the root says hidden; no transition is needed to get there",
      [PlanClaim(.stack("main"), "root", word: "feed", not: "post")], isHidden("feed"))),
  ReportedFault(
    68, "GKNavigationBarSwift PR#44",
    "pop from a screen that draws its own bar to one with the "
      + "system's: a black strip", ios: "13..18",
    """
    screens:
      list: { push: [article] }
      article: { bar: { hidden: true } }
    """,
    .plan(
      "`list` comes back as a picture with its bar in it",
      slides(.pop("article", "list"), "hidden-differs"),
      captures(.push("list", "article"), "navigation"))),
  ReportedFault(
    70, "GKNavigationBarViewController#25; JZNavigationExtension#58",
    "the bar is hidden as the other screen is about to show, swipe cancelled: the wrong one has it",
    ios: "13..18",
    """
    screens:
      cover: { bar: { hidden: true }, push: [chapter] }
      chapter: { bar: { color: systemBackground }, swipe-back: full }
    """,
    .plan(
      "no bar is touched before the swipe finishes, and a cancelled one restores `chapter`",
      slides(.pop("chapter", "cover"), "hidden-differs"),
      restoresOnCancel(.pop("chapter", "cover")), ownsSwipe(.pop("chapter", "cover")))),
  ReportedFault(
    94, "openradar 16974099",
    "an animator of the app's own over a bar that goes: a black bar, then "
      + "the content jumps", ios: "11..18",
    """
    screens:
      home: { push: [player] }
      player: { bar: { hidden: true } }
    transitions:
      - { from: home, to: player, strategy: none }
    """,
    .rule(
      "foreign-animator-over-bar-change", at: "transitions[0].strategy", "strategy: none",
      not: "strategy: snapshot-slide")),
]
