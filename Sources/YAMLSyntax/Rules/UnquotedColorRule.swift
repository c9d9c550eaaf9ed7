public import Diagnostics

extension RuleInfo {
  /// A colour without quotes, which YAML takes for a comment.
  public static let unquotedColor = RuleInfo(
    "unquoted-color", .syntax, fix: .safe,
    summary: "a colour without quotes, which YAML takes for a comment",
    rationale: """
      In YAML a `#` after a space starts a comment, so `color: #fff` is an *empty value*, and in flow
      style it swallows the rest of the line, closing brackets included. It is the most common mistake
      in files with hexadecimal colours (retypeapp/retype#208, Aider-AI/aider#3742,
      anomalyco/opencode#17049), and other tools say no more than "empty value", often a line too late.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar:
              color: ↓#fff
        """,
        fixed: """
          navstyle: 1
          screens:
            home:
              bar:
                color: "#fff"
          """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar: { tint: ↓#0A84FF }
        """,
        fixed: """
          navstyle: 1
          screens:
            home:
              bar: { tint: "#0A84FF" }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar: { color: { p3: [↓#fff, #000] } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar: {
              color: systemBlue,  #0A84FF
              tint: ↓#fff,
              alpha: 1 }
        """,
        fixed: """
          navstyle: 1
          screens:
            home:
              bar: {
                color: systemBlue,  #0A84FF
                tint: "#fff",
                alpha: 1 }
          """),
      Example(
        """
        navstyle: 1
        screens: { home: { bar: { tint: brand } } }
        palette:
          brand: ↓#fff
        """,
        fixed: """
          navstyle: 1
          screens: { home: { bar: { tint: brand } } }
          palette:
            brand: "#fff"
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar:
              color: "#fff"  #fff
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: 0.5 } } #abc
        """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            # fff
            bar: { alpha: 1 }
        """),
    ])
}
