import Diagnostics
import SourceText
import Testing

@Suite struct FingerprintTests {
  /// The fingerprint of a finding at each occurrence of a word.
  private func fingerprints(
    of word: String, in text: String, path: String = "a.yaml", code: String = "a-rule",
    keyPath: String = "screens.home", message: String = "m"
  ) -> [String] {
    let rule = RuleInfo(
      code, .style, summary: "", rationale: "", triggering: [], nonTriggering: [])
    let sources = SourceMap(SourceFile(path: path, text: text))
    var fingerprinter = Fingerprinter()
    return text.ranges(of: word).map { range in
      let start = UInt32(text.utf8.distance(from: text.startIndex, to: range.lowerBound))
      let end = start + UInt32(word.utf8.count)
      let finding = Finding(
        rule, at: SourceRange(start: start, end: end), keyPath: keyPath, message: message)
      return fingerprinter.fingerprint(finding, in: sources, paths: [path])
    }
  }

  @Test func `moved lines, other indentation and better wording change nothing`() {
    let before = fingerprints(of: "nope", in: "a: nope\n")
    #expect(before == fingerprints(of: "nope", in: "# 日本\n\n\n    a:    nope\nb: 1\n"))
    #expect(before == fingerprints(of: "nope", in: "a: nope\n", message: "another"))
  }

  @Test func `layout within the text changes nothing, other words do`() {
    let one = fingerprints(of: "a: 1\n  b: 2", in: "a: 1\n  b: 2\n")
    #expect(one == fingerprints(of: "a:  1\r\n\t    b: 2 ", in: "x:\n  a:  1\r\n\t    b: 2 \n"))
    #expect(one != fingerprints(of: "a: 1\n  b: 3", in: "a: 1\n  b: 3\n"))
  }

  @Test func `equal findings differ by how many stood before`() {
    let three = fingerprints(of: "nope", in: "nope nope nope")
    #expect(Set(three).count == 3)
    #expect(three == fingerprints(of: "nope", in: "x\nnope\nnope\ny\nnope"))
    #expect(three.first == fingerprints(of: "nope", in: "nope").first)
  }

  @Test func `code, path, key path and text each make another fingerprint`() {
    let all = [
      fingerprints(of: "nope", in: "nope"), fingerprints(of: "nopes", in: "nopes"),
      fingerprints(of: "nope", in: "nope", path: "b.yaml"),
      fingerprints(of: "nope", in: "nope", code: "b-rule"),
      fingerprints(of: "nope", in: "nope", keyPath: "screens.b"),
    ].flatMap { $0 }
    #expect(Set(all).count == 5)
  }

  @Test func `parts do not run into one another`() {
    let one = fingerprints(of: "x", in: "x", path: "ab", keyPath: "c")
    #expect(one != fingerprints(of: "x", in: "x", path: "a", keyPath: "bc"))
  }

  @Test func `a fingerprint is sixteen hexadecimal digits`() {
    let many = fingerprints(of: "x", in: String(repeating: "x ", count: 500))
    #expect(Set(many).count == 500)
    #expect(many.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
    #expect(many.contains { $0.hasPrefix("0") })
  }

  @Test func `a fingerprint is the same in every run`() {
    // Stored in baselines: another value would make every known finding new.
    #expect(fingerprints(of: "nope", in: "a: nope\n") == ["17622ae865d4566a"])
  }
}
