import Diagnostics
import Testing

@testable import YAMLSyntax

/// What a node keeps must not depend on how it is packed.
@Suite struct NodeArrayTests {
  /// More bytes than a head has room for.
  private static let long: UInt32 = 1 << 24

  /// Scalars of every style, with all sets of flags, of lengths on both sides of the limits; among
  /// them an alias.
  private static let records: [NodeArray.Record] = {
    var records = [NodeArray.Record(start: 1, end: 3, payload: 7, kind: .alias)]
    let styles: [Node.Style] = [.plain, .singleQuoted, .doubleQuoted, .block]
    let lengths: [UInt32] = [0, 1, 300, long - 1, long, long + 1]
    for style in styles {
      for length in lengths {
        for bits in UInt8(0)..<8 {
          let flags = NodeArray.Flags(rawValue: bits)
          let payload: UInt32 = flags.contains(.decoded) ? 9 : 0
          records.append(
            NodeArray.Record(
              start: length + 5, end: length * 2 + 5, payload: payload, kind: .scalar,
              style: style, flags: flags))
        }
      }
    }
    return records
  }()

  private func isSame(_ one: NodeArray.Record, _ other: NodeArray.Record) -> Bool {
    one.start == other.start && one.end == other.end && one.payload == other.payload
      && one.kind == other.kind && one.style == other.style && one.flags == other.flags
  }

  @Test func `every record comes back as it was put in`() {
    var nodes = NodeArray()
    for record in Self.records { nodes.append(record) }
    #expect(nodes.count == Self.records.count)
    for (index, record) in Self.records.enumerated() {
      #expect(isSame(nodes[index], record))
      #expect(nodes.next(after: index) == UInt32(index + 1))
      let isWord =
        record.kind == .scalar && record.style == .plain && record.flags == []
        && 1..<Self.long ~= record.length
      #expect(nodes.word(at: index) == (isWord ? Int(record.start)..<Int(record.end) : nil))
      nodes.explain(index)
      #expect(nodes.flags(at: index) == record.flags.union(.explained))
    }
  }

  @Test(arguments: [1, long - 1, long, long + 1])
  func `a word is a plain scalar`(length: UInt32) {
    var nodes = NodeArray()
    nodes.append(wordFrom: 4, to: 4 + length)
    let record = NodeArray.Record(start: 4, end: 4 + length, kind: .scalar)
    #expect(isSame(nodes[0], record))
  }

  @Test func `a collection ends where it is closed`() {
    var nodes = NodeArray()
    nodes.append(NodeArray.Record(start: 2, end: 2, kind: .mapping))
    nodes.append(wordFrom: 2, to: 3)
    nodes.append(NodeArray.Record(start: 5, end: 5, kind: .sequence))
    nodes.close(2, endingAt: 1)
    nodes.append(wordFrom: 8, to: 9)
    nodes.truncate(to: 3)
    nodes.close(0, endingAt: 6)
    #expect(nodes.next(after: 2) == 3)
    #expect(nodes[2].end == 5)
    #expect(nodes.next(after: 0) == 3)
    #expect(nodes[0].end == 6)
  }

  @Test func `style, tag and decoding of a scalar do not disturb each other`() throws {
    let text =
      "a: x\nb: !!str x\nc: 'x'\nd: !!str 'it''s'\ne: \"\\u0041\"\nf: |\n  x\ng:\nh: !!str\n"
    let document = read(text).value
    let root = try #require(document.root)
    let children = document.children(of: root)
    let nodes = stride(from: 1, to: children.count, by: 2).map { children[$0] }
    #expect(nodes.map { document.text(of: $0) } == ["x", "x", "x", "it's", "A", "x\n", "", ""])
    #expect(
      nodes.map { document.style(of: $0) } == [
        .plain, .plain, .singleQuoted, .singleQuoted, .doubleQuoted, .block, .plain, .plain,
      ])
    #expect(
      nodes.map { document.isTagged($0) } == [
        false, true, false, true, false, false, false, true,
      ])
    #expect(nodes.map { document.word(of: $0) != nil }.firstIndex(of: false) == 1)
    #expect(nodes.compactMap { document.word(of: $0) } == [Keyword("x")])
  }
}
