import StyleModel
import Testing

/// The patterns that others check a file by, against what the reader takes.
@Suite struct SpellingTests {
  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    try Regex(pattern).wholeMatch(in: text) != nil
  }

  @Test(arguments: [
    "a", "_", "Z9", "a.b-c_1", "1a", "-a", ".a", "", "a b", "é", "aé", "a/b", "clear", "none",
    "same",
    "system", "clears", "System", String(repeating: "n", count: 128),
    String(repeating: "n", count: 129),
  ])
  func `a name is spelt as its pattern says`(_ name: String) throws {
    for (space, line) in [
      (NameSpace.color, "palette: { \"\(name)\": white }\nscreens: { h: {} }"),
      (.style, "styles: { \"\(name)\": {} }\nscreens: { h: {} }"),
      (.stack, "stacks: { \"\(name)\": { root: h } }\nscreens: { h: {} }"),
      (.screen, "screens: { \"\(name)\": {} }"),
    ] {
      let isName = !ReadText("navstyle: 1\n\(line)\n").codes.contains("wrong-type")
      #expect(try matches(name, space.pattern) == isName, "\(space)")
    }
  }

  @Test func `versions and ranges are spelt as their pattern says`() throws {
    let ends =
      [9, 11, 15, 18, 19, 25, 26, 27, 28].map(String.init) + ["", "015", "x", "-15", "1e1"]
    let texts = ends + ends.flatMap { first in ends.map { "\(first)..\($0)" } } + ["15...27"]
    for text in texts {
      let read = ReadText("navstyle: 1\ntargets: { ios: \"\(text)\" }\nscreens: { h: {} }\n")
      #expect(try matches(text, Targets.pattern) == read.codes.isEmpty, "\(text)")
    }
  }

  @Test func `every example is read as it stands`() {
    func visit(_ shape: MapShape, _ before: String, _ after: String) {
      for key in shape.keys {
        for example in key.type.examples + key.examples {
          let rest = shape === MapShape.file ? "" : "\nstyles: { on-brand: {}, wide: {} }"
          let read = ReadText(
            """
            navstyle: 1\(rest)
            stacks: { main: { root: home } }
            \(before)\(key.name): \(example)\(after)
            """)
          #expect(read.codes.filter { $0 != "duplicate-key" } == [], "\(key.name): \(example)")
        }
        switch key.type {
        case .map(let inner), .sameOrMap(let inner):
          visit(inner, before + "\(key.name): { ", " }" + after)
        default: break
        }
      }
    }
    visit(.screen, "screens: { detail: {}, home: { ", " } }")
  }

  @Test func `a default is a value or the name of a key`() {
    let keys = MapShape.bar.keys + MapShape.screen.keys
    #expect(keys.first { $0.name == "large-title-color" }?.defaultKey == "title-color")
    #expect(keys.first { $0.name == "tint" }?.defaultKey == nil)
    // `hidden` is a key of the bar, too.
    #expect(keys.first { $0.name == "toolbar" }?.defaultKey == nil)
  }
}
