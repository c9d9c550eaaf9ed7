import Foundation
import TestSupport
import Testing

/// What GitHub makes of a log by `.ci/problem-matcher.json`.
/// https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md
@Suite struct ProblemMatcherTests {
  private struct File: Decodable {
    let problemMatcher: [Matcher]
  }

  private struct Matcher: Decodable {
    let owner: String
    let pattern: [Pattern]
  }

  /// An expression, and which of its groups is what.
  private struct Pattern: Decodable {
    let regexp: String
    let file, line, column, severity, message, code: Int?
  }

  private struct Problem: Equatable {
    var file = "", line = "", column = "", severity = "", message = "", code = ""
  }

  private static let files = [
    "App/in bar: 1,2%.navstyle.yaml": conflict.broken,
    "warned.navstyle.yaml": conflict.mended.replacing(
      "screens:", with: "palette: { unused: \"#000000\" }\nscreens:"),
  ]

  /// What a matcher finds: the patterns are to match lines that follow each other.
  private static func problems(_ owner: String, in log: String) throws -> [Problem] {
    let data = Data(contents(".ci/problem-matcher.json").utf8)
    let matchers = try JSONDecoder().decode(File.self, from: data).problemMatcher
    let patterns = try #require(matchers.first { $0.owner == owner }).pattern
    let lines = log.components(separatedBy: "\n")
    return try lines.indices.compactMap { start in
      var problem = Problem()
      for (offset, pattern) in patterns.enumerated() where start + offset < lines.count {
        let line = lines[start + offset]
        guard let match = try line.firstMatch(of: Regex(pattern.regexp)) else { return nil }
        func take(_ group: Int?, _ key: WritableKeyPath<Problem, String>) {
          guard let group, let text = match.output[group].substring else { return }
          problem[keyPath: key] = String(text)
        }
        take(pattern.file, \.file)
        take(pattern.line, \.line)
        take(pattern.column, \.column)
        take(pattern.severity, \.severity)
        take(pattern.message, \.message)
        take(pattern.code, \.code)
      }
      return problem
    }
  }

  @Test(arguments: [("navstyle", "xcode"), ("navstyle-text", "text")])
  func `it finds each error and warning at its place`(_ owner: String, _ format: String)
    async throws
  {
    let names = Self.files.keys.sorted()
    let log = await navstyle(["lint", "--report", format] + names, files: Self.files).output
    let found = try Self.problems(owner, in: "Building…\n\(log)").map { problem in
      let file = problem.file.hasPrefix("/work/") ? String(problem.file.dropFirst(6)) : problem.file
      #expect(problem.message.contains("'"))
      return "\(file):\(problem.line):\(problem.column) \(problem.severity) \(problem.code)"
    }
    #expect(
      found == [
        "\(names[0]):\(conflict.place) error \(conflict.code)",
        "\(names[1]):3:12 warning unused-color",
      ])
  }

  @Test func `it finds nothing in other lines`() throws {
    let log = """
      [12/40] Compiling Reporters Report.swift
      Build complete! (12.4s)
      1 error, 3 infos in 1 file
       --> nowhere.yaml:1:2
      navstyle: error[usage]: 'x' is neither a command nor a file
        = help: navstyle --help
      """
    for owner in ["navstyle", "navstyle-text"] { #expect(try Self.problems(owner, in: log) == []) }
  }
}
