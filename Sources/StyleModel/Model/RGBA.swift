/// A colour in sRGB, 8 bits a channel, gamma-encoded, not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// Red, 0…255.
  public let red: UInt8
  /// Green, 0…255.
  public let green: UInt8
  /// Blue, 0…255.
  public let blue: UInt8
  /// Opacity, 0…255.
  public let alpha: UInt8

  /// A colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour written as a number, `0xRRGGBBAA`.
  public init(_ value: UInt32) {
    self.init(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
      alpha: UInt8(value & 0xFF))
  }

  /// No colour at all.
  public static let clear = RGBA(0)

  /// The channels as one number, for comparing.
  @inline(__always)
  private var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Whether all channels are equal.
  public static func == (lhs: RGBA, rhs: RGBA) -> Bool { lhs.word == rhs.word }

  /// The digits of `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hexadecimal digits: Substring) {
    var values: [UInt8] = []
    for character in digits {
      guard character.isASCII, let value = character.hexDigitValue else { return nil }
      values.append(UInt8(value))
    }
    let channels: [UInt8]
    switch values.count {
    case 3, 4: channels = values.map { $0 << 4 | $0 }
    case 6, 8:
      channels = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    default: return nil
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
  }

  /// A Display P3 colour, channels 0…1, brought into sRGB and clamped.
  ///
  /// Linear light by the sRGB curve, the matrix between the two sets of primaries (both D65), the
  /// curve back, rounded half up to 8 bits.
  public init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    let p3 = [red, green, blue].map(Self.linear)
    let matrix = [
      [1.2249402, -0.2249402, 0],
      [-0.0420570, 1.0420570, 0],
      [-0.0196376, -0.0786361, 1.0982736],
    ]
    let channels = matrix.map { row in
      Self.byte(Self.encoded(zip(row, p3).reduce(0) { $0 + $1.0 * $1.1 }))
    }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: Self.byte(alpha))
  }

  /// `#RRGGBBAA`.
  public var hexadecimal: String { hexadecimal(channels: 4) }

  /// `#RRGGBB` if it is opaque, else `#RRGGBBAA`: as somebody would write it.
  public var short: String { hexadecimal(channels: alpha == 255 ? 3 : 4) }

  /// The first channels, two digits each.
  private func hexadecimal(channels count: Int) -> String {
    String(unsafeUninitializedCapacity: 1 + 2 * count) { text in
      text[0] = UInt8(ascii: "#")
      for digit in 0..<2 * count {
        // Of a channel the upper four bits come first.
        let value = UInt8(truncatingIfNeeded: word >> UInt32(4 * (digit ^ 1))) & 15
        text[1 + digit] = value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
      }
      return 1 + 2 * count
    }
  }

  /// The largest difference of a channel, alpha included, 0…255.
  public func distance(to other: RGBA) -> Int {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// Linear light of a gamma-encoded channel, both 0…1. IEC 61966-2-1.
  public static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
  }

  /// A channel 0…1 in 8 bits, rounded half up.
  static func byte(_ value: Double) -> UInt8 {
    UInt8((min(max(value, 0), 1) * 255 + 0.5).rounded(.down))
  }
}

/// One value for each appearance.
public struct ByAppearance<Value> {
  /// In light appearance.
  public var light: Value
  /// In dark appearance.
  public var dark: Value

  /// A value for each appearance.
  public init(light: Value, dark: Value) {
    self.light = light
    self.dark = dark
  }

  /// The same value in both.
  public init(_ value: Value) {
    self.init(light: value, dark: value)
  }

  /// The value in an appearance.
  public subscript(appearance: Appearance) -> Value {
    appearance == .light ? light : dark
  }
}

extension ByAppearance: Equatable where Value: Equatable {}
extension ByAppearance: Hashable where Value: Hashable {}
extension ByAppearance: Sendable where Value: Sendable {}

/// The least of each channel of two colours.
public func pointwiseMin(_ one: RGBA, _ other: RGBA) -> RGBA { one.merged(with: other, by: min) }

/// The greatest of each channel of two colours.
public func pointwiseMax(_ one: RGBA, _ other: RGBA) -> RGBA { one.merged(with: other, by: max) }

extension RGBA {
  fileprivate func merged(with other: RGBA, by choose: (UInt8, UInt8) -> UInt8) -> RGBA {
    RGBA(
      red: choose(red, other.red), green: choose(green, other.green),
      blue: choose(blue, other.blue), alpha: choose(alpha, other.alpha))
  }
}
