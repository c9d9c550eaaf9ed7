#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Array {
  /// Reserves room for what a whole file may become, and asks the system to back it by large pages
  /// where it has them: faulting in pages of 4 KB one by one costs as much as reading what is in them.
  ///
  /// What is not used of a reservation costs nothing.
  public mutating func reserveLargePages(_ minimumCapacity: Int) {
    reserveCapacity(minimumCapacity)
    #if os(Linux)
      let page = 2 << 20
      let size = capacity * MemoryLayout<Element>.stride
      guard size >= 4 * page else { return }
      withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress.map(UnsafeMutableRawPointer.init) else { return }
        let start = base.alignedUp(toMultipleOf: page)
        let end = (base + size).alignedDown(toMultipleOf: page)
        // It is advice: whether it was taken does not matter.
        madvise(start, end - start, Int32(MADV_HUGEPAGE))
      }
    #endif
  }
}
