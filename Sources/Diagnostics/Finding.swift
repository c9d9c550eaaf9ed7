public import SourceText

/// Something a rule found, at an exact place.
public struct Finding: Sendable {
  /// The rule's code.
  public let code: String
  /// Its weight in this run.
  public var severity: Severity
  /// Whether `compile` refuses because of it.
  public private(set) var isBlocking: Bool
  /// What is wrong: lower case, no full stop, the user's text in `'…'`.
  public private(set) var message: String
  /// Where.
  public let range: SourceRange
  /// What is to be seen there, for findings that show several places.
  public let label: String?
  /// The keys that lead there, such as `screens.home.bar.alpha`; empty for the whole file.
  public let keyPath: String
  /// What it is known by where its place is only the first of several, which may change places: it
  /// stands for the key path and the text in the fingerprint.
  public let identity: String?
  /// Other places that matter.
  public let notes: [Note]
  /// What to do about it.
  public let help: String?
  /// How the tool would mend it.
  public let fix: Fix?
  /// Why it is to be left alone; nil if it is not.
  public private(set) var suppression: Suppression?
  /// A fix that is not offered for a reason that may go away; nil if there is none.
  public private(set) var withheld: WithheldFix?

  /// A finding of `rule`.
  public init(
    _ rule: RuleInfo,
    at range: SourceRange,
    label: String? = nil,
    keyPath: String,
    identity: String? = nil,
    message: String,
    notes: [Note] = [],
    help: String? = nil,
    fix: Fix? = nil
  ) {
    code = rule.code
    severity = rule.severity
    isBlocking = rule.isBlocking
    self.message = message
    self.range = range
    self.label = label
    self.keyPath = keyPath
    self.identity = identity
    self.notes = notes
    self.help = help
    self.fix = fix
  }

  /// A finding with another weight than its rule's.
  public func weighing(_ severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    return finding
  }

  /// The same finding where it is the cause of errors that are not told beside it.
  public func blocking(saying message: String) -> Finding {
    var finding = weighing(.error)
    finding.isBlocking = true
    finding.message = message
    return finding
  }
}

extension Finding {
  /// The same finding where it is to be left alone, or not any more.
  public func suppressed(by suppression: Suppression?) -> Finding {
    var finding = self
    finding.suppression = suppression
    return finding
  }

  /// The same finding when the file it was found in starts at `base`.
  public func shifted(by base: UInt32) -> Finding {
    base > 0 ? relocated { $0.shifted(by: base) } : self
  }

  /// The same finding where each range it names has gone somewhere else.
  public func relocated(_ place: (SourceRange) -> SourceRange) -> Finding {
    Finding(
      self, at: place(range), notes: notes.map { Note($0.message, at: place($0.range)) },
      fix: fix?.relocated(place))
  }

  /// The same finding, for a reader who is not to mend it.
  public func withoutFix() -> Finding { Finding(self, at: range, notes: notes, fix: nil) }

  /// The same finding, whose fix is not offered for now.
  public func withholdingFix(because reason: WithheldFix.Reason) -> Finding {
    var finding = withoutFix()
    if let fix { finding.withheld = WithheldFix(isSafe: fix.isSafe, reason: reason) }
    return finding
  }

  /// The same finding with another help.
  public func helping(_ help: String) -> Finding {
    Finding(self, at: range, notes: notes, help: help, fix: fix)
  }

  /// The same finding with more places that explain it.
  public func noting(_ more: [Note]) -> Finding {
    Finding(self, at: range, notes: notes + more, fix: fix)
  }

  private init(
    _ finding: Finding, at range: SourceRange, notes: [Note], help: String? = nil, fix: Fix?
  ) {
    code = finding.code
    severity = finding.severity
    isBlocking = finding.isBlocking
    message = finding.message
    self.range = range
    label = finding.label
    keyPath = finding.keyPath
    identity = finding.identity
    self.notes = notes
    self.help = help ?? finding.help
    self.fix = fix
    suppression = finding.suppression
    withheld = finding.withheld
  }
}

/// A second place that explains a finding.
public struct Note: Hashable, Sendable {
  /// What is to be seen there.
  public let message: String
  /// Where.
  public let range: SourceRange

  /// A note.
  public init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}

extension [Finding] {
  /// Sorted by place, then code, then message, and without repetitions of all three.
  ///
  /// The order is total, so that no order of work can change the output: among repetitions, too, it
  /// is the first by key path and notes that stays.
  public func ordered() -> [Finding] {
    var result: [Finding] = []
    result.reserveCapacity(count)
    for finding in sorted(by: { $0.precedes($1) })
    where result.last?.sortKey != finding.sortKey {
      result.append(finding)
    }
    return result
  }
}

extension Finding {
  fileprivate var sortKey: SortKey { SortKey(range: range, code: code, message: message) }

  /// Whether it comes first in the total order of findings.
  public func precedes(_ other: Finding) -> Bool {
    let (key, otherKey) = (sortKey, other.sortKey)
    if key != otherKey { return key < otherKey }
    if keyPath != other.keyPath { return keyPath < other.keyPath }
    return notes.lexicographicallyPrecedes(other.notes) {
      ($0.range, $0.message) < ($1.range, $1.message)
    }
  }

  fileprivate struct SortKey: Comparable {
    let range: SourceRange
    let code: String
    let message: String

    static func < (lhs: SortKey, rhs: SortKey) -> Bool {
      (lhs.range, lhs.code, lhs.message) < (rhs.range, rhs.code, rhs.message)
    }
  }
}
