import Diagnostics
import YAMLSyntax

/// Names that somebody probably meant by one that is none.
extension StyleReader {
  /// The candidate, one of a few, that somebody probably meant.
  mutating func nearestName(to text: String, among candidates: some Sequence<String>) -> String? {
    let near = nearest.nearest(to: text, among: candidates)
    return isAnswer(to: text) ? near : nil
  }

  /// Whether the nearest name is one that may have been meant: what begins like a name and goes on as
  /// no name can is something else.
  private func isAnswer(to text: String) -> Bool {
    nearest.nearness > .beginning || NameSpace.isName(text.utf8)
  }

  /// What a description has that may have been meant.
  enum Candidates: Hashable {
    /// What a name space has.
    case names(NameSpace)
    /// The colours there are, and words beside them.
    case colors(or: [String])
  }

  /// The candidate that somebody probably meant, but for one that is no answer.
  mutating func nearestName(
    to text: String, among key: Candidates, except own: String? = nil
  ) -> String? {
    if candidates[key] == nil { candidates[key] = CandidateNames(names(of: key)) }
    let near = nearest.nearest(
      to: text, among: &candidates[key, default: CandidateNames([])], except: own)
    return isAnswer(to: text) ? near : nil
  }

  private func names(of candidates: Candidates) -> [String] {
    switch candidates {
    case .names(let space):
      return style.index.names(in: space).map(style.names.text)
        .filter { NameSpace.isName($0.utf8) }
    case .colors(let words):
      return names(of: .names(.color)) + SystemColors.all.map(\.name) + words + ["clear"]
    }
  }

  /// The nearest name as a fix: none where more than a slip of the hand lies between, or others are as
  /// near, for then it is a guess.
  func fix(_ near: String?) -> String? { nearest.isSure ? near : nil }
}
