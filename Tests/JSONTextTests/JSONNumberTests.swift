import Foundation
import JSONText
import TestSupport
import Testing

@Suite struct JSONNumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (-0.25, "-0.25"), (100, "100"),
      (1e-6, "0.000001"), (1.5e-6, "0.0000015"), (9.99e-7, "9.99e-7"), (1e-7, "1e-7"),
      (-2.5e-9, "-2.5e-9"), (1e15, "1000000000000000"),
      (123_456_789_012_345_680, "123456789012345680"),
      (1e20, "100000000000000000000"), (1e21.nextDown, "999999999999999900000"), (1e21, "1e+21"),
      (-1.25e22, "-1.25e+22"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (.leastNonzeroMagnitude, "5e-324"), (1.0 / 3, "0.3333333333333333"),
      (9_007_199_254_740_992, "9007199254740992"), (.infinity, "0"), (.nan, "0"),
    ] as [(Double, String)])
  func `a number is written in the shortest digits`(value: Double, expected: String) {
    #expect(JSONWriter.decimal(value) == expected)
    #expect(JSONWriter.bytes { $0.value(value) } == Array((expected + "\n").utf8))
  }

  @Test(arguments: [
    (0, "0"), (9, "9"), (10, "10"), (-1, "-1"), (Int.max, "9223372036854775807"),
    (Int.min, "-9223372036854775808"),
  ])
  func `an integer is written in full`(value: Int, expected: String) {
    #expect(JSONWriter.bytes { $0.value(value) } == Array((expected + "\n").utf8))
  }

  @Test func `random doubles read back exactly, and have an exponent only where they must`() {
    var random = SeededGenerator(seed: 2)
    var written = 0
    while written < 5000 {
      // Half of them any bit pattern, half of everyday size.
      let value =
        written.isMultiple(of: 2)
        ? Double(bitPattern: random.next())
        : Double.random(in: -1000...1000, using: &random)
      guard value.isFinite else { continue }
      written += 1
      let text = JSONWriter.decimal(value)
      #expect(Double(text) == value)
      #expect(text.contains("e") == !(1e-6..<1e21).contains(abs(value)), "\(value)")
      #expect(!text.hasSuffix(".0") && !text.contains("+-") && text.first != ".", "\(text)")
      let digits = text.prefix { $0 != "e" }.filter(\.isNumber)
      let shortest = "\(abs(value))".prefix { $0 != "e" }.filter(\.isNumber)
      #expect(significant(digits) == significant(shortest))
    }
  }

  @Test func `Foundation reads thousands of numbers back exactly`() throws {
    var random = SeededGenerator(seed: 4)
    var values: [Double] = [
      1e-6, 1e21, 1e21.nextDown, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1.0 / 3,
    ]
    while values.count < 5000 {
      let value = Double(bitPattern: random.next())
      if value.isFinite { values.append(value) }
      values.append(Double.random(in: -1000...1000, using: &random))
      values.append(Double(Int64.random(in: .min ... .max, using: &random)))
    }
    let bytes = JSONWriter.bytes { json in
      json.array { for value in values { $0.value(value) } }
    }
    #expect(try JSONDecoder().decode([Double].self, from: Data(bytes)) == values)
  }

  private func significant(_ digits: String) -> Substring {
    var digits = digits[...]
    while digits.first == "0" { digits.removeFirst() }
    while digits.last == "0" { digits.removeLast() }
    return digits
  }
}
