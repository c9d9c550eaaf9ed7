/// Which cases of the suite are read otherwise than it says, and why, as a page in Markdown.
func conformancePage(_ comparisons: [Comparison]) -> String {
  let deviating = comparisons.filter { $0.deviation != nil }
  var text = """
    # How YAML is read

    The \(comparisons.count) cases of the [YAML test suite](https://github.com/yaml/yaml-test-suite), which speaks for
    YAML 1.2, read by NavStyle: by libyaml 0.2.5, a reader of YAML 1.1 that takes much of 1.2, and what is built on its events.
    Each case is run by the tests, which compare three readings: the suite's, that of libyaml alone, and ours. What we read is
    always what libyaml reads, as far as we read it.

    - \(comparisons.count - deviating.count) are read as the suite says, or refused where it says that they are no YAML,
    - \(deviating.count) are not: \(count(of: .refusedWithLibYAML)) are YAML that libyaml refuses, \
    \(count(of: .refusedByIntent)) are YAML that is refused on purpose, \(count(of: .readThoughWrong)) are no YAML \
    but are read by libyaml, \(count(of: .readOtherwise)) are read by libyaml as something else.

    libyaml alone reads \(comparisons.count { $0.isReadByLibYAML }) of them as the suite says.

    """
  func count(of deviation: Deviation) -> Int { comparisons.count { $0.deviation == deviation } }
  for deviation in Deviation.allCases {
    text += "\n## \(deviation.title)\n"
    for reason in DeviationReason.all where reason.deviation == deviation {
      let cases = deviating.filter(reason.explains)
      let sentence = reason.text.prefix(1).uppercased() + reason.text.dropFirst()
      text += "\n\(sentence).\n\n| case | about | what is said of it |\n|---|---|---|\n"
      for comparison in cases {
        let suiteCase = comparison.suiteCase
        text += "| \(suiteCase.name) | \(cell(suiteCase.title)) | \(cell(comparison.answer)) |\n"
      }
    }
  }
  return text
}

private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

extension Deviation {
  fileprivate var title: String {
    switch self {
    case .refusedWithLibYAML: "Refused, because libyaml refuses it"
    case .refusedByIntent: "Refused on purpose"
    case .readThoughWrong: "Read, although it is no YAML, because libyaml reads it"
    case .readOtherwise: "Read as libyaml reads it, as something else"
    }
  }
}
