public import Diagnostics

extension RuleInfo {
  /// The name of a colour that is not defined.
  public static let undefinedColor = RuleInfo(
    "undefined-color", .references, undefined: .color, misspelt: "brnd", name: "brand"
  ) { name in
    """
    navstyle: 1
    screens:
      home: { bar: { color: \(name) } }
    palette: { brand: "#0A84FF" }
    """
  }
}
