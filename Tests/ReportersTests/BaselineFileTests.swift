import Diagnostics
import Reporters
import Testing

@Suite struct BaselineFileTests {
  private let entries = [
    Baseline.Entry(path: "b", keyPath: "screens.日本", code: "a-rule", fingerprint: "02"),
    Baseline.Entry(path: "a", keyPath: "x", code: "b-rule", fingerprint: "01"),
    Baseline.Entry(path: "a", keyPath: "x", code: "a-rule", fingerprint: "03"),
  ]

  @Test func `the order in which things are found does not matter`() {
    let bytes = BaselineFile.bytes(Baseline(entries))
    #expect(bytes == BaselineFile.bytes(Baseline(entries.reversed() + entries)))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.contains("fingerprint") } == 3)
    #expect(lines[3].contains("\"03\"") && lines[5].contains("\"02\""))
  }

  @Test func `what is written is read again`() throws {
    let baseline = Baseline(entries)
    #expect(try BaselineFile.read(BaselineFile.bytes(baseline)) == baseline)
    #expect(baseline.contains(fingerprint: "02") && !baseline.contains(fingerprint: "04"))
  }

  @Test(arguments: ["", "[]", "{}", "{\"version\": 1}", "{\"version\": 1, \"findings\": [1]}"])
  func `what is no baseline is refused`(_ text: String) {
    #expect(throws: BaselineFile.Problem.self) { try BaselineFile.read(Array(text.utf8)) }
  }
}
