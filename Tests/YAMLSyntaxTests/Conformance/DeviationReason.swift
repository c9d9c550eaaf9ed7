import Diagnostics

/// Why cases of the suite are read otherwise than it says.
struct DeviationReason {
  let deviation: Deviation
  let text: String
  /// The cases, by name; or, of what is refused by intent, nil: the finding tells them.
  var cases: [String]?
  /// What the finding says.
  var finding = ""

  /// Whether it is why a case deviates.
  func explains(_ comparison: Comparison) -> Bool {
    guard comparison.deviation == deviation else { return false }
    if let cases { return cases.contains(comparison.suiteCase.name) }
    return comparison.error.map { "\($0.code) \($0.message)".contains(finding) } ?? false
  }

  /// All of them.
  static let all: [DeviationReason] = [
    DeviationReason(
      deviation: .refusedByIntent,
      text: "one file holds one document: a second one would be read by nobody",
      finding: "multiple-documents"),
    DeviationReason(
      deviation: .refusedByIntent,
      text: "a key is a name: no map of the language has a list or a map as one",
      finding: "cannot be a key"),
    DeviationReason(
      deviation: .refusedWithLibYAML,
      text: "a tab is no space: YAML 1.2 lets one stand between `-`, `?` or `:` and what "
        + "follows, before brackets, and on lines that are otherwise blank",
      cases: [
        "6BCT", "6CA3", "96NN/00", "96NN/01", "A2M4", "DK95/00", "DK95/03", "DK95/04", "Q5MG",
        "R4YG", "Y79Y/001", "Y79Y/010",
      ]),
    DeviationReason(
      deviation: .refusedWithLibYAML,
      text: "a key may not be left out before its `:`",
      cases: ["2JQS", "6M2F", "CFD4", "M2N8/00", "NHX8", "NKF9", "S3PD", "SM9W/01", "UKK6/00"]),
    DeviationReason(
      deviation: .refusedWithLibYAML,
      text: "between brackets, a key and its `:` stand on one line",
      cases: ["4MUZ/00", "4MUZ/01", "4MUZ/02", "5MUD", "9SA2", "K3WX", "NJ66", "VJP3/01"]),
    DeviationReason(
      deviation: .refusedWithLibYAML,
      text: "between brackets, no value begins with `:`, and a `:` needs a space behind it",
      cases: ["4ABK", "58MP", "5T43", "DBG4", "FRK4", "HM87/00"]),
    DeviationReason(
      deviation: .refusedWithLibYAML,
      text: "directives but `%YAML 1.1`, `%YAML 1.2` and `%TAG` are errors, where YAML asks for "
        + "a warning",
      cases: ["2LFX", "6LVF", "BEC7", "MUS6/05", "MUS6/06"]),
    DeviationReason(
      deviation: .refusedWithLibYAML,
      text: "the names of anchors are ASCII letters, digits, `-` and `_`",
      cases: ["2SXE", "8XYN", "W5VH"]),
    DeviationReason(
      deviation: .refusedWithLibYAML,
      text: "behind `...` nothing but a document that begins with `---` may follow, and before it "
        + "there must be a document",
      cases: ["7Z25", "HWV9", "M7A3", "QT73"]),
    DeviationReason(
      deviation: .refusedWithLibYAML,
      text: "a text behind `|` or `>` is indented, also at the top",
      cases: ["DK3J", "FP8R"]),
    DeviationReason(
      deviation: .refusedWithLibYAML,
      text: "a line that begins with `%` is a directive, also within a text or between brackets",
      cases: ["UT92", "W4TN"]),
    DeviationReason(
      deviation: .readThoughWrong,
      text: "a comment may begin right behind a quote, a bracket, a comma, `>` or a directive",
      cases: ["9JBA", "CVW2", "MUS6/00", "SU5Z", "X4QW"]),
    DeviationReason(
      deviation: .readThoughWrong,
      text: "the lines of a text in quotes, or between brackets, may begin anywhere",
      cases: ["9C9N", "DK95/01", "QB6E", "Y79Y/003"]),
    DeviationReason(
      deviation: .readThoughWrong,
      text: "between brackets, a `-` alone is a text",
      cases: ["G5U8", "YJV2"]),
    DeviationReason(
      deviation: .readThoughWrong,
      text: "blank lines may be indented more than the text behind `>` that they begin",
      cases: ["S98Z"]),
    DeviationReason(
      deviation: .readOtherwise,
      text: "between brackets, `?` is the sign of a key also without a space behind it",
      cases: ["652Z", "HM87/01"]),
    DeviationReason(
      deviation: .readOtherwise,
      text: "the name of an anchor ends before a `:`, and the value begins with it",
      cases: ["Y2GN"]),
    DeviationReason(
      deviation: .readOtherwise,
      text: "the spaces of a last line that does not end are no line of the text",
      cases: ["JEF9/02", "L24T/01"]),
  ]
}
