import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite struct NodeRangeTests {
  @Test(arguments: [
    ("plain", ["plain 0-5"]),
    ("  a b  # c", ["plain 2-5"]),
    ("'a'", ["singleQuoted 0-3"]),
    ("'it''s'", ["singleQuoted 0-7"]),
    (#""a\nb""#, ["doubleQuoted 0-6"]),
    ("\"a\n  b\"", ["doubleQuoted 0-7"]),
    ("a\n b\n  c\n", ["plain 0-8"]),
    ("a:\n  b\n  c\nd: 1", ["map 0-15", "plain 0-1", "plain 5-10", "plain 11-12", "plain 14-15"]),
    ("- &a:b\n- *a", ["list 0-11", "plain 4-6", "alias 9-11"]),
  ])
  func `plain and quoted scalars`(text: String, outline: [String]) {
    #expect(read(text).outline == outline)
  }

  @Test(arguments: [
    (
      "a: |\n  x\n  y\nb: 1", ["map 0-17", "plain 0-1", "block 3-12", "plain 13-14", "plain 16-17"]
    ),
    ("a: |\n  x\n\n\nb: 1", ["map 0-15", "plain 0-1", "block 3-8", "plain 11-12", "plain 14-15"]),
    ("a: >-\n  x  \n  y\n\n", ["map 0-15", "plain 0-1", "block 3-15"]),
    ("a: |+\n  x\n \n\n", ["map 0-9", "plain 0-1", "block 3-9"]),
    ("a: |\n", ["map 0-4", "plain 0-1", "block 3-4"]),
    ("- |\r\n  x\r\n\r\n- y", ["list 0-15", "block 2-8", "plain 14-15"]),
  ])
  func `a block scalar ends at its last character`(text: String, outline: [String]) {
    #expect(read(text).outline == outline)
  }

  @Test(arguments: [
    (
      "{a: 1, b: [x, y]}  # c",
      [
        "map 0-17", "plain 1-2", "plain 4-5", "plain 7-8", "list 10-16", "plain 11-12",
        "plain 14-15",
      ]
    ),
    ("[ ]", ["list 0-3"]), ("{\n}\n", ["map 0-3"]),
    ("a: [\n  1,\n  2,\n]\n", ["map 0-16", "plain 0-1", "list 3-16", "plain 7-8", "plain 12-13"]),
    ("[a: 1]", ["list 0-6", "map 1-5", "plain 1-2", "plain 4-5"]),
  ])
  func `a flow collection runs from bracket to bracket`(text: String, outline: [String]) {
    #expect(read(text).outline == outline)
  }

  @Test(arguments: [
    ("a: 1\nb: 2\n\n\n", ["map 0-9", "plain 0-1", "plain 3-4", "plain 5-6", "plain 8-9"]),
    (
      "a:\n  b:\n    c: 1\n\n# x\nd: 2\n",
      [
        "map 0-26", "plain 0-1", "map 5-16", "plain 5-6", "map 12-16", "plain 12-13", "plain 15-16",
        "plain 22-23", "plain 25-26",
      ]
    ),
    (
      "a:\n- x\n- y\nb: 1",
      [
        "map 0-15", "plain 0-1", "list 3-10", "plain 5-6", "plain 9-10", "plain 11-12",
        "plain 14-15",
      ]
    ),
    ("- - 1\n  - 2\n- 3\n", ["list 0-15", "list 2-11", "plain 4-5", "plain 10-11", "plain 14-15"]),
    (
      "a:\n  - {x: 1}\n  # y\n",
      ["map 0-13", "plain 0-1", "list 5-13", "map 7-13", "plain 8-9", "plain 11-12"]
    ),
  ])
  func `a block collection ends at its last child`(text: String, outline: [String]) {
    #expect(read(text).outline == outline)
  }

  @Test(arguments: [
    ("a: !!str 1", ["map 0-10", "plain 0-1", "plain 9-10"]),
    ("a: &x 1\nb: *x", ["map 0-13", "plain 0-1", "plain 6-7", "plain 8-9", "alias 11-13"]),
    (
      "a: &x !!str 'q'\nb: *x",
      [
        "map 0-21", "plain 0-1", "singleQuoted 12-15", "plain 16-17", "alias 19-21",
      ]
    ),
    (
      "a: !!str &x 'q'\nb: *x",
      [
        "map 0-21", "plain 0-1", "singleQuoted 12-15", "plain 16-17", "alias 19-21",
      ]
    ),
    (
      "a: &x # why\n  b: 1\nc: *x",
      [
        "map 0-24", "plain 0-1", "map 14-18", "plain 14-15", "plain 17-18", "plain 19-20",
        "alias 22-24",
      ]
    ),
    ("a: !!map {b: 1}", ["map 0-15", "plain 0-1", "map 9-15", "plain 10-11", "plain 13-14"]),
    ("- !!seq\n - 1", ["list 0-12", "list 9-12", "plain 11-12"]),
    ("a: !!str |\n  x\n", ["map 0-14", "plain 0-1", "block 9-14"]),
    (
      "- &m\n  !!str a: b\n- *m",
      ["list 0-22", "map 7-17", "plain 13-14", "plain 16-17", "alias 20-22"]
    ),
    (
      "- !!map\n  &k a: b\n- *k",
      ["list 0-22", "map 10-17", "plain 13-14", "plain 16-17", "alias 20-22"]
    ),
    (
      "- &m\n  !!str : b\n- *m",
      [
        "list 0-21", "map 7-16", "plain 12-12", "plain 15-16", "alias 19-21",
      ]
    ),
    ("&k a: *k", ["map 0-8", "plain 3-4", "alias 6-8"]),
  ])
  func `a tagged or anchored node starts at its value`(text: String, outline: [String]) {
    let result = read(text)
    #expect(result.outline == outline)
    #expect(result.findings.isEmpty)
  }

  @Test(arguments: [
    ("? a\n:\nb: 1", ["map 0-10", "plain 2-3", "plain 5-5", "plain 6-7", "plain 9-10"]),
    ("? a # c\n: \nb: 1", ["map 0-15", "plain 2-3", "plain 9-9", "plain 11-12", "plain 14-15"]),
    ("{? a\n: , b: 1}", ["map 0-14", "plain 3-4", "plain 6-6", "plain 9-10", "plain 12-13"]),
    ("{a # :\n, b: 1}", ["map 0-14", "plain 1-2", "plain 2-2", "plain 9-10", "plain 12-13"]),
    ("[&x , !!str , *x]", ["list 0-17", "plain 3-3", "plain 11-11", "alias 14-16"]),
    ("? a\nb: 1", ["map 0-8", "plain 2-3", "plain 3-3", "plain 4-5", "plain 7-8"]),
    ("a:\nb: 1", ["map 0-7", "plain 0-1", "plain 2-2", "plain 3-4", "plain 6-7"]),
    ("a:   # c\nb: 1", ["map 0-13", "plain 0-1", "plain 2-2", "plain 9-10", "plain 12-13"]),
    ("a:", ["map 0-2", "plain 0-1", "plain 2-2"]),
    ("a:\n\n", ["map 0-2", "plain 0-1", "plain 2-2"]),
    ("a: 1\nb:  ", ["map 0-7", "plain 0-1", "plain 3-4", "plain 5-6", "plain 7-7"]),
    ("-\n- 1\n-", ["list 0-7", "plain 1-1", "plain 4-5", "plain 7-7"]),
    ("{a: , b:  }", ["map 0-11", "plain 1-2", "plain 3-3", "plain 6-7", "plain 8-8"]),
    ("{a :\n}", ["map 0-6", "plain 1-2", "plain 4-4"]),
    ("{a, b}", ["map 0-6", "plain 1-2", "plain 2-2", "plain 4-5", "plain 5-5"]),
    ("{'a' : }", ["map 0-8", "singleQuoted 1-4", "plain 6-6"]),
    ("a: ''", ["map 0-5", "plain 0-1", "singleQuoted 3-5"]),
    ("a: !!str\nb: 1", ["map 0-13", "plain 0-1", "plain 8-8", "plain 9-10", "plain 12-13"]),
    ("a: &x\nb: *x", ["map 0-11", "plain 0-1", "plain 5-5", "plain 6-7", "alias 9-11"]),
    (
      "a:\n  b:\nc: 1",
      [
        "map 0-12", "plain 0-1", "map 5-7", "plain 5-6", "plain 7-7", "plain 8-9", "plain 11-12",
      ]
    ),
  ])
  func `an empty value stands where it would begin`(text: String, outline: [String]) {
    #expect(read(text).outline == outline)
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\n", "\r\n"])
  func `any line break of YAML ends a comment and parts a tag from its value`(lineBreak: String) {
    let length = lineBreak.utf8.count
    let start = 8 + 2 * length
    let outline = ["list \(start)-\(start + 3)", "plain \(start + 2)-\(start + 3)"]
    #expect(read("!t" + lineBreak + "# #fff" + lineBreak + "- b").outline == outline)
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n", "\u{FEFF}", "   ", "%YAML 1.1\n"])
  func `a file without content has no root`(text: String) {
    #expect(read(text).value.root == nil)
  }

  @Test(arguments: ["---", "---\n", "--- # c\n...\n", "\u{FEFF}---\n"])
  func `a document of dashes alone is an empty value`(text: String) {
    let document = read(text).value
    #expect(document.texts == [""])
    #expect(document.root.map { document.range(of: $0).start } ?? 0 >= 3)
  }
}
