import Diagnostics
import SourceText
import StyleModel
import TestSupport
import Testing

/// Whatever stands in the place of a value, reading goes on and says one thing about one place.
@Suite struct ReadingIsTotalTests {
  /// A way to a key of the language: what stands before and after its value.
  struct Place: Sendable, CustomTestStringConvertible {
    let path: String
    let before: String
    let after: String

    var testDescription: String { path }

    func below(_ key: String) -> Place {
      Place(path: path + "." + key, before: before + "{ \(key): ", after: " }" + after)
    }

    func text(_ value: String) -> String { before + value + after }
  }

  static let places: [Place] = {
    func keys(_ shape: MapShape, _ place: Place) -> [Place] {
      shape.keys.flatMap { key -> [Place] in
        let here = place.below(key.name)
        switch key.type {
        case .map(let inner), .sameOrMap(let inner): return [here] + keys(inner, here)
        default: return [here]
        }
      }
    }
    let rest = "palette: { c: '#123' }\nstyles: { s: {} }\nstacks: { m: { root: h } }\n"
    func top(_ key: String, _ before: String = "", _ after: String = "") -> Place {
      let others = rest.split(separator: "\n").filter { !$0.hasPrefix(key) }.joined(separator: "\n")
      let screens = key == "screens" ? "" : "\nscreens: { h: {} }"
      let version = key == "navstyle" ? "" : "navstyle: 1\n"
      return Place(
        path: key, before: "\(version)\(others)\(screens)\n\(key): \(before)", after: after + "\n")
    }
    return MapShape.file.keys.flatMap { key -> [Place] in
      let here = top(key.name)
      switch key.type {
      case .map(let shape): return [here] + keys(shape, here)
      case .table(_, let shape): return [here] + keys(shape, here.below("h"))
      case .list(let shape):
        let item = top(key.name, "[", "]")
        return [here, item] + keys(shape, item)
      default: return [here, here.below("c")]
      }
    }
  }()

  static let scalars = [
    "1", "0", "-1", "0.5", "1e999", ".5", "050", "true", "false", "no", "~", "''", "\"\"", "\"1\"",
    "h", "s", "m", "c", "x", "system", "same", "none", "clear", "light", "dark", "edge", "full",
    "blend", "'#fff'", "'#12345678'", "'#12'", "0A84FF", "rgb(0 0 0)", "systemRed", "15..27",
    "\"27..15\"", "日本語", "\"a\\nb\\u0000\"", "|", "!!str 1", "!!int x", "!x y", "!!map z", "'a b'",
    "push", "*", "9007199254740993", "snapshot-slide", "'", "@", "%", "`", "- -",
  ]
  static let keys = [
    "light", "dark", "p3", "name", "opaque", "full", "within", "root", "from", "to", "color", "h",
    "alpha", "height", "bar", "style", "zzz", "<<", "'a b'", "é", "1", "\"\"",
  ]

  private static func value(_ generator: inout SeededGenerator, depth: Int = 0) -> String {
    let kind = Int.random(in: 0..<10, using: &generator)
    let count = Int.random(in: 0..<4, using: &generator)
    if depth < 3, kind < 2 {
      let items = (0..<count).map { _ in value(&generator, depth: depth + 1) }
      return "[\(items.joined(separator: ", "))]"
    }
    if depth < 3, kind < 5 {
      let entries = (0..<count).map { _ in
        "\(keys.randomElement(using: &generator) ?? ""): \(value(&generator, depth: depth + 1))"
      }
      return "{ \(entries.joined(separator: ", ")) }"
    }
    return scalars.randomElement(using: &generator) ?? ""
  }

  @Test(.comesToAnEnd, arguments: places)
  func `no value breaks the reading`(_ place: Place) {
    var generator = SeededGenerator(seed: place.path.utf8.reduce(7) { ($0 &* 31) &+ UInt64($1) })
    var readable = 0
    for round in 0..<50 {
      let text = place.text(Self.value(&generator))
      let read = ReadText(text)
      let size = UInt32(read.file.bytes.count)
      for finding in read.findings {
        let ranges =
          [finding.range] + finding.notes.map(\.range) + (finding.fix?.edits.map(\.range) ?? [])
        #expect(ranges.allSatisfy { $0.start <= $0.end && $0.end <= size }, "\(text)")
        #expect(finding.help != nil || finding.code == "yaml-syntax", "\(text)")
      }
      let starts = read.findings.map(\.range.start)
      #expect(starts.count == Set(starts).count, "\(text)\n\(read.found)")
      // Where includes are wrong, things are missing that were written.
      if !read.style.isCut || place.path.hasPrefix("include") { readable += 1 }
      // What was read behind a mistake of layout is not judged when all is checked.
      let isJudged = !read.codes.contains("yaml-syntax")
      if round.isMultiple(of: 5), isJudged {
        #expect(checked(text).codes.count >= read.findings.count)
      }
    }
    #expect(readable > 15)
  }

  @Test(.comesToAnEnd) func `fixes make no new mistakes`() {
    var mended = 0
    for place in Self.places {
      // Each place has draws of its own, whatever comes before it.
      var generator = SeededGenerator(seed: place.path.utf8.reduce(3) { ($0 &* 31) &+ UInt64($1) })
      for scalar in Self.scalars.shuffled(using: &generator).prefix(30) {
        let text = place.text(scalar)
        let read = ReadText(text)
        guard !read.style.isCut, read.findings.contains(where: { $0.fix != nil }) else { continue }
        mended += 1
        let after = ReadText(read.mended)
        #expect(!after.style.isCut, "\(text) → \(read.mended)")
        #expect(
          after.findings.count < read.findings.count, "\(text) → \(read.mended)\n\(after.found)")
      }
    }
    #expect(mended > 200)
  }
}
