import Diagnostics

/// The rules about comments that suppress findings, in the order of the reference.
let suppressionRules: [RuleInfo] = [
  .unusedSuppression, .unknownRule, .malformedSuppression, .expiredSuppression,
]

/// Their codes.
let suppressionCodes = Set(suppressionRules.map(\.code))
