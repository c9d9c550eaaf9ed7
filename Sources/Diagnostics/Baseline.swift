/// Findings that a project knows of and leaves for later.
///
/// They are known by their fingerprints; the rest is for people who read the file. What blocks is
/// never among them: nothing can be compiled while it stands.
public struct Baseline: Equatable, Sendable {
  /// One finding.
  public struct Entry: Hashable, Sendable, Comparable {
    /// The file, from the root of the project.
    public let path: String
    /// The keys that lead there.
    public let keyPath: String
    /// The rule.
    public let code: String
    /// What it is known by.
    public let fingerprint: String

    /// An entry.
    public init(path: String, keyPath: String, code: String, fingerprint: String) {
      self.path = path
      self.keyPath = keyPath
      self.code = code
      self.fingerprint = fingerprint
    }

    /// By file, key path, rule and fingerprint, each byte by byte.
    public static func < (lhs: Entry, rhs: Entry) -> Bool {
      for (one, other) in zip(lhs.parts, rhs.parts) where one != other {
        return one.utf8.lexicographicallyPrecedes(other.utf8)
      }
      return false
    }

    private var parts: [String] { [path, keyPath, code, fingerprint] }
  }

  /// The entries, sorted and each once, so that two people who write it make the same file.
  public let entries: [Entry]
  private let fingerprints: Set<String>

  /// A baseline of these, in any order.
  public init(_ entries: some Sequence<Entry> = []) {
    self.entries = Set(entries).sorted()
    fingerprints = Set(self.entries.map(\.fingerprint))
  }

  /// Whether a finding is among them.
  public func contains(fingerprint: String) -> Bool { fingerprints.contains(fingerprint) }
}
