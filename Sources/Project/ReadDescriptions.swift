public import Diagnostics
public import SourceText
public import StyleModel
import YAMLSyntax

/// A description as its files were found: all that checking it needs.
public struct StyleDescription: Sendable {
  /// Its entry file.
  public let entry: EntryFile
  /// Its files, parsed.
  public var files: StyleFiles
  /// The absolute paths of its files, without links, in the same order.
  public let realPaths: [String]
  /// How its project is configured.
  public let configuration: Configuration
}

/// The file with which a description begins: enough to read it again, and as the same description.
public struct EntryFile: Sendable {
  /// Its path as people know it.
  public let path: String
  /// The path it is read from.
  public let source: String
  /// The folder out of which its includes may not lead.
  public let root: String
}

/// What there is at paths.
public struct FoundDescriptions: Sendable {
  /// The descriptions, in the order of the paths; none if there is no style file.
  public let descriptions: [StyleDescription]
  /// What else was found but cannot be read, in the order in which it was met.
  public let problems: [FileProblem]
  /// The configurations that say something and of which something is to be said, by path.
  public let configurations: [FoundConfiguration]
  /// Whether patterns of a configuration kept a file or a folder out.
  public let hasPassedOver: Bool
}

/// A configuration in which something was found that leaves it usable.
public struct FoundConfiguration: Sendable {
  /// The file.
  public let file: SourceFile
  /// What was found in it, in order.
  public let findings: [Finding]
  /// What it says.
  public let configuration: Configuration

  /// A configuration.
  public init(file: SourceFile, findings: [Finding], configuration: Configuration) {
    self.file = file
    self.findings = findings
    self.configuration = configuration
  }
}

/// Finds the descriptions at paths, with all the files they consist of.
///
/// Of the files that are named, and those below folders, every one is an entry that no other file of
/// the run includes; of files that include each other in a circle, the first one. What cannot be read is
/// passed over and told; only a name of which there is nothing is a mistake of who gave it.
///
/// - Parameters:
///   - paths: files and folders, and `-` for standard input.
///   - system: the files.
///   - options: what the run knows.
/// - Returns: the descriptions, and what else there was.
public func readDescriptions(
  at paths: [String], in system: any FileSystem, _ options: ProjectOptions
) async throws(ProjectProblem) -> FoundDescriptions {
  var loader = FileLoader(system, options)
  var walk = FolderWalk(system)
  var candidates: [(file: Int, isNamed: Bool)] = []
  for path in paths {
    guard path != "-", system.kind(of: path) == .folder else {
      candidates.append((loader.add(path: path), true))
      continue
    }
    for found in try walk.styleFiles(below: path, &loader.surroundings) {
      candidates.append((loader.add(found), false))
    }
  }
  await loader.load()
  candidates = loader.withoutMissedPieces(candidates)
  var problems = walk.problems
  var entries: [Int] = []
  let named = Set(candidates.filter(\.isNamed).map(\.file))
  for entry in entryFiles(among: candidates, in: loader.files) {
    guard let problem = loader.files[entry].problem else {
      entries.append(entry)
      continue
    }
    if case .missing = problem.kind, named.contains(entry) { throw .file(problem) }
    problems.append(problem)
  }
  let descriptions = try loader.compose(entries)
  return FoundDescriptions(
    descriptions: await namingIncluders(descriptions, in: system, options), problems: problems,
    configurations: loader.surroundings.configurationsWithFindings,
    hasPassedOver: walk.hasPassedOver)
}

/// Reads descriptions that were read before, from files as they are now.
///
/// - Parameters:
///   - entries: their entry files.
///   - system: the files.
///   - options: what the run knows.
/// - Returns: a description for each of the entries.
public func readDescriptions(
  of entries: [EntryFile], in system: any FileSystem, _ options: ProjectOptions
) async throws(ProjectProblem) -> [StyleDescription] {
  var loader = FileLoader(system, options)
  let files = entries.map { loader.add(path: $0.source, fallback: $0.root) }
  await loader.load()
  if let problem = files.lazy.compactMap({ loader.files[$0].problem }).first {
    throw .file(problem)
  }
  return try loader.compose(files)
}

