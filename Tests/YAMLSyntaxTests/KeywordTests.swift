import Testing
import YAMLSyntax

@Suite struct KeywordTests {
  @Test func `texts of up to sixteen bytes are equal exactly if their keywords are`() {
    var random = Array("abcdefghijklmnopqrstuvwxyz"[...])
    var texts: Set<String> = ["", "a", "a\u{0}", "日本語", "日本誤"]
    for length in 0...16 {
      for position in 0..<length {
        var letters = random.prefix(length).map(String.init)
        letters[position] = "#"
        texts.insert(letters.joined())
      }
      random.append(random.removeFirst())
    }
    #expect(Set(texts.map { Keyword($0) }).count == texts.count)
    #expect(texts.allSatisfy { Keyword($0).isExact && Keyword($0) == Keyword($0 + "") })
  }

  @Test func `a longer text says that its bytes have to be compared`() {
    #expect(!Keyword("12345678901234567").isExact)
    #expect(Keyword("12345678-x-12345678") == Keyword("12345678-y-12345678"))
    #expect(Keyword("12345678-x-12345678") != Keyword("12345678-x-12345679"))
    #expect(Keyword("日本").length == 6)
  }

  @Test(arguments: [
    ("a", true), ("Z", true), ("z9", true), ("", false), ("1a", false), ("-a", false), ("é", false),
    ("@", false), ("[", false), ("`", false), ("{", false),
  ])
  func `a letter is an ASCII letter`(text: String, expected: Bool) {
    #expect(Keyword(text).beginsWithLetter == expected)
  }
}
