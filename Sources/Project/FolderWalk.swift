/// Finds the style files below folders.
///
/// Patterns of the configuration are matched on the way, so that what is passed over is never
/// listed. Hidden folders and files are passed over, too. A link to a folder is followed when everything
/// else was seen, and only to what was not seen: no tree is listed twice, and no link leads in circles.
/// No link is followed out of the project, as no include may lead there.
struct FolderWalk {
  /// How the names of style files end.
  static let suffix = ".navstyle.yaml"

  /// What cannot be listed, in the order in which it was met.
  private(set) var problems: [FileProblem] = []

  /// Whether patterns of a configuration kept a file or a folder out.
  private(set) var hasPassedOver = false

  private var listings: FolderListings
  private var seen: Set<String> = []

  init(_ files: any FileSystem) {
    listings = FolderListings(files)
  }

  /// A style file that was found.
  struct FoundFile {
    /// Its path as people know it: it starts like the folder they named.
    let shown: String
    /// Its path without links; nil if it is one that leads nowhere.
    let real: String?
    let isLink: Bool
  }

  private struct Folder {
    /// The names that lead to it from the folder the walk began in.
    let names: [String]
    let real: String
    var settings: ProjectSettings
    /// The names that lead to it from the folder in which the patterns start.
    var patternNames: [String]
    /// Whether the folder is wanted, as far as patterns say so.
    var isWanted: Bool
  }

  /// The style files below a folder, in the order of their bytes.
  ///
  /// - Parameters:
  ///   - folder: its path, as people know it.
  ///   - isDeep: whether folders in it are searched, too.
  ///   - surroundings: tells the configuration that counts.
  mutating func styleFiles(
    below folder: String, isDeep: Bool = true, _ surroundings: inout Surroundings
  ) throws(ProjectProblem) -> [FoundFile] {
    var found: [FoundFile] = []
    var links: [Folder] = []
    guard let first = try start(at: folder, &surroundings) else { return [] }
    var folders = [first]
    while let next = folders.popLast() ?? (links.isEmpty ? nil : links.removeFirst()) {
      guard seen.insert(next.real).inserted else { continue }
      let shown = PathText.joined(folder, next.names.joined(separator: "/"))
      let inside: [FolderEntry]
      do throws(FileProblem) {
        inside = try listings.entries(of: next.real)
      } catch {
        problems.append(error.shown(as: shown))
        continue
      }
      let current = try configured(next, inside, &surroundings)
      // The last one is looked into first.
      for entry in inside.reversed() where !entry.name.hasPrefix(".") {
        guard let kind = kind(of: entry, in: current), isDeep || kind == .file else { continue }
        let isLink = entry.kind == .link
        let real = target(of: entry, in: current)
        if isLink, let real {
          let root = surroundings.root(of: current.real) ?? first.real
          guard PathText.isInside(real, root) else { continue }
        }
        guard kind == .folder else {
          found.append(
            FoundFile(shown: PathText.joined(shown, entry.name), real: real, isLink: isLink))
          continue
        }
        guard let real else { continue }
        let inside = inner(of: current, entry.name, real: real)
        if isLink { links.insert(inside, at: 0) } else { folders.append(inside) }
      }
    }
    // A file that was found itself needs no links to it.
    let files = Set(found.filter { !$0.isLink }.map(\.real))
    return found.filter { !$0.isLink || $0.real == nil || !files.contains($0.real) }
      .sorted { $0.shown.utf8.lexicographicallyPrecedes($1.shown.utf8) }
  }

  /// The path of an entry without links; nil for a link that leads nowhere.
  private func target(of entry: FolderEntry, in folder: Folder) -> String? {
    let location = PathText.joined(folder.real, entry.name)
    return entry.kind == .link ? try? listings.files.resolved(location) : location
  }

  private mutating func start(
    at folder: String, _ surroundings: inout Surroundings
  ) throws(ProjectProblem) -> Folder? {
    let real: String
    do throws(FileProblem) {
      real = try listings.files.resolved(folder)
    } catch {
      problems.append(error.shown(as: folder))
      return nil
    }
    let settings = try surroundings.settings(of: real)
    var patternNames: [String] = []
    if let origin = settings.folder, origin != real, PathText.isInside(real, origin) {
      patternNames = PathText.names(in: PathText.relative(real, from: origin)).map(String.init)
    }
    return Folder(
      names: [], real: real, settings: settings, patternNames: patternNames, isWanted: false)
  }

  /// A folder with the configuration it holds itself, if it holds one.
  private func configured(
    _ folder: Folder, _ entries: [FolderEntry], _ surroundings: inout Surroundings
  ) throws(ProjectProblem) -> Folder {
    guard !folder.names.isEmpty, surroundings.options.configuration == nil,
      entries.contains(where: { $0.name == Surroundings.configurationName })
    else { return folder }
    var folder = folder
    folder.settings = try surroundings.settings(of: folder.real)
    folder.patternNames = []
    folder.isWanted = false
    return folder
  }

  private func inner(of folder: Folder, _ name: String, real: String) -> Folder {
    let names = folder.patternNames + [name]
    return Folder(
      names: folder.names + [name], real: real, settings: folder.settings, patternNames: names,
      isWanted: folder.settings.includes(names, isFolder: true) ?? folder.isWanted)
  }

  /// What an entry is, links followed; nil if it is of no interest or passed over.
  private mutating func kind(of entry: FolderEntry, in folder: Folder) -> FileKind? {
    let kind =
      entry.kind == .link
      ? listings.files.kind(of: PathText.joined(folder.real, entry.name)) ?? .file : entry.kind
    let isFolder = kind == .folder
    guard isFolder || (kind != .special && entry.name.hasSuffix(Self.suffix)) else { return nil }
    let names = folder.patternNames + [entry.name]
    let isExcluded = folder.settings.excludes(names, isFolder: isFolder)
    if isFolder, !isExcluded { return .folder }
    if !isExcluded, folder.settings.includes(names, isFolder: false) ?? folder.isWanted {
      return .file
    }
    hasPassedOver = true
    return nil
  }
}
