import Foundation

/// A style file, as far as a plan of its own is concerned: a plugin must name what it will make
/// before the tool is built that can read YAML.
///
/// So `include` is read here as text. Where that takes a file for a description that is none, or
/// the other way round, the tool counts otherwise and says so.
struct StyleFile {
  /// How the names of style files end.
  static let ending = ".navstyle.yaml"

  /// Its path.
  let path: String
  /// The paths and patterns it includes, from the root of the file system.
  let includes: [String]
  private let patterns: [Regex<AnyRegexOutput>]

  init(_ path: String) {
    self.path = path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let folder = URL(filePath: path).deletingLastPathComponent()
    includes = Self.includes(in: text).map { folder.appending(path: $0).standardized.path }
    patterns = includes.compactMap { try? Regex(Self.expression(for: $0)) }
  }

  /// Whether it includes another one.
  func includes(_ other: StyleFile) -> Bool {
    other.path != path && patterns.contains { other.path.wholeMatch(of: $0) != nil }
  }

  /// What the value of the key `include` lists.
  private static func includes(in text: String) -> [String] {
    var names: [String] = []
    var isInside = false
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line
      if let key = line.prefixMatch(of: #/\uFEFF?["']?include["']?[ \t]*:/#) {
        rest = line[key.range.upperBound...]
        isInside = true
      } else if line.prefixMatch(of: #/[ \t#\-\[\]]/#) == nil {
        isInside = false
      }
      guard isInside else { continue }
      rest.trimPrefix(#/[ \t]*-[ \t]+/#)
      for word in rest.matches(of: #/"([^"]*)"|'([^']*)'|(#.*)|([^\s,\[\]"'#][^,\[\]#]*)/#) {
        guard let name = word.output.1 ?? word.output.2 ?? word.output.4 else { continue }
        names.append(name.trimmingCharacters(in: .whitespaces))
      }
    }
    return names
  }

  /// The expression that matches what a pattern of paths does.
  private static func expression(for pattern: String) -> String {
    var expression = ""
    var rest = pattern[...]
    while let character = rest.popFirst() {
      switch character {
      case "*" where rest.hasPrefix("*/"):
        expression += "(?:[^/]+/)*"
        rest = rest.dropFirst(2)
      case "*": expression += "[^/]*"
      case "?": expression += "[^/]"
      default: expression += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return expression
  }
}

/// The files that no other one includes; all of them, where each is in a circle.
func descriptions(among files: [StyleFile]) -> [StyleFile] {
  let own = files.filter { file in !files.contains { $0.includes(file) } }
  return own.isEmpty ? files : own
}
