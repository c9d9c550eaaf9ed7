extension RGB {
  /// WCAG's contrast ratio of two opaque colours, 1…21.
  /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  public func contrast(with other: RGB) -> Double {
    Self.contrast(luminance, other.luminance)
  }

  /// The contrast ratio of two luminances.
  fileprivate static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The colour in 8 bits a channel.
  public var inBytes: RGBA {
    RGBA(red: RGBA.byte(red), green: RGBA.byte(green), blue: RGBA.byte(blue))
  }
}

extension RGBA {
  /// The contrast ratio of something drawn in this colour, its alpha included, with what it is drawn
  /// on.
  public func contrast(on ground: RGB) -> Double { contrast(on: ground, ground.luminance) }

  private func contrast(on ground: RGB, _ luminance: Double) -> Double {
    guard alpha == 255 else {
      return RGB.contrast(
        RGB(self).over(ground, coverage: Double(alpha) / 255).luminance, luminance)
    }
    return RGB.contrast(self.luminance, luminance)
  }

  /// The least contrast ratio of something drawn in this colour, without its alpha, with any colour whose
  /// channels lie between those of two.
  public func leastContrast(between lower: RGBA, and upper: RGBA) -> Double {
    RGB.contrast(luminance, min(max(luminance, lower.luminance), upper.luminance))
  }

  /// The luminance of the colour without its alpha, as `RGB` has it: a colour of 8 bits needs no
  /// powers.
  private var luminance: Double {
    0.2126 * Self.linearBytes[Int(red)] + 0.7152 * Self.linearBytes[Int(green)]
      + 0.0722 * Self.linearBytes[Int(blue)]
  }

  private static let linearBytes = (0...255).map { linear(Double($0) / 255) }

  /// The nearest colour that reaches a contrast ratio on each of some grounds; nil if none does.
  ///
  /// It is looked for along lightness, on the way to black and on the way to white, and what is
  /// returned reaches the ratio as it stands, in 8 bits. Only if no colour of the same alpha does
  /// is it opaque.
  public func nearest(reaching ratio: Double, on grounds: [RGB]) -> RGBA? {
    let grounds = Set(grounds).map { (color: $0, luminance: $0.luminance) }
    func reaches(_ color: RGBA) -> Bool {
      grounds.allSatisfy { color.contrast(on: $0.color, $0.luminance) >= ratio }
    }
    for alpha in Set([alpha, 255]).sorted() {
      let ways = [UInt8.min, .max].compactMap { pole in
        (0...255).lazy.map { moved(by: $0, towards: pole, alpha: alpha) }.first(where: reaches)
      }
      if let nearest = ways.min(by: { distance(to: $0) < distance(to: $1) }) { return nearest }
    }
    return nil
  }

  /// The colour after so many of 255 steps to black or white.
  private func moved(by step: Int, towards pole: UInt8, alpha: UInt8) -> RGBA {
    func channel(_ value: UInt8) -> UInt8 {
      Self.byte((Double(value) * Double(255 - step) + Double(pole) * Double(step)) / 255 / 255)
    }
    return RGBA(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
  }
}
