import Diagnostics

extension [Finding] {
  /// The same without the fixes that take out what nothing seems to use, if a mistake was found that
  /// may hide a use: a value that was not understood could have been one.
  func withholdingRemovals() -> [Finding] {
    guard contains(where: { $0.isBlocking && readersCodes.contains($0.code) }) else { return self }
    return map { $0.isMendedByRemoval ? $0.withholdingFix(because: .mistakes) : $0 }
  }
}

extension Finding {
  /// Whether it is about what nothing seems to use, and so is mended by taking that out.
  var isMendedByRemoval: Bool { definitionCodes.contains(code) || ownCodes.contains(code) }

  /// The same without such a fix where there may be descriptions of which nothing is known.
  ///
  /// - Parameter isIncluded: whether it is of a file that descriptions include: what such a file says
  ///   is said to all that do, while nobody else reads what the first file of a description says
  ///   about that one alone.
  func withheldFromUnknownUsers(isIncluded: Bool) -> Finding {
    let isUsable = definitionCodes.contains(code) || (isIncluded && ownCodes.contains(code))
    return isUsable ? withholdingFix(because: .unknownUsers) : self
  }
}

/// The rules whose fix takes out a definition that nothing uses.
private let definitionCodes: Set = [UnusedColor().info.code, UnusedStyle().info.code]

/// The rules whose fix takes out what does nothing for the description it is part of.
private let ownCodes: Set = [UselessOverride().info.code, RuleInfo.unusedSuppression.code]

/// The rules about what was written and where its names lead.
let readersCodes = Set(
  allRuleInfos.filter { [.syntax, .schema, .references].contains($0.group) }.map(\.code))
