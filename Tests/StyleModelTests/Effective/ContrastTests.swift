import StyleModel
import TestSupport
import Testing

@Suite struct ContrastTests {
  private static let white = RGB(red: 1, green: 1, blue: 1)
  private static let black = RGB(red: 0, green: 0, blue: 0)

  /// Values that WCAG's own tools give.
  @Test(arguments: [
    (0x0000_00FF as UInt32, 21.0), (0xFFFF_FFFF, 1), (0x7676_76FF, 4.5422), (0x7777_77FF, 4.4781),
    (0x007A_FFFF, 4.0170), (0xFF00_00FF, 3.9985), (0x0000_FFFF, 8.5925),
  ])
  func `the contrast with white is WCAG's`(_ color: UInt32, _ ratio: Double) {
    let ink = RGBA(color)
    #expect(abs(ink.contrast(on: Self.white) - ratio) < 1e-4)
    #expect(RGB(ink).contrast(with: Self.white) == Self.white.contrast(with: RGB(ink)))
  }

  @Test func `an ink with alpha is judged as it shows`() {
    let ink = RGBA(0x0000_0080)
    let shown = RGB(RGBA(0x0000_00FF)).over(Self.white, coverage: 128.0 / 255)
    #expect(ink.contrast(on: Self.white) == shown.contrast(with: Self.white))
    #expect(RGBA.clear.contrast(on: Self.white) == 1)
  }

  @Test(arguments: 0..<40)
  func `the nearest colour reaches the ratio in 8 bits, and none that is nearer does`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func color() -> RGBA { RGBA(UInt32.random(in: 0...0xFF_FFFF, using: &random) << 8 | 0xFF) }
    let (ink, ground) = (color(), RGB(color()))
    let ratio = [3, 4.5][seed % 2]
    guard let nearest = ink.nearest(reaching: ratio, on: [ground]) else {
      Issue.record("black or white reaches every ratio up to 4.58")
      return
    }
    #expect(nearest.contrast(on: ground) >= ratio)
    #expect(nearest.alpha == 255)
    let distance = ink.distance(to: nearest)
    for step in 0..<255 {
      for pole in [0.0, 255.0] {
        func moved(_ channel: UInt8) -> UInt8 {
          UInt8(
            ((Double(channel) * Double(255 - step) + pole * Double(step)) / 255 + 0.5)
              .rounded(.down))
        }
        let other = RGBA(red: moved(ink.red), green: moved(ink.green), blue: moved(ink.blue))
        if ink.distance(to: other) < distance { #expect(other.contrast(on: ground) < ratio) }
      }
    }
  }

  @Test func `a colour that can be read stays, and one for which there is no cure has none`() {
    let grounds = [Self.white, Self.black]
    #expect(RGBA(0x0000_00FF).nearest(reaching: 4.5, on: [Self.white]) == RGBA(0x0000_00FF))
    let grey = RGBA(0xFFFF_FFFF).nearest(reaching: 4.5, on: grounds)
    #expect(grey == RGBA(0x7676_76FF))
    #expect(RGBA(0xFFFF_FFFF).nearest(reaching: 5, on: grounds) == nil)
  }

  @Test func `alpha stays where it can, and goes where no colour of it can be read`() {
    let half = RGBA(0xFFFF_FF80)
    #expect(half.nearest(reaching: 3, on: [Self.black]) == half)
    #expect(half.nearest(reaching: 3, on: [Self.white])?.alpha == 128)
    #expect(half.nearest(reaching: 15, on: [Self.white])?.alpha == 255)
  }
}
