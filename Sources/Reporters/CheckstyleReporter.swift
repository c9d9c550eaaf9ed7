import Diagnostics
import SourceText

/// Findings as Checkstyle writes them, which many tools read.
/// https://github.com/checkstyle/checkstyle/blob/master/src/main/java/com/puppycrawl/tools/checkstyle/XMLLogger.java
struct CheckstyleReporter: Reporter {
  let name = "checkstyle"
  let summary = "Jenkins (warnings-ng) and others: Checkstyle's XML"

  func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    var files: [(path: String, findings: [ReportedFinding])] = []
    report.forEachSection(includingSuppressed: false) { section, findings in
      let byFile = Dictionary(grouping: findings, by: \.place.file)
      for (number, names) in section.names.enumerated() {
        files.append((names.shown, byFile[number] ?? []))
      }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return XMLWriter.bytes { xml in
      xml.element("checkstyle", [("version", "4.3")]) { xml in
        for (path, findings) in files {
          xml.element("file", [("name", path)]) { xml in
            for finding in findings { Self.write(finding, to: &xml) }
          }
        }
      }
    }
  }

  private static func write(_ reported: ReportedFinding, to xml: inout XMLWriter) {
    let (finding, place) = (reported.finding, reported.place)
    xml.element(
      "error",
      [
        ("line", "\(place.start.line)"), ("column", "\(place.start.column)"),
        ("severity", finding.severity.rawValue),
        ("message", finding.message + (finding.help.map { "\n\($0)" } ?? "")),
        ("source", "navstyle.\(finding.code)"),
      ])
  }
}
