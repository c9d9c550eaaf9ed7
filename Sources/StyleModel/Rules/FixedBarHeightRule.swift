public import Diagnostics

extension RuleInfo {
  /// A number for the height of the bar.
  public static let fixedBarHeight = RuleInfo(
    "fixed-bar-height", .schema,
    summary: "a number for the height of the bar",
    rationale: """
      The language has none. A bar of 64 points was right until 2017 and is wrong on every phone with a notch; so
      is 88 on most of them (wangrui460/WRNavigationBar#152).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { ↓height: 64 } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { ↓barHeight: 88 } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { ↓bar-height: 64 }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { large-title: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [height] }
          height: { class: Height }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { prompt: true, accessory: true }, swipe-back: { full: true, within: 64 } }
        """),
    ])
}
