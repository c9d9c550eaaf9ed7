/// A file as it was read: where it is and its bytes, unchanged.
///
/// Nothing is normalised: a byte-order mark, CRLF and broken UTF-8 stay where they are, so that
/// every offset of the tool is an offset into what the user has on disk.
public struct SourceFile: Sendable {
  /// The path shown to people, relative to the project root, with `/`.
  public let path: String
  /// The contents.
  public let bytes: [UInt8]
  /// Whether the bytes are those of the file: one that is too large is not read at all.
  public let isRead: Bool

  /// A file with contents in memory.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    isRead = true
  }

  /// A file that was not read.
  public init(unread path: String) {
    self.path = path
    bytes = []
    isRead = false
  }

  /// A file with the UTF-8 bytes of `text`.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a byte range; broken UTF-8 shows as U+FFFD.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The number of bytes a byte-order mark takes at the start: 3 or 0.
  public var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
