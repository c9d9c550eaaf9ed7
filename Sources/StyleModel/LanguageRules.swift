public import Diagnostics

/// The rules that reading alone can check, in the order of the reference.
public let languageRules: [RuleInfo] = [
  .unknownKey, .wrongType, .missingKey, .outOfRange, .unknownValue, .badColor,
  .unsupportedVersion, .fixedBarHeight,
  .undefinedColor, .undefinedStyle, .undefinedScreen, .undefinedStack, .definitionCycle,
  .duplicateDefinition,
]
