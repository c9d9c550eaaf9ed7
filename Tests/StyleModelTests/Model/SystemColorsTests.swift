import StyleModel
import Testing

@Suite struct SystemColorsTests {
  /// Name, light, dark: as published.
  static let published: [(String, String, String)] = [
    ("systemBackground", "#FFFFFFFF", "#000000FF"),
    ("secondarySystemBackground", "#F2F2F7FF", "#1C1C1EFF"),
    ("tertiarySystemBackground", "#FFFFFFFF", "#2C2C2EFF"),
    ("systemGroupedBackground", "#F2F2F7FF", "#000000FF"),
    ("label", "#000000FF", "#FFFFFFFF"),
    ("secondaryLabel", "#3C3C4399", "#EBEBF599"),
    ("separator", "#3C3C434A", "#54545899"),
    ("opaqueSeparator", "#C6C6C8FF", "#38383AFF"),
    ("systemBlue", "#007AFFFF", "#0A84FFFF"),
    ("systemRed", "#FF3B30FF", "#FF453AFF"),
    ("systemGreen", "#34C759FF", "#30D158FF"),
    ("systemOrange", "#FF9500FF", "#FF9F0AFF"),
    ("systemYellow", "#FFCC00FF", "#FFD60AFF"),
    ("systemPink", "#FF2D55FF", "#FF375FFF"),
    ("systemPurple", "#AF52DEFF", "#BF5AF2FF"),
    ("systemTeal", "#30B0C7FF", "#40C8E0FF"),
    ("systemIndigo", "#5856D6FF", "#5E5CE6FF"),
    ("systemGray", "#8E8E93FF", "#8E8E93FF"),
    ("systemGray2", "#AEAEB2FF", "#636366FF"),
    ("systemGray3", "#C7C7CCFF", "#48484AFF"),
    ("systemGray4", "#D1D1D6FF", "#3A3A3CFF"),
    ("systemGray5", "#E5E5EAFF", "#2C2C2EFF"),
    ("systemGray6", "#F2F2F7FF", "#1C1C1EFF"),
    ("white", "#FFFFFFFF", "#FFFFFFFF"),
    ("black", "#000000FF", "#000000FF"),
  ]

  @Test func `the published colours are known, and no others`() {
    #expect(Set(SystemColors.all.map(\.name)) == Set(Self.published.map { $0.0 }))
  }

  @Test(arguments: SystemColorsTests.published)
  func `a system colour has its published values`(_ name: String, _ light: String, _ dark: String) {
    let read = ReadText(bar: "{ tint: \(name) }")
    #expect(read.codes.isEmpty)
    #expect(read.look().bar.tint.light.hexadecimal == light)
    #expect(read.look().bar.tint.dark.hexadecimal == dark)
  }

  @Test func `what nobody wrote is made of system colours`() {
    let look = Look()
    #expect(look.bar.tint.light.hexadecimal == "#007AFFFF")
    #expect(look.bar.titleColor.dark.hexadecimal == "#FFFFFFFF")
    #expect(look.bar.shadowLine?.light.hexadecimal == "#3C3C434A")
    #expect(look.page.dark.hexadecimal == "#000000FF")
  }
}
