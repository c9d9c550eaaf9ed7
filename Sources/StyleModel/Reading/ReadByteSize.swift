import YAMLSyntax

/// Sizes such as `64MiB`.
extension StyleReader {
  /// A number of bytes as a number.
  mutating func readByteSize(_ node: Node) -> Value? {
    guard let text = scalarText(node, expecting: .byteSize) else { return nil }
    let digits = text.prefix { ("0"..."9").contains($0) || $0 == "." }
    if let unit = Self.byteUnits.first(where: { $0.name == text.dropFirst(digits.count) }),
      let amount = Self.amount(digits)
    {
      guard amount > 0, amount < Self.tooMany else {
        report(
          .outOfRange, document.resolved(node),
          message: "\(shown(document.resolved(node))) is out of range",
          help: amount > 0
            ? "write at most seven digits before the unit: no phone has as much memory"
            : "write a size above zero: even one picture needs some memory")
        return nil
      }
      return number((amount * unit.bytes).rounded())
    }
    wrongType(node, expecting: .byteSize, fix: Self.meant(text, digits))
    return nil
  }

  /// The units there are.
  static let byteUnits: [(name: String, bytes: Double)] = [
    ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824),
  ]

  /// The first number of any unit that is out of range.
  private static let tooMany = 10_000_000.0

  /// Digits without a leading zero, and up to three behind a point.
  private static func amount(_ digits: Substring) -> Double? {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, !whole.isEmpty,
      whole == "0" || whole.first != "0",
      parts.count == 1 || (1...3).contains(parts[1].count)
    else { return nil }
    return Double(digits)
  }

  /// The size that somebody meant by `64 MB` or `64m`.
  private static func meant(_ text: String, _ digits: Substring) -> String? {
    let rest = text.dropFirst(digits.count).lowercased().filter { $0 != " " }
    guard amount(digits) != nil, ["", "b", "ib"].contains(rest.dropFirst()),
      let unit = byteUnits.first(where: { $0.name.lowercased().first == rest.first })
    else { return nil }
    return digits + unit.name
  }
}
