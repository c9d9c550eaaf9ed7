import Diagnostics

extension RuleInfo {
  /// The rule about names of one name space that are not defined: only its example differs.
  ///
  /// - Parameters:
  ///   - space: the name space.
  ///   - misspelt: the name that its example uses.
  ///   - name: the name that was meant, and is defined.
  ///   - nonTriggering: more style files in which it stays silent.
  ///   - line: where the example stands.
  ///   - text: the example, where it uses a name.
  init(
    _ code: String, _ group: RuleGroup, undefined space: NameSpace, misspelt: String, name: String,
    nonTriggering: [Example] = [], file: StaticString = #filePath, line: Int = #line,
    in text: @escaping @Sendable (String) -> String
  ) {
    self.init(
      code, group, fix: .safe,
      summary: "the name of a \(space.noun) that is not defined",
      rationale: """
        Nothing can be decided about what is not there. The help offers the nearest name.
        """,
      triggering: [
        Example(text("↓\(misspelt)"), fixed: text(name), file: file, line: line)
      ],
      nonTriggering: nonTriggering + [Example(text(name), file: file, line: line)])
  }
}
