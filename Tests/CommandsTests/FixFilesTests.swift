import Commands
import Diagnostics
import Foundation
import LintRules
import TestSupport
import Testing

/// A description with a safe fix, an unsafe one, and a mistake for a person.
private let mixed = """
  navstyle: 1
  palette:
    old: white  # left over
    brand: "#0B5CAD"
  screens:
    home: { bar: { color: brnd, tint: white, title-color: white, alpha: 7 }, push: [home] }

  """
private let safelyMended = mixed.replacing("brnd", with: "brand")
/// The same without that mistake: it might hide a use, and then nothing unused is taken out.
private let fixable = mixed.replacing("alpha: 7", with: "alpha: 1")
private let fixed = fixable.replacing("brnd", with: "brand")

@Suite struct FixFilesTests {
  @Test func `safe fixes are written, the rest is reported`() async {
    let result = await navstyle("lint", "--fix", "x.yaml", files: ["x.yaml": mixed])
    #expect(result.text(of: "x.yaml") == safelyMended)
    #expect(!result.output.contains("undefined-color"))
    #expect(result.output.contains("error[out-of-range]"))
    #expect(result.output.contains("warning[unused-color]"))
    #expect(result.errors == "1 error, 1 warning in 1 file, 1 fixed\n")
    #expect(result.status == .findings)
  }

  @Test func `unsafe ones on demand`() async {
    let taken = fixed.replacing("  old: white  # left over\n", with: "")
    for (option, text) in [("--fix=unsafe", taken), ("--fix=safe", fixed)] {
      let result = await navstyle("lint", option, "x.yaml", files: ["x.yaml": fixed])
      #expect(result.text(of: "x.yaml") == text)
      // What a mended mistake may have hidden is for the next run.
      let first = await navstyle("lint", option, "x.yaml", files: ["x.yaml": fixable])
      #expect(first.text(of: "x.yaml") == fixed)
    }
    let wary = await navstyle("lint", "--fix=unsafe", "x.yaml", files: ["x.yaml": mixed])
    #expect(wary.text(of: "x.yaml") == safelyMended)
    let unknown = await navstyle("lint", "--fix=bold", "x.yaml", files: ["x.yaml": mixed])
    #expect(unknown.status == .usage)
    // The value stands after '=' alone: what follows is a file.
    let apart = await navstyle("lint", "--fix", "unsafe", files: ["x.yaml": mixed])
    #expect(apart.status == .usage && apart.text(of: "x.yaml") == mixed)
    #expect(apart.errors.contains("write --fix=unsafe, or ./unsafe"))
  }

  @Test func `the status is that of what is left`() async {
    #expect(await navstyle("lint", "x.yaml", files: ["x.yaml": fixable]).status == .findings)
    let result = await navstyle("lint", "--fix=unsafe", "x.yaml", files: ["x.yaml": fixed])
    #expect(result.status == .clean)
    #expect(result.errors == "no findings in 1 file, 1 fixed\n")
  }

  @Test func `of a fix that is refused the report says what it would bring`() async throws {
    let text = mixed.replacing("alpha: 7", with: "alpha: 1")
      .replacing("push: [home]", with: "push: [home], pup-to: [gone-for-good]")
    let why = "--fix left this: after it, error[undefined-screen] would be found: "
    let result = await navstyle("lint", "--fix", "x.yaml", files: ["x.yaml": text])
    #expect(result.text(of: "x.yaml") == text.replacing("brnd", with: "brand"))
    #expect(result.output.contains("\(why)there is no screen 'gone-for-good'\n"))
    #expect(result.errors == "1 error, 1 warning in 1 file, 1 fixed, 1 fix refused\n")
    let json = await navstyle(
      "lint", "--fix", "--report", "json", "x.yaml", files: ["x.yaml": text])
    #expect(json.output.contains(why) && !json.output.contains("\"fixable\": \"safe\""))
    let diff = await navstyle("lint", "--diff", "x.yaml", files: ["x.yaml": text])
    #expect(diff.errors.contains(why) && diff.errors.contains("error[undefined-color]"))
  }

