import Diagnostics
import SourceText

/// A fix, and the findings that it mends.
struct ProposedFix {
  let fix: Fix
  var findings: [Finding]

  /// The fixes of findings that can be made together: of two that overlap, the first. Equal ones
  /// are one fix.
  static func compatible(_ findings: some Sequence<Finding>) -> [ProposedFix] {
    var result: [ProposedFix] = []
    var known: [Fix: Int] = [:]
    var taken = TakenRanges()
    for finding in findings {
      guard let fix = finding.fix, !fix.edits.isEmpty else { continue }
      if let index = known[fix] {
        result[index].findings.append(finding)
      } else if taken.take(fix.edits.map(\.range)) {
        known[fix] = result.count
        result.append(ProposedFix(fix: fix, findings: [finding]))
      }
    }
    return result
  }
}

/// The ranges that edits lay claim to, in source order.
private struct TakenRanges {
  private var ranges: [SourceRange] = []

  /// Takes ranges, all or none; false if one of them touches what is taken, or overlaps another.
  mutating func take(_ wanted: [SourceRange]) -> Bool {
    let pairs = zip(wanted, wanted.dropFirst())
    guard pairs.allSatisfy({ $0.end <= $1.start && $0 != $1 }), wanted.allSatisfy(isFree) else {
      return false
    }
    for range in wanted { ranges.insert(range, at: index(of: range)) }
    return true
  }

  private func isFree(_ range: SourceRange) -> Bool {
    let index = index(of: range)
    let isAfter = index == 0 || ranges[index - 1].end < range.start
    return isAfter && (index == ranges.count || range.end < ranges[index].start)
  }

  private func index(of range: SourceRange) -> Int {
    ranges.partitioningIndex { $0 >= range }
  }
}
