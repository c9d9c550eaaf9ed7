public import Diagnostics

extension RuleInfo {
  /// A file over one of the limits of the reader.
  public static let inputLimit = RuleInfo(
    "input-limit", .syntax,
    summary: "a file over one of the limits of the reader",
    rationale: """
      8 MiB a file (`--max-bytes` raises it), 64 levels of nesting, 10,000 aliases, 1,000,000 values (or a
      quarter of the bytes, if that is more) once aliases are written out, 16 lines of directives. No real style
      file comes near. Without limits 280 KB of `[` keep libyaml busy for a minute, and a file of 271 bytes with nested
      aliases fills the memory (yaml-language-server#463, yaml/yaml-serde#1).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[↓[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [home] }
        """)
    ])
}
