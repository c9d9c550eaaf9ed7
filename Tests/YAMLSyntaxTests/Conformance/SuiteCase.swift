import Foundation
import TestSupport
import Testing
import YAMLSyntax

/// A case of https://github.com/yaml/yaml-test-suite, which stands outside the repository.
struct SuiteCase: Sendable {
  /// Its folder, such as `229Q` or `DK95/03`.
  let name: String
  /// What it is about.
  let title: String
  /// The file to be read.
  let bytes: [UInt8]
  /// Whether it is no YAML.
  let isWrong: Bool
  /// What is to be read of it.
  let expected: YAMLReading

  /// Every case, by name; none where the suite is missing.
  static let all: [SuiteCase] = {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return (names ?? []).filter { $0.hasSuffix("/in.yaml") }.sorted().map {
      SuiteCase(String($0.dropLast("/in.yaml".count)))
    }
  }()

  /// Why tests that need it are skipped.
  static let absence: Comment = "shared/inputs/yaml-test-suite is missing"

  private static let folder = sharedInputs.appending(path: "yaml-test-suite")

  private init(_ name: String) {
    self.name = name
    let folder = Self.folder.appending(path: name)
    func text(_ file: String) -> String {
      (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
    }
    title = text("===").trimmingCharacters(in: .whitespacesAndNewlines)
    bytes = Array((try? Data(contentsOf: folder.appending(path: "in.yaml"))) ?? Data())
    isWrong = FileManager.default.fileExists(atPath: folder.appending(path: "error").path())
    expected = Self.events(text("test.event"))
  }

  /// Reads the suite's notation: an event a line, such as `=VAL &a <tag:…> :text`.
  private static func events(_ text: String) -> YAMLReading {
    var reading = YAMLReading()
    var list = YAMLEventList()
    for line in text.split(separator: "\n") {
      let kind = line.prefix(4)
      var rest = line.dropFirst(5)
      if rest.hasPrefix("[]") || rest.hasPrefix("{}") { rest = rest.dropFirst(3) }
      var (anchor, tag): (String?, String?)
      if rest.hasPrefix("&") {
        let word = rest.prefix { $0 != " " }
        anchor = String(word.dropFirst())
        rest = rest.dropFirst(word.count + 1)
      }
      if rest.hasPrefix("<"), let end = rest.firstIndex(of: ">") {
        tag = String(rest[..<end].dropFirst())
        rest = rest[end...].dropFirst(2)
      }
      switch kind {
      case "+DOC": list = YAMLEventList()
      case "-DOC": reading.documents.append(list.events)
      case "+MAP": list.append(.mapping(tag: tag), anchor: anchor)
      case "+SEQ": list.append(.sequence(tag: tag), anchor: anchor)
      case "-MAP", "-SEQ": list.append(.end)
      case "=ALI": list.append(aliasOf: String(rest.dropFirst()))
      case "=VAL":
        list.append(
          .scalar(text: unescaped(rest.dropFirst()), style: style(rest.first), tag: tag),
          anchor: anchor)
      default: break
      }
    }
    return reading
  }

  private static func style(_ sign: Character?) -> Node.Style {
    switch sign {
    case "'": .singleQuoted
    case "\"": .doubleQuoted
    case "|", ">": .block
    default: .plain
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        let signs: [Unicode.Scalar: String] = ["n": "\n", "t": "\t", "r": "\r", "b": "\u{8}"]
        result += signs[scalar] ?? String(scalar)
      } else if scalar != "\\" {
        result.unicodeScalars.append(scalar)
      }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return result
  }
}
