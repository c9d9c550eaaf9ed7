import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite struct DocumentTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("a\n  b\n\n  c", "a b\nc"), ("a\nb", "a b"), ("'a\nb'", "a b"),
    ("\"a\nb\"", "a b"),
    ("'it''s'", "it's"), ("''", ""),
    ("'a\n  b'", "a b"), (#""\x41\u65e5\U0001F389\t\"""#, "A日🎉\t\""),
    ("\"a\\\n   b\"", "ab"),
    ("\"#fff\"", "#fff"), ("|\n  a\n   b\n", "a\n b\n"), ("|-\n  a\n\n", "a"),
    ("|+\n  a\n\n", "a\n\n"),
    (">\n  a\n  b\n\n  c\n", "a b\nc\n"), ("|2\n   a\n", " a\n"), ("\"\r\n  a\"", " a"),
    ("|\r\n  a\r\n  b\r\n", "a\nb\n"), ("a#b", "a#b"), ("'日🎉'", "日🎉"), (#""a\0b""#, "a\u{0}b"),
  ])
  func `text is decoded`(source: String, text: String) throws {
    let document = read(source).value
    let root = try #require(document.root)
    #expect(document.text(of: root).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(document.bytes(of: root).elementsEqual(text.utf8))
    #expect(document.isEmpty(root) == text.isEmpty)
    #expect(document.keyword(of: root) == Keyword(text))
  }

  @Test func `an alias stands for the node with its anchor`() throws {
    let document = read("a: &x {k: 1}\nb: *x\n").value
    let root = try #require(document.root)
    let nodes = document.children(of: root)
    try #require(nodes.count == 4)
    #expect(document.kind(of: nodes[3]) == .alias)
    #expect(document.resolved(nodes[3]) == nodes[1])
    #expect(document.resolved(nodes[1]) == nodes[1])
  }

  @Test func `a later anchor of the same name takes over`() throws {
    let result = read("- &x 1\n- *x\n- &x 2\n- *x\n")
    let document = result.value
    let items = document.children(of: try #require(document.root))
    #expect(items.map { document.text(of: document.resolved($0)) } == ["1", "1", "2", "2"])
    #expect(result.findings.isEmpty)
  }

  @Test func `a tag is resolved and has a place`() throws {
    let document = read("a: !!str 1\nb: !include x\nc: 2").value
    let nodes = document.children(of: try #require(document.root))
    let tags = nodes.map { document.tag(of: $0) }
    #expect(tags.map { $0?.name } == [nil, "tag:yaml.org,2002:str", nil, "!include", nil, nil])
    #expect(tags[1].map { $0.range.start..<$0.range.end } == 3..<8)
    #expect(tags[3].map { $0.range.start..<$0.range.end } == 14..<22)
  }

  @Test func `a key in a key path is cut after 128 bytes`() throws {
    for (key, shown) in [
      (String(repeating: "k", count: 128), String(repeating: "k", count: 128)),
      (String(repeating: "k", count: 129), String(repeating: "k", count: 128) + "…"),
      (String(repeating: "日", count: 43), String(repeating: "日", count: 42) + "…"),
      ("k" + String(repeating: "🎉", count: 32), "k" + String(repeating: "🎉", count: 31) + "…"),
      ("", ""),
    ] {
      let document = read("\"\(key)\": 1").value
      let node = try #require(document.root.flatMap(document.firstChild))
      #expect(document.keyText(of: node) == shown)
    }
  }

  @Test func `plain words are those without quotes and tag`() throws {
    let document = read("[on, 'on', !!str on, &x on, *x, [on]]").value
    let items = document.children(of: try #require(document.root))
    let on = Keyword("on")
    #expect(items.map { document.plainWord(of: $0) } == [on, nil, nil, on, on, nil])
  }

  @Test func `children and siblings skip what lies within`() throws {
    let document = read("- [1, [2, 3]]\n- {a: {b: 4}}\n- 5\n- []\n").value
    let root = try #require(document.root)
    let items = document.children(of: root)
    #expect(
      items.map(document.describe) == ["list 2-13", "map 16-27", "plain 30-31", "list 34-36"])
    #expect(document.firstChild(of: items[3]) == nil)
    #expect(document.sibling(after: items[3], in: root) == nil)
    #expect(document.nodeCount == 13)
  }
}
