/// UIKit's own colours by name, as published for iOS 13–18, and `white` and `black`.
/// https://developer.apple.com/design/human-interface-guidelines/color
public enum SystemColors {
  /// Name and value, in the order of the reference.
  public static let all: [(name: String, value: ByAppearance<RGBA>)] = [
    ("systemBackground", pair(0xFFFF_FFFF, 0x0000_00FF)),
    ("secondarySystemBackground", pair(0xF2F2_F7FF, 0x1C1C_1EFF)),
    ("tertiarySystemBackground", pair(0xFFFF_FFFF, 0x2C2C_2EFF)),
    ("systemGroupedBackground", pair(0xF2F2_F7FF, 0x0000_00FF)),
    ("label", pair(0x0000_00FF, 0xFFFF_FFFF)),
    ("secondaryLabel", pair(0x3C3C_4399, 0xEBEB_F599)),
    ("separator", pair(0x3C3C_434A, 0x5454_5899)),
    ("opaqueSeparator", pair(0xC6C6_C8FF, 0x3838_3AFF)),
    ("systemBlue", pair(0x007A_FFFF, 0x0A84_FFFF)),
    ("systemRed", pair(0xFF3B_30FF, 0xFF45_3AFF)),
    ("systemGreen", pair(0x34C7_59FF, 0x30D1_58FF)),
    ("systemOrange", pair(0xFF95_00FF, 0xFF9F_0AFF)),
    ("systemYellow", pair(0xFFCC_00FF, 0xFFD6_0AFF)),
    ("systemPink", pair(0xFF2D_55FF, 0xFF37_5FFF)),
    ("systemPurple", pair(0xAF52_DEFF, 0xBF5A_F2FF)),
    ("systemTeal", pair(0x30B0_C7FF, 0x40C8_E0FF)),
    ("systemIndigo", pair(0x5856_D6FF, 0x5E5C_E6FF)),
    ("systemGray", pair(0x8E8E_93FF, 0x8E8E_93FF)),
    ("systemGray2", pair(0xAEAE_B2FF, 0x6363_66FF)),
    ("systemGray3", pair(0xC7C7_CCFF, 0x4848_4AFF)),
    ("systemGray4", pair(0xD1D1_D6FF, 0x3A3A_3CFF)),
    ("systemGray5", pair(0xE5E5_EAFF, 0x2C2C_2EFF)),
    ("systemGray6", pair(0xF2F2_F7FF, 0x1C1C_1EFF)),
    ("white", pair(0xFFFF_FFFF, 0xFFFF_FFFF)),
    ("black", pair(0x0000_00FF, 0x0000_00FF)),
  ]

  /// The index of a name in `all`.
  public static let byName: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })

  static let label = value("label")
  static let separator = value("separator")
  /// What stands behind a page that lets something through.
  public static let systemBackground = value("systemBackground")
  static let systemBlue = value("systemBlue")

  private static func value(_ name: String) -> ByAppearance<RGBA> {
    byName[name].map { all[$0].value } ?? ByAppearance(.clear)
  }

  private static func pair(_ light: UInt32, _ dark: UInt32) -> ByAppearance<RGBA> {
    ByAppearance(light: RGBA(light), dark: RGBA(dark))
  }
}
