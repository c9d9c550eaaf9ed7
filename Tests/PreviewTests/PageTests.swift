import Diagnostics
import Navigation
import Preview
import SourceText
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct PageTests {
  /// The page of a description.
  private func page(_ style: String, of screens: Set<Int>? = nil) -> String {
    let plan = planned(style)
    let page = Page(
      plan, findPictures(for: plan), by: Generator(name: "navstyle", version: "1"), findings: [],
      showing: Page.Selection(screens: screens))
    var bytes: [UInt8] = []
    withoutActuallyEscaping({ bytes += $0 }) { page.write(to: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let evil = "</script><img src=x onerror=alert(1)>"

  @Test func `no text can become markup`() {
    let text = page("navstyle: 1\nscreens: { a: { bar: { image: { name: \"\(Self.evil)\" } } } }\n")
    let isMarkup = text.contains("<img")
    let isEscaped = text.contains(#"\u003c/script>\u003cimg src=x onerror=alert(1)>"#)
    #expect(!isMarkup && isEscaped)
  }

  @Test func `what is not shown keeps its stack`() {
    let style =
      "navstyle: 1\nstacks: { s: { root: a }, t: { root: c } }\n"
      + "screens: { a: { push: [b] }, b: {}, c: {}, d: {} }\n"
    let hasAll = page(style, of: [1]).contains(#""stacks": ["s", "s", "t", ""]"#)
    #expect(hasAll)
  }

  @Test func `the same description gives the same page`() {
    let style = "navstyle: 1\nscreens: { a: { push: [b] }, b: {} }\n"
    let isSame = page(style) == page(style)
    #expect(isSame)
  }

  @Test func `a page names nothing outside itself`() {
    let text = page("navstyle: 1\nscreens: { a: {} }\n")
    for word in ["src=", "@import", "url(", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
      let isThere = text.contains(word)
      #expect(!isThere, "\(word)")
    }
  }
}
