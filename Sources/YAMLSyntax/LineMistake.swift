public import Diagnostics
import SourceText

/// A mistake of layout that a line shows by itself, however YAML reads it: `key:value`, `-item`,
/// `key { … }`.
public struct LineMistake {
  /// Where it is.
  public let place: Range<Int>
  /// What is wrong.
  public let message: String
  /// What to do.
  public let help: String
  /// What mends it.
  public let fix: Fix

  /// The mistake of the line that begins at a place; nil if it shows none.
  public init?(in bytes: [UInt8], lineAt start: Int) {
    var index = start
    func isBlank(_ index: Int) -> Bool {
      index < bytes.count && (bytes[index] == 0x20 || bytes[index] == 0x09)
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while isBlank(index) { index += 1 }
    while index < bytes.count, bytes[index] == 0x2D {
      guard isBlank(index + 1) else {
        guard let end = Self.endOfWord(bytes, from: index + 1) else { return nil }
        self.init(
          inserting: " ", at: index + 1, showing: index..<index + 1,
          message: "there is no space after the '-' of '\(text(index..<end))'",
          help: "put one there: '- \(text(index + 1..<end))'")
        return
      }
      while isBlank(index + 1) { index += 1 }
      index += 1
    }
    guard let end = Self.endOfWord(bytes, from: index), end < bytes.count else { return nil }
    let key = text(index..<end)
    if bytes[end] == 0x3A {
      guard end + 1 < bytes.count, ![0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3A].contains(bytes[end + 1])
      else { return nil }
      self.init(
        inserting: " ", at: end + 1, showing: end..<end + 1,
        message: "there is no space after '\(key):'",
        help: "put one there: '\(key): \(Self.shown(bytes, from: end + 1))'")
      return
    }
    var next = end
    while isBlank(next) { next += 1 }
    guard next < bytes.count, bytes[next] == 0x7B || bytes[next] == 0x5B else { return nil }
    self.init(
      inserting: ":\(next == end ? " " : "")", at: end, showing: index..<end,
      message: "there is no ':' after '\(key)'",
      help: "put one there: '\(key): \(Self.shown(bytes, from: next))'")
  }

  /// A line of nothing but a key, above the entries of its map, which begin on the line of `mark`: YAML
  /// takes the two lines for one text. Nil if the line that begins at a place is none.
  init?(bareKeyIn bytes: [UInt8], lineAt start: Int, entriesOnLineOf mark: Int) {
    func lineEnd(_ index: Int) -> Int {
      bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    func content(_ index: Int) -> Int {
      bytes[index...].firstIndex { $0 != 0x20 } ?? bytes.count
    }
    let first = content(start)
    guard let end = Self.endOfWord(bytes, from: first), lineEnd(first) < bytes.count,
      bytes[end..<lineEnd(first)].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return nil }
    var line = lineEnd(first)
    while line < bytes.count, bytes[line] == 0x0A || bytes[line] == 0x0D { line += 1 }
    guard line <= mark, mark <= lineEnd(line), content(line) - line > first - start else {
      return nil
    }
    let key = String(decoding: bytes[first..<end], as: UTF8.self)
    self.init(
      inserting: ":", at: end, showing: first..<end, message: "there is no ':' after '\(key)'",
      help: "put one there: '\(key):'")
  }

  private init(
    inserting text: String, at offset: Int, showing place: Range<Int>, message: String, help: String
  ) {
    self.place = place
    self.message = message
    self.help = help
    fix = Fix(replacing: SourceRange(at: UInt32(offset)), with: text)
  }

  /// Where the name ends that begins at a place; nil if none does.
  private static func endOfWord(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count, isLetter(bytes[start]) else { return nil }
    return bytes[start...].firstIndex { byte in
      !isLetter(byte) && !(0x30...0x39).contains(byte) && byte != 0x2D && byte != 0x2E
    } ?? bytes.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }

  /// The first word of a value, for a help line.
  private static func shown(_ bytes: [UInt8], from start: Int) -> String {
    let word = bytes[start...].prefix { ![0x20, 0x0A, 0x0D].contains($0) }
    return String(decoding: word.prefix(40), as: UTF8.self)
      + (start + word.count < bytes.count && bytes[start + word.count] == 0x20 ? " …" : "")
  }
}
