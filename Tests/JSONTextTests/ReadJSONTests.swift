import JSONText
import TestSupport
import Testing

@Suite struct ReadJSONTests {
  private func read(_ text: String) -> JSONValue? { try? readJSON(Array(text.utf8)) }

  private func problem(_ text: String) -> String? {
    do throws(JSONProblem) {
      _ = try readJSON(Array(text.utf8))
      return nil
    } catch {
      return "\(error.line):\(error.column) \(error.message)"
    }
  }

  @Test func `every kind of value`() {
    let text =
      #" { "a" : [1, -2.5e1, true, false, null], "b": "x\n\"\u00e4\ud83d\ude00/\/", "c": {} } "#
    #expect(
      read(text)
        == .object([
          .init("a", .array([.number(1), .number(-25), .boolean(true), .boolean(false), .null])),
          .init("b", .string("x\n\"ä😀//")), .init("c", .object([])),
        ]))
    #expect(read("[]") == .array([]))
    #expect(read("\"ü\"") == .string("ü"))
  }

  @Test func `members keep their order`() {
    guard case .object(let members)? = read(#"{"z": 1, "a": 2, "m": 3}"#) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["z", "a", "m"])
  }

  @Test(arguments: [
    ("", "1:1 expected a value, not the end"),
    ("{\"a\": 1,}", "1:9 expected a key in quotes, not '}'"),
    ("[1 2]", "1:4 expected ',' or ']', not '2'"),
    ("{\"a\" 1}", "1:6 expected ':' after the key 'a', not '1'"),
    ("[\n  01]", "2:4 expected ',' or ']', not '1'"),
    ("[1.]", "1:4 expected a digit, not ']'"), ("+1", "1:1 expected a value, not '+'"),
    ("tru", "1:1 expected a value, not 't'"), ("[1e999]", "1:2 the number '1e999' is too large"),
    ("1 2", "1:3 expected the end, not '2'"), ("\"a", "1:3 a string is not closed"),
    ("\"\u{1}\"", "1:2 a control character in a string"),
    ("\"\\x\"", "1:3 an escape that JSON does not have"),
    ("\"\\ud800\"", "1:8 half of a surrogate pair"),
    ("\"\\u+123\"", "1:4 expected four hexadecimal digits, not '+'"),
    ("{\"ä\": 1, \"ä\": 2}", "1:10 the key 'ä' stands twice in one object"),
  ])
  func `what is no JSON is said where it is`(_ text: String, _ expected: String) {
    #expect(problem(text) == expected)
  }

  @Test func `bytes that are no text are refused`() {
    #expect((try? readJSON([0x22, 0xFF, 0x22])) == nil)
    #expect((try? readJSON([0xEF, 0xBB, 0xBF, 0x31])) == nil)
  }

  @Test func `nesting ends somewhere`() {
    #expect(read(String(repeating: "[", count: 100) + String(repeating: "]", count: 100)) != nil)
    #expect(problem(String(repeating: "[", count: 1_000_000)) == "1:129 nested too deeply")
  }

  @Test func `what is written is read back, and any damage is survived`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let value = draw(&generator, 4)
      let bytes = JSONWriter.bytes { $0.value(value) }
      #expect((try? readJSON(bytes)) == value)
      var broken = bytes
      broken[generator.below(broken.count)] = UInt8(generator.below(256))
      _ = try? readJSON(broken)
      _ = try? readJSON(Array(bytes.prefix(generator.below(bytes.count))))
    }
  }

  private func draw(_ generator: inout SeededGenerator, _ depth: Int) -> JSONValue {
    switch generator.below(depth > 0 ? 6 : 4) {
    case 0: return .boolean(generator.chance(0.5))
    case 1: return .number(Double(generator.below(2000)) / 7 - 100)
    case 2: return .string(["", "ä\"\\\n", "😀", "a/b"][generator.below(4)])
    case 3: return .null
    case 4: return .array((0..<generator.below(4)).map { _ in draw(&generator, depth - 1) })
    default:
      return .object(
        (0..<generator.below(4)).map { .init("k\($0)", draw(&generator, depth - 1)) })
    }
  }
}
