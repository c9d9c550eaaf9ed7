public import Diagnostics

/// The rules about the files of a project, in the order of the reference.
public let projectRules: [RuleInfo] = [
  .includeOutsideRoot, .unreadableInclude, .includeMatchesNothing,
]