/// Reads the descriptions that share a file with others, from all over the project these are in.
///
/// Without a `.navstyle-lint.yaml` or `.git` nobody knows how far a project goes; then only the
/// folders that hold their files are searched.
///
/// - Parameters:
///   - entries: the entry files of the others.
///   - known: the absolute paths of files that are not looked for, without links: where there is no
///     style file besides these, nothing is read.
///   - system: the files.
///   - options: what the run knows.
/// - Returns: the descriptions that were found, and whether that can be told to be all of them: what
///   cannot be read may be one, too.
public func readDescriptions(
  sharingFilesWith entries: [EntryFile], besides known: Set<String> = [],
  in system: any FileSystem, _ options: ProjectOptions
) async -> (descriptions: [StyleDescription], isComplete: Bool) {
  var loader = FileLoader(system, options)
  var walk = FolderWalk(system)
  let given = entries.map { loader.add(path: $0.source, fallback: $0.root) }
  var candidates = given.map { (file: $0, isNamed: true) }
  var searched: Set<String> = []
  var isComplete = true
  var isNew = known.isEmpty
  let places = await loader.searchPlaces(around: given, besides: known)
  for place in places where searched.insert(place.folder).inserted {
    let shown = PathText.relative(place.folder, from: loader.surroundings.currentFolder)
    guard
      let found = try? walk.styleFiles(below: shown, isDeep: place.isDeep, &loader.surroundings)
    else {
      isComplete = false
      continue
    }
    for file in found {
      isNew = isNew || !(file.real.map(known.contains) ?? false)
      candidates.append((loader.add(file, fallback: place.folder), false))
    }
  }
  guard isNew else { return ([], isComplete && walk.problems.isEmpty) }
  await loader.load()
  let shared = Set(given.flatMap { loader.reachable(from: $0) }.map { loader.files[$0].real })
  let entries = entryFiles(among: candidates, in: loader.files)
  let others = entries.filter { entry in
    !given.contains(entry) && loader.files[entry].problem == nil
      && loader.reachable(from: entry).contains { shared.contains(loader.files[$0].real) }
  }
  let all = Set(entries.flatMap { loader.reachable(from: $0) })
  isComplete = isComplete && walk.problems.isEmpty && all.allSatisfy { loader.files[$0].isWhole }
  guard let descriptions = try? loader.compose(others) else { return ([], false) }
  return (descriptions, isComplete)
}

extension LoadedFile {
  /// Whether it could be read, and what it includes can be told.
  fileprivate var isWhole: Bool {
    guard problem == nil, !isCut, !findings.contains(where: \.isBlocking), let parsed else {
      return false
    }
    return !mayIncludeMore(parsed.value)
  }
}

extension FileLoader {
  /// Where descriptions can be that share a file with some: all of the project or, where nobody knows
  /// how far that goes, the folders from those of their files up to their own.
  ///
  /// - Parameters:
  ///   - given: the files with which those begin.
  ///   - known: all their files, and maybe more; none if they must be read to know that.
  fileprivate mutating func searchPlaces(
    around given: [Int], besides known: Set<String>
  ) async -> [(folder: String, isDeep: Bool)] {
    var places: [(folder: String, isDeep: Bool)] = []
    var roots: Set<String> = []
    for file in given {
      let root = surroundings.root(of: PathText.folder(of: files[file].location))
      if root == nil { roots.insert(files[file].root) }
      places += [root, files[file].root].compactMap { $0 }.map { ($0, root != nil) }
    }
    guard !roots.isEmpty else { return places }
    if known.isEmpty { await load() }
    let paths = known.isEmpty ? given.flatMap(reachable).map { files[$0].location } : Array(known)
    for start in Set(paths.map(PathText.folder)).sorted()
    where surroundings.root(of: start) == nil {
      var folder = start
      while !roots.contains(folder), roots.contains(where: { PathText.isInside(folder, $0) }) {
        places.append((folder, false))
        folder = PathText.folder(of: folder)
      }
    }
    return places
  }

  /// A file and all that it includes.
  fileprivate func reachable(from start: Int) -> Set<Int> {
    var reached: Set<Int> = []
    var open = [start]
    while let file = open.popLast() {
      if reached.insert(file).inserted { open += files[file].links.map(\.target) }
    }
    return reached
  }
}

/// The candidates that are entries, in their order and each once.
private func entryFiles(
  among candidates: [(file: Int, isNamed: Bool)], in files: [LoadedFile]
) -> [Int] {
  var included: Set<String> = []
  for file in files {
    for link in file.links where files[link.target].real != file.real {
      included.insert(files[link.target].real)
    }
  }
  var isReached = [Bool](repeating: false, count: files.count)
  func reach(_ start: Int) {
    var open = [start]
    while let file = open.popLast() {
      guard !isReached[file] else { continue }
      isReached[file] = true
      open += files[file].links.map(\.target)
    }
  }
  var entries = Set(
    candidates.filter { !included.contains(files[$0.file].real) }.map(\.file))
  for entry in entries { reach(entry) }
  // What is left is reached only from itself.
  let reals = Set(isReached.indices.filter { isReached[$0] }.map { files[$0].real })
  for candidate in candidates
  where !isReached[candidate.file] && !reals.contains(files[candidate.file].real) {
    entries.insert(candidate.file)
    reach(candidate.file)
  }
  var seen: Set<String> = []
  return candidates.map(\.file).filter { file in
    entries.contains(file) && seen.insert(files[file].real).inserted
  }
}
