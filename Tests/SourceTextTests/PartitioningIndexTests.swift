import SourceText
import Testing

@Suite struct PartitioningIndexTests {
  @Test(arguments: 0...20)
  func `the first of the second part is found, whatever comes before the collection`(_ count: Int) {
    for first in 0...count {
      let slice = Array(-3..<count)[3...]
      #expect(slice.partitioningIndex { $0 >= first } == slice.startIndex + first)
    }
  }
}
