import SourceText
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "a.yaml") -> String {
    let bytes = UnifiedDiff(path: path, from: Array(old.utf8), to: Array(new.utf8)).bytes
    return String(decoding: bytes, as: UTF8.self)
  }

  private func lines(_ range: ClosedRange<Int>, _ changes: [Int: String] = [:]) -> String {
    range.map { (changes[$0] ?? "line \($0)") + "\n" }.joined()
  }

  @Test func `equal files have no difference`() {
    #expect(diff("", "").isEmpty)
    #expect(diff("a\nb", "a\nb").isEmpty)
  }

  @Test func `a change stands between three lines of context`() {
    #expect(
      diff(lines(1...9), lines(1...9, [5: "new"])) == """
        --- a/a.yaml
        +++ b/a.yaml
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +new
         line 6
         line 7
         line 8

        """)
  }

  @Test func `changes that are near share a hunk, others do not`() {
    let near = diff(lines(1...30), lines(1...30, [10: "x", 17: "y"]))
    #expect(near.matches(of: /@@ .* @@/).count == 1)
    let far = diff(lines(1...30), lines(1...30, [10: "x", 18: "y"]))
    #expect(far.matches(of: /@@ .* @@/).count == 2)
  }

  @Test func `a missing line break at the end is said`() {
    #expect(
      diff("a\nb", "a\nc").hasSuffix(
        """
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """))
    #expect(diff("a", "a\n").hasSuffix("-a\n\\ No newline at end of file\n+a\n"))
  }

  @Test(arguments: [
    ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a\nb\n", "b\n", "@@ -1,2 +1 @@\n-a\n b\n"),
    ("a\rb\n", "a\rc\n", "@@ -1 +1 @@\n-a\rb\n+a\rc\n"),
  ])
  func `lines end at line feeds`(_ old: String, _ new: String, _ hunk: String) {
    #expect(diff(old, new) == "--- a/a.yaml\n+++ b/a.yaml\n" + hunk)
  }

  @Test(arguments: [
    ("my file.yaml", "--- a/my file.yaml\t\n"), ("a\"b.yaml", "--- \"a/a\\\"b.yaml\"\n"),
    ("a\nb.yaml", "--- \"a/a\\012b.yaml\"\n"), ("日本.yaml", "--- a/日本.yaml\n"),
  ])
  func `unusual names are written so that patch reads them`(_ path: String, _ header: String) {
    #expect(diff("a\n", "b\n", path: path).hasPrefix(header))
  }

  @Test func `applied to the old version it gives the new one, and backwards`() throws {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<400 {
      let old = Self.randomLines(&generator)
      var new = old
      for _ in 0..<generator.below(6) {
        let index = generator.below(new.count + 1)
        switch generator.below(3) {
        case 0: new.insert("n\(generator.below(4))", at: index)
        case 1 where index < new.count: new.remove(at: index)
        default: if index < new.count { new[index] = "c\(generator.below(4))" }
        }
      }
      let ends = [round.isMultiple(of: 3) ? "" : "\n", round.isMultiple(of: 5) ? "" : "\n"]
      let (before, after) = (
        old.joined(separator: "\n") + ends[0], new.joined(separator: "\n") + ends[1]
      )
      let text = diff(before, after)
      #expect(text.isEmpty == (before == after))
      #expect(Self.apply(text, to: before) == after, "\(before)\n→\n\(after)\n\(text)")
      #expect(
        Self.apply(diff(after, before), to: after) == before, "\(after)\n→\n\(before)")
    }
  }

  @Test func `long stretches without a line in common are replaced whole`() {
    let old = (0..<3_000).map { "a\($0 % 7)\n" }.joined()
    let new = (0..<4_000).map { "b\($0 % 5)\n" }.joined()
    #expect(Self.apply(diff(old, new), to: old) == new)
  }

  private static func randomLines(_ generator: inout SeededGenerator) -> [String] {
    (0..<generator.below(40)).map { _ in "l\(generator.below(12))" }
  }

  /// What `patch` does with hunks, without any fuzz; nil where a line is not what it should be.
  private static func apply(_ diff: String, to text: String) -> String? {
    func split(_ text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) + "\n" }
      if let last = lines.popLast(), last != "\n" { lines.append(String(last.dropLast())) }
      return lines
    }
    let old = split(text)
    var result: [String] = []
    var next = 0
    var lastSign = ""
    for line in split(diff).dropFirst(2) {
      if let head = line.firstMatch(of: /^@@ -(\d+)(,0)?/) {
        guard let first = Int(head.output.1) else { return nil }
        let start = head.output.2 == nil ? first - 1 : first
        guard start >= next else { return nil }
        result += old[next..<start]
        next = start
      } else if line.hasPrefix("\\") {
        // It speaks of the line before it, which it ends without a break.
        if lastSign == "-" { continue }
        result.append(String((result.popLast() ?? "").dropLast()))
      } else {
        lastSign = String(line.prefix(1))
        let body = String(line.dropFirst())
        if lastSign != "+" {
          guard next < old.count, old[next] == body || old[next] + "\n" == body else { return nil }
          next += 1
        }
        if lastSign != "-" { result.append(body) }
      }
    }
    return (result + old[next...]).joined()
  }
}
