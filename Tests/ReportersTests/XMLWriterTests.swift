import Diagnostics
import Foundation
import Reporters
import SourceText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The XML of both formats that are XML: whatever is in a text, a reader gets it back.
@Suite struct XMLWriterTests {
  private static let hostile = "a\u{0}\u{1B}[31m\u{9F}\u{FFFE} <b>&amp;\"'\r\n\t]]> --> 日🎉"

  /// What becomes of it: only what no document can hold is replaced.
  private static let read =
    "a\u{FFFD}\u{FFFD}[31m\u{FFFD}\u{FFFD} <b>&amp;\"'\r\n\t]]> --> 日🎉"

  @Test(arguments: ["checkstyle", "junit"])
  func `texts with markup and control characters come back as they were`(_ format: String) throws {
    let text = report(format, [finding(Self.hostile)], path: "x/\(Self.hostile)")
    let reader = AttributeReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))\n\(text)")
    #expect(reader.values.contains("x/\(Self.read)"))
    #expect(reader.values.contains { $0.hasPrefix(Self.read) })
    #expect(!reader.elements.contains("b"))
  }
}

/// All names of elements and values of attributes of a document.
private final class AttributeReader: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var values: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
    values += attributes.values
  }
}

/// A report in a format about one file.
func report(
  _ format: String, _ findings: [Finding], path: String = "app.yaml", text: String = "k: bad\n",
  suppressed: [Finding] = [], on screen: Screen = Screen(), rulePages: String? = nil
) -> String {
  let file = SourceFile(path: path, text: text)
  let section = Report.Section(
    sources: SourceMap(file), findings: findings, suppressed: suppressed)
  let tool = ReportingTool(version: "1.2.3", rules: [exampleRule], rulePages: rulePages)
  let reporter = allReporters.first { $0.name == format }
  return String(
    decoding: reporter?.bytes(Report([section], by: tool), on: screen) ?? [], as: UTF8.self)
}

/// A finding about `bad` in `k: bad`.
func finding(_ message: String, fix: Fix? = nil, notes: [Note] = [], help: String? = nil) -> Finding
{
  Finding(
    exampleRule, at: SourceRange(start: 3, end: 6), keyPath: "k", message: message, notes: notes,
    help: help, fix: fix)
}
