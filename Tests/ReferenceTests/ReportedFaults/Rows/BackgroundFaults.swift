/// Backgrounds of which each screen has its own: colours, opacity, images, lines.
let backgroundFaults: [ReportedFault] = [
  ReportedFault(
    13, "HBD#49", "an empty image and a colour: always clear", ios: "11..18",
    """
    screens:
      home: { bar: { image: { name: empty, opaque: false }, color: systemGray5 } }
    """,
    .rule(
      "color-under-image", at: "screens.home.bar.color",
      "image: { name: empty, opaque: false }, ", not: "")),
  ReportedFault(
    16, "HBD#52", "items of both screens blend although the backgrounds do not", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5 }, push: [detail] }
      detail: { bar: { color: secondarySystemBackground } }
    transitions:
      - { from: home, to: detail, strategy: snapshot-slide, reason: "items stay with their screens" }
    """,
    .plan(
      "a pair that asks for it goes by picture both ways, each screen with its items",
      slides(.push("home", "detail"), "override"), slides(.pop("detail", "home"), "override"))),
  ReportedFault(
    21, "KM#120", "two standard bars, iOS 11.2: views are faked for nothing, with an odd shadow",
    ios: "11..18",
    """
    screens:
      home: { push: [detail] }
      detail: {}
    """,
    .plan(
      "equal looks are left to UIKit and its own bar",
      leavesToUIKit(.push("home", "detail")), leavesToUIKit(.pop("detail", "home")),
      [PlanClaim(.stack("main"), "bar", word: "system", not: "transparent")])),
  ReportedFault(
    22, "KM#159", "swipe back, iOS 14: the items of the screen below are there at once",
    .undetectable("UIKit's own behaviour for any two screens; the report names no style")),
  ReportedFault(
    23, "KM#155; QMUI#1081, #1097", "two colours, iOS 14: the bar put in between is blank",
    ios: "14..18",
    """
    screens:
      home: { bar: { color: systemGray5 }, push: [detail] }
      detail: { bar: { color: secondarySystemBackground } }
    """,
    .plan(
      "what is put in between is a plain view with a colour and a line, no bar with parts of its own",
      blends(.push("home", "detail")), isPlain(.push("home", "detail"), layer: 3, "bar"))),
  ReportedFault(
    24, "KM#158", "two colours, iOS 14: a flash", ios: "14..18",
    """
    screens:
      home: { bar: { color: systemGray5 }, push: [detail] }
      detail: { bar: { color: secondarySystemBackground } }
    """,
    .plan(
      "one background runs from the one colour to the other, there and back",
      blends(.push("home", "detail")), blends(.pop("detail", "home")))),
  ReportedFault(
    32, "KM#102", "colour set once as the screen loads: after a pop the bar keeps the other's",
    ios: "11..18",
    """
    screens:
      list: { bar: { color: systemGray5 }, push: [detail] }
      detail: { bar: { color: tertiarySystemBackground } }
    """,
    .plan(
      "the look of `list` has its own colour, whatever it comes back from, and the pop ends in it",
      [
        PlanClaim(
          .look("list"), "bar.color", is: ##"{ "light": "#E5E5EAFF", "dark": "#2C2C2EFF" }"##)
      ], blends(.pop("detail", "list")))),
  ReportedFault(
    37, "YP#18", "the default style: the hairline is lost", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5 }, push: [detail] }
      detail: { bar: { color: secondarySystemBackground } }
    """,
    .plan(
      "the background that takes the bar's place carries the line, and both looks have one",
      [
        PlanClaim(
          .recipe(.push("home", "detail")), "timeline.layers.3.tracks.line",
          is: #"[[0, "from"], [1, "to"]]"#),
        PlanClaim(something: .look("home"), "bar.shadow-line.light"),
        PlanClaim(something: .look("detail"), "bar.shadow-line.light"),
      ])),
  ReportedFault(
    47, "QMUI#894", "two colours and no transition for them: they change at once under the swipe",
    ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5 }, push: [detail] }
      detail: { bar: { color: secondarySystemBackground } }
    transitions:
      - { from: home, to: detail, strategy: background-crossfade, motion: still }
    """,
    .rule("visible-break", at: "transitions[0].motion", "motion: still", not: "motion: ride")),
  ReportedFault(
    50, "QMUI#1501, #1335",
    "a push or a bar that comes, iOS 15: the bar put in between looks like "
      + "the app's default", ios: "15..18",
    """
    screens:
      home: { bar: { color: systemBackground }, push: [detail] }
      detail: { bar: { color: black, title-color: white, tint: white }, status-bar: light }
    """,
    .plan(
      "what each screen takes along is a plain view filled from that screen's look",
      rides(.push("home", "detail"), "luminance-switch"),
      isPlain(.push("home", "detail"), layer: 0, "back-bar"),
      isPlain(.push("home", "detail"), layer: 1, "front-bar"),
      [
        PlanClaim(
          .recipe(.push("home", "detail")), "timeline.layers.0.look", word: "from", not: "to"),
        PlanClaim(
          .recipe(.push("home", "detail")), "timeline.layers.1.look", word: "to", not: "from"),
      ])),
  ReportedFault(
    64, "WR#61, #43", "alpha 0, iOS 11: it has no effect", ios: "11..12",
    """
    screens:
      list: { bar: { color: systemBackground }, push: [photo] }
      photo: { bar: { color: systemBackground, alpha: 0 } }
    """,
    .plan(
      "alpha is that of a background view; the real bar is clear for the stack's whole life",
      [PlanClaim(.look("photo"), "bar.alpha", is: "0", not: "1")],
      rides(.push("list", "photo"), "alpha-differs"))),
  ReportedFault(
    66, "WR#21", "an image and a colour: they cannot both be", ios: "11..18",
    """
    screens:
      home: { bar: { color: systemGray5, image: { name: clouds } } }
    """,
    .rule("color-under-image", at: "screens.home.bar.color", "color: systemGray5, ", not: "")),
  ReportedFault(
    69, "GKNavigationBarViewController#20",
    "push of a clear bar, iOS 12.2: the system sets its alpha "
      + "back, every other time it flickers", ios: "12..13",
    """
    screens:
      list: { bar: { color: systemBackground }, push: [photo] }
      photo: { bar: { color: systemBackground, alpha: 0 } }
    """,
    .plan(
      "nothing the system could set back: it never learns of an alpha",
      rides(.push("list", "photo"), "alpha-differs"),
      isPlain(.push("list", "photo"), layer: 1, "front-bar"))),
  ReportedFault(
    72, "Each#19", "swipe from an opaque bar to a translucent one: content jumps under it",
    ios: "11..18",
    """
    screens:
      list: { bar: { color: systemBackground }, push: [form] }
      form: { bar: { color: systemBackground, translucent: false } }
    """,
    .rule(
      "mixed-translucency", at: "screens.form.bar.translucent", "translucent: false",
      not: "translucent: true"),
    .plan(
      "such a pair goes by picture: content is where it belongs before it is seen",
      slides(.pop("form", "list"), "opaque-bar"))),
  ReportedFault(
    74, "RNS#524", "a large title on a colour: never translucent", ios: "13..18",
    """
    screens:
      home:
        bar: { color: systemGray5, alpha: 0.85, material: chrome, large-title: true }
        push: [detail]
      detail:
        bar: { color: systemGray5, alpha: 0.85, material: chrome, large-title: true, tint: label }
    """,
    .plan(
      "colour, opacity and blur of a bar are values apart, also under a large title",
      [
        PlanClaim(.look("home"), "bar.alpha", is: "0.85", not: "1"),
        PlanClaim(.look("home"), "bar.material", word: "chrome", not: "none"),
        PlanClaim(.look("home"), "bar.translucent", is: "true", not: "false"),
        PlanClaim(something: .look("home"), "bar.color.light"),
        PlanClaim(.look("home"), "bar.height", is: #"["large-title"]"#, not: "[]"),
      ])),
  ReportedFault(
    102, "ZXNavigationBar#59",
    "from a system bar with a gradient to one of the app's own and back: "
      + "no gradient", ios: "13..18",
    """
    screens:
      home: { bar: { image: { name: gradient } }, push: [detail] }
      detail: { bar: { color: systemBackground } }
    """,
    .plan(
      "the gradient is part of the look of `home`, which comes back as a picture with it",
      slides(.pop("detail", "home"), "image-differs"),
      [PlanClaim(something: .look("home"), "bar.image.light.name")])),
]
