#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Array {
  /// Reserves room for what a whole file may become, in large pages. What is not used of a
  /// reservation costs nothing.
  public mutating func reserveLargePages(_ minimumCapacity: Int) {
    reserveCapacity(minimumCapacity)
    let size = capacity * MemoryLayout<Element>.stride
    withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      adviseLargePages(UnsafeMutableRawBufferPointer(start: start, count: size))
    }
  }
}

/// Asks the system to back memory that is about to be filled by large pages, where it has them.
///
/// Faulting in a large file and what becomes of it in pages of 4 KB costs a tenth of a lint. It is
/// advice: whether it is taken does not matter.
public func adviseLargePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if os(Linux)
    let page = 2 << 20
    guard memory.count >= 4 * page, let base = memory.baseAddress else { return }
    let start = base.alignedUp(toMultipleOf: page)
    let end = (base + memory.count).alignedDown(toMultipleOf: page)
    madvise(start, end - start, Int32(MADV_HUGEPAGE))
  #endif
}
