import Diagnostics
import Testing
import YAMLSyntax

@Suite struct KeyTableTests {
  /// The numbers of the keys of a map.
  private func numbers(_ text: String, _ keys: [String]) throws -> [Int?] {
    let document = read(text).value
    let root = try #require(document.root)
    var reader = MapEntries()
    var problems: [MapProblem] = []
    let range = reader.open(root, in: document, keys: KeyTable(keys), problems: &problems)
    return range.map { reader[$0].keyIndex }
  }

  @Test func `a key has its number, another text none`() throws {
    let keys = ["a", "pop-to", "pop-to-root", "large-title", "large-title-color"]
    let text = "{pop-to-root: 1, a: 2, pop: 3, large-title-color: 4, large-title: 5, pop-to: 6}"
    #expect(try numbers(text, keys) == [2, 0, nil, 4, 3, 1])
  }

  @Test func `a long text is compared whole, not by its ends alone`() throws {
    #expect(try numbers("{large-tiXle-color: 1}", ["large-title-color"]) == [nil])
    #expect(try numbers("{\"large-title-c\\u006flor\": 1}", ["large-title-color"]) == [0])
  }

  @Test func `there may be as many as a word has bits`() throws {
    let keys = (0..<64).map { "key-\($0)" }
    let text = "{" + keys.reversed().map { "\($0): 0" }.joined(separator: ", ") + "}"
    #expect(try numbers(text, keys) == (0..<64).reversed())
  }
}
