import Diagnostics
import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite struct PositionMapTests {
  private static let prefixes = [
    "", "\u{FEFF}", "# 🎉\n", "# 日本語 é e\u{301}\r\n", "\u{FEFF}# \t日\r", "x: 日本🎉\n",
    "x: 'é' # 🎉\r\n",
    "x: \"\u{10FFFF}\u{FFFD}\"\n", "# 0123456789 0123456789\n# 日\n# 0123456789 0123456789\n",
  ]

  @Test(arguments: prefixes)
  func `places behind other scripts are the bytes that are meant`(prefix: String) {
    let text = prefix + "naïve: &ank [日本, '🎉x', \"e\u{301}\", {é: z}]\nlast: *ank\n"
    let result = read(text)
    let sources = SourceMap(result.value.file)
    let written = result.value.allNodes.map { sources.text(result.value.range(of: $0)) }
    #expect(
      written.suffix(10) == [
        "naïve", "[日本, '🎉x', \"e\u{301}\", {é: z}]", "日本", "'🎉x'", "\"e\u{301}\"", "{é: z}",
        "é", "z", "last", "*ank",
      ])
    #expect(result.findings.isEmpty)
  }

  @Test(arguments: prefixes, ["\n", "\r\n", "\r"])
  func `an error behind them is where it belongs`(prefix: String, lineBreak: String) {
    let before = prefix + "é: 日" + lineBreak + "🎉: a"
    let result = read(before + ": b" + lineBreak)
    #expect(result.places == ["yaml-syntax \(before.utf8.count)-\(before.utf8.count + 1)"])
  }

  @Test(arguments: 1...20, 1...20)
  func `plain stretches of every length between other characters are counted`(
    key: Int, value: Int
  ) {
    let (key, value) = (String(repeating: "k", count: key), String(repeating: "v", count: value))
    let text = "- é\n- \(key): \(value) # 日\n- \(value)é\(key)"
    let document = read(text).value
    let sources = SourceMap(document.file)
    let scalars = document.allNodes.filter { document.kind(of: $0) == .scalar }
    let written = scalars.map { sources.text(document.range(of: $0)) }
    #expect(written == ["é", key, value, value + "é" + key])
  }

  @Test func `random texts have ranges that hold their own text`() {
    let words = ["a", "bc", "é", "日本", "🎉", "e\u{301}x", "longer-than-eight", "naïve-and-longer"]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var text = Bool.random(using: &random) ? "" : "\u{FEFF}"
      let lineBreak = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
      for line in 0..<Int.random(in: 1...12, using: &random) {
        let word = words.randomElement(using: &random) ?? ""
        let value = words.randomElement(using: &random) ?? ""
        let quote = ["", "'", "\""].randomElement(using: &random) ?? ""
        text += "\(word)\(line): \(quote)\(value)\(quote)"
        text += Bool.random(using: &random) ? lineBreak : " # \(value)" + lineBreak
      }
      let document = read(text).value
      let sources = SourceMap(document.file)
      for node in document.allNodes where document.kind(of: node) == .scalar {
        let written = sources.text(document.range(of: node))
        let quote = document.style(of: node) == .plain ? "" : written.prefix(1)
        #expect(written == quote + document.text(of: node) + quote)
      }
    }
  }
}
