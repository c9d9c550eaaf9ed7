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

  /// The default limits.
  public init() {}

  /// Nodes of one file once every alias is written out.
  public func nodes(forBytes count: Int) -> Int {
    min(max(1_000_000, count / 4), NodeArray.capacity)
  }
}
