import SourceText
import Testing

@Suite struct SourceMapTests {
  @Test func `the offsets of a single file are the map's`() {
    let map = SourceMap(SourceFile(path: "a", text: "hello"))
    #expect(map.locate(3) == (0, 3))
    #expect(map.locate(5) == (0, 5))
    #expect(map.text(SourceRange(start: 1, end: 4)) == "ell")
  }

  @Test func `files lie end to end with a byte between them`() {
    var map = SourceMap()
    let bases = ["one", "", "three"].map { map.add(SourceFile(path: $0, text: $0)) }
    #expect(bases == [0, 4, 5])
    #expect(map.files.map(\.path) == ["one", "", "three"])
  }

  @Test func `the end of a file is not the start of the next`() {
    var map = SourceMap()
    for text in ["one", "", "three"] { map.add(SourceFile(path: text, text: text)) }
    #expect(map.locate(0) == (0, 0))
    #expect(map.locate(3) == (0, 3))
    #expect(map.locate(4) == (1, 0))
    #expect(map.locate(5) == (2, 0))
    #expect(map.locate(10) == (2, 5))
  }

  @Test func `a shifted range is found in its file`() {
    var map = SourceMap()
    map.add(SourceFile(path: "a", text: "日本"))
    let base = map.add(SourceFile(path: "b", text: "navstyle: 1"))
    let range = SourceRange(start: 0, end: 8).shifted(by: base)
    let place = map.locate(range)
    #expect(place.file == 1)
    #expect(place.range == 0..<8)
    #expect(map.text(range) == "navstyle")
    #expect(map.text(SourceRange(at: base)) == "")
  }

  @Test func `every offset of many files leads back to its file`() {
    var map = SourceMap()
    let sizes = (0..<40).map { $0 * 7 % 11 }
    let bases = sizes.map { size in
      map.add(SourceFile(path: "f", bytes: Array(repeating: 0x78, count: size)))
    }
    for (file, base) in bases.enumerated() {
      for offset in 0...sizes[file] {
        #expect(map.locate(base + UInt32(offset)) == (file, offset))
      }
    }
  }

  @Test func `ranges are ordered by start, then by length`() {
    let ranges = [(2, 3), (1, 5), (1, 2), (1, 1)].map { SourceRange(start: $0.0, end: $0.1) }
    #expect(ranges.sorted() == ranges.reversed())
  }
}
