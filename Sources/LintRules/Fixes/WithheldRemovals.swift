public import Diagnostics

extension [Finding] {
  /// The same without the fixes that take out what nothing seems to use, if a mistake was found that
  /// may hide a use: a value that was not understood could have been one.
  ///
  /// - Parameter mayHideUses: whether something else may hide a use, too.
  func withholdingRemovals(mayHideUses: Bool = false) -> [Finding] {
    guard mayHideUses || contains(where: { $0.isBlocking && readersCodes.contains($0.code) }) else {
      return self
    }
    return map { removalCodes.contains($0.code) ? $0.withoutFix() : $0 }
  }
}

extension Finding {
  /// Whether it is about what nothing seems to use, and so is mended by taking that out.
  public var isMendedByRemoval: Bool { removalCodes.contains(code) }
}

/// The rules whose fix takes out what nothing uses.
private let removalCodes: Set = [
  UnusedColor().info.code, UnusedStyle().info.code, UselessOverride().info.code,
  RuleInfo.unusedSuppression.code,
]

/// The rules about what was written and where its names lead.
let readersCodes = Set(
  allRuleInfos.filter { [.syntax, .schema, .references].contains($0.group) }.map(\.code))
