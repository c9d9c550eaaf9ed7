/// Looks at the scroll edge, from iOS 15.
let scrollEdgeFaults: [ReportedFault] = [
  ReportedFault(
    8, "HBD#148", "a clear bar, iOS 15: it is white", ios: "15..18",
    """
    screens:
      home: { push: [photo] }
      photo: { bar: { alpha: 0, shadow-line: false } }
    """,
    .plan(
      "the scroll edge of `photo` is written out as its bar is: clear",
      hasScrollEdge("photo"), [PlanClaim(.look("photo"), "bar.alpha", is: "0", not: "1")])),
  ReportedFault(
    9, "HBD#149", "a scrolled list, a push, a swipe back, iOS 15: the bar flashes", ios: "15..18",
    """
    screens:
      list: { bar: { color: systemGray5, scroll-edge: { color: systemBackground } }, push: [detail] }
      detail: { bar: { color: systemGray5 } }
    """,
    .rule(
      "scroll-edge-mismatch", at: "screens.list.bar.scroll-edge.color",
      "scroll-edge: { color: systemBackground }", not: "scroll-edge: same")),
  ReportedFault(
    25, "KM#167, #166, #174, PR#175; QMUI#1330",
    "from a clear bar to an opaque one and back, "
      + "iOS 15: a white veil", ios: "15..18",
    """
    screens:
      photo: { bar: { color: systemBackground, alpha: 0, shadow-line: false }, push: [comments] }
      comments: { bar: { color: systemGray5 } }
    """,
    .plan(
      "each screen takes its own background along, the real bar is never anything but clear, and "
        + "neither has another look at the edge",
      rides(.push("photo", "comments"), "alpha-differs"),
      rides(.pop("comments", "photo"), "alpha-differs"), hasScrollEdge("photo"),
      hasScrollEdge("comments"))),
  ReportedFault(
    101, "EFPrefix/EFNavigationBar#1; NXNavigationExtension#21; SmoothNavDemo#1",
    "pop from a clear bar to an opaque one: the default flashes", ios: "13..18",
    """
    screens:
      list: { bar: { color: systemGray5 }, push: [photo] }
      photo: { bar: { color: systemGray5, alpha: 0 } }
    """,
    .plan(
      "the background of `list` comes back with it, over a bar that has none itself",
      rides(.pop("photo", "list"), "alpha-differs"),
      [
        PlanClaim(
          .recipe(.pop("photo", "list")), "timeline.layers.0",
          is:
            #"{ "layer": "back-bar", "look": "to" }"#)
      ])),
]
