import Diagnostics
import Reporters
import SourceText
import Testing

@Suite struct TextReporterTests {
  private func report(
    _ text: String, _ finding: (SourceFile) -> Finding, isColored: Bool = false,
    width: Int? = nil
  ) -> String {
    let file = SourceFile(path: "app.yaml", text: text)
    let section = Report.Section(sources: SourceMap(file), findings: [finding(file)])
    let reporter = allReporters.first { $0.name == "text" }
    return String(
      decoding: reporter?.bytes(Report([section]), on: Screen(isColored: isColored, width: width))
        ?? [], as: UTF8.self)
  }

  /// A finding about the first place where `needle` stands.
  private func finding(
    _ file: SourceFile, about needle: String, notes: [(String, String)] = [],
    label: String? = nil, help: String? = "do it"
  ) -> Finding {
    func range(_ needle: String) -> SourceRange {
      let bytes = Array(needle.utf8)
      let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
      return SourceRange(start: UInt32(start), end: UInt32(start + bytes.count))
    }
    return Finding(
      exampleRule, at: range(needle), label: label, keyPath: "a.b", message: "it is wrong",
      notes: notes.map { Note($0.1, at: range($0.0)) }, help: help)
  }

  @Test func `a finding shows its line, marks and help`() {
    let text = report("one: 1\ntwo: bad\n") { finding($0, about: "bad") }
    #expect(
      text == """
        warning[example-rule]: it is wrong
         --> app.yaml:2:6  a.b
          |
        2 | two: bad
          |      ^^^
          |
          = help: do it
          = see: navstyle explain example-rule


        """)
  }

  @Test func `both places of a pair are shown from top to bottom, with their labels`() {
    let text = report("aaa: 1\n" + String(repeating: "x: 1\n", count: 9) + "bbb: 2\n") {
      finding($0, about: "bbb", notes: [("aaa", "first")], label: "second")
    }
    #expect(
      text.contains(
        """
           |
         1 | aaa: 1
           | --- first
        11 | bbb: 2
           | ^^^ second
           |

        """), "\(text)")
  }

  @Test func `two marks on one line share it`() {
    let text = report("a: x, b: y\n") { finding($0, about: "y", notes: [("x", "here")]) }
    #expect(
      text.contains("1 | a: x, b: y\n  |    - here\n  |          ^\n"), "\(text)")
  }

  @Test(arguments: [
    ("k: 🎉 bad", 6), ("日本: bad", 6), ("e\u{301}: bad", 3), ("k:\tbad", 8), ("👩‍👧: bad", 6),
  ])
  func `marks stand under the text in a terminal`(_ line: String, _ cells: Int) {
    let text = report("\(line)\n") { finding($0, about: "bad") }
    let gutter = "1 | ".count
    #expect(text.contains("\n  | \(String(repeating: " ", count: cells))^^^\n"), "\(text)")
    let shown = text.split(separator: "\n").first { $0.hasPrefix("1 |") }?.prefix { $0 != "b" }
    #expect(CellRuler.width(of: String(shown ?? "")) == gutter + cells)
  }

  @Test func `a place without text has one mark, and one past the last line too`() {
    let text = report("a:\n") { _ in
      Finding(exampleRule, at: SourceRange(at: 2), keyPath: "", message: "m")
    }
    #expect(text.contains("1 | a:\n  |   ^\n"), "\(text)")
    let end = report("a:\n") { _ in
      Finding(exampleRule, at: SourceRange(at: 3), keyPath: "", message: "m")
    }
    #expect(end.contains("--> app.yaml:2:1\n"), "\(end)")
  }

  @Test func `CRLF, a byte-order mark and control characters do not reach the terminal`() {
    let text = report("\u{FEFF}a: \u{1B}[31mbad\r\nb: 1\r\n") { finding($0, about: "bad") }
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("\r"))
    #expect(!text.contains("\u{FEFF}"))
    #expect(text.contains("--> app.yaml:1:9"))
  }

  @Test func `of a very long line only the surroundings are shown`() {
    let long = String(repeating: "é", count: 5_000)
    let text = report("a: \(long)bad\(long)\n") { finding($0, about: "bad") }
    #expect(text.utf8.count < 1_500)
    #expect(text.contains("…"))
    let lines = text.split(separator: "\n")
    let source = lines.first { $0.hasPrefix("1 |") }?.prefix { $0 != "b" } ?? ""
    let marks = lines.first { $0.contains("^^^") }?.prefix { $0 != "^" } ?? ""
    #expect(source.count == marks.count)
  }

  @Test(arguments: ["é", "日", "e\u{301}", "\t", "🎉 "])
  func `marks stand under the text of a very long line, two of them too`(_ letter: String) {
    let long = String(repeating: letter, count: 400)
    let text = report("\(long)one\(long)two\(long)\n") {
      finding($0, about: "two", notes: [("one", "here")])
    }
    let lines = text.split(separator: "\n").filter { $0.contains(" | ") }
    #expect(lines.count == 4, "\(text)")
    for (index, word, mark) in [(0, "one", "---"), (2, "two", "^^^")] {
      guard let place = lines[index].firstRange(of: word),
        let caret = lines[index + 1].firstRange(of: mark)
      else {
        Issue.record("\(text)")
        continue
      }
      #expect(
        CellRuler.width(of: String(lines[index][..<place.lowerBound]))
          == CellRuler.width(of: String(lines[index + 1][..<caret.lowerBound])), "\(text)")
    }
  }

  @Test func `two marks near to each other in a very long line share what is shown`() {
    let long = String(repeating: "é", count: 400)
    let text = report("\(long)one, two\(long)\n") {
      finding($0, about: "two", notes: [("one", "here")])
    }
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("1 |") }.count == 1, "\(text)")
  }

  @Test func `an empty file has a place but no line`() {
    let text = report("") { _ in
      Finding(exampleRule, at: SourceRange(at: 0), keyPath: "", message: "empty")
    }
    #expect(text.contains("--> app.yaml:1:1"))
    #expect(!text.contains("^"))
  }

  @Test func `colour changes nothing but colour`() {
    let plain = report("two: bad\n") { finding($0, about: "bad") }
    let colored = report("two: bad\n", { finding($0, about: "bad") }, isColored: true)
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `what a user wrote tells a terminal nothing`() {
    let evil = "\u{1B}]8;;http://evil.test\u{7}x\u{9B}31m\n\u{202E}"
    let found = Finding(
      exampleRule, at: SourceRange(start: 3, end: 6), label: evil, keyPath: "k.\(evil)",
      message: "there is no '\(evil)'", notes: [Note(evil, at: SourceRange(at: 0))], help: evil)
    for screen in [Screen(), Screen(isColored: true, width: 30)] {
      let text = textReport([found], path: "a\(evil).yaml", on: screen)
        .replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl }, "\(text)")
      #expect(!text.contains("\u{202E}"))
    }
    let plain = textReport([found], path: "a\(evil).yaml", on: Screen())
    #expect(
      plain.hasPrefix("warning[example-rule]: there is no '\\u{1B}]8;;http://evil.test\\u{7}x"))
  }

  @Test func `text is broken at the width of the terminal, and says the same`() {
    let words = (0..<40).map { "word\($0)" }.joined(separator: " ")
    let found = Finding(
      exampleRule, at: SourceRange(start: 3, end: 6), label: words, keyPath: "k", message: words,
      help: words)
    for width in [40, 80, 200] {
      let text = textReport([found], on: Screen(width: width))
      let lines = text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width }, "\(text)")
      #expect(text.matches(of: /word39/).count == 3)
    }
    #expect(textReport([found], on: Screen()).contains(words))
  }

  @Test func `a long source line is cut to the width of the terminal`() {
    let long = String(repeating: "x", count: 300)
    let text = report("a: \(long)bad\(long)\n", { finding($0, about: "bad") }, width: 60)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 || $0.hasPrefix(" --> ") })
    #expect(text.contains("…"))
  }

  @Test func `links lead to the file and to the rule's page, and show the same text`() {
    let found = Finding(
      exampleRule, at: SourceRange(start: 3, end: 6), keyPath: "k", message: "m")
    let path = "/a b/\u{1B}é.yaml"
    let screen = Screen(hasLinks: true)
    let text = textReport([found], path: path, on: screen, pages: "https://rules.test/")
    let start = "\u{1B}]8;;"
    let end = "\u{1B}\\"
    #expect(
      text.hasPrefix(
        "\(start)https://rules.test/example-rule\(end)warning[example-rule]\(start)\(end): m\n"))
    #expect(
      text.contains("\(start)file:///a%20b/%1B%C3%A9.yaml\(end)/a b/\\u{1B}é.yaml:1:4\(start)"))
    let links = /\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/
    #expect(text.replacing(links, with: "") == textReport([found], path: path, on: Screen()))
    #expect(!textReport([found], on: screen).contains("example-rule\u{1B}"))
  }
}

/// A text report about `k: bad`.
private func textReport(
  _ findings: [Finding], path: String = "app.yaml", on screen: Screen, pages: String? = nil
) -> String {
  report("text", findings, path: path, on: screen, rulePages: pages)
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

let exampleRule = RuleInfo(
  "example-rule", .style, .warning, summary: "an example", rationale: "For tests.",
  triggering: [], nonTriggering: [])
