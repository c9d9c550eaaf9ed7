public import Diagnostics
public import SourceText
public import YAMLSyntax

/// The parsed files of one description, in the order in which they count, the entry file first.
public struct StyleFiles: Sendable {
  /// The files.
  public private(set) var documents: [Document] = []
  /// What was found so far; offsets count through all the files, laid end to end.
  public var findings: [Finding] = []
  /// Whether something is missing that was written: a file broke off, or could not be read.
  public var isCut = false
  /// The parts of files that could not be read, because the YAML breaks off before them.
  public private(set) var unread: [SourceRange] = []

  /// The parts of files that were not read as they were meant, because of a mistake in the YAML.
  public private(set) var misread: [SourceRange] = []
  /// The findings that say that a pattern in an include matches nothing: what it should have brought
  /// may be missed.
  public var unmatched: [Finding] = []
  /// The paths of descriptions that include the entry file, as far as that is known.
  public var includers: [String] = []

  private var sources = SourceMap()

  /// No files yet.
  public init() {}

  /// A description of one file.
  public init(_ file: consuming Parsed<Document>) {
    add(file)
  }

  /// Appends a file and returns the offset at which it starts.
  @discardableResult
  public mutating func add(_ file: consuming Parsed<Document>) -> UInt32 {
    let base = sources.add(file.value.file)
    isCut = isCut || file.value.isCut
    if let unread = file.value.unread { self.unread.append(unread.shifted(by: base)) }
    if let misread = file.value.misread { self.misread.append(misread.shifted(by: base)) }
    findings += base == 0 ? file.findings : file.findings.map { $0.shifted(by: base) }
    documents.append(file.value)
    return base
  }
}
