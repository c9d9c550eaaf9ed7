#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a plan on disk differs from what would be written: the transitions whose row or strategy
/// changed, by name, and then the lines.
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
      let reason: Reason
    }

    struct Reason: Decodable {
      let row: String
    }

    /// By transition: its strategy and row.
    var results: [String: String] {
      var results: [String: String] = [:]
      for transition in transitions {
        let list = transition.list.map { " [\($0)]" } ?? ""
        let name = "\(transition.from) → \(transition.to) (\(transition.operation)\(list))"
        let used = [transition.plan, transition.push, transition.pop].compactMap { $0 }
          .filter(plans.indices.contains).map { plans[$0] }
          .map { $0.strategy + ($0.motion.map { ", \($0)" } ?? "") }
        results[name] = "\(used.first ?? "?"), row \(transition.reason.row)"
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
  /// Beyond so many changed lines a shortest script takes longer than anybody would read it.
  private static let comparedLines = 5_000

  private func changedLines(path: String) -> String {
    var old = Self.lines(oldBytes)[...]
    var new = Self.lines(newBytes)[...]
    while let line = old.first, line == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let line = old.last, line == new.last {
      old.removeLast()
      new.removeLast()
    }
    let header = "--- \(path)\n+++ what would be written\n"
    guard old.count + new.count <= Self.comparedLines else {
      return header
        + "@@ \(old.count) lines from line \(old.startIndex + 1) become \(new.count) @@\n"
    }
    let changes = Array(new).difference(from: Array(old))
    let removed = changes.removals.map { change in
      if case .remove(let offset, let line, _) = change {
        (old.startIndex + offset, "-", line)
      } else {
        (0, "", "")
      }
    }
    let added = changes.insertions.map { change in
      if case .insert(let offset, let line, _) = change {
        (new.startIndex + offset, "+", line)
      } else {
        (0, "", "")
      }
    }
    let all = (removed + added).sorted { ($0.0, $1.1) < ($1.0, $0.1) }
    let shown = all.prefix(Self.shownLines).map { "\($0.1)\($0.0 + 1): \($0.2)\n" }.joined()
    let rest = all.count - Self.shownLines
    return header + shown + (rest > 0 ? "… and \(rest) more lines\n" : "")
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