  @Test func `without --fix the summary says what could be fixed`() async {
    let result = await navstyle("lint", "x.yaml", files: ["x.yaml": mixed])
    #expect(result.errors == "2 errors, 1 warning in 1 file (up to 1 can be fixed with --fix)\n")
    #expect(result.text(of: "x.yaml") == mixed)
  }

  @Test func `the json report counts what was fixed and grades the rest`() async throws {
    let result = await navstyle(
      "lint", "--fix", "--report", "json", "x.yaml", files: ["x.yaml": mixed])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect((object["summary"] as? [String: Any])?["fixed"] as? Int == 1)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["fixable"] as? String } == ["no", "no"])
    let before = await navstyle("lint", "--report", "json", "x.yaml", files: ["x.yaml": mixed])
    #expect(before.output.contains("\"fixable\": \"safe\""))
    let after = await navstyle(
      "lint", "--fix", "--report", "json", "x.yaml", files: ["x.yaml": fixable])
    #expect(after.output.contains("\"fixable\": \"unsafe\""))
  }

  @Test func `standard input comes out mended, and only that`() async {
    let result = await navstyle("lint", "--fix", "-", files: ["-": mixed])
    #expect(result.output == safelyMended)
    #expect(result.errors.contains("error[out-of-range]"))
    #expect(result.errors.hasSuffix("1 error, 1 warning in 1 file, 1 fixed\n"))
    let clean = await navstyle("lint", "--fix", "-", files: ["-": cleanStyle])
    #expect(clean.output == cleanStyle, "what needs no fix comes out as well")
  }

  @Test func `--diff writes nothing and keeps the status`() async {
    let result = await navstyle("lint", "--diff", "x.yaml", files: ["x.yaml": mixed])
    #expect(result.text(of: "x.yaml") == mixed)
    #expect(result.output.hasPrefix("--- a/x.yaml\n+++ b/x.yaml\n@@ "))
    #expect(result.output.contains("\n-  home: { bar: { color: brnd"))
    #expect(result.errors.contains("error[undefined-color]"))
    #expect(result.status == .findings)
    let clean = await navstyle("lint", "--diff", "x.yaml", files: ["x.yaml": cleanStyle])
    #expect(clean.output.isEmpty && clean.status == .clean)
    let both = await navstyle(
      "lint", "--diff", "--fix=unsafe", "x.yaml", files: ["x.yaml": fixed])
    #expect(both.text(of: "x.yaml") == fixed)
    #expect(both.output.contains("\n-  old: white"))
  }

  @Test func `a file that changed meanwhile is left alone, the others are mended`() async {
    let edited = mixed + "# somebody else's line\n"
    let result = await navstyle(
      "lint", "--fix", "x.yaml", "y.yaml", files: ["x.yaml": mixed, "y.yaml": mixed]
    ) { $0.changesAfterReading["x.yaml"] = Array(edited.utf8) }
    #expect(result.status == .failure)
    #expect(result.text(of: "x.yaml") == edited)
    #expect(result.text(of: "y.yaml") == safelyMended)
    #expect(result.errors.contains("error[changed-file]: 'x.yaml' was changed by another program"))
    #expect(result.errors.hasSuffix("3 errors, 2 warnings in 2 files, 1 fixed\n"))
  }

  @Test func `a file that cannot be written is said`() async {
    let result = await navstyle("lint", "--fix", "x.yaml", files: ["x.yaml": mixed]) {
      $0.unwritable = ["x.yaml"]
    }
    #expect(result.status == .failure)
    #expect(result.errors.contains("error[unwritable-file]: 'x.yaml' cannot be written"))
    let clean = await navstyle("lint", "--fix", "x.yaml", files: ["x.yaml": cleanStyle]) {
      $0.unwritable = ["x.yaml"]
    }
    #expect(clean.status == .clean, "nothing was to be written")
  }

  /// Every sample that has something to fix, in every form a file can come in.
  private static let forms: [(name: String, apply: @Sendable (String) -> String)] = [
    ("as it is", { $0 }), ("CRLF", { $0.replacing("\n", with: "\r\n") }),
    ("CR", { $0.replacing("\n", with: "\r") }), ("BOM", { "\u{FEFF}" + $0 }),
    ("no final break", { String($0.trimmingCharacters(in: .newlines)) }),
  ]

  @Test(arguments: SamplesTests.broken + SamplesTests.valid)
  func `fixes of samples keep the form of a file, and once is enough`(_ path: String) async {
    let text = contents(path)
    let plain = await navstyle("lint", "--fix=unsafe", "x.yaml", files: ["x.yaml": text])
    let expected = plain.text(of: "x.yaml") ?? ""
    for (name, apply) in Self.forms {
      let result = await navstyle("lint", "--fix=unsafe", "x.yaml", files: ["x.yaml": apply(text)])
      #expect(result.text(of: "x.yaml") == apply(expected), "\(name)")
    }
    // What a mended mistake may have hidden is for the next run.
    let option = Self.isMisread(text) ? "--fix" : "--fix=unsafe"
    let again = await navstyle("lint", option, "x.yaml", files: ["x.yaml": expected])
    #expect(again.text(of: "x.yaml") == expected)
    #expect(again.output == plain.output)
  }

  @Test(.comesToAnEnd, arguments: 0..<8)
  func `mutated samples never get worse`(_ seed: Int) async {
    var changed = 0
    for path in SamplesTests.broken + SamplesTests.valid {
      // What becomes of a sample depends on no other one.
      var generator = SeededGenerator(
        seed: path.utf8.reduce(UInt64(seed)) { ($0 &* 31) &+ UInt64($1) })
      let text = Self.mutated(contents(path), &generator)
      let before = await navstyle("lint", "--report", "json", "x.yaml", files: ["x.yaml": text])
      let fixed = await navstyle(
        "lint", "--fix=unsafe", "--report", "json", "x.yaml", files: ["x.yaml": text])
      let after = fixed.text(of: "x.yaml") ?? ""
      if after != text { changed += 1 }
      let isCut = before.output.contains("yaml-syntax") || before.output.contains("unquoted-color")
      if !isCut {
        // That an info comes to light is nothing worse.
        let (old, new) = (Self.codes(before.output), Self.codes(fixed.output))
        // What can be read now is judged.
        for (code, count) in new where !Self.isJudged(code) {
          #expect(count <= old[code, default: 0], "\(code)\n\(text)")
        }
      }
      let option = Self.isMisread(text) ? "--fix" : "--fix=unsafe"
      let again = await navstyle("lint", option, "x.yaml", files: ["x.yaml": after])
      #expect(again.text(of: "x.yaml") == after, "\(text)")
    }
    #expect(changed > 5)
  }

  /// Whether something in a file could not be read.
  private static func isMisread(_ text: String) -> Bool {
    checked(text).findings.contains { finding in
      finding.isBlocking && !isJudged(finding.code)
    }
  }

  /// Whether a rule is about what screens look like, and refuses nothing.
  private static func isJudged(_ code: String) -> Bool {
    let isReaders = !allRules.contains { $0.info.code == code }
    return allRuleInfos.contains { rule in
      rule.code == code && !rule.isBlocking && (!isReaders || rule.group == .suppressions)
    }
  }

  private static func codes(_ report: String) -> [String: Int] {
    report.matches(of: /"code": "([a-z0-9-]+)",\s*"severity": "(?:error|warning)"/)
      .reduce(into: [:]) { $0[String($1.output.1), default: 0] += 1 }
  }

  /// A text with some words misspelt, doubled or exchanged.
  private static func mutated(_ text: String, _ generator: inout SeededGenerator) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...generator.below(4) {
      let index = generator.below(words.count)
      let word = words[index]
      switch generator.below(5) {
      case 0: words[index] = String(word.dropLast())
      case 1: words[index] = String(word.dropFirst())
      case 2: words[index] = word + word.suffix(1)
      case 3: words.swapAt(index, generator.below(words.count))
      default: words[index] = ["#fff", "no", "010", "{", "}", ",", "\"", "50%"][generator.below(8)]
      }
    }
    return words.joined(separator: " ")
  }
}
