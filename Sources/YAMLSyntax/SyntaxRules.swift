public import Diagnostics

/// The rules about YAML itself, in the order of the reference.
public let syntaxRules: [RuleInfo] = [
  .yamlSyntax, .unquotedColor, .duplicateKey, .ambiguousScalar, .multipleDocuments, .notUTF8,
  .undefinedAlias, .recursiveAlias, .unusedAnchor, .unsupportedTag, .inputLimit, .unusualLineBreak,
]
