import Diagnostics
import Foundation
import LintRules
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// The inputs of https://github.com/yaml/yaml-test-suite.
@Suite struct YAMLTestSuiteTests {
  private static let folder = sharedInputs.appending(path: "yaml-test-suite")

  /// Every `in.yaml` of the suite, by name.
  static let cases: [String] = {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return (names ?? []).filter { $0.hasSuffix("/in.yaml") }.sorted()
  }()

  private static func bytes(_ name: String) -> [UInt8] {
    Array((try? Data(contentsOf: folder.appending(path: name))) ?? Data())
  }

  // The suite stands outside the repository; without it there is nothing to run.
  @Test(.enabled(if: !cases.isEmpty, "shared/inputs/yaml-test-suite is missing"))
  func `every case is read, and all that is said lies inside the file`() {
    #expect(Self.cases.count >= 400)
    for name in Self.cases {
      let result = read(Self.bytes(name))
      let isSound = result.isInsideFile && result.isWellNested
      #expect(isSound, "\(name)")
    }
  }

  @Test(.enabled(if: !cases.isEmpty, "shared/inputs/yaml-test-suite is missing"))
  func `the whole pipeline takes every case`() {
    for name in Self.cases {
      let bytes = Self.bytes(name)
      let style = checked(bytes: bytes)
      let isInside = style.findings.allSatisfy { $0.range.end <= UInt32(bytes.count) }
      #expect(!style.codes.isEmpty && isInside, "\(name)")
    }
  }

  @Test(.enabled(if: !cases.isEmpty, "shared/inputs/yaml-test-suite is missing"))
  func `most cases that are YAML are read without a syntax error`() {
    let valid = Self.cases.filter { name in
      let error = Self.folder.appending(path: name.replacing("in.yaml", with: "error"))
      return !FileManager.default.fileExists(atPath: error.path())
    }
    let refused = valid.filter { read(Self.bytes($0)).codes.contains("yaml-syntax") }
    // libyaml reads YAML 1.1, and maps and lists as keys are refused here on purpose.
    #expect(refused.count * 4 < valid.count, "\(refused)")
  }
}
