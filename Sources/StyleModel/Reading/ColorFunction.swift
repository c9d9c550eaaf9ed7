/// A colour as a function of CSS: `rgb(1, 2, 3)`, `rgba(1 2 3 / 50%)`, `hsl(120, 50%, 50%)`.
/// https://www.w3.org/TR/css-color-4/#color-functions
struct ColorFunction {
  /// The colour it gives.
  let color: RGBA

  /// Nil for any other text, and where a number is out of its range.
  init?(_ text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast()
      .split(whereSeparator: { ", /\n".contains($0) })
    guard arguments.count == 3 || arguments.count == 4,
      let alpha = arguments.count == 4 ? Self.alpha(arguments[3]) : 1
    else { return nil }
    let channels: [Double]?
    switch text[..<open].lowercased() {
    case "rgb", "rgba": channels = Self.channels(arguments.prefix(3))
    case "hsl", "hsla": channels = Self.channels(hue: arguments[0], arguments[1], arguments[2])
    default: channels = nil
    }
    guard let bytes = channels?.map({ UInt8(($0 * 255).rounded()) }) else { return nil }
    color = RGBA(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: UInt8((alpha * 255).rounded()))
  }

  /// Three whole numbers up to 255, or three percentages.
  private static func channels(_ arguments: ArraySlice<Substring>) -> [Double]? {
    let isPercent = arguments.allSatisfy { $0.hasSuffix("%") }
    let values = arguments.compactMap { text -> Double? in
      isPercent ? percentage(text) : number(text, in: 0...255).map { $0.rounded() / 255 }
    }
    return values.count == 3 ? values : nil
  }

  /// A hue in degrees, then two percentages.
  private static func channels(
    hue: Substring, _ saturation: Substring, _ lightness: Substring
  ) -> [Double]? {
    let degrees = hue.hasSuffix("deg") ? hue.dropLast(3) : hue
    guard let hue = number(degrees, in: 0...360), let saturation = percentage(saturation),
      let lightness = percentage(lightness)
    else { return nil }
    let reach = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { offset in
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
  }

  private static func alpha(_ text: Substring) -> Double? {
    text.hasSuffix("%") ? percentage(text) : number(text, in: 0...1)
  }

  private static func percentage(_ text: Substring) -> Double? {
    guard text.hasSuffix("%") else { return nil }
    return number(text.dropLast(), in: 0...100).map { $0 / 100 }
  }

  private static func number(_ text: Substring, in range: ClosedRange<Double>) -> Double? {
    guard text.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }), let value = Double(text)
    else { return nil }
    return range.contains(value) ? value : nil
  }
}
