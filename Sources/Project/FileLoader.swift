import Diagnostics
import SourceText
import StyleModel
import YAMLSyntax

/// Reads and parses files, and those they include, each once.
struct FileLoader {
  private(set) var files: [LoadedFile] = []
  var surroundings: Surroundings
  var listings: FolderListings
  /// The paths of files that were probably meant by includes that name none.
  var missed: Set<String> = []
  private var numbers: [Identity: Int] = [:]
  /// Files that were named but not read yet.
  private var waiting: [Int] = []
  /// By what is read: the first file for which it was.
  private var readers: [Reading: Int] = [:]

  /// What makes two paths the same file; which includes are allowed depends on the root.
  private struct Identity: Hashable {
    let real: String
    let root: String
  }

  /// What is read and how it is shown. Of a folder of which nobody knows the project, a file has one root
  /// as an entry of its own and another as a piece of the file that includes it; it is read once.
  private struct Reading: Hashable {
    let real: String
    let shown: String
    let isStandardInput: Bool

    init(_ file: LoadedFile) {
      real = file.real
      shown = file.shown
      isStandardInput = file.source == "-"
    }
  }

  init(_ system: any FileSystem, _ options: ProjectOptions) {
    surroundings = Surroundings(system, options)
    listings = FolderListings(system)
  }

  private var system: any FileSystem { surroundings.files }
  private var options: ProjectOptions { surroundings.options }

  // MARK: Naming files

  /// The number of a file that somebody asked for; it is read with the next wave.
  ///
  /// - Parameters:
  ///   - path: where it is, as it was asked for; `-` for standard input.
  ///   - fallback: the root, if no folder above says where the project begins; nil for the file's own
  ///     folder.
  mutating func add(path: String, fallback: String? = nil) -> Int {
    let isStandardInput = path == "-"
    let given = isStandardInput ? options.standardInput : path
    let folder =
      (try? system.resolved(PathText.folder(of: given)))
      ?? PathText.joined(surroundings.currentFolder, PathText.folder(of: given))
    let location = PathText.joined(folder, PathText.name(of: given))
    return add(
      LoadedFile(
        shown: PathText.normalized(given), location: location,
        real: (try? system.resolved(location)) ?? location,
        root: surroundings.root(of: folder) ?? fallback ?? folder,
        source: isStandardInput ? "-" : path))
  }

  /// The number of a file that was found in a folder.
  mutating func add(_ found: FolderWalk.FoundFile, fallback: String? = nil) -> Int {
    guard !found.isLink, let real = found.real else {
      return add(path: found.shown, fallback: fallback)
    }
    // What the walk knows need not be asked for again, file by file.
    let folder = PathText.folder(of: real)
    return add(
      LoadedFile(
        shown: PathText.normalized(found.shown), location: real, real: real,
        root: surroundings.root(of: folder) ?? fallback ?? folder, source: found.shown))
  }

  /// The number of a file that another one includes.
  mutating func add(location: String, real: String, includedBy includer: Int) -> Int {
    let shown =
      PathText.isAbsolute(files[includer].shown)
      ? location : PathText.relative(location, from: surroundings.currentFolder)
    return add(
      LoadedFile(
        shown: shown, location: location, real: real, root: files[includer].root,
        source: location))
  }

  private mutating func add(_ file: LoadedFile) -> Int {
    let identity = Identity(real: file.real, root: file.root)
    if let known = numbers[identity] { return known }
    numbers[identity] = files.count
    waiting.append(files.count)
    files.append(file)
    return files.count - 1
  }

  // MARK: Reading them

