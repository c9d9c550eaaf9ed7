import Diagnostics
import Testing

@Suite struct NearestNameTests {
  private static let keys = ["color", "tint", "alpha", "hidden", "shadow-color", "swipe-back"]

  @Test(arguments: [
    ("colr", "color"), ("tnit", "tint"), ("alhpa", "alpha"), ("hiden", "hidden"),
    ("Color", "color"), ("shadowColor", "shadow-color"), ("SWIPE_BACK", "swipe-back"),
    ("swipe.back", "swipe-back"), ("colour", "color"), ("shadow-colour", "shadow-color"),
    ("swipe", "swipe-back"), ("shadow", "shadow-color"),
  ])
  func `a near name is found`(written: String, meant: String) {
    var names = NearestName()
    #expect(names.nearest(to: written, among: Self.keys) == meant)
  }

  @Test(arguments: ["", "zebra", "corrrrrr", "tt", "x", "日本", "-", "hdn"])
  func `a far one is not`(written: String) {
    var names = NearestName()
    #expect(names.nearest(to: written, among: Self.keys) == nil)
  }

  @Test func `equal but for case and separators beats everything`() {
    var names = NearestName()
    #expect(names.nearest(to: "barTint", among: ["barTin", "bartin", "bar-tint"]) == "bar-tint")
  }

  @Test func `a swap of neighbours counts once, and ties go to the first`() {
    var names = NearestName()
    #expect(names.nearest(to: "abc", among: ["acb"]) == "acb")
    #expect(names.nearest(to: "abc", among: ["cba"]) == nil)
    #expect(names.nearest(to: "home", among: ["hone", "hove"]) == "hone")
    #expect(names.nearest(to: "homes1", among: ["hoxxs1", "homes2"]) == "homes2")
    #expect(names.nearest(to: "homes1", among: ["hoxxs2"]) == nil)
  }

  @Test func `a tie is told`() {
    var names = NearestName()
    #expect(names.nearest(to: "iphone-18", among: ["iphone-8", "iphone-16", "iphone-17"]) != nil)
    #expect(names.isTied)
    #expect(names.nearest(to: "home", among: ["hone", "homes", "hom"]) == "hone")
    #expect(names.isTied)
    #expect(names.nearest(to: "detial", among: ["detain", "detail"]) == "detail")
    #expect(!names.isTied)
    #expect(names.nearest(to: "Home", among: ["hone", "hove", "home"]) == "home")
    #expect(!names.isTied)
    #expect(names.nearest(to: "zebra", among: ["hone"]) == nil)
    #expect(!names.isTied)
  }

  @Test(arguments: [
    ("colr", "color", true), ("colorr", "color", true), ("cplor", "color", true),
    ("oclor", "color", true), ("swipeBack", "swipe-back", true), ("Colour", "color", true),
    ("lite", "light", false), ("brand5", "brand6", false), ("brand", "brand1", false),
    ("brand12", "brand21", false), ("hb", "hd", false), ("of", "off", true),
    ("swipe", "swipe-back", false), ("tint-color", "title-color", false),
    ("colo r", "color", true), ("colo rr", "color", false), ("color!", "color", false),
    ("col\u{F6}r", "color", false),
  ])
  func `only one slip of the hand is beyond doubt`(written: String, name: String, isSure: Bool) {
    var names = NearestName()
    _ = names.nearest(to: written, among: [name, "zzzzzzzz"])
    #expect(names.isSure == isSure)
    // The tables of many names come to the same.
    var many = CandidateNames([name] + (0..<100).map { "zzzz\($0)zzzz" })
    for index in 0..<20 { _ = names.nearest(to: "q\(index)", among: &many) }
    _ = names.nearest(to: written, among: &many)
    #expect(names.isSure == isSure)
  }

  @Test func `of two that are as near neither is sure`() {
    var names = NearestName()
    #expect(names.nearest(to: "brandx", among: ["brand-x", "brandX"]) == "brand-x")
    #expect(!names.isSure)
    #expect(names.nearest(to: "homs", among: ["home", "hops"]) == "home")
    #expect(!names.isSure)
  }

  @Test func `a beginning helps only if a single candidate shares it`() {
    var names = NearestName()
    #expect(names.nearest(to: "tab", among: ["tab-bar-hidden"]) == "tab-bar-hidden")
    #expect(names.nearest(to: "tab", among: ["tab-bar-hidden", "tab-bar-shown"]) == nil)
    #expect(names.nearest(to: "t", among: ["tab-bar-hidden"]) == nil)
  }

  @Test func `one letter is near no other, and no two`() {
    var names = NearestName()
    #expect(names.nearest(to: "a", among: ["b", "ab", "ba"]) == nil)
    #expect(names.nearest(to: "A", among: ["b", "a"]) == "a")
    #expect(names.nearest(to: "ab", among: ["b", "ac"]) == "b")
  }

  @Test func `what was written is no answer to itself`() {
    var names = NearestName()
    #expect(names.nearest(to: "home", among: ["home"]) == nil)
    #expect(names.nearest(to: "home", among: ["home", "hone"]) == "hone")
    #expect(names.nearest(to: "home", among: ["home", "Home"]) == "Home")
  }

  @Test func `no candidates, no answer`() {
    var names = NearestName()
    #expect(names.nearest(to: "color", among: [String]()) == nil)
  }

  @Test func `few letters shared at the beginning say nothing`() {
    var names = NearestName()
    #expect(names.nearest(to: "nope", among: ["not-utf8"]) == nil)
    #expect(names.nearest(to: "shadows", among: ["shadow-line"]) == "shadow-line")
    #expect(names.nearest(to: "shapes", among: ["shadow-line"]) == nil)
  }

  @Test func `what is named twice is not as near as itself`() {
    var names = NearestName()
    #expect(names.nearest(to: "whit", among: ["white", "black", "white"]) == "white")
    #expect(!names.isTied)
    #expect(names.nearest(to: "tab", among: ["tab-bar", "tab-bar"]) == "tab-bar")
  }

  @Test func `the budget ends a search that would not end`() {
    var names = NearestName()
    var many = CandidateNames((0..<30_000).map { "name\($0)" })
    var answers = 0
    for index in 0..<400 where names.nearest(to: "nxe\(20_000 + index)", among: &many) != nil {
      answers += 1
    }
    // A comparison costs the length of a name, or one where their letters tell them apart.
    #expect((50...200).contains(answers))
    // What is one change away costs nothing.
    #expect(names.nearest(to: "nome7", among: &many) == "name7")
    // An answer is kept.
    #expect(names.nearest(to: "nxe20020", among: &many) != nil)
  }
}
