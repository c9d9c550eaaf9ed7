public import Diagnostics

/// A fix that was not made, since the files would be worse after it.
public struct Refusal: Sendable {
  /// The code of the finding it is for.
  public let code: String
  /// Where that finding starts, in the files as they are now.
  public let place: UInt32
  /// Where it starts in the files as they were.
  public let origin: UInt32
  /// What would be found after the fix; nil if the files could not even be checked then.
  public let cause: Finding?
}

extension Finding {
  /// The same finding for a reader who cannot have it mended: why not, in the help.
  public func left(because refusal: Refusal) -> Finding {
    let reason =
      refusal.cause.map {
        "after it, \($0.severity.rawValue)[\($0.code)] would be found: \($0.message)"
      } ?? "after it, the files could not be read"
    return withoutFix().helping("\(help.map { "\($0); " } ?? "")--fix left this: \(reason)")
  }
}
