extension RandomAccessCollection {
  /// Where those elements begin of which something is true, in a collection in which it is true of
  /// none that stands before another of which it is not. Found by halving; `endIndex` if it is true of
  /// none.
  ///
  /// - Parameter isInSecondPart: what is asked of an element.
  @inlinable
  public func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isInSecondPart(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
