import Commands
import Foundation
import Reporters
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A file in which very much is wrong: each report has all of it, in order, or says what it leaves out.
@Suite struct ManyFindingsTests {
  /// Two findings each: 100,000 in all with `make test-thorough`.
  private static let count = isThorough ? 50_000 : 1_000

  private static let text: String = {
    let colors = (0..<count).map { "  c\($0): \"#\(String($0 + 0x100000, radix: 16))\"\n" }
    let screens = (0..<count).map { "  s\($0): { bar: { alpha: \($0 + 2) }, push: [home] }\n" }
    return "navstyle: 1\ntargets: { ios: \"15..18\" }\npalette:\n" + colors.joined()
      + "screens:\n  home: { push: [\(screens.indices.map { "s\($0)" }.joined(separator: ", "))] }\n"
      + screens.joined()
  }()

  /// The code and the line of everything that is wrong, in order.
  private static let places =
    (0..<count).map { "unused-color \($0 + 4)" }
    + (0..<count).map { "out-of-range \($0 + count + 6)" }

  private static func json(_ bytes: [UInt8]?) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(bytes ?? []))
  }

  private static func lines(_ bytes: [UInt8]?) -> [String] {
    String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// `code line` of an object of a JSON report.
  private static func place(_ finding: [String: Any]) -> String {
    let start = (finding["range"] as? [String: Any])?["start"] as? [String: Any]
    return "\(finding["code"] as? String ?? "") \(start?["line"] as? Int ?? 0)"
  }

  /// Counts the elements of a name.
  private final class Elements: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
    }

    static func count(_ bytes: [UInt8]?) -> [String: Int]? {
      // Given as data, more than ten million bytes are not read.
      let stream = InputStream(data: Data(bytes ?? []))
      let (elements, parser) = (Elements(), XMLParser(stream: stream))
      parser.delegate = elements
      return parser.parse() ? elements.counts : nil
    }
  }

  @Test(.comesToAnEnd) func `every report has all of them in order, or says what it has not`()
    async throws
  {
    let (half, all) = (Self.count, 2 * Self.count)
    let orders = allReporters.flatMap { ["--report", "\($0.name)=\($0.name)"] }
    let result = await navstyle(
      ["lint", "--rule", "near-duplicate-color=off"] + orders + ["a.yaml"],
      files: ["a.yaml": Self.text])
    #expect(result.status == .findings)
    var seen: Set<String> = []
    func report(_ name: String) -> [UInt8]? {
      seen.insert(name)
      return result.files[name]
    }

    let json = try #require(try Self.json(report("json")) as? [String: Any])
    let found = json["findings"] as? [[String: Any]] ?? []
    #expect(found.map(Self.place) == Self.places)
    let summary = json["summary"] as? [String: Int]
    #expect(summary?["errors"] == half && summary?["warnings"] == half)
    let objects = try Self.lines(report("jsonl")).map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
    #expect(objects.prefix(all).map(Self.place) == Self.places)

    let heads = Self.lines(report("text")).compactMap { line in
      line.firstMatch(of: /^(?:error|warning)\[([a-z-]+)\]/).map { String($0.output.1) }
    }
    #expect(heads == Self.places.map { String($0.prefix { $0 != " " }) })
    let xcode = Self.lines(report("xcode")).compactMap { line in
      line.firstMatch(of: #/a\.yaml:(\d+):\d+: (?:error|warning): /#).flatMap { Int($0.output.1) }
    }
    #expect(xcode == Self.places.compactMap { Int($0.drop { $0 != " " }.dropFirst()) })
    let annotations = Self.lines(report("github")).filter { $0.hasPrefix("::") }
    #expect(annotations.count == all)

    let log = try #require(try Self.json(report("sarif")) as? [String: Any])
    let run = (log["runs"] as? [[String: Any]])?.first
    let results = run?["results"] as? [[String: Any]] ?? []
    #expect(results.count == min(all, SARIFReporter.taken))
    let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(Set(prints).count == results.count)
    let isComplete = all <= SARIFReporter.taken
    #expect(isComplete || result.errors.contains("heaviest of \(all) findings"))
    let issues = try Self.json(report("gitlab")) as? [[String: Any]] ?? []
    #expect(issues.count == all)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == all)
    let diagnostics = try Self.json(report("rdjson")) as? [String: Any]
    #expect((diagnostics?["diagnostics"] as? [Any])?.count == all)
    #expect(Elements.count(report("junit"))?["failure"] == all)
    #expect(Elements.count(report("checkstyle"))?["error"] == all)
    #expect(Self.lines(report("markdown")).count { $0.contains("`a.yaml:") } == all)
    #expect(seen == Set(allReporters.map(\.name)))
  }
}
