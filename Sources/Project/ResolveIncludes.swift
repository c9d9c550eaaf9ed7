import Diagnostics
import SourceText
import StyleModel

/// Where the includes of a file lead.
extension FileLoader {
  mutating func resolveIncludes(of file: Int, _ includes: [Include]) {
    for include in includes { resolve(include, of: file) }
  }

  private mutating func resolve(_ include: Include, of file: Int) {
    let (root, location) = (files[file].root, files[file].location)
    let pattern = PathPattern(include.path.value, in: PathText.folder(of: location))
    guard PathText.isInside(pattern.base, root) else {
      return reportOutside(include, of: file, leadsTo: pattern.base)
    }
    guard !pattern.isPath else {
      return follow(include, of: file, to: pattern.base, real: nil)
    }
    do throws(FileProblem) {
      // A pattern that covers its own file means the others.
      let search = try pattern.files(inside: root, &listings)
      let found = search.files.filter { $0.path != location }
      if found.isEmpty, let outside = search.outside {
        reportOutside(include, of: file, leadsTo: outside)
      } else if found.isEmpty {
        report(
          .includeMatchesNothing, include, of: file,
          message: "no file matches '\(include.path.value)'",
          help: Self.cure(ofAddress: include.path.value)
            ?? nearPattern(to: include.path.value, pattern, in: file).map {
              "did you mean '\($0)'?"
            }
            ?? "the path starts at this file's folder; remove it if there is nothing to include")
      }
      for target in found { follow(include, of: file, to: target.path, real: target.real) }
    } catch {
      reportUnreadable(include, of: file, error)
    }
  }

  private mutating func follow(
    _ include: Include, of file: Int, to location: String, real: String?
  ) {
    let target: String
    do throws(FileProblem) {
      target = if let real { real } else { try listings.files.resolved(location) }
    } catch {
      return reportUnreadable(include, of: file, FileProblem(error.kind, location))
    }
    guard PathText.isInside(target, files[file].root) else {
      return reportOutside(include, of: file, leadsTo: target)
    }
    if real == nil {
      switch listings.files.kind(of: target) {
      case .folder?:
        return reportUnreadable(include, of: file, FileProblem(.isDirectory, location))
      case .special?:
        let problem = FileProblem(.unreadable("it is no regular file"), location)
        return reportUnreadable(include, of: file, problem)
      case .file?, .link?, nil: break
      }
    }
    let number = add(location: location, real: target, includedBy: file)
    link(file, include, to: number)
  }

  // MARK: Problems

  private mutating func reportOutside(_ include: Include, of file: Int, leadsTo path: String) {
    let current = surroundings.currentFolder
    let root = PathText.relative(files[file].root, from: current)
    let target = PathText.relative(path, from: current)
    let written = PathText.normalized(include.path.value)
    report(
      .includeOutsideRoot, include, of: file,
      message: "'\(include.path.value)' leads out of the project",
      help: (target == written ? "" : "it is '\(target)', and ")
        + "the project is the folder '\(root)': the nearest one above that holds .navstyle-lint.yaml or "
        + ".git, else the file's own; an empty .navstyle-lint.yaml further up makes that one it")
  }

  /// Reports that what an include names cannot be read; the path is absolute.
  private mutating func reportUnreadable(
    _ include: Include, of file: Int, _ problem: FileProblem
  ) {
    let found = unreadable(problem, include, of: file)
    report(.unreadableInclude, include, of: file, message: found.message, help: found.help)
  }

  /// What is to be said of an include that leads to what cannot be read; the path is absolute.
  mutating func unreadable(
    _ problem: FileProblem, _ include: Include, of file: Int
  ) -> (message: String, help: String) {
    let written = include.path.value
    // A pattern stands for many files, and only one of them is meant.
    let shown =
      PathPattern.isWild(written)
      ? PathText.relative(problem.path, from: surroundings.currentFolder) : written
    switch problem.kind {
    case .missing:
      return ("there is no file '\(shown)'", cure(ofMissing: problem.path, written, in: file))
    case .isDirectory:
      let folder = PathText.normalized(written)
      return ("'\(shown)' is a folder", "name its files: '\(folder)/*\(FolderWalk.suffix)'")
    case .unreadable(let reason):
      return ("'\(shown)' cannot be read: \(reason)", "make it readable, or remove the include")
    case .tooLarge, .unwritable, .changed, .exists:
      return ("'\(shown)' cannot be read", "make it readable, or remove the include")
    }
  }

  /// What to do about an include that names no file; the path is absolute.
  private mutating func cure(
    ofMissing path: String, _ written: String, in file: Int
  ) -> String {
    if let help = Self.cure(ofAddress: written) { return help }
    let folder = PathText.folder(of: written)
    if let near = neighbour(of: path, except: files[file].location) {
      missed.insert(PathText.joined(PathText.folder(of: path), near))
      return "did you mean '\(folder == "." ? near : PathText.joined(folder, near))'?"
    }
    let place = PathText.relative(path, from: surroundings.currentFolder)
    return "the path starts at this file's folder"
      + (place == written ? "" : ", and so leads to '\(place)'")
  }

  /// The pattern that was probably meant by one whose folder is not there; what it finds was meant, too.
  private mutating func nearPattern(
    to written: String, _ pattern: PathPattern, in file: Int
  ) -> String? {
    guard listings.files.kind(of: pattern.base) == nil,
      let near = neighbour(of: pattern.base, except: files[file].location)
    else { return nil }
    var parts = written.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let index = parts.firstIndex(of: PathText.name(of: pattern.base)) else { return nil }
    parts[index] = near
    let meant = parts.joined(separator: "/")
    let folder = PathText.folder(of: files[file].location)
    let found = try? PathPattern(meant, in: folder).files(inside: files[file].root, &listings)
    guard let found, !found.files.isEmpty else { return nil }
    missed.formUnion(found.files.map(\.path))
    return meant
  }

  /// What to do about an include that names a page of the web or the like; nil for a path.
  private static func cure(ofAddress written: String) -> String? {
    guard written.contains("://") else { return nil }
    return "includes are files of the project: save it in there, and name the file"
  }

  /// The name in a file's folder that was probably meant by the file's; never that of the file which
  /// includes it.
  private mutating func neighbour(of path: String, except includer: String) -> String? {
    guard let folder = try? listings.files.resolved(PathText.folder(of: path)),
      let entries = try? listings.entries(of: folder)
    else { return nil }
    let names = entries.map(\.name).filter { PathText.joined(folder, $0) != includer }
    var search = NearestName()
    return search.nearest(to: PathText.name(of: path), among: names)
  }
}
