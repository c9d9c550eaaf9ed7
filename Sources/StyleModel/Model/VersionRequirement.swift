/// Which versions of the tool a project asks for: `0.3.1`, or bounds such as `>=0.3, <1`.
public struct VersionRequirement: Sendable {
  private let bounds: [(comparison: String, version: [Int])]

  /// The requirement in a text; nil if it is none.
  public init?(_ text: String) {
    var bounds: [(String, [Int])] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.drop { $0 == " " }
      let comparison = Self.comparisons.first { part.hasPrefix($0) } ?? ""
      let rest = part.dropFirst(comparison.count).drop { $0 == " " }
      let version = rest.reversed().drop { $0 == " " }.reversed()
      guard let numbers = Self.numbers(String(version)) else { return nil }
      bounds.append((comparison, numbers))
    }
    self.bounds = bounds
  }

  /// The longer ones first: each is looked for at the start of a text.
  private static let comparisons = [">=", "<=", "==", "!=", ">", "<"]

  /// Whether a version of the tool meets it.
  public func isMet(by version: String) -> Bool {
    guard let version = Self.numbers(version) else { return false }
    return bounds.allSatisfy { bound in
      let (ours, theirs) = Self.padded(version, bound.version)
      let isEqual = ours == theirs
      let isLess = ours.lexicographicallyPrecedes(theirs)
      return switch bound.comparison {
      case ">=": !isLess
      case "<=": isLess || isEqual
      case ">": !isLess && !isEqual
      case "<": isLess
      case "!=": !isEqual
      default: isEqual
      }
    }
  }

  /// Missing numbers are zeros: `0.3` is `0.3.0`.
  private static func padded(_ one: [Int], _ other: [Int]) -> ([Int], [Int]) {
    func padded(_ numbers: [Int]) -> [Int] {
      numbers + Array(repeating: 0, count: max(one.count, other.count) - numbers.count)
    }
    return (padded(one), padded(other))
  }

  /// What the text of a requirement matches.
  public static var pattern: String {
    let version = "[0-9]{1,9}(\\.[0-9]{1,9}){0,2}"
    let bound = " *(\(comparisons.joined(separator: "|")))? *\(version) *"
    return "^\(bound)(,\(bound))*$"
  }

  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.count <= 9 && part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    return numbers.count == parts.count && (1...3).contains(parts.count) ? numbers : nil
  }
}
