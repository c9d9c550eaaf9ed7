import Foundation
import TestSupport
import Testing

/// What runs on GitHub and GitLab, as far as it can run here.
@Suite struct WorkflowTests {
  /// What GitLab reads of an entry of a Code Quality report.
  private struct QualityEntry: Decodable {
    let check_name: String
    let location: Location

    struct Location: Decodable {
      let path: String
    }
  }

  private static let annotated = "App/in bar.navstyle.yaml"

  /// The scripts of a list of steps or commands in a YAML file, in order.
  private static func scripts(_ text: String, at key: String) -> [String] {
    var scripts: [String] = []
    var indent: Int?
    for line in text.components(separatedBy: "\n") {
      let blanks = line.prefix { $0 == " " }.count
      if let open = indent, line.isEmpty || blanks >= open {
        scripts[scripts.count - 1] += line.dropFirst(open) + "\n"
        continue
      }
      indent = nil
      let words = line.drop { " -".contains($0) }
      guard words.hasPrefix("\(key): ") else { continue }
      let value = words.dropFirst(key.count + 2)
      scripts.append(value == "|" ? "" : String(value))
      if value == "|" { indent = line.count - words.count + 2 }
    }
    return scripts
  }

  private static func sh(
    _ script: String, in folder: URL, _ variables: [String: String?]
  ) throws -> Program.Outcome {
    var all = variables
    all["PATH"] = Program.pathWithNavstyle
    all["GITHUB_STEP_SUMMARY"] = .some(nil)
    return try #require(Program("bash")).run(
      ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], in: folder, environment: all)
  }

  // MARK: GitHub

  @Test(.enabled(if: Validator.isInstalled, Validator.absence))
  func `the action, the workflow and the pipeline are what their readers expect`() throws {
    try withTemporaryFolder { folder in
      try folder.write(contents("action.yml"), to: "action.yml")
      let workflow = ".github/workflows/navstyle.yml"
      try folder.write(readmeBlock(as: workflow), to: workflow)
      try folder.write(readmeBlock(as: ".gitlab-ci.yml"), to: ".gitlab-ci.yml")
      for (path, schema) in [
        ("action.yml", "vendor.github-actions"), (workflow, "vendor.github-workflows"),
        (".gitlab-ci.yml", "vendor.gitlab-ci"),
      ] {
        #expect(try Validator.complaint(about: path, in: folder, bySchema: schema) == nil)
      }
      try folder.write(
        contents("action.yml").replacing("using: composite", with: "using: shell"), to: "bad.yml")
      #expect(
        try Validator.complaint(about: "bad.yml", in: folder, bySchema: "vendor.github-actions")
          != nil)
    }
  }

  @Test func `the action's last step fails on a conflict and shows it at its line`() throws {
    let lint = try #require(Self.scripts(contents("action.yml"), at: "run").last)
    try withTemporaryFolder { folder in
      try folder.write(conflict.broken, to: Self.annotated)
      try folder.write(conflict.mended, to: "other.navstyle.yaml")
      let path = folder.appending(path: "path").path(percentEncoded: false)
      func run(options: String, paths: String) throws -> Program.Outcome {
        try Self.sh(
          lint, in: folder,
          [
            "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.path(percentEncoded: false),
            "RUNNER_TEMP": "/nowhere", "GITHUB_PATH": path, "NAVSTYLE_OPTIONS": options,
            "NAVSTYLE_PATHS": paths,
          ])
      }
      let broken = try run(options: "", paths: "")
      #expect(broken.status == 1)
      #expect(broken.output.contains("--> \(Self.annotated):\(conflict.place)"))
      let notes = broken.lines.filter { $0.hasPrefix("::error ") }
      #expect(notes.count == 1 && notes[0].contains("file=\(Self.annotated),line=8,"), "\(notes)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "/nowhere/navstyle/bin\n")
      #expect(try run(options: "", paths: "other.navstyle.yaml").status == 0)
      #expect(try run(options: "", paths: "other.navstyle.yaml\n\(Self.annotated)\n").status == 1)
      #expect(try run(options: "--fail-on\nnever", paths: "").status == 0)
      let wrong = try run(options: "--strct", paths: "")
      #expect(wrong.status == 2 && wrong.output.contains("--strict"))
    }
  }

  @Test func `the action names a build after its sources`() throws {
    let name = try #require(Self.scripts(contents("action.yml"), at: "run").first)
    try withTemporaryFolder { folder in
      let output = folder.appending(path: "output").path(percentEncoded: false)
      let temporary = folder.path(percentEncoded: false)
      func key() throws -> String {
        let variables = [
          "GITHUB_ACTION_PATH": folder.appending(path: "action").path(percentEncoded: false),
          "GITHUB_OUTPUT": output, "RUNNER_TEMP": temporary,
        ]
        try "".write(toFile: output, atomically: true, encoding: .utf8)
        let outcome = try Self.sh(name, in: folder, variables)
        #expect(outcome.status == 0, "\(outcome.output)")
        return try String(contentsOfFile: output, encoding: .utf8)
      }
      for path in ["Package.swift", "Makefile", ".ci/setup", "Sources/A B/C.swift", "README.md"] {
        try folder.write(path, to: "action/\(path)")
      }
      let first = try key()
      #expect(first.contains(#/sources=[0-9a-f]{40,}\n/#))
      #expect(first.hasPrefix("folder=\(temporary)/navstyle\nsources="))
      try folder.write("other", to: "action/README.md")
      #expect(try key() == first)
      try folder.write("other", to: "action/Sources/A B/C.swift")
      #expect(try key() != first)
    }
  }

  // MARK: GitLab

  @Test func `the pipeline fails on a conflict and leaves a report for the merge request`() throws {
    let block = try readmeBlock(as: ".gitlab-ci.yml")
    let start = try #require(block.range(of: "  script:\n"))
    let script = block[start.upperBound...].components(separatedBy: "\n")
      .prefix { $0.hasPrefix("    - ") }.map { $0.dropFirst(6) }.joined(separator: "\n")
    try withTemporaryFolder { folder in
      try folder.write(conflict.broken, to: Self.annotated)
      let tool = folder.appending(path: "tool/bin/navstyle")
      try FileManager.default.createDirectory(
        at: tool.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: tool, withDestinationURL: Program.navstyle.url)
      let run = try Self.sh(
        script, in: folder,
        [
          "NAVSTYLE": folder.appending(path: "tool").path(percentEncoded: false),
          "CI_PROJECT_DIR": folder.path(percentEncoded: false), "GITLAB_CI": "true",
        ])
      #expect(run.status == 1)
      #expect(run.output.contains("--> \(Self.annotated):\(conflict.place)"), "\(run.output)")
      let data = try Data(contentsOf: folder.appending(path: "gl-code-quality-report.json"))
      let report = try JSONDecoder().decode([QualityEntry].self, from: data)
      let entries = report.filter { $0.check_name == conflict.code }
      #expect(entries.map(\.location.path) == [Self.annotated])
    }
  }
}
