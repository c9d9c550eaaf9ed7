import Diagnostics
import LintRules
import SourceText
import StyleModel
import TestSupport
import Testing
import YAMLSyntax

/// Fixes of rules that are made up, so that what they cause is known.
@Suite struct CulpritSearchTests {
  /// A rule that finds every `x` and would turn it into whatever it is told to; and one that says
  /// of the words that it names that they are wrong, at a place of its own.
  private func replacing(
    _ text: String, with replacement: String, limit: Int = .max, checks: Int = 2_000,
    foundAt place: UInt32? = nil, naming: @escaping @Sendable ([Substring]) -> [Int] = { _ in [] }
  ) async -> Mending {
    // Of this one there may be more than are told.
    let (rule, other) = (RuleInfo.unusualLineBreak, RuleInfo.duplicateDefinition)
    let plan = checked("navstyle: 1\nscreens: { home: {} }\n").plan
    @Sendable func find(_ sources: SourceMap) -> CheckedStyle {
      let bytes = sources.files[0].bytes
      let places = bytes.indices.filter { bytes[$0] == UInt8(ascii: "x") }.prefix(limit)
      let found = places.map { place in
        let range = SourceRange(start: UInt32(place), end: UInt32(place + 1))
        return Finding(
          rule, at: range, keyPath: "", message: "x",
          fix: Fix(replacing: range, with: replacement))
      }
      let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      let named = naming(words).map { word in
        Finding(
          other, at: SourceRange(at: place ?? 1_000_000 + UInt32(word)), keyPath: "",
          message: "word \(word)")
      }
      return CheckedStyle(sources: sources, findings: found + named, plan: plan, unread: [])
    }
    let sources = SourceMap(SourceFile(path: "a", text: text))
    return await mend(Inspection(find(sources)), includingUnsafe: false, checks: checks) {
      Inspection(find($0))
    }
  }

  @Test func `of findings that are shown a few at a time all are mended`() async {
    let text = String(repeating: "x ", count: 450)
    let mending = await replacing(text, with: "yy", limit: 100)
    #expect(mending.text == text.replacing("x", with: "yy"))
    #expect(mending.fixed == 450)
  }

  @Test func `a fix that mends nothing ends`() async {
    let mending = await replacing("a x b x", with: "x")
    #expect(mending.text == "a x b x")
    #expect(mending.refused == 2 && mending.isComplete)
    #expect(await replacing("a x", with: "xx").text == "a x")
  }

  @Test func `fixes that touch are made one after the other`() async {
    #expect(await replacing("xxx", with: "y").text == "yyy")
  }

  @Test func `what each of many fixes causes elsewhere is looked for only so long`() async {
    let text = String(repeating: "x ", count: 200)
    let mending = await replacing(text, with: "y", checks: 50) {
      $0.contains("y") ? [0] : []
    }
    #expect(mending.text == text)
    #expect(!mending.isComplete)
  }

  /// What can be replaced by `y` or must stay, as far as `bad` says: a word that may not change.
  private func replacingWords(
    _ bad: Set<Int>, of count: Int, checks: Int
  ) async -> (mending: Mending, made: [Bool]) {
    let text = String(repeating: "x ", count: count)
    let mending = await replacing(text, with: "y", checks: checks) { words in
      words.enumerated().filter { bad.contains($0.offset) && $0.element == "y" }.map(\.offset)
    }
    return (mending, mending.text.split(separator: " ").map { $0 == "y" })
  }

  @Test func `of many fixes those that cause something elsewhere are found in few trials`() async {
    let bad: Set = [0, 3, 4, 77, 500, 501, 998, 999]
    let (mending, made) = await replacingWords(bad, of: 1_000, checks: 40)
    #expect(mending.isComplete)
    #expect(made.indices.filter { !made[$0] } == bad.sorted())
    #expect(mending.refused == bad.count && mending.fixed == 1_000 - bad.count)
    #expect(mending.refusals.allSatisfy { $0.cause?.message.hasPrefix("word ") == true })
  }

  @Test func `what two fixes cause together one of them is left out for`() async {
    for (one, two) in [(3, 4), (0, 63), (17, 40)] {
      let mending = await replacing(String(repeating: "x ", count: 64), with: "y", checks: 40) {
        $0[one] == "y" && $0[two] == "y" ? [one] : []
      }
      #expect(mending.fixed == 63 && mending.refused == 1 && mending.isComplete)
    }
  }

  @Test func `a fix that only touches what another one causes is made all the same`() async {
    // What the fix of the fourth word brings is found at the second.
    let mending = await replacing("x x x x ", with: "y", foundAt: 2) {
      $0[3] == "y" ? [3] : []
    }
    #expect(mending.text == "y y y x ")
    #expect(mending.refused == 1)
  }
}
