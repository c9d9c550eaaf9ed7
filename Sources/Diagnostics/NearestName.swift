/// How near a name is to a text that is none.
public enum Nearness: Comparable, Sendable {
  /// They begin alike.
  case beginning
  /// Some letters differ.
  case near
  /// One slip of the hand lies between them, or no more than case and separators.
  case slip
}

/// Finds what somebody probably meant to write.
public struct NearestName {
  /// The letters that may still be compared. A file full of names that are near to none would else
  /// cost the square of its size.
  private var budget = 5_000_000
  /// Whether the last answer was one of several as near: good for a question, not for a fix.
  public private(set) var isTied = false
  /// How near the last answer was.
  public private(set) var nearness = Nearness.beginning

  /// Whether the last answer is what was meant: one slip away, where no other is as near.
  public var isSure: Bool { nearness == .slip && !isTied }

  /// A search with a fresh budget.
  public init() {}

  /// The candidate closest to `text`, or nil if none is close.
  ///
  /// Equal but for case and separators beats everything; else at most a third of the letters may
  /// differ (Damerau–Levenshtein, adjacent letters swapped counting once). Failing that, it is the
  /// one candidate that begins like it. Ties go to the first. The text itself is no answer: it is what
  /// did not do.
  ///
  /// - Parameter own: a candidate that would be no answer, either.
  public mutating func nearest(
    to text: String, among candidates: inout CandidateNames, except own: String? = nil
  ) -> String? {
    let answer = candidates.answer(to: text, except: own, budget: &budget)
    isTied = answer?.isTied ?? false
    nearness = answer?.nearness ?? .beginning
    return answer?.name
  }

  /// The candidate closest to `text` among a few that are asked for once.
  public mutating func nearest(to text: String, among candidates: some Sequence<String>) -> String?
  {
    guard budget > 0 else {
      isTied = false
      nearness = .beginning
      return nil
    }
    var index = CandidateNames(candidates)
    budget -= Self.layoutCost * index.names.count
    return nearest(to: text, among: &index)
  }

  /// A text without case and separators, in one of the spellings of "colour".
  public static func plain(_ text: String) -> [UInt8] { MisspeltName.plain(text) }

  /// What laying out a name costs, in letters compared.
  private static let layoutCost = 20
}
