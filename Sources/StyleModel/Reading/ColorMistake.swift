/// A text that is a colour in some other language, and what it would be in this one.
struct ColorMistake {
  /// Why it is none here.
  let reason: String
  /// What to write instead, as YAML; nil if that cannot be told.
  let replacement: String?
  /// What to do about it.
  private(set) var help: String
  /// Whether it could be a name of the user's own.
  private(set) var isWord = false

  /// The forms a colour can take, for help lines.
  static let forms =
    "write \"#RRGGBB\" in quotes, a palette or system colour, or { light: …, dark: … }"

  init?(_ text: String) {
    if text.hasPrefix("#") {
      self.init(
        reason: "'#' takes 3, 4, 6 or 8 hexadecimal digits", replacement: nil)
    } else if text.lowercased().hasPrefix("0x") {
      self.init(
        reason: "colours begin with '#'", replacement: Self.quoted(text.dropFirst(2)),
        other: Self.withAlphaLast(text.dropFirst(2)))
    } else if let number = Self.number(text) {
      self.init(reason: "colours begin with '#'", replacement: nil)
      help = number
    } else if let digits = Self.bareDigits(text) {
      self.init(reason: "colours begin with '#'", replacement: digits)
      isWord = !text.contains(where: \.isNumber)
    } else if text.contains("(") {
      self.init(
        reason: "there are no functions",
        replacement: ColorFunction(text).map { "\"\($0.color.short)\"" })
    } else if text.lowercased() == "transparent" {
      self.init(reason: "names of CSS have no meaning in UIKit", replacement: "clear")
    } else if let values = Self.disputed[text.lowercased()] {
      self.init(reason: "UIKit and CSS do not agree on it", replacement: nil)
      isWord = true
      help = "write \"\(values.uikit)\" for that of UIKit, \"\(values.css)\" for that of CSS"
    } else if let value = CSSColors.value(of: text) {
      self.init(reason: "names of CSS have no meaning here", replacement: "\"\(value)\"")
      isWord = true
    } else {
      return nil
    }
  }

  /// - Parameter other: another value that may have been meant: then it is for a person to tell.
  private init(reason: String, replacement: String?, other: String? = nil) {
    self.reason = reason
    self.replacement = other == nil ? replacement : nil
    help =
      if let replacement, let other {
        "write \(replacement) if the alpha comes last, and \(other) if it comes first, as in ARGB"
      } else {
        replacement.map { "write \($0)" } ?? Self.forms
      }
  }

  /// Digits of which the first ones are the alpha, in the order of this language; nil if there is
  /// no alpha, or it is the same either way.
  private static func withAlphaLast(_ digits: Substring) -> String? {
    let count = digits.utf8.count
    guard count == 4 || count == 8 else { return nil }
    let other = digits.dropFirst(count / 4) + digits.prefix(count / 4)
    return other == digits ? nil : quoted(other)
  }

  /// What to do about eight decimal digits: they may be the digits of a colour with its alpha, or the
  /// whole colour as one number, as `UIColor(rgb: 16777215)` takes it. Nil for any other text.
  private static func number(_ text: String) -> String? {
    guard text.utf8.count == 8, let value = UInt32(text) else { return nil }
    let digits = String(value, radix: 16, uppercase: true)
    guard value <= 0xFFFFFF else {
      return "write \"#\(text)\" if the last two digits are the alpha"
    }
    let color = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    return "write \"#\(color)\" if it is one number, "
      + "and \"#\(text)\" if the last two digits are the alpha"
  }

  /// Six or eight hexadecimal digits, or three or four that are no word: one is a number, or all are
  /// the same.
  private static func bareDigits(_ text: String) -> String? {
    let isLong = text.utf8.count == 6 || text.utf8.count == 8
    guard isLong || text.contains(where: \.isNumber) || Set(text.lowercased()).count == 1 else {
      return nil
    }
    return quoted(text[...])
  }

  private static func quoted(_ digits: Substring) -> String? {
    RGBA(hexadecimal: digits) == nil ? nil : "\"#\(digits)\""
  }

  /// The names that are another colour in UIKit than in CSS.
  /// https://developer.apple.com/documentation/uikit/uicolor, fixed colours
  private static let disputed: [String: (uikit: String, css: String)] = [
    "green": ("#00FF00", "#008000"), "orange": ("#FF8000", "#FFA500"),
    "brown": ("#996633", "#A52A2A"), "lightgray": ("#AAAAAA", "#D3D3D3"),
    "lightgrey": ("#AAAAAA", "#D3D3D3"), "darkgray": ("#555555", "#A9A9A9"),
    "darkgrey": ("#555555", "#A9A9A9"),
  ]
}
