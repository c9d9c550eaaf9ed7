public import Diagnostics

extension MapShape {
  /// The top level of `.navstyle-lint.yaml`.
  ///
  /// - Parameter rules: the rules there are.
  public static func configuration(of rules: [RuleInfo]) -> MapShape {
    MapShape(
      of: "the configuration",
      [
        KeyDescription(
          "include", nil, .patterns, default: "[\"*.navstyle.yaml\"]",
          "which style files below a folder are checked, in the syntax of gitignore",
          examples: ["[/App/]", "[\"*.navstyle.yaml\", \"!draft-*\"]"]),
        KeyDescription(
          "exclude", nil, .patterns, default: "[]",
          "which files and folders are passed over, in the syntax of gitignore",
          examples: ["[build/, \"old-*\"]", "[\"/Pods/**/examples/\"]"]),
        KeyDescription(
          "rules", nil, .map(levels(of: rules)), "what each rule weighs",
          examples: ["{ unused-color: error, near-duplicate-color: off }"]),
        KeyDescription(
          "fail-on", nil, .keyword(Threshold.allCases.map(\.rawValue)), default: "error",
          "from which weight on a run fails", examples: ["warning"]),
        KeyDescription(
          "baseline", nil, .text,
          "the file of findings that are left for later, from the folder of the configuration",
          examples: [".navstyle-baseline.json"]),
        KeyDescription(
          "require-reasons", nil, .boolean, default: "false",
          "whether a comment that suppresses a finding must say why", examples: ["true"]),
        KeyDescription(
          "required-version", nil, .requirement,
          "the version of navstyle that is asked for", examples: ["\"0.1.0\"", "\">=0.1, <1\""]),
      ])
  }

  /// `rules:` – one key for each rule. What blocks takes no other level than its own.
  static func levels(of rules: [RuleInfo]) -> MapShape {
    let all = RuleLevel.allCases.map(\.rawValue)
    return MapShape(
      of: "'rules'",
      rules.map { rule in
        KeyDescription(
          rule.code, nil, .keyword(rule.isBlocking ? [RuleLevel.error.rawValue] : all),
          default: rule.severity.rawValue, rule.summary)
      })
  }
}
