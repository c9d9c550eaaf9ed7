import Diagnostics
import SourceText
import YAMLSyntax

/// How a case of the suite may be read otherwise than the suite says.
enum Deviation: CaseIterable {
  /// It is YAML; libyaml refuses it, and so do we.
  case refusedWithLibYAML
  /// It is YAML; libyaml reads it, and we refuse it.
  case refusedByIntent
  /// It is no YAML; libyaml reads it, and so do we.
  case readThoughWrong
  /// It is YAML, and it is read as something else.
  case readOtherwise
}

/// A case, read three times: as the suite says, by libyaml alone, and by us.
struct Comparison {
  let suiteCase: SuiteCase
  let libYAML: YAMLReading
  let ours: Parsed<Document>
  /// The first error; nil if there is none.
  let error: Finding?
  /// How the case is read otherwise than the suite says; nil if it is not.
  let deviation: Deviation?

  /// Every case of the suite.
  static let all = SuiteCase.all.map(Comparison.init)

  private init(_ suiteCase: SuiteCase) {
    self.suiteCase = suiteCase
    libYAML = readWithLibYAML(suiteCase.bytes)
    ours = read(suiteCase.bytes)
    error = ours.findings.ordered().first { $0.severity == .error }
    deviation =
      switch (suiteCase.isWrong, error) {
      case (true, nil): .readThoughWrong
      case (true, _): nil
      case (false, nil) where (suiteCase.expected.documents.first ?? []) == ours.value.events: nil
      case (false, nil): .readOtherwise
      case (false, _): libYAML.problem == nil ? .refusedByIntent : .refusedWithLibYAML
      }
  }

  /// Whether libyaml alone reads the case as the suite says.
  var isReadByLibYAML: Bool {
    if suiteCase.isWrong { return libYAML.problem != nil }
    return libYAML.problem == nil && libYAML.documents == suiteCase.expected.documents
  }

  /// Whether what was read is what libyaml alone reads: of a file that breaks off, the beginning.
  var agreesWithLibYAML: Bool {
    let (mine, theirs) = (ours.value.events, libYAML.documents.first ?? [])
    guard ours.value.isCut else {
      return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.agrees(with: $1) }
    }
    // Where a file breaks off decides when what is open ends.
    let (myNodes, theirNodes) = (mine.filter(\.isNode), theirs.filter(\.isNode))
    return myNodes.count <= theirNodes.count
      && zip(myNodes, theirNodes).allSatisfy { $0.agrees(with: $1) }
  }

  /// What a user is told of it, and where.
  var answer: String {
    guard let error else { return "nothing" }
    let place = LineTable(ours.value.file).position(at: Int(error.range.start))
    return "`\(error.code)` at \(place.line):\(place.column), \(error.message)"
  }
}
