import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite struct LimitsTests {
  private func nested(_ depth: Int, _ opening: String, _ closing: String) -> String {
    String(repeating: opening, count: depth) + String(repeating: closing, count: depth)
  }

  private func blockLists(_ depth: Int) -> String { String(repeating: "- ", count: depth) + "x" }

  private func blockMaps(_ depth: Int) -> String {
    (0..<depth).map { String(repeating: " ", count: $0) + "k:\n" }.joined()
      + String(repeating: " ", count: depth) + "x"
  }

  @Test func `64 levels are read, in every style`() {
    for text in [nested(64, "[", "]"), blockLists(64), blockMaps(64)] {
      let result = read(text)
      #expect(result.findings.isEmpty)
      #expect(!result.value.isCut)
    }
  }

  @Test func `a 65th level is refused where it opens`() {
    #expect(read(nested(65, "[", "]")).places == ["input-limit 64-65"])
    #expect(read(blockLists(65)).places == ["input-limit 128-129"])
    let maps = read(blockMaps(65))
    #expect(maps.codes == ["input-limit"])
    #expect(maps.value.isCut)
    #expect(read(nested(65, "[", "]")).value.nodeCount == 65)
  }

  @Test(arguments: [(32, 32, false), (32, 33, true), (1, 63, false), (1, 64, true), (63, 2, true)])
  func `levels count through aliases`(outer: Int, inner: Int, isRefused: Bool) {
    // The list around both is a level, too.
    let value = nested(inner - 1, "[", "]")
    let anchored = inner == 1 ? "x" : value
    let (opening, closing) = (nested(outer - 1, "[", ""), nested(outer - 1, "", "]"))
    let result = read("[&a [\(anchored)], \(opening)*a\(closing)]")
    #expect(result.codes == (isRefused ? ["input-limit"] : []))
  }

  @Test(arguments: [(62, false), (63, true)])
  func `levels count through aliases of aliases`(count: Int, isRefused: Bool) {
    let lists = (1...count).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
    let result = read("- &a0 [x]\n" + lists + "- *a\(count)\n")
    #expect(result.codes.contains("input-limit") == isRefused)
  }

  @Test func `10,000 aliases are read and one more is refused`() {
    let head = "- &a x\n"
    let allowed = head + String(repeating: "- *a\n", count: 10_000)
    #expect(read(allowed).findings.isEmpty)
    let start = allowed.utf8.count + 2
    #expect(read(allowed + "- *a\n- b\n").places == ["input-limit \(start)-\(start + 2)"])
  }

  @Test func `an alias counts even if it stands for nothing`() {
    let codes = read(String(repeating: "- *a\n", count: 10_002)).codes
    #expect(codes.count == 10_002)
    #expect(codes.filter { $0 == "input-limit" }.count == 1)
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `a directive line may begin behind any line break of YAML`(lineBreak: String) {
    let lines = "%FOO a" + String(repeating: lineBreak + "%FOO b", count: 15)
    let start = lines.utf8.count + lineBreak.utf8.count
    let result = read(lines + lineBreak + "%FOO c\n---\na: 1\n")
    #expect(result.places.contains("input-limit \(start)-\(start + 1)"))
    let allowed = read(lines + "\n---\na: 1 %\u{45}\u{85}\n")
    #expect(!allowed.codes.contains("input-limit"))
  }

  @Test func `nodes count with every alias written out`() {
    // 1 + 1000 nodes, 999 times: 1,000,002 with those around them.
    let list = "[" + String(repeating: "x,", count: 1000) + "]"
    let uses = String(repeating: "*a,", count: 997)
    #expect(read("[&a \(list),\(uses)]").codes == [])
    #expect(read("[&a \(list),\(uses)*a,*a]").codes == ["input-limit"])
  }

  @Test func `aliases of aliases multiply`() {
    let text = """
      - &a [x,x,x,x,x,x,x,x,x,x]
      - &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]
      - &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]
      - &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]
      - &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]
      - &f [*e,*e,*e,*e,*e,*e,*e,*e,*e]
      """
    #expect(read(text).codes == ["input-limit"])
    let smaller = text.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(read(smaller).codes == ["unused-anchor"])
  }

  @Test(arguments: ["", "\u{FEFF}"], ["\n", "\r\n", "\r"])
  func `sixteen directive lines are read and the next is refused`(mark: String, lineBreak: String) {
    let lines = (0..<16).map { "%TAG !t\($0)! tag:x,2026:" + lineBreak }.joined()
    let rest = "---" + lineBreak + "a: 1" + lineBreak
    #expect(read(mark + lines + rest).findings.isEmpty)
    let start = (mark + lines).utf8.count
    let refused = read(mark + lines + "%TAG !u! tag:x,2026:" + lineBreak + rest)
    #expect(refused.places == ["input-limit \(start)-\(start + 1)"])
    #expect(refused.value.isCut)
  }

  @Test func `a percent sign inside a line is none`() {
    let text = String(repeating: "- a % b\n", count: 40)
    #expect(read(text).findings.isEmpty)
  }

  @Test func `a file over the byte limit is not read`() throws {
    var limits = Limits()
    #expect(limits.bytes == 8 << 20)
    limits.bytes = 4
    let allowed = parse(SourceFile(path: "a", text: "a: 1"), limits: limits)
    #expect(allowed.findings.isEmpty)
    let refused = parse(SourceFile(path: "a", text: "a: 12"), limits: limits)
    #expect(refused.places == ["input-limit 0-0"])
    #expect(refused.value.root == nil)
    #expect(refused.value.isCut)
    #expect(try #require(refused.findings.first?.help).contains("--max-bytes 5"))
  }

  @Test func `a raised byte limit raises the node limit with it`() {
    #expect(Limits().nodes(forBytes: 100) == 1_000_000)
    #expect(Limits().nodes(forBytes: 8_000_000) == 2_000_000)
  }
}
