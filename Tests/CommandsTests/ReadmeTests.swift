import Foundation
import TestSupport
import Testing

/// The README's examples are made by the tool, and compared.
///
/// A block stands between `<!-- file: PATH -->`, or `<!-- run: navstyle … -->`, and `<!-- end -->`.
/// A run may end in `| grep 'TEXT'`, which keeps the lines that hold the text. What stands between
/// double quotes is one word.
@Suite struct ReadmeTests {
  @Test func `every block is what the tool says today`() async {
    let readme = contents("README.md")
    var result = ""
    var rest = readme[...]
    var count = 0
    while let start = rest.firstMatch(of: /<!-- (run|file): (.+?) -->\n/) {
      result += rest[..<start.range.upperBound]
      rest = rest[start.range.upperBound...]
      guard let end = rest.range(of: "<!-- end -->") else { break }
      result += await block(kind: String(start.output.1), text: String(start.output.2))
      rest = rest[end.lowerBound...]
      count += 1
    }
    #expect(count >= 5)
    expectGolden(result + rest, "README.md")
  }

  private func block(kind: String, text: String) async -> String {
    if kind == "file" {
      return text.hasSuffix(".md") ? contents(text) : fenced(contents(text), as: "yaml")
    }
    let parts = text.components(separatedBy: " | grep ")
    let words = words(parts[0]).dropFirst()
    let result = await navstyle(Array(words)) { environment in
      for word in words {
        let data = try? Data(contentsOf: repositoryRoot.appending(path: word))
        environment.files[word] = data.map(Array.init)
      }
    }
    if text.contains("markdown") { return result.output }
    let pattern = parts.count > 1 ? parts[1].trimmingCharacters(in: ["'"]) : ""
    let lines = (result.output + result.errors).split(
      separator: "\n", omittingEmptySubsequences: false
    ).filter { pattern.isEmpty || $0.contains(pattern) }
    return fenced(lines.joined(separator: "\n"), as: pattern.isEmpty ? "text" : "json")
  }

  private func words(_ command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map(String.init)
    }
  }

  private func fenced(_ text: String, as language: String) -> String {
    "```\(language)\n\(text.trimmingCharacters(in: .newlines))\n```\n"
  }
}
