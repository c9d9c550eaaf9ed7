import Diagnostics
import Foundation
import LintRules
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// Real style files, cut and damaged: whatever is left of them is read without a crash.
@Suite struct BrokenFileTests {
  static let samples =
    files(in: "Samples", endingIn: ".navstyle.yaml")
    + files(in: "Samples/apps", endingIn: ".navstyle.yaml")

  @Test func `there are samples`() {
    #expect(Self.samples.count >= 4)
  }

  @Test(arguments: samples)
  func `a sample cut anywhere is read, and all that is said lies inside it`(path: String) {
    let bytes = Array(contents(path).utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      let isInside = read(Array(bytes.prefix(count))).isInsideFile
      #expect(isInside, "\(path) cut at \(count)")
    }
  }

  @Test(arguments: samples)
  func `a sample with a flipped byte is read, and all that is said lies inside it`(path: String) {
    let bytes = Array(contents(path).utf8)
    for offset in stride(from: 0, to: bytes.count, by: 11) {
      var bytes = bytes
      bytes[offset] ^= UInt8(truncatingIfNeeded: 1 << (offset % 8))
      let isInside = read(bytes).isInsideFile
      #expect(isInside, "\(path) flipped at \(offset)")
    }
  }

  @Test(arguments: samples)
  func `the whole pipeline takes damaged samples`(path: String) {
    let bytes = Array(contents(path).utf8)
    for offset in stride(from: 0, to: bytes.count, by: 211) {
      var flipped = bytes
      flipped[offset] ^= UInt8(truncatingIfNeeded: 1 << (offset % 8))
      for bytes in [Array(bytes.prefix(offset)), flipped] {
        let style = checked(bytes: bytes)
        let isInside = style.findings.allSatisfy { finding in
          finding.range.start <= finding.range.end && finding.range.end <= UInt32(bytes.count)
        }
        #expect(isInside, "\(path) at \(offset)")
      }
    }
  }
}
