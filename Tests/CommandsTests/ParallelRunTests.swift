import Foundation
import TestSupport
import Testing

/// Many descriptions that share files, read and checked side by side: `make test-threads` looks for
/// races in it.
@Suite struct ParallelRunTests {
  private static func write(to folder: URL) throws {
    try folder.write("", to: ".navstyle-lint.yaml")
    for number in 0..<24 {
      let screens = (0..<8).map {
        "  s\($0): { push: [s\(($0 + 1) % 8)], bar: { color: c\(number % 3), alpha: 0.\($0) } }\n"
      }
      try folder.write(
        "navstyle: 1\ninclude: [p\(number % 3).yaml, q/*.yaml]\nscreens:\n" + screens.joined(),
        to: "a\(number).navstyle.yaml")
    }
    for number in 0..<3 {
      try folder.write("palette: { c\(number): white, d: blu }\n", to: "p\(number).yaml")
      try folder.write("styles: { y\(number): { bar: { hidden: no } } }\n", to: "q/\(number).yaml")
    }
  }

  @Test(arguments: [["lint", "."], ["lint", "--report", "json", "."], ["lint", "--diff", "."]])
  func `what many files come to is the same every time`(arguments: [String]) throws {
    try withTemporaryFolder { folder in
      try Self.write(to: folder)
      let first = try Program.navstyle.run(arguments, in: folder)
      #expect(first.status == 1, "\(first.output.prefix(2000))")
      #expect(!first.output.contains("ThreadSanitizer"), "\(first.output.prefix(5000))")
      for _ in 0..<3 {
        let again = try Program.navstyle.run(arguments, in: folder)
        #expect(again.output == first.output)
      }
    }
  }
}
