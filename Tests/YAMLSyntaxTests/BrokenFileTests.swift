import Diagnostics
import Foundation
import LintRules
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// Real style files, cut and damaged: whatever is left of them is read without a crash.
///
/// Each is cut at every seventh byte, and every eleventh is changed: all of them would take some
/// minutes without optimisation. `make test-thorough` does it.
@Suite struct BrokenFileTests {
  static let samples =
    files(in: "Samples", endingIn: ".navstyle.yaml")
    + files(in: "Samples/apps", endingIn: ".navstyle.yaml")
    + files(in: "Samples/profiles", endingIn: ".navstyle.yaml")

  static func bytes(_ path: String) -> [UInt8] { Array(contents(path).utf8) }

  @Test(.enabled(if: isThorough, thoroughness), arguments: filesBelow("Samples", endingIn: ".yaml"))
  func `the whole pipeline takes a sample cut at any byte, and with any bit flipped`(path: String) {
    let bytes = Self.bytes(path)
    for offset in bytes.indices {
      var variants = [Array(bytes.prefix(offset))]
      for change: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128, 255] {
        variants.append(bytes)
        variants[variants.count - 1][offset] ^= change
      }
      for bytes in variants {
        let result = read(bytes)
        let isSound = result.isInsideFile && result.isWellNested
        let isInside = checked(bytes: bytes).findings.allSatisfy { finding in
          finding.range.start <= finding.range.end && finding.range.end <= UInt32(bytes.count)
        }
        #expect(isSound && isInside, "\(path) at \(offset)")
      }
    }
  }

  @Test func `there are samples`() {
    #expect(Self.samples.count >= 4)
  }

  @Test(arguments: samples)
  func `a sample cut anywhere is read, and all that is said lies inside it`(path: String) {
    let bytes = Self.bytes(path)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      let result = read(Array(bytes.prefix(count)))
      let isSound = result.isInsideFile && result.isWellNested
      #expect(isSound, "\(path) cut at \(count)")
    }
  }

  @Test(arguments: samples)
  func `a sample with a flipped byte is read, and all that is said lies inside it`(path: String) {
    let bytes = Self.bytes(path)
    for offset in stride(from: 0, to: bytes.count, by: 11) {
      var bytes = bytes
      bytes[offset] ^= UInt8(truncatingIfNeeded: 1 << (offset % 8))
      let result = read(bytes)
      let isSound = result.isInsideFile && result.isWellNested
      #expect(isSound, "\(path) flipped at \(offset)")
    }
  }

  @Test func `any string of YAML's signs is read, and what is read is sound`() {
    let pieces = [
      "a", "é", "日本", "🎉", "b c", ": ", ":\n", "- ", "? ", "\n", "\n  ", "\n    ", "\r\n", "\u{85}",
      "[", "]", "{", "}", ", ", "&x ", "*x", "!!str ", "!t ", "'q'", "\"d\"", "|\n", ">\n  t\n",
      "# c\n", " #fff", "<<", "---\n", "...\n", "%", "\t", "'", "\"", "\\", " ",
    ]
    var random = SeededGenerator(seed: 9)
    for _ in 0..<8000 {
      var text = random.chance(0.5) ? "" : "# é\n"
      for _ in 0..<random.below(24) { text += pieces[random.below(pieces.count)] }
      let result = read(text)
      let isSound = result.isInsideFile && result.isWellNested
      #expect(isSound, "\(text.debugDescription)")
      #expect(!result.value.isCut || !result.findings.isEmpty, "\(text.debugDescription)")
      for map in result.value.allNodes where result.value.kind(of: map) == .mapping {
        let isPaired = result.value.children(of: map).count.isMultiple(of: 2)
        #expect(isPaired, "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: samples)
  func `the whole pipeline takes damaged samples`(path: String) {
    let bytes = Self.bytes(path)
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
