import Foundation
import JSONText
import Testing

@Suite struct JSONWriterTests {
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    String(decoding: JSONWriter.bytes(body), as: UTF8.self)
  }

  @Test(arguments: [
    ("", "\"\""), ("a\"b", #""a\"b""#), (#"a\b"#, #""a\\b""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{8}\u{C}\u{1F}", #""\u0000\u0008\u000c\u001f""#), ("a/b", "\"a/b\""),
    ("é日🎉\u{2028}\u{A0}", "\"é日🎉\u{2028}\u{A0}\""),
    ("\u{7F}\u{80}\u{9B}Û\u{9F}", #""\u007f\u0080\u009bÛ\u009f""#),
  ])
  func `strings escape what JSON demands, what steers a terminal, and no more`(
    value: String, expected: String
  ) {
    #expect(text { $0.value(value) } == expected + "\n")
    #expect(text { $0.object { $0.member(value, 1) } } == "{\n  \(expected): 1\n}\n")
  }

  /// Long texts are looked at by eights.
  @Test(arguments: [
    ("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\u{0}", "\\u0000"), ("\u{1F}", "\\u001f"),
    ("\u{7F}", "\\u007f"), ("\u{85}", "\\u0085"), ("!", "!"), ("~", "~"), ("[", "["), ("é", "é"),
  ])
  func `what is escaped is escaped wherever it stands`(_ text: String, _ escaped: String) {
    for before in 0..<20 {
      for after in 0..<20 {
        let (start, end) = (
          String(repeating: "a", count: before), String(repeating: " ", count: after)
        )
        let written = self.text { $0.value(start + text + end) }
        #expect(written == "\"\(start)\(escaped)\(end)\"\n")
      }
    }
  }

  @Test func `every scalar below U+0300 reads back as itself`() throws {
    for value in (0..<0x300 as Range<UInt32>).compactMap(Unicode.Scalar.init) {
      let bytes = JSONWriter.bytes { $0.array { $0.value("x\(value)y") } }
      let read = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String]
      #expect(read?.first?.unicodeScalars.elementsEqual("x\(value)y".unicodeScalars) == true)
    }
  }

  @Test func `a block has a line an entry, an inline container one line with all in it`() {
    let written = text { json in
      json.object {
        $0.member("name", "home")
        $0.key("list")
        $0.array {
          $0.value(1)
          $0.object(inline: true) {
            $0.member("a", true)
            $0.key("b")
            $0.array {
              $0.value(1)
              $0.value(2)
            }
            $0.key("c")
            $0.object { $0.member("d", 0.5) }
          }
          $0.array(inline: true) {
            $0.array { $0.value("x") }
            $0.value(false)
          }
          $0.value("last")
        }
        $0.key("empty")
        $0.object { _ in }
      }
    }
    #expect(
      written == """
        {
          "name": "home",
          "list": [
            1,
            { "a": true, "b": [1, 2], "c": { "d": 0.5 } },
            [["x"], false],
            "last"
          ],
          "empty": {}
        }

        """)
  }

  @Test func `empty containers have nothing between their brackets`() {
    #expect(text { $0.object { _ in } } == "{}\n")
    #expect(text { $0.array { _ in } } == "[]\n")
    #expect(text { $0.object(inline: true) { _ in } } == "{}\n")
    #expect(
      text { json in
        json.array(inline: true) {
          $0.array { _ in }
          $0.object { _ in }
        }
      } == "[[], {}]\n")
  }

  @Test func `layout is a block's again after an inline container`() {
    let written = text { json in
      json.object {
        $0.key("a")
        $0.object(inline: true) { $0.member("b", 1) }
        $0.key("c")
        $0.object { $0.member("d", 2) }
      }
    }
    #expect(
      written == "{\n  \"a\": { \"b\": 1 },\n  \"c\": {\n    \"d\": 2\n  }\n}\n")
  }

  @Test func `output of many blocks arrives whole and in order`() throws {
    var blocks: [[UInt8]] = []
    let count = 20_000
    withoutActuallyEscaping({ blocks.append($0) }) { collect in
      var json = JSONWriter(flush: collect)
      json.array {
        for index in 0..<count { $0.object(inline: true) { $0.member("number", index) } }
      }
      json.finish()
    }
    #expect(blocks.count > 5)
    #expect(blocks.allSatisfy { $0.count < 2 << 16 })
    let data = Data(blocks.joined())
    let read = try JSONSerialization.jsonObject(with: data) as? [[String: Int]]
    #expect(read?.compactMap { $0["number"] } == Array(0..<count))
    #expect(data.last == 0x0A)
  }

  /// A block holds 65,536 bytes.
  @Test func `whatever stands where a block ends is written whole`() {
    for count in (1 << 16) - 48...1 << 16 {
      let filling = String(repeating: "x", count: count)
      let written = text { json in
        json.array { json in
          json.value(filling)
          json.object(inline: true) { json in
            json.member("a longer key", "é\"\u{9B}")
            json.member("b", -1204)
            json.key("c")
            json.array { $0.value(true) }
          }
        }
      }
      let object = #"{ "a longer key": "é\"\u009b", "b": -1204, "c": [true] }"#
      #expect(written == "[\n  \"\(filling)\",\n  \(object)\n]\n")
    }
  }

  @Test func `a text longer than a block is written whole`() {
    let long = String(repeating: "0123456789", count: 20_000)
    #expect(text { $0.value(long) } == "\"\(long)\"\n")
    #expect(text { $0.value(long + "\n" + long) } == "\"\(long)\\n\(long)\"\n")
  }
}
