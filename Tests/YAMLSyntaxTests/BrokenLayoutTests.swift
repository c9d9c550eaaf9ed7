import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct BrokenLayoutTests {
  /// Files with one mistake of layout, in the middle of what is right.
  static let files = [
    "home:\n    bar:\n      search↓:true\n      prompt: true\n    push: [home]",
    "home:\n    bar:\n      prompt: true\n      search↓:true\n    push: [home]",
    "home:\n    push:\n      - home\n      ↓-home", "home: {}\n  ↓next { push: [home] }",
    "↓next { push: [home] }\n  home: {}", "home: { push: [home]↓] }\n  next: {}",
    "home: { push: [home] }↓}\n  next: {}", "home: { class: a↓: b, push: [home] }\n  next: {}",
    "home: ↓{ bar: { prompt: true, push: [home] }\n  next: {}",
    "home:\n    bar: ↓{ prompt: true\n    push: [home]\n  next: {}",
    "home:\n    push: ↓[home, next\n  next: {}", "home: { push: [home ↓}\n  next: {}",
    "↓home\n    bar: { prompt: true }\n  next: {}", "next: {}\n  ↓home   \n    push: [next]",
    "home: { class: ↓#00fg }\n  next: {}",
    "home: { push: [home], class: ↓#a-b, bar: {} }\n  next: {}",
    "home: { class: ↓\"a }\n  next: { class: \"b\" }", "home: { class: \"a↓\"b\" }\n  next: {}",
  ]

  @Test(arguments: files)
  func `a mistake of layout is one finding, where it was made`(_ marked: String) throws {
    let head = "navstyle: 1\nscreens:\n  "
    let text = head + marked.replacing("↓", with: "") + "\n"
    let marker = try #require(marked.utf8.firstRange(of: "↓".utf8))
    let place =
      head.utf8.count
      + marked.utf8.distance(
        from: marked.utf8.startIndex, to: marker.lowerBound)
    #expect(checked(text).offsets == ["yaml-syntax at app.navstyle.yaml:\(place)"])
  }

  @Test(arguments: [
    ("home:\n    bar:{ search: true }", "unknown-key", "home:\n    bar: { search: true }"),
    ("home { push: home }\n  next: {}", "unknown-key", nil),
    ("home:\n    push:\n      -home\n      - home", "wrong-type", nil),
    ("home { push }", "wrong-type", nil),
  ])
  func `one that YAML takes for something else is one finding, too`(
    _ lines: String, _ code: String, _ mended: String?
  ) async {
    let head = "navstyle: 1\nscreens:\n  "
    let found = checked("\(head)\(lines)\n")
    #expect(found.codes == [code])
    #expect(found.findings.first?.help?.hasPrefix("put one there: ") == true)
    if let mended {
      #expect(await TestSupport.mended("\(head)\(lines)\n").text == "\(head)\(mended)\n")
    }
  }

  @Test func `after a second document nothing is missing`() {
    #expect(checked("navstyle: 1\npalette: {}\n---\nscreens: {}\n").codes == ["multiple-documents"])
  }
}
