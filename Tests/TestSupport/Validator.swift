public import Foundation
public import Testing

/// A JSON Schema validator that is not ours: https://pypi.org/project/check-jsonschema
public enum Validator {
  /// Whether `.ci/validators` has installed it.
  public static let isInstalled = FileManager.default.isExecutableFile(atPath: tool.path())

  /// Why tests that need it are skipped.
  public static let absence: Comment = "check-jsonschema is not installed: run .ci/validators"

  private static let tool = repositoryRoot.appending(path: ".build/validator/bin/check-jsonschema")

  /// What it says of a file.
  public enum Verdict: Sendable {
    /// The schema takes it.
    case valid
    /// The schema refuses it, for this reason.
    case invalid(String)
    /// It could not be loaded.
    case unreadable

    /// Whether the schema takes it.
    public var isValid: Bool {
      if case .valid = self { true } else { false }
    }
  }

  private struct Report: Decodable {
    /// What is valid; missing where all is.
    let successes: [String]?
    /// Everything; missing where something is not valid.
    let checked_paths: [String]?
    let errors: [Problem]
    let parse_errors: [Problem]?

    var valid: [String] { successes ?? checked_paths ?? [] }

    struct Problem: Decodable {
      let filename: String
      let path: String?
      let message: String
    }
  }

  /// What it says of many documents, in their order; one process for all of them.
  ///
  /// - Parameters:
  ///   - documents: their texts.
  ///   - kind: how their file names end, such as `json`.
  ///   - schema: the schema, as JSON.
  ///   - folder: the name of a folder below `.build/validation`, of its own for each caller.
  /// - Returns: a verdict for each.
  public static func verdicts(
    on documents: [String], kind: String, schema: String, folder: String
  ) throws -> [Verdict] {
    let place = repositoryRoot.appending(path: ".build/validation/\(folder)")
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try schema.write(to: place.appending(path: "schema"), atomically: false, encoding: .utf8)
    let names = documents.indices.map { "\($0).\(kind)" }
    for (name, text) in zip(names, documents) {
      try text.write(to: place.appending(path: name), atomically: false, encoding: .utf8)
    }
    let report = try run(["--schemafile", "schema"] + names, in: place)
    var verdicts: [String: Verdict] = [:]
    for name in report.valid { verdicts[name] = .valid }
    for problem in report.errors where verdicts[problem.filename] == nil {
      verdicts[problem.filename] = .invalid("\(problem.path ?? ""): \(problem.message)")
    }
    for problem in report.parse_errors ?? [] { verdicts[problem.filename] = .unreadable }
    return names.compactMap { verdicts[$0] }
  }

  /// Whether a text is a JSON Schema.
  public static func isSchema(_ text: String, folder: String) throws -> Bool {
    let place = repositoryRoot.appending(path: ".build/validation/\(folder)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try text.write(to: place.appending(path: "schema.json"), atomically: false, encoding: .utf8)
    return try run(["--check-metaschema", "schema.json"], in: place).valid == ["schema.json"]
  }

  /// What the schema of another program, which the validator carries, has against a file; nil for nothing.
  ///
  /// - Parameters:
  ///   - path: the file, in a folder.
  ///   - schema: its name, such as `vendor.github-actions`.
  public static func complaint(
    about path: String, in folder: URL, bySchema schema: String
  ) throws -> String? {
    let report = try run(["--builtin-schema", schema, path], in: folder)
    let problems = report.errors + (report.parse_errors ?? [])
    if problems.isEmpty, report.valid == [path] { return nil }
    return problems.map { "\($0.path ?? ""): \($0.message)" }.joined(separator: "\n")
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> Report {
    // Only the verbose report names what is valid.
    let outcome = try Program(url: tool).run(
      ["--verbose", "--output-format", "json"] + arguments, in: folder, withErrors: false)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }
}
