/// How much of a file is read. Beyond a limit there is a finding, `input-limit`, never a hang:
/// libyaml has no limits of its own, and some inputs cost it the square of their size.
public struct Limits: Sendable {
  /// Bytes of one file.
  public var bytes = 8 << 20
  /// Collections inside one another, aliases followed.
  public let depth = 64
  /// Aliases in one file.
  public let aliases = 10_000
  /// Lines that start with `%`; libyaml reads all directives in one call.
  public let directives = 16
  /// Characters of a key before its `:`, unless it begins with `?`: libyaml's own limit.
  public let key = 1024
  /// Unusual line breaks that are pointed out one by one.
  public let unusualBreaks = 100
  /// Bytes of a key path that is shown.
  public let keyPath = 256
  /// Bytes of a description, all its files together: offsets have 32 bits, and half of them are enough
  /// for everybody.
  public let description = 1 << 31
  /// Bytes of what the tool wrote itself: a plan or a baseline.
  public let ownFile = 1 << 30

  /// The default limits.
  public init() {}

  /// Nodes of one file once every alias is written out.
  public func nodes(forBytes count: Int) -> Int {
    min(max(1_000_000, count / 4), NodeArray.capacity)
  }
}
