import StyleModel
import Testing

@Suite struct RGBATests {
  @Test(arguments: [
    ("1aF", "#11AAFFFF"), ("1aF8", "#11AAFF88"), ("0B5CAD", "#0B5CADFF"), ("0b5cad7f", "#0B5CAD7F"),
    ("000", "#000000FF"), ("ffff", "#FFFFFFFF"),
  ])
  func `hexadecimal digits are read in four lengths`(_ digits: String, _ color: String) {
    #expect(RGBA(hexadecimal: digits[...])?.hexadecimal == color)
  }

  @Test(arguments: [
    "", "1", "12", "12345", "1234567", "123456789", "12g", "#123", "１２３", "1 3", "٣٣٣",
  ])
  func `other digits are no colour`(_ digits: String) {
    #expect(RGBA(hexadecimal: digits[...]) == nil)
  }

  /// Worked out apart, in Python, with the matrix of the design.
  @Test(arguments: [
    ([1.0, 0, 0], 1.0, "#FF0000FF"), ([0, 1, 0], 1, "#00FF00FF"), ([0, 0, 1], 1, "#0000FFFF"),
    ([1, 1, 1], 1, "#FFFFFFFF"), ([0, 0, 0], 1, "#000000FF"),
    ([0.2, 0.4, 0.6], 0.5, "#1B689D80"), ([0.9, 0.3, 0.1], 0.25, "#F93B0040"),
    ([0.03, 0.02, 0.01], 1, "#080502FF"), ([1, 1, 0], 0, "#FFFF0000"),
    ([0.25, 0.75, 0.5], 0.1, "#00C27A1A"),
  ])
  func `a Display P3 colour comes into sRGB`(_ p3: [Double], _ alpha: Double, _ color: String) {
    #expect(RGBA(displayP3: p3[0], p3[1], p3[2], alpha: alpha).hexadecimal == color)
  }

  @Test func `only an opaque colour is written short`() {
    #expect(RGBA(0x0102_03FF).short == "#010203")
    #expect(RGBA(0x0102_03FE).short == "#010203FE")
    #expect(RGBA.clear.short == "#00000000")
  }

  @Test func `the distance is that of the farthest channel, alpha included`() {
    #expect(RGBA(0x1020_30FF).distance(to: RGBA(0x1121_2FFC)) == 3)
    #expect(RGBA(0x1020_30FF).distance(to: RGBA(0x1020_10FF)) == 0x20)
    #expect(RGBA(0x1020_30FF).distance(to: RGBA(0x1020_30FF)) == 0)
  }

  @Test func `luminance is that of WCAG, and dark text begins above 0.179`() {
    let luminances = [0x0000_00FF, 0xFFFF_FFFF, 0x7777_77FF, 0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF]
      .map { RGB(RGBA(UInt32($0))).luminance }
    let expected = [0, 1, 0.184475, 0.2126, 0.7152, 0.0722]
    for (luminance, value) in zip(luminances, expected) { #expect(abs(luminance - value) < 1e-6) }
    #expect(RGB(RGBA(0x7777_77FF)).wantsDarkText)
    #expect(!RGB(RGBA(0x7474_74FF)).wantsDarkText)
  }
}
