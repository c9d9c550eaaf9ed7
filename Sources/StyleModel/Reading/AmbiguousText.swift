import YAMLSyntax

/// What readers of YAML 1.1 make of a text without quotes.
/// https://yaml.org/type/ lists the types and their patterns.
enum AmbiguousText {
  /// Whether a text is worth a closer look: the words are short, and all else begins like a number.
  static func isPossible(_ text: Keyword) -> Bool {
    text.length <= 5 || !text.beginsWithLetter
  }

  /// Whether a text is one of the ambiguous words: of those that can be names there are no others.
  static func isWord(_ text: Keyword) -> Bool {
    guard text.length <= 5, text.beginsWithLetter else { return false }
    switch text.first | 0x20 {
    case 0x66, 0x6E, 0x6F, 0x74, 0x79: return words.contains(text)  // f n o t y
    default: return false
    }
  }

  private static let booleans = inAllCases(["y", "yes", "n", "no", "on", "off", "true", "false"])
  private static let nulls = inAllCases(["~", "null"])
  private static let numbers = inAllCases([".inf", "-.inf", "+.inf", ".nan"])
  private static let words = Set(booleans.union(nulls).map(Keyword.init))

  /// In small letters, in large ones, and as they begin a sentence.
  private static func inAllCases(_ words: [String]) -> Set<String> {
    Set(words.flatMap { [$0, $0.uppercased(), $0.prefix(1).uppercased() + $0.dropFirst()] })
      .union([".Inf", "-.Inf", "+.Inf", ".NaN"].filter { words.contains($0.lowercased()) })
  }

  /// "a Boolean", "a number", …; nil if it is text to everybody.
  static func meaning(of text: String) -> String? {
    if booleans.contains(text) { return "a Boolean" }
    if nulls.contains(text) { return "null" }
    if numbers.contains(text) { return "a number" }
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
