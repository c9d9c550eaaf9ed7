import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a plan on disk differs from what would be written: the transitions whose row or strategy
/// changed, or whether they take a picture, by name, and then the lines.
struct PlanDifference {
  private let oldBytes: [UInt8]
  private let newBytes: [UInt8]

  init(from old: [UInt8], to new: [UInt8]) {
    oldBytes = old
    newBytes = new
  }

  /// The difference, for a terminal or a log.
  func text(path: String) -> String {
    changedTransitions() + changedLines(path: path)
  }

  // MARK: Transitions

  /// What of a plan's JSON names its decisions.
  private struct Decided: Decodable {
    let plans: [Plan]
    let reasons: [Reason]
    let transitions: [Transition]

    struct Plan: Decodable {
      let strategy: String
      let motion: String?
    }

    struct Transition: Decodable {
      let from: String
      let to: String
      let operation: String
      let list: Int?
      let plan: Int?
      let push: Int?
      let pop: Int?
      let capture: Bool?
      let target: String?
      let reason: Int
    }

    struct Reason: Decodable {
      let row: String
    }

    /// By transition: its strategy, its row and whether it takes a picture.
    var results: [String: String] {
      var results: [String: String] = [:]
      for transition in transitions {
        let list = transition.list.map { " [\($0)]" } ?? ""
        let name = "\(transition.from) → \(transition.to) (\(transition.operation)\(list))"
        let used = [transition.plan, transition.push, transition.pop].compactMap { $0 }
          .filter(plans.indices.contains).map { plans[$0] }
          .map { $0.strategy + ($0.motion.map { ", \($0)" } ?? "") }
        let row = reasons.indices.contains(transition.reason) ? reasons[transition.reason].row : "?"
        let view = transition.target == "root" ? " of the root view" : ""
        let picture = transition.capture == true ? ", takes a picture\(view)" : ""
        results[name] = "\(used.first ?? "?"), row \(row)\(picture)"
      }
      return results
    }
  }

  private func changedTransitions() -> String {
    let decoder = JSONDecoder()
    guard let old = try? decoder.decode(Decided.self, from: Data(oldBytes)),
      let new = try? decoder.decode(Decided.self, from: Data(newBytes))
    else { return "the plan on disk cannot be read as a plan\n" }
    let (before, after) = (old.results, new.results)
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
      switch (before[name], after[name]) {
      case (let old?, let new?): old == new ? nil : "\(name): \(old) → \(new)\n"
      case (nil, let new?): "\(name): new: \(new)\n"
      case (let old?, nil): "\(name): gone: \(old)\n"
      case (nil, nil): nil
      }
    }.joined()
  }

  // MARK: Lines

  private static let shownLines = 200

  private func changedLines(path: String) -> String {
    let diff = UnifiedDiff(
      from: oldBytes, named: path, to: newBytes, named: "what would be written")
    let lines = String(decoding: diff.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let rest = lines.count - Self.shownLines
    return lines.prefix(Self.shownLines).map { "\($0)\n" }.joined()
      + (rest > 0 ? "… and \(rest) more lines\n" : "")
  }
}
