import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite struct MapEntriesTests {
  /// The map under the last key of a text, as `key=value` (merged ones with `<`), and its problems.
  private func entries(_ text: String) throws -> (entries: [String], problems: [String]) {
    let document = read(text).value
    let root = try #require(document.root)
    let map = document.resolved(try #require(document.children(of: root).last))
    var reader = MapEntries()
    var problems: [MapProblem] = []
    let range = reader.open(map, in: document, problems: &problems)
    let entries = range.map { index in
      let entry = reader[index]
      let value = document.resolved(entry.value)
      let text = document.kind(of: value) == .scalar ? document.text(of: value) : "…"
      return document.text(of: entry.key) + (entry.merge == nil ? "=" : "<") + text
    }
    let described = problems.map { problem in
      switch problem {
      case .duplicateKey(let first, let second):
        "twice \(document.range(of: first).start) \(document.range(of: second).start)"
      case .unmergeable(let node): "unmergeable \(document.range(of: node).start)"
      }
    }
    reader.close(range)
    #expect(reader.open(map, in: document, problems: &problems).lowerBound == range.lowerBound)
    return (entries, described)
  }

  @Test(arguments: [
    ("m: {a: 1, b: 2}", ["a=1", "b=2"]),
    ("m: {}", []),
    ("x: &x {a: 1, b: 2}\nm: {<<: *x, b: 3, c: 4}", ["b=3", "c=4", "a<1"]),
    ("x: &x {a: 1, b: 2}\nm: {b: 3, <<: *x}", ["b=3", "a<1"]),
    ("x: &x {a: 1}\ny: &y {a: 2, b: 2}\nm: {<<: [*x, *y]}", ["a<1", "b<2"]),
    ("x: &x {a: 1}\ny: &y {a: 2, b: 2}\nm: {<<: [*y, *x]}", ["a<2", "b<2"]),
    ("x: &x {a: 1, b: 1}\ny: &y {<<: *x, b: 2, c: 2}\nm: {<<: *y, c: 3}", ["c=3", "b<2", "a<1"]),
    ("l: &l [{a: 1}, {b: 2}]\nm: {<<: *l}", ["a<1", "b<2"]),
    ("m: {<<: {a: 1}, b: 2}", ["b=2", "a<1"]),
    ("m: {<<: []}", []),
    ("m: {\"<<\": 1, '<<x': 2}", ["<<=1", "<<x=2"]),
    ("x: &x {a: {p: 1}}\nm: {<<: *x, a: {q: 2}}", ["a=…"]),
    ("k: &k name\nm: {*k : 1}", ["name=1"]),
    ("m: {<<: {<<: {a: 1}, <<: {b: 2}, c: 3}}", ["c<3", "a<1"]),
    ("m: {<<: {'<<': 1, a: 2}}", ["<<<1", "a<2"]),
  ])
  func `own entries come first, then what is merged and not there`(
    text: String, expected: [String]
  ) throws {
    let result = try entries(text)
    #expect(result.entries == expected)
    #expect(result.problems.isEmpty)
  }

  @Test(arguments: [
    ("m: {a: 1, b: 2, a: 3}", ["a=1", "b=2"], ["twice 4 16"]),
    ("m: {a: 1, 'a': 2, \"\\x61\": 3}", ["a=1"], ["twice 4 10", "twice 4 18"]),
    ("m: {'': 1, '': 2}", ["=1"], ["twice 4 11"]),
    ("m: {<<: {a: 1}, <<: {b: 2}}", ["a<1"], ["twice 4 16"]),
    ("m: {sixteen-letters-: 1, sixteen-letters-: 2}", ["sixteen-letters-=1"], ["twice 4 25"]),
    (
      "m: {head-eight-X-tail-eight: 1, head-eight-Y-tail-eight: 2, head-eight-X-tail-eight: 3}",
      ["head-eight-X-tail-eight=1", "head-eight-Y-tail-eight=2"], ["twice 4 60"]
    ),
  ])
  func `of two equal keys the first counts, and both are named`(
    text: String, expected: [String], problems: [String]
  ) throws {
    let result = try entries(text)
    #expect(result.entries == expected)
    #expect(result.problems == problems)
  }

  @Test(arguments: [
    ("m: {<<: 1, a: 2}", ["a=2"], ["unmergeable 8"]),
    ("m: {<<: , a: 2}", ["a=2"], ["unmergeable 7"]),
    ("m: {<<: [{b: 1}, x, [{c: 1}]]}", ["b<1"], ["unmergeable 17", "unmergeable 20"]),
    ("x: &x text\nm: {<<: *x}", [], ["unmergeable 19"]),
    // An alias without an anchor has a finding already; what it should bring is missing all the same.
    ("m: {<<: *x, a: 2}", ["a=2"], ["unmergeable 8"]),
  ])
  func `what cannot be merged is pointed out`(
    text: String, expected: [String], problems: [String]
  ) throws {
    let result = try entries(text)
    #expect(result.entries == expected)
    #expect(result.problems == problems)
  }

  @Test(arguments: [23, 24, 25, 26, 48, 400], ["k", "a-key-longer-than-sixteen-"])
  func `large maps find what small ones find`(size: Int, name: String) throws {
    let own = (0..<size).map { "\(name)\($0): \($0)" }
    let text = """
      x: &x {\(name)0: no, \(name)\(size - 1): no, extra: yes}
      m:
        \(own.joined(separator: "\n  "))
        \(name)\(size / 2): again
        <<: *x
        \(name)0: again
      """
    let result = try entries(text)
    #expect(
      result.entries == (0..<size).map { "\(name)\($0)=\($0)" } + ["extra<yes"])
    #expect(result.problems.count == 2)
  }

  @Test func `maps that are open at a time do not disturb one another`() throws {
    let document = read("{a: {b: 1, c: 2}, d: 3}").value
    let root = try #require(document.root)
    var reader = MapEntries()
    var problems: [MapProblem] = []
    let outer = reader.open(root, in: document, problems: &problems)
    let inner = reader.open(reader[outer.lowerBound].value, in: document, problems: &problems)
    #expect(inner.map { document.text(of: reader[$0].key) } == ["b", "c"])
    reader.close(inner)
    #expect(outer.map { document.text(of: reader[$0].key) } == ["a", "d"])
  }

  /// Beyond 24 entries they are found by an index, in which those must be that the table knew.
  @Test(arguments: [0, 23, 24, 25, 40])
  func `of two known keys the first counts, however many others stand before`(_ count: Int) throws {
    let others = (0..<count).map { "x\($0): 0, " }.joined()
    let document = read("{\(others)alpha: 1, large-title-color: 2, alpha: 3, y: 4, y: 5}").value
    let root = try #require(document.root)
    var reader = MapEntries()
    var problems: [MapProblem] = []
    let keys = KeyTable(["alpha", "large-title-color"])
    let range = reader.open(root, in: document, keys: keys, problems: &problems)
    #expect(problems.count == 2)
    #expect(range.suffix(3).map { document.text(of: reader[$0].value) } == ["1", "2", "4"])
    #expect(range.map { reader[$0].keyIndex }.suffix(3) == [0, 1, nil])
  }
}
