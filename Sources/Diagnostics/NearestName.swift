/// Finds what somebody probably meant to write.
public struct NearestName {
  /// Comparisons left. A file full of unknown names would else cost the square of its size.
  private var budget = 2_000_000
  /// Whether the last answer was one of several as near: good for a question, not for a fix.
  public private(set) var isTied = false

  /// A search with a fresh budget.
  public init() {}

  /// The candidate closest to `text`, or nil if none is close.
  ///
  /// Equal but for case and separators beats everything; else at most a third of the letters may
  /// differ (Damerau–Levenshtein, adjacent letters swapped counting once). Failing that, it is the
  /// one candidate that begins like it. Ties go to the first. The text itself is no answer: it is what
  /// did not do.
  public mutating func nearest(to text: String, among candidates: some Sequence<String>) -> String?
  {
    let wanted = Array(text.utf8.prefix(64))
    let plain = Self.plain(text)
    // Any one letter is one change away from any other.
    let limit = wanted.count == 1 ? 0 : max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    var alike: [String] = []
    isTied = false
    for candidate in candidates {
      guard budget > 0 else { break }
      budget -= 1
      guard candidate != text else { continue }
      if !plain.isEmpty, Self.plain(candidate) == plain {
        isTied = false
        return candidate
      }
      if Self.beginAlike(text, candidate) { alike.append(candidate) }
      let length = candidate.utf8.count
      guard abs(length - wanted.count) <= limit else { continue }
      budget -= length
      let distance = Self.distance(wanted, Array(candidate.utf8))
      guard distance <= limit, distance <= best?.distance ?? .max else { continue }
      isTied = distance == best?.distance
      if !isTied { best = (candidate, distance) }
    }
    return best?.name ?? (alike.count == 1 ? alike[0] : nil)
  }

  /// Whether two texts share at least two first letters, and half of the shorter one.
  private static func beginAlike(_ one: String, _ other: String) -> Bool {
    let shared = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
    return shared >= 2 && shared * 2 >= min(one.utf8.count, other.utf8.count)
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != "." && $0 != " " }
      .replacing("colour", with: "color")
  }

  private static func distance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...rhs.count)
    for row in lhs.indices {
      var current = [row + 1]
      for column in rhs.indices {
        let same = lhs[row] == rhs[column]
        var cost = min(last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, lhs[row] == rhs[column - 1], lhs[row - 1] == rhs[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[rhs.count]
  }
}
