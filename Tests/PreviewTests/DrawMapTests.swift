import Foundation
import Navigation
import Preview
import StyleModel
import TestSupport
import Testing
import Transitions

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct DrawMapTests {
  /// Elements and texts of an SVG; nil if it is not well-formed.
  private final class Outline: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var classes: [String: Int] = [:]
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      for word in (attributes["class"] ?? "").split(separator: " ") {
        classes[String(word), default: 0] += 1
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private func parsed(_ svg: String) -> Outline? {
    let outline = Outline()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = outline
    return parser.parse() ? outline : nil
  }

  @Test(arguments: files(in: "Samples/apps", endingIn: ".navstyle.yaml"))
  func `the map of an app is well-formed and has every screen and edge`(_ path: String) throws {
    let plan = planned(contents(path))
    let outline = try #require(parsed(MapDrawing(plan).text))
    #expect(outline.classes["glass"] == plan.resolved.style.screens.count)
    let forward = plan.transitions.count { !$0.operation.isReturn }
    let legend = 7
    let presented = plan.resolved.style.screens.reduce(0) { count, screen in
      let style = plan.resolved.style
      return count + style.items(.present, in: screen.settings).count
        + style.items(.embed, in: screen.settings).count
    }
    #expect((outline.classes["edge"] ?? 0) == forward + presented + legend)
  }

  @Test func `some screens, and the edges between them alone`() throws {
    let plan = planned("navstyle: 1\nscreens: { a: { push: [b, c] }, b: {}, c: {} }\n")
    let outline = try #require(parsed(MapDrawing(plan, of: [0, 1]).text))
    #expect(outline.classes["glass"] == 2)
    #expect(outline.text.contains("2 screens"))
    #expect(outline.classes["edge"] == 1 + 7)
  }

  @Test func `phones have the bars their screens have`() throws {
    let plan = planned(
      """
      navstyle: 1
      stacks: { tabs: { root: a, tab-bar: true } }
      screens:
        a: { push: [b], status-bar: light }
        b: { push: [c], tab-bar: hidden, toolbar: shown }
        c: { status-bar: hidden }

      """)
    let outline = try #require(parsed(MapDrawing(plan).text))
    #expect(outline.classes["status-bar"] == 2)
    // Once it is hidden, it is for all that stands above.
    #expect(outline.classes["tab-bar"] == 1)
    #expect(outline.classes["toolbar"] == 1)
    let hasLightTime = MapDrawing(plan).text.contains("style=\"fill: #ffffff\">9:41")
    #expect(hasLightTime)
  }

  @Test func `bars have the composed colour of the plan`() {
    let plan = planned(
      "navstyle: 1\nscreens: { a: { bar: { color: \"#FF000080\" }, content: { background: white } } }\n"
    )
    #expect(MapDrawing(plan).text.contains("fill=\"#FF7F7F\""))
  }
}
