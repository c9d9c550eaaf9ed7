public import Diagnostics
public import SourceText
public import StyleModel
import YAMLSyntax

/// The folders above style files: where a project begins, and how it is configured.
struct Surroundings {
  /// The name of a project's configuration.
  static let configurationName = ".navstyle-lint.yaml"

  let files: any FileSystem
  let options: ProjectOptions
  private var places: [String: Place] = [:]
  private var settings: [String: ProjectSettings] = [:]

  /// What a folder's nearest ancestors hold, itself included.
  private struct Place {
    let root: String?
    let configuration: String?
  }

  /// The current folder, without links.
  let currentFolder: String

  init(_ files: any FileSystem, _ options: ProjectOptions) {
    self.files = files
    self.options = options
    currentFolder = (try? files.resolved(".")) ?? "/"
  }

  /// The configurations that were read and in which something was found, by path.
  var configurationsWithFindings: [FoundConfiguration] {
    settings.values.compactMap(\.found).sorted {
      $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8)
    }
  }

  /// The nearest folder that holds a configuration or a `.git`; nil if there is none.
  mutating func root(of folder: String) -> String? { place(of: folder).root }

  private mutating func place(of folder: String) -> Place {
    var missing: [String] = []
    var current = folder
    while places[current] == nil {
      missing.append(current)
      let parent = PathText.folder(of: current)
      if parent == current { break }
      current = parent
    }
    var place = places[current] ?? Place(root: nil, configuration: nil)
    for folder in missing.reversed() {
      let configuration = PathText.joined(folder, Self.configurationName)
      let isConfigured = isThere(configuration)
      let isRoot = isConfigured || files.kind(of: PathText.joined(folder, ".git")) != nil
      place = Place(
        root: isRoot ? folder : place.root,
        configuration: isConfigured ? configuration : place.configuration)
      places[folder] = place
    }
    return place
  }

  /// Whether there is something that must be read as a configuration – or is said to be unreadable:
  /// to check by other rules than were meant is worse.
  private func isThere(_ configuration: String) -> Bool {
    switch files.kind(of: configuration) {
    case .file?, .folder?, .link?: return true
    case .special?: return false
    case nil:
      do throws(FileProblem) {
        _ = try files.resolved(configuration)
        return true
      } catch {
        return error.kind != .missing
      }
    }
  }

  /// The configuration of what lies in a folder.
  mutating func settings(of folder: String) throws(ProjectProblem) -> ProjectSettings {
    if let path = options.configuration {
      return try settings(at: PathText.joined(currentFolder, path), shown: path)
    }
    guard let path = place(of: folder).configuration else { return ProjectSettings() }
    return try settings(at: path, shown: PathText.relative(path, from: currentFolder))
  }

  private mutating func settings(
    at path: String, shown: String
  ) throws(ProjectProblem) -> ProjectSettings {
    if let known = settings[path] { return known }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(path, limit: options.limits.bytes)
    } catch {
      throw .file(error.shown(as: shown))
    }
    let file = SourceFile(path: shown, bytes: bytes)
    let (read, _) = checkConfiguration(file, options)
    let findings = read.findings
    guard !findings.contains(where: { $0.severity == .error }) else {
      throw .configuration(SourceMap(file), findings)
    }
    var configuration = read.value
    configuration.baseline = configuration.baseline.map { baseline in
      PathText.relative(
        PathText.joined(PathText.folder(of: path), baseline), from: currentFolder)
    }
    var result = ProjectSettings(configuration, in: PathText.folder(of: path))
    result.file = file
    if !findings.isEmpty {
      result.found = FoundConfiguration(
        file: file, findings: findings, configuration: read.value)
    }
    settings[path] = result
    return result
  }
}

/// The configuration that counts in a folder; nil if there is none.
///
/// - Parameters:
///   - folder: the folder, from the current one.
///   - system: the files.
///   - options: what the run knows.
public func findConfiguration(
  of folder: String, in system: any FileSystem, _ options: ProjectOptions
) throws(ProjectProblem) -> FoundConfiguration? {
  var surroundings = Surroundings(system, options)
  let settings = try surroundings.settings(
    of: PathText.joined(surroundings.currentFolder, folder))
  return settings.file.map { file in
    FoundConfiguration(
      file: file, findings: settings.found?.findings ?? [], configuration: settings.configuration)
  }
}

/// Reads a project's configuration.
///
/// - Returns: what it says and what is found in it, in order, and the part that could not be read.
public func checkConfiguration(
  _ file: SourceFile, _ options: ProjectOptions
) -> (read: Parsed<Configuration>, unread: SourceRange?) {
  let document = parse(file, limits: options.limits)
  var read = readConfiguration(document.value, rules: options.rules, version: options.version)
  let misread = document.value.misread?.start ?? .max
  read.findings =
    (document.findings + read.findings.filter { $0.range.start < misread }).ordered()
  return (read, document.value.unread)
}

/// A project's configuration and the folder its patterns start in.
struct ProjectSettings: Sendable {
  let configuration: Configuration
  /// The folder that holds the configuration; nil if there is none.
  let folder: String?
  /// The configuration with what was found in it; nil if that is nothing.
  fileprivate(set) var found: FoundConfiguration?
  /// The file of the configuration; nil if there is none.
  fileprivate(set) var file: SourceFile?
  private let include: GitignorePatterns?
  private let exclude: GitignorePatterns

  init(_ configuration: Configuration = Configuration(), in folder: String? = nil) {
    self.configuration = configuration
    self.folder = folder
    include = configuration.include.map { GitignorePatterns($0) }
    exclude = GitignorePatterns(configuration.exclude)
  }

  /// Whether a file or folder found on a walk is passed over.
  func excludes(_ path: [String], isFolder: Bool) -> Bool {
    exclude.decision(on: path, isFolder: isFolder) ?? false
  }

  /// Whether a file or folder found on a walk is wanted; nil if that is up to the folder it lies in.
  func includes(_ path: [String], isFolder: Bool) -> Bool? {
    include.map { $0.decision(on: path, isFolder: isFolder) } ?? true
  }
}
