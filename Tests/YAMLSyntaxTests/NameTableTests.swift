import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite struct NameTableTests {
  @Test func `names are numbered in the order they are met`() {
    var table = NameTable()
    let ids = ["b", "a", "b", "", "c", "", "a"].map { table.intern($0) }
    #expect(ids.map(\.index) == [0, 1, 0, 2, 3, 2, 1])
    #expect(table.count == 4)
    #expect(ids.map(table.text) == ["b", "a", "b", "", "c", "", "a"])
    #expect(ids[1] > ids[0] && ids[0] < ids[4])
  }

  @Test func `a growing table loses nothing`() {
    var table = NameTable()
    let names = (0..<5000).map { "screen-\($0)" + String(repeating: "x", count: $0 % 23) }
    let ids = names.map { table.intern($0) }
    #expect(ids.map(\.index) == (0..<5000).map { Int32($0) })
    #expect(names.map { table.intern($0) } == ids)
    #expect(ids.map(table.text) == names)
    #expect(table.count == 5000)
  }

  @Test(arguments: [
    ["12345678", "12345679"], ["1234567", "12345678", "123456789"],
    ["head-eight-tail", "head-eigh-xtail"], ["headhead-1-tailtail", "headhead-2-tailtail"],
    ["headhead12tailtail", "headhead21tailtail", "headheadtailtail"],
    ["a", "a\u{0}", "a\u{0}\u{0}", ""], ["é", "e\u{301}"], ["日本", "日", "本"], ["🎉", "🎊"],
  ])
  func `names that look alike are told apart`(names: [String]) {
    var table = NameTable()
    #expect(names.map { table.intern($0).index } == names.indices.map { Int32($0) })
    #expect(names.map { table.intern($0).index } == names.indices.map { Int32($0) })
    let texts = names.indices.map { Array(table.text(NameTable.ID(index: $0)).utf8) }
    #expect(texts == names.map { Array($0.utf8) })
  }

  @Test func `a scalar is the same name however it is written`() throws {
    let source =
      #"[home, 'home', "h\x6fme", home-of-a-very-long-name, "home-of-a-very-long-n\x61me"]"#
    let document = read(source).value
    let items = document.children(of: try #require(document.root))
    var table = NameTable()
    #expect(items.map { table.find($0, in: document) } == [nil, nil, nil, nil, nil])
    let ids = items.map { table.intern($0, in: document) }
    #expect(ids.map(\.index) == [0, 0, 0, 1, 1])
    #expect(items.map { table.find($0, in: document) } == ids)
    #expect(table.intern("home") == ids[0])
    #expect(table.intern("home-of-a-very-long-name") == ids[3])
  }

  @Test func `a number without look-up is never found`() throws {
    let document = read("[home, home]").value
    let items = document.children(of: try #require(document.root))
    var table = NameTable()
    let added = table.add(items[0], in: document)
    #expect(table.find(items[1], in: document) == nil)
    let interned = table.intern(items[1], in: document)
    #expect(added != interned)
    #expect(table.text(added) == "home" && table.text(interned) == "home")
    for index in 0..<200 { _ = table.intern("n\(index)") }
    #expect(table.find(items[0], in: document) == interned)
  }
}
