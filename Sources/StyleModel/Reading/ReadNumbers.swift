import Diagnostics
import YAMLSyntax

/// Numbers, in JSON's grammar.
extension StyleReader {
  mutating func readNumber(
    _ node: Node, in range: ClosedRange<Double>, expecting type: ValueType
  ) -> Double? {
    guard let text = scalarText(node, expecting: type) else { return nil }
    let isPlain = document.style(of: document.resolved(node)) == .plain
    guard Self.isJSONNumber(text), let value = Double(text) else {
      wrongType(node, expecting: type, fix: Self.meantNumber(text, in: range))
      return nil
    }
    guard isPlain else {
      wrongType(node, expecting: type, fix: text)
      return nil
    }
    guard range.contains(value) else {
      report(
        .outOfRange, document.resolved(node), message: "\(text) is out of range",
        help: "write \(type.expectation)")
      return nil
    }
    return value
  }

  /// The number that somebody meant by `50%`, `.5`, `0,5`, `05`, `+1` or `350ms`, in JSON's grammar.
  private static func meantNumber(_ written: String, in range: ClosedRange<Double>) -> String? {
    let amount = written.prefix { "+-.,0123456789".contains($0) }
    if let unit = units[written.dropFirst(amount.count).drop { $0 == " " }.lowercased()],
      let number = Double(amount)
    {
      let value = number / unit
      return range.contains(value) ? shortest(value) : nil
    }
    let parts = written.split(separator: ",", omittingEmptySubsequences: false)
    // Three digits after a comma may be thousands.
    let isDecimal = parts.count == 2 && !written.contains(".") && parts[1].utf8.count != 3
    let text = isDecimal ? "\(parts[0]).\(parts[1])" : written
    let isPercent = text.hasSuffix("%")
    let digits = isPercent ? text.dropLast() : text[...]
    guard digits.allSatisfy({ "+-.0123456789".contains($0) }), let number = Double(digits) else {
      return nil
    }
    let value = isPercent ? number / 100 : number
    return range.contains(value) ? shortest(value) : nil
  }

  private static func shortest(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  /// The units people write, by how many of them are one of what numbers here are in: seconds, or points.
  private static let units: [String: Double] = [
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "ms": 1000, "msec": 1000,
    "milliseconds": 1000, "pt": 1, "pts": 1, "point": 1, "points": 1,
  ]

  /// JSON's grammar for numbers: no sign but `-`, no leading zeros, digits around the point.
  static func isJSONNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    if rest.first == "-" { rest.removeFirst() }
    let integer = rest.prefix { $0.isASCII && $0.isNumber }
    guard !integer.isEmpty, integer.count == 1 || integer.first != "0" else { return false }
    rest = rest.dropFirst(integer.count)
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard rest.first == "e" || rest.first == "E" else { return rest.isEmpty }
    rest.removeFirst()
    if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// A number, which is known from now on by the word it was written as.
  mutating func number(_ value: Double, writtenAs node: Node) -> Value {
    let number = number(value)
    let scalar = document.resolved(node)
    if case .number(let index) = number, numberWords.find(scalar, in: document) == nil {
      _ = numberWords.intern(scalar, in: document)
      wordNumbers.append(index)
    }
    return number
  }

  /// A number of the description, new if need be.
  mutating func number(_ value: Double) -> Value {
    if let known = numberIndex[value] { return .number(known) }
    let index = Int32(style.numbers.count)
    style.numbers.append(value)
    numberIndex[value] = index
    return .number(index)
  }
}
