public import SourceText

/// Names for findings that stay the same while a file is edited around them.
///
/// A fingerprint is a hash of the code, the file's path, the key path, the text found there, and
/// how many findings equal in these stood before – no line and no message, so that it survives
/// moved lines, new indentation and better wording. FNV-1a, 64 bits, in hexadecimal.
/// http://www.isthe.com/chongo/tech/comp/fnv/
public struct Fingerprinter {
  private var seen: [UInt64: Int] = [:]

  /// A fingerprinter for one run.
  public init() {}

  /// The fingerprint of a finding; findings must come in their order.
  public mutating func fingerprint(_ finding: Finding, in sources: SourceMap) -> String {
    let place = sources.locate(finding.range.start)
    var hash = Hash()
    hash.add(finding.code.utf8)
    hash.add(sources.files[place.file].path.utf8)
    hash.add(finding.keyPath.utf8)
    hash.add(sources.text(finding.range).utf8)
    let count = seen[hash.value, default: 0]
    seen[hash.value] = count + 1
    hash.add(String(count).utf8)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private struct Hash {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { add(byte) }
      add(0xFF)
    }

    private mutating func add(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }
}
