public import Diagnostics

/// A fix that was not made, since the files would be worse after it, or may be.
public struct Refusal: Sendable {
  /// The code of the finding it is for.
  public let code: String
  /// Where that finding starts, in the files as they are now.
  public let place: UInt32
  /// Where it starts in the files as they were.
  public let origin: UInt32
  /// Why it was not made.
  public let reason: Reason

  /// What keeps a fix from being made.
  public enum Reason: Sendable {
    /// What would be found after it; nil if the files could not even be checked then.
    case brings(BroughtFinding?)
    /// It would take out what may be in use.
    case withheld(WithheldFix.Reason)
  }

  /// What would be found after the fix, if that is the reason and could be told.
  public var cause: Finding? {
    if case .brings(let cause) = reason { cause?.finding } else { nil }
  }
}

/// What would be found after a fix.
public struct BroughtFinding: Sendable {
  /// The finding.
  public let finding: Finding
  /// The file it would be found in; nil if that is the one that would be mended.
  var path: String?
  /// The first file of a description, if only that one would find it, of all that share the file.
  let description: String?
}

extension Finding {
  /// The same finding for a reader who cannot have it mended: why not, in the help.
  public func left(because refusal: Refusal) -> Finding {
    withoutFix()
      .helping("\(help.map { "\($0); " } ?? "")--fix left this: \(refusal.reason.text)")
  }
}

extension Refusal.Reason {
  fileprivate var text: String {
    switch self {
    case .brings(let cause?):
      let finding = cause.finding
      let place =
        cause.path.map { " in '\($0)'" } ?? cause.description.map { " for '\($0)'" } ?? ""
      return "after it, \(finding.severity.rawValue)[\(finding.code)] would be found\(place): "
        + finding.message
    case .brings(nil): return "after it, the files could not be read"
    case .withheld(.mistakes): return "what could not be understood may make use of it"
    case .withheld(.unknownUsers): return "what cannot be read or found may use it"
    }
  }
}