  /// Reads all files that were named, and all that these include: wave by wave, those of a wave in
  /// parallel.
  mutating func load() async {
    while !waiting.isEmpty {
      let wave = waiting
      waiting = []
      let (system, limits) = (system, options.limits)
      let unread = wave.filter { firstReader($0) == $0 }
      let jobs = unread.map { (source: files[$0].source, shown: files[$0].shown) }
      let contents = inParallel(jobs) { job in
        FileContents(job.source, shown: job.shown, in: system, limits)
      }
      var read = Dictionary(uniqueKeysWithValues: zip(unread, contents))
      for file in wave {
        let contents =
          read.removeValue(forKey: file) ?? FileContents(like: files[firstReader(file)])
        files[file].take(contents)
        resolveIncludes(of: file, contents.includes)
      }
    }
  }

  /// The file for which was read what is read for this one; this one if there is none yet.
  private mutating func firstReader(_ file: Int) -> Int {
    let reading = Reading(files[file])
    if let first = readers[reading] { return first }
    readers[reading] = file
    return file
  }

  /// Notes what an include of a file leads to.
  mutating func link(_ file: Int, _ include: Include, to target: Int) {
    files[file].links.append(LoadedFile.Link(include: include, target: target))
  }

  /// Notes what is wrong with an include of a file.
  mutating func report(
    _ rule: RuleInfo, _ include: Include, of file: Int, message: String, help: String
  ) {
    files[file].findings.append(
      Finding(
        rule, at: include.path.range, keyPath: include.keyPath, message: message, help: help))
    // What an error keeps out cannot be missed on top.
    if rule.isBlocking { files[file].isCut = true }
  }

  /// Takes a file's contents; a copy if they are needed again.
  mutating func takeContents(of file: Int, isLast: Bool) -> Parsed<Document>? {
    guard isLast else { return files[file].parsed }
    var parsed: Parsed<Document>?
    swap(&parsed, &files[file].parsed)
    return parsed
  }
}

/// A file that was asked for or included, and where it leads.
struct LoadedFile {
  /// Its path as people know it.
  let shown: String
  /// Its absolute path; only its last part may be a link.
  let location: String
  /// Its absolute path without links.
  let real: String
  /// The folder out of which its includes may not lead.
  let root: String
  /// The path it is read from.
  let source: String

  fileprivate(set) var parsed: Parsed<Document>?
  /// Why it could not be read.
  private(set) var problem: FileProblem?
  fileprivate(set) var links: [Link] = []
  /// What is wrong with its includes; offsets count in the file.
  fileprivate(set) var findings: [Finding] = []
  /// Whether an include leads to nothing that could be read.
  fileprivate(set) var isCut = false

  /// An include that leads to a file.
  struct Link {
    let include: Include
    let target: Int
  }

  init(shown: String, location: String, real: String, root: String, source: String) {
    self.shown = shown
    self.location = location
    self.real = real
    self.root = root
    self.source = source
  }

  /// The file as the entry of a description.
  var entry: EntryFile { EntryFile(path: shown, source: source, root: root) }

  fileprivate mutating func take(_ contents: FileContents) {
    parsed = contents.parsed
    problem = contents.problem
    findings = contents.findings
  }
}

/// What reading and parsing one file gave.
private struct FileContents: Sendable {
  var parsed: Parsed<Document>?
  var problem: FileProblem?
  var includes: [Include] = []
  /// What is wrong with how the includes are written.
  var findings: [Finding] = []

  init(_ source: String, shown: String, in system: any FileSystem, _ limits: Limits) {
    do throws(FileProblem) {
      let bytes = try system.read(source, limit: limits.bytes)
      take(parse(SourceFile(path: shown, bytes: bytes), limits: limits))
    } catch {
      if case .tooLarge(let size) = error.kind {
        parsed = oversized(SourceFile(unread: shown), size: size)
      } else {
        problem = error.shown(as: shown)
      }
    }
  }

  /// What reading gave for another file.
  init(like file: LoadedFile) {
    problem = file.problem
    if let parsed = file.parsed { take(parsed) }
  }

  private mutating func take(_ document: Parsed<Document>) {
    let read = readIncludes(document.value)
    parsed = document
    includes = read.value
    findings = read.findings
  }
}
