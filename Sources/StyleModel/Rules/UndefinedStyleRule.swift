public import Diagnostics

extension RuleInfo {
  /// The name of a style that is not defined.
  public static let undefinedStyle = RuleInfo(
    "undefined-style", .references, undefined: .style, misspelt: "claer", name: "clear"
  ) { name in
    """
    navstyle: 1
    styles: { clear: { bar: { alpha: 0 } } }
    screens:
      home: { style: \(name) }
    """
  }
}
