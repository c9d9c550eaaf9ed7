extension RGB {
  /// WCAG's contrast ratio of two opaque colours, 1…21.
  /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  public func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour in 8 bits a channel.
  public var inBytes: RGBA {
    RGBA(red: RGBA.byte(red), green: RGBA.byte(green), blue: RGBA.byte(blue))
  }
}

extension RGBA {
  /// The contrast ratio of something drawn in this colour, its alpha included, with what it is drawn
  /// on.
  public func contrast(on ground: RGB) -> Double {
    let ink = RGB(self)
    guard alpha < 255 else { return ink.contrast(with: ground) }
    return ink.over(ground, coverage: Double(alpha) / 255).contrast(with: ground)
  }

  /// The nearest colour that reaches a contrast ratio on each of some grounds; nil if none does.
  ///
  /// It is looked for along lightness, on the way to black and on the way to white, and what is
  /// returned reaches the ratio as it stands, in 8 bits. Only if no colour of the same alpha does
  /// is it opaque.
  public func nearest(reaching ratio: Double, on grounds: [RGB]) -> RGBA? {
    func reaches(_ color: RGBA) -> Bool {
      grounds.allSatisfy { color.contrast(on: $0) >= ratio }
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
