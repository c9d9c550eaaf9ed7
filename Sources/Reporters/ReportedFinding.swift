import Diagnostics
import SourceText

/// A finding with what formats say of it: its fingerprint, and its places as lines and columns.
struct ReportedFinding {
  let finding: Finding
  /// What it is known by: the same in every format, and in baselines.
  let fingerprint: String
  let isSuppressed: Bool
  fileprivate let files: ReportedFiles

  /// Where it is.
  var place: Place { files.place(of: finding.range) }

  /// Where another range of the same description is.
  func place(of range: SourceRange) -> Place { files.place(of: range) }

  /// The text of a range of the same description.
  func text(_ range: SourceRange) -> String { files.sources.text(range) }
}

/// A part of a file.
struct Place {
  let names: FileNames
  /// The number of the file in its section.
  let file: Int
  /// The first character, and the one behind the last; columns in Unicode scalars.
  let start: Position
  let end: Position
  /// The same in bytes from the start of the file.
  let offsets: Range<Int>
  /// The columns of both in bytes.
  let byteColumns: (start: Int, end: Int)

  /// `app.navstyle.yaml:31:12`
  var text: String { "\(names.shown):\(start.line):\(start.column)" }
}

/// The files of a section, with their lines.
private struct ReportedFiles {
  let sources: SourceMap
  let names: [FileNames]
  let tables: [LineTable]

  init(_ section: Report.Section) {
    sources = section.sources
    names = section.names
    tables = sources.files.map(LineTable.init)
  }

  func place(of range: SourceRange) -> Place {
    let (file, offsets) = sources.locate(range)
    let table = tables[file]
    return Place(
      names: names[file], file: file, start: table.position(at: offsets.lowerBound),
      end: table.position(at: offsets.upperBound), offsets: offsets,
      byteColumns: (
        table.byteColumn(at: offsets.lowerBound), table.byteColumn(at: offsets.upperBound)
      ))
  }
}

extension Report {
  /// Calls `body` with everything found, in order; what is to be left alone, too, if that is wanted.
  func forEachFinding(includingSuppressed: Bool, _ body: (ReportedFinding) -> Void) {
    forEachSection(includingSuppressed: includingSuppressed) { _, findings in findings.forEach(body)
    }
  }

  /// Calls `body` with each section and what was found in it.
  func forEachSection(
    includingSuppressed: Bool, _ body: (Section, [ReportedFinding]) -> Void
  ) {
    // One for all sections: what is equal in two of them must differ here, too.
    var fingerprinter = Fingerprinter()
    for section in sections {
      let all = section.all
      let paths = section.paths
      let files = all.isEmpty ? nil : ReportedFiles(section)
      var findings: [ReportedFinding] = []
      for (finding, isSuppressed) in all {
        // What is not shown counts all the same where equal ones are told apart.
        let fingerprint = fingerprinter.fingerprint(finding, in: section.sources, paths: paths)
        guard let files, includingSuppressed || !isSuppressed else { continue }
        findings.append(
          ReportedFinding(
            finding: finding, fingerprint: fingerprint, isSuppressed: isSuppressed, files: files))
      }
      body(section, findings)
    }
  }
}
