public import Diagnostics

extension RuleInfo {
  /// A file over one of the limits of the reader.
  public static let inputLimit = RuleInfo(
    "input-limit", .syntax,
    summary: "a file over one of the limits of the reader",
    rationale: """
      Bytes, nesting, aliases, values once aliases are written out, lines of directives, looks, stacks: `navstyle explain limits` has
      the numbers, and no real style file comes near. Without limits 280 KB of `[` keep libyaml busy for a minute, and a file of 271 bytes with nested
      aliases fills the memory (yaml-language-server#463, yaml/yaml-serde#1).
      """,
    triggering: [
      Example(
        """
        %TAG !a! tag:navstyle,2026:
        %TAG !b! tag:navstyle,2026:
        %TAG !c! tag:navstyle,2026:
        %TAG !d! tag:navstyle,2026:
        %TAG !e! tag:navstyle,2026:
        %TAG !f! tag:navstyle,2026:
        %TAG !g! tag:navstyle,2026:
        %TAG !h! tag:navstyle,2026:
        %TAG !i! tag:navstyle,2026:
        %TAG !j! tag:navstyle,2026:
        %TAG !k! tag:navstyle,2026:
        %TAG !l! tag:navstyle,2026:
        %TAG !m! tag:navstyle,2026:
        %TAG !n! tag:navstyle,2026:
        %TAG !o! tag:navstyle,2026:
        %TAG !p! tag:navstyle,2026:
        ↓%TAG !q! tag:navstyle,2026:
        ---
        navstyle: 1
        screens:
          home: {}
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [home] }
        """),
      Example(
        """
        %TAG !a! tag:navstyle,2026:
        %TAG !b! tag:navstyle,2026:
        %TAG !c! tag:navstyle,2026:
        %TAG !d! tag:navstyle,2026:
        %TAG !e! tag:navstyle,2026:
        %TAG !f! tag:navstyle,2026:
        %TAG !g! tag:navstyle,2026:
        %TAG !h! tag:navstyle,2026:
        %TAG !i! tag:navstyle,2026:
        %TAG !j! tag:navstyle,2026:
        %TAG !k! tag:navstyle,2026:
        %TAG !l! tag:navstyle,2026:
        %TAG !m! tag:navstyle,2026:
        %TAG !n! tag:navstyle,2026:
        %TAG !o! tag:navstyle,2026:
        %TAG !p! tag:navstyle,2026:
        ---
        navstyle: 1
        screens:
          home: {}
        """),
      Example(
        """
        # %TAG !a! tag:navstyle,2026:
        ---
        navstyle: 1
        screens:
          home: { bar: &bar { alpha: 0.5 }, push: [a, b] }
          a: { bar: *bar }
          b: { bar: *bar }
        """),
    ])
}
