import Diagnostics
import SourceText

/// Blanks that look like spaces and are none to YAML, where spaces are due: in an indentation, after a
/// `:`, `-`, `,` or an opening bracket. They come with text that is copied from pages and chats.
struct UnicodeBlanks {
  /// Where they stand, run by run.
  private(set) var runs: [Range<Int>] = []

  /// Looks through a text.
  init(in bytes: [UInt8], from start: Int, to end: Int) {
    var index = start
    while index < end {
      guard bytes[index] >= 0xC2, Self.length(in: bytes, at: index) > 0 else {
        index += 1
        continue
      }
      let first = index
      var last = index
      while index < end {
        let length = Self.length(in: bytes, at: index)
        if length > 0 {
          index += length
          last = index
        } else if bytes[index] == 0x20 || bytes[index] == 0x09 {
          index += 1
        } else {
          break
        }
      }
      if Self.isDue(in: bytes, before: first) { runs.append(first..<last) }
    }
  }

  /// Whether what stands before a place wants a space there.
  private static func isDue(in bytes: [UInt8], before place: Int) -> Bool {
    var index = place - 1
    while index >= 0, bytes[index] == 0x20 || bytes[index] == 0x09 { index -= 1 }
    guard index >= 0 else { return true }
    return [0x0A, 0x0D, 0x3A, 0x2D, 0x2C, 0x5B, 0x7B].contains(bytes[index])
  }

  /// How many bytes a blank at a place has; 0 if there is none.
  private static func length(in bytes: [UInt8], at index: Int) -> Int {
    guard index + 1 < bytes.count else { return 0 }
    if bytes[index] == 0xC2 { return bytes[index + 1] == 0xA0 ? 2 : 0 }
    guard index + 2 < bytes.count else { return 0 }
    switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F),
      (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      return 3
    default: return 0
    }
  }

  /// What a blank is called.
  static func name(of text: String) -> String {
    guard let scalar = text.unicodeScalars.first(where: { $0 != " " && $0 != "\t" }) else {
      return "a blank"
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch scalar.value {
    case 0xA0, 0x202F: return "a no-break space (\(code))"
    case 0x3000: return "an ideographic space (\(code))"
    case 0x200B, 0xFEFF: return "a space without width (\(code))"
    default: return "a space of another width (\(code))"
    }
  }
}

extension Composer {
  /// The first of some runs that stands where YAML wants a space: not in a text in quotes or a block, nor
  /// in a comment.
  func firstBlankInTheWay(among runs: [Range<Int>]) -> Range<Int>? {
    let bytes = document.file.bytes
    return runs.first { run in
      let isAfterKey = isAfterKey(run.lowerBound)
      if let value = text(at: run.lowerBound) {
        return value.style == .plain && (isAfterKey || value.range.lowerBound == run.lowerBound)
      }
      let line = bytes[lineStart(of: run.lowerBound)..<run.lowerBound]
      return !line.contains(0x23) && (isAfterKey || line.allSatisfy { $0 == 0x20 || $0 == 0x09 })
    }
  }

  /// Whether a key stands at once before a place, with its colon and with nothing before it but what may
  /// stand before a key.
  private func isAfterKey(_ place: Int) -> Bool {
    let bytes = document.file.bytes
    guard place > 1, bytes[place - 1] == 0x3A else { return false }
    let line = bytes[lineStart(of: place)..<place - 1]
    let before = line.reversed().drop { byte in
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x30...0x39).contains(byte) || [0x2D, 0x2E, 0x5F].contains(byte)
    }
    guard before.count < line.count else { return false }
    let sign = before.first { $0 != 0x20 && $0 != 0x09 }
    return sign.map { [0x7B, 0x2C, 0x2D, 0x5B].contains($0) } ?? true
  }

  mutating func reportBlank(_ run: Range<Int>) {
    let text = document.file.text(run)
    let wide = text.unicodeScalars.filter { $0.value != 0x200B && $0.value != 0xFEFF }.count
    let isFirst = lineStart(of: run.lowerBound) == run.lowerBound
    let count = isFirst ? wide : max(wide, 1)
    let name = UnicodeBlanks.name(of: text)
    report(
      .yamlSyntax, at: run, message: "\(name) is no space to YAML, and stands where one is due",
      help: "write spaces: this came with text that was copied",
      fix: Fix(
        replacing: SourceRange(start: UInt32(run.lowerBound), end: UInt32(run.upperBound)),
        with: String(repeating: " ", count: count)))
  }
}
