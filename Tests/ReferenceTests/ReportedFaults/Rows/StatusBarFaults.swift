/// Status bars, and the way the device is held.
let statusBarFaults: [ReportedFault] = [
  ReportedFault(
    14, "HBD#36", "the status bar is hidden on one side: a white strip, its area wrong on return",
    ios: "11..18",
    """
    screens:
      list: { push: [video] }
      video: { status-bar: hidden }
    """,
    .rule(
      "status-bar-jump", at: "screens.video.status-bar", "status-bar: hidden",
      not: "status-bar: light"),
    .plan(
      "the bar's place changes under a picture",
      slides(.pop("video", "list"), "status-bar-differs"))),
  ReportedFault(
    80, "RNS#1738; MSSlideNavigationController#6; RNN#5187",
    "between a screen held upright and one locked sideways: a wrong layout after the pop",
    ios: "11..18",
    """
    screens:
      list: { orientation: portrait, push: [video] }
      video: { orientation: landscape }
    """,
    .rule(
      "orientation-conflict", at: "screens.video.orientation", "orientation: landscape",
      not: "orientation: any")),
  ReportedFault(
    95, "openradar 18565653", "pop to a screen that hides the status bar: the other's title",
    ios: "11..18",
    """
    screens:
      video: { status-bar: hidden, push: [info] }
      info: {}
    """,
    .rule(
      "status-bar-jump", at: "screens.video.status-bar", "status-bar: hidden",
      not: "status-bar: light"),
    .plan(
      "`video` comes back as a picture, title and all",
      slides(.pop("info", "video"), "status-bar-differs"))),
]
