public import Diagnostics

extension RuleInfo {
  /// The name of a screen that is not defined.
  public static let undefinedScreen = RuleInfo(
    "undefined-screen", .references, undefined: .screen, misspelt: "detial", name: "detail"
  ) { name in
    """
    navstyle: 1
    screens:
      home: { push: [\(name)] }
      detail: {}
    """
  }
}
