import Foundation
import JSONText
import Navigation
import Preview
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct MapLayoutTests {
  /// What the page says of its map.
  private struct Notes: Decodable {
    let map: Map

    struct Map: Decodable {
      let width: Int
      let height: Int
      let phone: [Int]
      let lanes: [Lane]
    }

    struct Lane: Decodable {
      let stack: String?
      let x: Int
      let y: Int
      let width: Int
      let height: Int
      let screens: [[Int]]
    }
  }

  private func map(_ style: String, of screens: Set<Int>? = nil) throws -> Notes.Map {
    let plan = planned(style)
    let page = Page(
      plan, findPictures(for: plan), by: Generator(name: "navstyle", version: "1"), findings: [],
      showing: Page.Selection(screens: screens))
    var bytes: [UInt8] = []
    withoutActuallyEscaping({ bytes += $0 }) { page.write(to: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.range(of: "id=\"notes\">"))
    let end = try #require(text[start.upperBound...].range(of: "</script>"))
    let data = Data(text[start.upperBound..<end.lowerBound].utf8)
    return try JSONDecoder().decode(Notes.self, from: data).map
  }

  private static func places(_ map: Notes.Map) -> [[Int]] { map.lanes.flatMap(\.screens) }

  @Test(
    arguments: filesBelow("Samples/apps", endingIn: ".navstyle.yaml") + [
      "Samples/tour.navstyle.yaml"
    ])
  func `every screen stands once, in its lane, and no two on one place`(_ path: String) throws {
    let style = contents(path)
    let map = try map(style)
    let places = Self.places(map)
    let count = planned(style).resolved.style.screens.count
    #expect(places.map { $0[0] }.sorted() == Array(0..<count))
    for lane in map.lanes {
      #expect(lane.x >= 0 && lane.x + lane.width <= map.width)
      #expect(lane.y >= 0 && lane.y + lane.height <= map.height)
      for place in lane.screens {
        #expect(place[1] >= lane.x && place[1] + map.phone[0] <= lane.x + lane.width)
        #expect(place[2] >= lane.y && place[2] + map.phone[1] <= lane.y + lane.height)
      }
    }
    for (index, one) in places.enumerated() {
      for other in places[(index + 1)...] {
        let isApart =
          abs(one[1] - other[1]) >= map.phone[0] || abs(one[2] - other[2]) >= map.phone[1]
        #expect(isApart, "\(one) \(other)")
      }
    }
  }

  @Test func `lanes do not lie on each other`() throws {
    let map = try map(contents("Samples/tour.navstyle.yaml"))
    for (index, one) in map.lanes.enumerated() {
      for other in map.lanes[(index + 1)...] {
        let isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
        #expect(isBeside || one.y + one.height <= other.y || other.y + other.height <= one.y)
      }
    }
  }

  @Test func `a stack begins on the left, and each step leads to the right`() throws {
    let map = try map(
      "navstyle: 1\nscreens: { a: { push: [b] }, b: { push: [c, a] }, c: {}, alone: {} }\n")
    let x = Dictionary(uniqueKeysWithValues: Self.places(map).map { ($0[0], $0[1]) })
    #expect(x[0] ?? 0 < x[1] ?? 0 && x[1] ?? 0 < x[2] ?? 0)
    #expect(map.lanes.map(\.stack) == ["main", nil])
    #expect(map.lanes.last?.screens.map { $0[0] } == [3])
  }

  @Test func `screens keep the order of those that lead to them`() throws {
    let map = try map(
      "navstyle: 1\nscreens: { r: { push: [a, b] }, a: { push: [z] }, b: { push: [y] }, y: {}, z: {} }\n"
    )
    let y = Dictionary(uniqueKeysWithValues: Self.places(map).map { ($0[0], $0[2]) })
    #expect(y[4] ?? 0 < y[3] ?? 0)
  }

  @Test func `only what is asked for stands on it`() throws {
    let map = try map(contents("Samples/tour.navstyle.yaml"), of: [0, 2])
    #expect(Self.places(map).map { $0[0] } == [0, 2])
  }
}
