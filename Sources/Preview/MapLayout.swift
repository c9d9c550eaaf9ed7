import JSONText
import Navigation
import StyleModel

/// Where each screen stands on the map: a lane for every stack, in it a column for every step from the
/// root, and screens in an order that keeps what belongs together side by side.
///
/// It is worked out here and not on the page, so that the page and the map as a picture of its own are
/// one map, the same on every machine.
struct MapLayout {
  /// The screens of one stack; those that no stack leads to have a lane without a name.
  struct Lane {
    let stack: String?
    var x = 0
    var y = 0
    let width: Int
    let height: Int
    /// The screens, each with its place in the lane.
    var screens: [(screen: Int, x: Int, y: Int)]
  }

  /// The lanes, in the order of the stacks.
  private(set) var lanes: [Lane] = []
  /// The size of the whole map.
  private(set) var width = 0
  private(set) var height = 0

  /// The size of a phone; half of what is left of its cell is for edges, and its name.
  static let phone = (width: 104, height: 214)
  static let cell = (width: 188, height: 262)
  static let margin = (side: 32, top: 64, bottom: 16)
  static let gap = 40

  /// The map of some of the screens; nil is all.
  init(_ style: AppStyle, _ graph: NavigationGraph, of wanted: Set<Int>?) {
    var columns = Columns(screens: style.screens.count, graph)
    columns.order()
    let names = graph.stacks.map { Optional($0.name) } + [nil]
    for (stack, name) in names.enumerated() {
      let members = columns.columns(of: stack).map { column in
        column.filter { wanted?.contains($0) ?? true }
      }.filter { !$0.isEmpty }
      guard !members.isEmpty else { continue }
      lanes.append(Self.lane(name, members))
    }
    pack()
  }

  /// A lane whose tall columns are folded, so that it is about as high as it is wide.
  private static func lane(_ name: String?, _ columns: [[Int]]) -> Lane {
    let count = columns.reduce(0) { $0 + $1.count }
    var limit = 2
    while limit * limit * cell.height < count * cell.width { limit += 1 }
    let folded = columns.flatMap { column -> [ArraySlice<Int>] in
      let parts = (column.count + limit - 1) / limit
      return (0..<parts).map { part in
        column[part * column.count / parts..<(part + 1) * column.count / parts]
      }
    }
    let rows = folded.map(\.count).max() ?? 0
    var screens: [(screen: Int, x: Int, y: Int)] = []
    for (column, members) in folded.enumerated() {
      let first = margin.top + (rows - members.count) * cell.height / 2
      for (row, screen) in members.enumerated() {
        let x = margin.side + column * cell.width + (cell.width - phone.width) / 2
        screens.append((screen, x, first + row * cell.height))
      }
    }
    return Lane(
      stack: name, width: 2 * margin.side + folded.count * cell.width,
      height: margin.top + margin.bottom + rows * cell.height, screens: screens)
  }

  /// Puts the lanes on shelves of about the width of the screens people have.
  private mutating func pack() {
    let area = lanes.reduce(0) { $0 + $1.width * $1.height }
    var shelf = lanes.map(\.width).max() ?? 0
    while shelf * shelf < area * 2 { shelf += Self.cell.width }
    var (x, y, tallest) = (0, 0, 0)
    for index in lanes.indices {
      if x > 0, x + lanes[index].width > shelf {
        (x, y, tallest) = (0, y + tallest + Self.gap, 0)
      }
      (lanes[index].x, lanes[index].y) = (x, y)
      x += lanes[index].width + Self.gap
      tallest = max(tallest, lanes[index].height)
      width = max(width, x - Self.gap)
      height = max(height, y + tallest)
    }
  }

  /// Writes the map as a page reads it.
  func write(to json: inout JSONWriter) {
    json.key("map")
    json.object { json in
      json.member("width", width)
      json.member("height", height)
      json.key("phone")
      json.array(inline: true) { json in
        json.value(Self.phone.width)
        json.value(Self.phone.height)
      }
      json.key("lanes")
      json.array { json in
        for lane in lanes {
          json.object(inline: true) { json in
            if let stack = lane.stack { json.member("stack", stack) }
            for (key, value) in [
              ("x", lane.x), ("y", lane.y), ("width", lane.width), ("height", lane.height),
            ] {
              json.member(key, value)
            }
            json.key("screens")
            json.array { json in
              for place in lane.screens {
                json.array { json in
                  for number in [place.screen, lane.x + place.x, lane.y + place.y] {
                    json.value(number)
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
