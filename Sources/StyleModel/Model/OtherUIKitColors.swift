/// Colours of UIKit's that the language does not name, as published for iOS 13–18.
/// https://developer.apple.com/design/human-interface-guidelines/color
enum OtherUIKitColors {
  /// What stands for a colour in the language, as YAML; nil for what is no such colour.
  static func value(of name: String) -> String? {
    all[name].map { light, dark in
      light == dark ? "\"\(light)\"" : "{ light: \"\(light)\", dark: \"\(dark)\" }"
    }
  }

  private static let all: [String: (light: String, dark: String)] = [
    "systemMint": ("#00C7BE", "#63E6E2"),
    "systemCyan": ("#32ADE6", "#64D2FF"),
    "systemBrown": ("#A2845E", "#AC8E68"),
    "tertiaryLabel": ("#3C3C434D", "#EBEBF54D"),
    "quaternaryLabel": ("#3C3C432E", "#EBEBF529"),
    "placeholderText": ("#3C3C434D", "#EBEBF54D"),
    "link": ("#007AFF", "#0984FF"),
    "secondarySystemGroupedBackground": ("#FFFFFF", "#1C1C1E"),
    "tertiarySystemGroupedBackground": ("#F2F2F7", "#2C2C2E"),
    "systemFill": ("#78788033", "#7878805C"),
    "secondarySystemFill": ("#78788029", "#78788052"),
    "tertiarySystemFill": ("#7676801F", "#7676803D"),
    "quaternarySystemFill": ("#74748014", "#7676802E"),
    "lightText": ("#FFFFFF99", "#FFFFFF99"),
    "darkText": ("#000000", "#000000"),
  ]

  /// Whether a name is spelt like those of UIKit's colours that follow the appearance.
  static func isSpeltLikeOne(_ name: String) -> Bool {
    let rest = name.hasPrefix("system") ? name.dropFirst("system".count) : ""
    return rest.first?.isUppercase == true
  }
}
