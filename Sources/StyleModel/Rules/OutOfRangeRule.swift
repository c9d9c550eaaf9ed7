public import Diagnostics

extension RuleInfo {
  /// A number outside its range.
  public static let outOfRange = RuleInfo(
    "out-of-range", .schema,
    summary: "a number outside its range, or too many states",
    rationale: """
      UIKit clamps such a number or ignores it; neither is what was meant. Of states a screen has at most eight beside the
      one it opens with: every pair is decided for every combination.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: ↓1.5 } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: {}
        motion: { duration: ↓-1 }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { states: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {}, h: {}, ↓i: {} } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: 1 } }
        motion: { duration: 0 }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: 0 } }
        motion: { duration: 5, parallax: 1, dim: 0 }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { states: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {}, h: {} } }
        """),
    ])
}
