import YAMLSyntax

/// What readers of YAML 1.1 make of a text without quotes.
/// https://yaml.org/type/ lists the types and their patterns.
enum AmbiguousText {
  /// Whether a text is worth a closer look: the words are short, and all else begins like a number.
  static func isPossible(_ text: Keyword) -> Bool {
    text.length <= 5 || !text.beginsWithLetter
  }

  /// "a Boolean", "a number", …; nil if it is text to everybody.
  static func meaning(of text: String) -> String? {
    switch text.lowercased() {
    case "y", "yes", "n", "no", "on", "off", "true", "false": return "a Boolean"
    case "~", "null": return "null"
    case ".inf", "-.inf", "+.inf", ".nan": return "a number"
    default: break
    }
    let unsigned = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    guard let first = unsigned.first, first == "." || isDigit(first) else { return nil }
    if isDate(text) { return "a date" }
    if isSexagesimal(unsigned) { return "a number of base 60" }
    return isNumber(unsigned) ? "a number" : nil
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.prefix { $0 != "T" && $0 != "t" && $0 != " " }
      .split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].count == 4
      && parts.allSatisfy { !$0.isEmpty && $0.count <= 4 && $0.allSatisfy(isDigit) }
  }

  private static func isSexagesimal(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { isDigit($0) || $0 == "." }
      }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    let plain = text.filter { $0 != "_" }.lowercased()
    if plain.hasPrefix("0x") { return UInt64(plain.dropFirst(2), radix: 16) != nil }
    if plain.hasPrefix("0b") { return UInt64(plain.dropFirst(2), radix: 2) != nil }
    let mantissa = plain.prefix { $0 != "e" }
    let exponent = plain.dropFirst(mantissa.count).dropFirst()
    let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    let hasDigits = mantissa.contains(where: isDigit)
    let isExponent = exponent.isEmpty || Int(exponent) != nil
    return parts.count <= 2 && hasDigits && isExponent
      && parts.allSatisfy { $0.allSatisfy(isDigit) }
      && (exponent.isEmpty ? !plain.hasSuffix("e") : true)
  }
}
