/// Pictures of screens: which are taken, kept, dropped and shown.
let pictureFaults: [ReportedFault] = [
  ReportedFault(
    82, "RNS#3758", "another colour scheme, then a swipe: the old one flashes", ios: "13..18",
    """
    screens:
      home: { push: [player] }
      player: { bar: { hidden: true } }
    """,
    .play("the swipe shows a picture of `home`", "push player; swipe 1", shows: "home"),
    .play(
      "after a change of appearance it shows none: pictures are dropped, and what stands in moves "
        + "the real screen", "push player; dark; swipe 1",
      shows: "instead: background-crossfade, still")),
  ReportedFault(
    88, "Bonway/BBGestureBack#6",
    "pictures in a stack of their own, and the stack of screens "
      + "replaced: they no longer match", ios: "11..18",
    """
    screens:
      a: { push: [b] }
      b: { bar: { hidden: true }, push: [c] }
      c: { push: [d] }
      d: { bar: { hidden: true }, replace: [[a, d]] }
    """,
    .play(
      "after `[a, d]` took the place of four screens the swipe shows `a`, not `c`",
      "push b; push c; push d; replace a d; swipe 1", shows: "a")),
  ReportedFault(
    89, "Coneboy-k/KKNavigationController PR#8; CoderLT/ATNavigationController PR#2",
    "pictures in a stack of their own, and a return over several screens: the next swipe shows "
      + "another screen", ios: "11..18",
    """
    screens:
      a: { push: [b] }
      b: { bar: { hidden: true }, push: [c] }
      c: { push: [d] }
      d: { bar: { prompt: true }, pop-to: [b], pop-to-root: true }
    """,
    .play(
      "`pop-to b` shows `b`, and the swipe after it `a`",
      "push b; push c; push d; pop-to b; swipe 1", shows: "b", "a"),
    .play(
      "so does `pop-to-root`, and what is pushed after it",
      "push b; push c; push d; pop-to-root; push b; swipe 1", shows: "a", "a")),
  ReportedFault(
    91, "BBGestureBack#13; MSSlideNavigationController#2",
    "no picture at all, or a second swipe over a scrolled table: black",
    .undetectable("what an array held when the app ran; the reports name no style or path")),
  ReportedFault(
    92, "Ramotion/navigation-stack#20", "swipe a little, let go, push: pictures out of step",
    ios: "11..18",
    """
    screens:
      a: { push: [b] }
      b: { bar: { hidden: true }, push: [c] }
      c: {}
    """,
    .play(
      "a cancelled swipe drops nothing: every later return shows its own screen",
      "push b; swipe 0.3 cancel; push c; swipe 1; swipe 1", shows: "a", "b", "a")),
  ReportedFault(
    93, "ColinEberhardt/VCTransitionsLibrary#30",
    "to the root without animation and a push at once: "
      + "the pop shows black", ios: "11..18",
    """
    screens:
      a: { push: [b] }
      b: { bar: { hidden: true }, push: [c], pop-to-root: true }
      c: { pop-to-root: true }
    """,
    .play(
      "returns without animation keep the books, too: the pop after it shows `a`",
      "push b; push c; pop-to-root unanimated; push b unanimated; pop", shows: "a")),
  ReportedFault(
    104,
    "facebookarchive/ios-snapshot-test-case#70; MMLayershots#23; FXBlurView#32; "
      + "LNPopupController#384",
    "a picture of a view with blur in it: no blur, or a black shadow", ios: "11..18",
    """
    screens:
      home: { bar: { material: thin }, push: [player] }
      player: { bar: { hidden: true } }
    """,
    .rule(
      "blurred-snapshot", at: "screens.home.bar.material", "material: thin",
      not: "color: systemBackground")),
]
