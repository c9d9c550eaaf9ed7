#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension [UInt8] {
  /// Where a byte stands next; nil if nowhere before `end`.
  ///
  /// The C library looks at many bytes at a time, whatever the processor.
  public func place(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end else { return nil }
    return unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let found = unsafe memchr(base + start, Int32(byte), end - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - base }
    }
  }
}
