/// Paths as text, taken apart and put together without a look at any disk.
public enum PathText {
  /// A path without `.`, `..`, doubled and trailing slashes, as far as the text alone tells: a
  /// relative path keeps the `..` it begins with.
  public static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
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
    if path.hasPrefix("/") { return normalized(path) }
    return normalized(folder == "/" ? "/" + path : folder + "/" + path)
  }

  /// The folder that holds what a path names; of the topmost folder, itself.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  public static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Whether a path is a folder or lies in it; both absolute and normalized.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// The way from a folder to a path; both absolute and normalized.
  public static func relative(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let parts =
      start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
