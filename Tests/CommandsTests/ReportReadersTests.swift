import Foundation
import TestSupport
import Testing

/// The reports, read by programs that are not ours.
@Suite struct ReportReadersTests {
  /// The reports of the example and of a clean run, in files that a reader can open.
  private static func files(_ format: String, _ ending: String) async throws -> [URL] {
    let clean = await navstyle("lint", "--report", format, "a.yaml", files: ["a.yaml": cleanStyle])
    let texts = [await ReportExample.reports()[format] ?? "", clean.output]
    let folder = repositoryRoot.appending(path: ".build/readers/\(format)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try zip(["full", "clean"], texts).map { name, text in
      let url = folder.appending(path: "\(name).\(ending)")
      try text.write(to: url, atomically: true, encoding: .utf8)
      return url
    }
  }

  @Test(.enabled(if: Reader.sarif.isInstalled, Reader.sarif.absence))
  func `sarif-tools counts what was found`() async throws {
    let files = try await Self.files("sarif", "sarif")
    let full = try Reader.sarif.run(["summary", files[0].path()])
    #expect(full.status == 0, "\(full.output)")
    #expect(full.output.contains("error: 5"), "\(full.output)")
    #expect(full.output.contains("warning: 4"), "\(full.output)")
    #expect(full.output.contains("note: 1"), "\(full.output)")
    let clean = try Reader.sarif.run(["summary", files[1].path()])
    #expect(clean.output.contains("error: 0"), "\(clean.output)")
  }

  @Test(.enabled(if: Reader.python.isInstalled, Reader.python.absence))
  func `junitparser counts what was found`() async throws {
    let files = try await Self.files("junit", "xml")
    let script = """
      import sys
      from junitparser import JUnitXml
      for path in sys.argv[1:]:
          xml = JUnitXml.fromfile(path)
          names = [case.classname + case.name for suite in xml for case in suite]
          print(len(list(xml)), len(names), len(set(names)), xml.tests, xml.failures, xml.skipped)
      """
    let result = try Reader.python.run(["-c", script] + files.map { $0.path() })
    #expect(result.output == "2 10 10 10 7 2\n1 1 1 1 0 0\n", "\(result.output)")
  }

  @Test(.enabled(if: Reader.xmllint.isInstalled, Reader.xmllint.absence))
  func `xmllint takes what is XML`() async throws {
    let files = try await Self.files("junit", "xml") + Self.files("checkstyle", "xml")
    let result = try Reader.xmllint.run(["--noout"] + files.map { $0.path() })
    #expect(result.status == 0, "\(result.output)")
    let messages = try Reader.xmllint.run(["--xpath", "//error/@message", files[2].path()])
    #expect(messages.output.contains("'[a](http://b.c)'"), "\(messages.output)")
  }

  /// The shapes that the services publish, as far as their readers insist on them.
  private static let schemas = [
    "gitlab": """
    { "type": "array", "items": { "type": "object",
      "required": ["description", "check_name", "fingerprint", "severity", "location"],
      "properties": {
        "description": { "type": "string", "minLength": 1 },
        "check_name": { "type": "string", "minLength": 1 },
        "fingerprint": { "type": "string", "minLength": 1 },
        "severity": { "enum": ["info", "minor", "major", "critical", "blocker"] },
        "location": { "type": "object", "required": ["path", "lines"], "properties": {
          "path": { "type": "string", "pattern": "^[^./]" },
          "lines": { "type": "object", "required": ["begin"],
            "properties": { "begin": { "type": "integer", "minimum": 1 } } } } } } },
      "uniqueItems": true }
    """,
    "rdjson": """
    { "type": "object", "required": ["source", "diagnostics"], "properties": {
        "source": { "type": "object", "required": ["name"] },
        "diagnostics": { "type": "array", "items": { "type": "object",
          "additionalProperties": false, "required": ["message", "location", "severity", "code"],
          "properties": {
            "message": { "type": "string" }, "location": { "$ref": "#/$defs/location" },
            "severity": { "enum": ["ERROR", "WARNING", "INFO"] },
            "code": { "type": "object", "required": ["value"], "additionalProperties": false,
              "properties": { "value": { "type": "string" }, "url": { "type": "string" } } },
            "suggestions": { "type": "array", "items": { "type": "object",
              "required": ["range", "text"], "additionalProperties": false, "properties": {
                "range": { "$ref": "#/$defs/range" }, "text": { "type": "string" } } } },
            "related_locations": { "type": "array", "items": { "type": "object",
              "required": ["message", "location"], "additionalProperties": false,
              "properties": { "message": { "type": "string" },
                "location": { "$ref": "#/$defs/location" } } } } } } } },
      "$defs": {
        "location": { "type": "object", "required": ["path", "range"],
          "additionalProperties": false,
          "properties": { "path": { "type": "string" }, "range": { "$ref": "#/$defs/range" } } },
        "range": { "type": "object", "required": ["start", "end"], "additionalProperties": false,
          "properties": { "start": { "$ref": "#/$defs/position" },
            "end": { "$ref": "#/$defs/position" } } },
        "position": { "type": "object", "required": ["line", "column"],
          "additionalProperties": false, "properties": {
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 } } } } }
    """,
  ]

  @Test(.enabled(if: Validator.isInstalled, Validator.absence), arguments: schemas.keys.sorted())
  func `a report has the structure that is published`(_ format: String) async throws {
    let texts = try await Self.files(format, "json").map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    let broken = texts[0].replacing("\"line\": 3", with: "\"line\": 0")
      .replacing("\"begin\": 3", with: "\"begin\": 0")
    let verdicts = try Validator.verdicts(
      on: texts + [broken], kind: "json", schema: Self.schemas[format] ?? "",
      folder: "format-\(format)")
    #expect(verdicts.map(\.isValid) == [true, true, false], "\(verdicts)")
  }
}
