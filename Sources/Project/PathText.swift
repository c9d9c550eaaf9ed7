/// Paths as text, taken apart and put together without a look at any disk.
///
/// A slash parts names whatever comes after it, as for the system: with a mark that combines with it, it
/// would be another character, so paths are taken apart byte by byte.
public enum PathText {
  /// A path without `.`, `..`, doubled and trailing slashes, as far as the text alone tells: a
  /// relative path keeps the `..` it begins with.
  public static func normalized(_ path: String) -> String {
    let isAbsolute = isAbsolute(path)
    var parts: [Substring] = []
    for part in names(in: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    return isAbsolute ? "/" + text : text.isEmpty ? "." : text
  }

  /// A path that starts in a folder, unless it is absolute.
  public static func joined(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) { return normalized(path) }
    return normalized(folder == "/" ? "/" + path : folder + "/" + path)
  }

  /// The folder that holds what a path names; of the topmost folder, itself.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  public static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether a path is a folder or lies in it; both absolute and normalized.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    guard folder != "/", path.utf8.starts(with: folder.utf8) else { return folder == "/" }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == slash
  }

  /// The way from a folder to a path; both absolute and normalized.
  public static func relative(_ path: String, from folder: String) -> String {
    let target = names(in: path)
    let start = names(in: folder)
    let shared = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let parts =
      start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")

  /// Whether a path starts at the topmost folder.
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// The names that a path consists of, from the outermost folder on.
  static func names(in path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }
}
