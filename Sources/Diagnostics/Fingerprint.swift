public import SourceText

/// Names for findings that stay the same while a file is edited around them.
///
/// A fingerprint is a hash of the code, the file's path from the root of the project, the key path, the
/// salient value, and how many findings equal in these stood before – no line and no message, so that
/// it survives moved lines, new indentation, reordered screens and better wording. The salient value is
/// the text under the finding, where runs of blanks and line breaks count as one blank and those at the
/// ends as none. A finding about several screens goes by the one whose name is the least, not by that
/// which happens to be first. FNV-1a, 64 bits, in hexadecimal. http://www.isthe.com/chongo/tech/comp/fnv/
public struct Fingerprinter {
  private var seen: [UInt64: Int] = [:]

  /// A fingerprinter for one run.
  public init() {}

  /// The fingerprint of a finding; findings must come in their order.
  ///
  /// - Parameters:
  ///   - finding: the finding.
  ///   - sources: its files.
  ///   - paths: for each of them its path from the root of its project, whatever the current folder is.
  public mutating func fingerprint(
    _ finding: Finding, in sources: SourceMap, paths: [String]
  ) -> String {
    let (file, range) = sources.locate(finding.range)
    var hash = FNV1a()
    hash.add(part: finding.code.utf8)
    hash.add(part: paths[file].utf8)
    hash.add(part: (finding.identity ?? finding.keyPath).utf8)
    let bytes = sources.files[file].bytes
    let text = finding.identity == nil ? range.clamped(to: bytes.indices) : 0..<0
    hash.add(part: Self.salient(bytes[text]))
    let count = seen[hash.value, default: 0]
    seen[hash.value] = count + 1
    hash.add(part: String(count).utf8)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func salient(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isApart = false
    for byte in text {
      guard byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D else {
        isApart = true
        continue
      }
      if isApart, !result.isEmpty { result.append(0x20) }
      isApart = false
      result.append(byte)
    }
    return result
  }

}

extension FNV1a {
  /// Adds one of several texts, and an end that no text has in it.
  fileprivate mutating func add(part: some Sequence<UInt8>) {
    add(part)
    add(0xFF)
  }
}
