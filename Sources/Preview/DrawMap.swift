import Navigation
import StyleModel
public import Transitions

/// Draws the map of a plan as SVG, for READMEs and wikis: every screen a phone with its own bar, every
/// edge in the colour of its strategy.
///
/// It follows the reader's light or dark theme where the SVG is shown as a file or by `<img>`; the app
/// itself is drawn in one appearance, the first it has.
public struct MapDrawing {
  private let plan: TransitionPlan
  private let layout: MapLayout
  private let appearance: Appearance
  private let places: [Int: (x: Int, y: Int)]

  /// The drawing of a plan's map.
  ///
  /// - Parameters:
  ///   - plan: the plan.
  ///   - screens: the screens on it, by number; nil for all.
  public init(_ plan: TransitionPlan, of screens: Set<Int>? = nil) {
    self.plan = plan
    layout = MapLayout(plan.resolved.style, plan.graph, of: screens)
    appearance = plan.resolved.style.targets.appearances.first ?? .light
    var places: [Int: (x: Int, y: Int)] = [:]
    for lane in layout.lanes {
      for place in lane.screens { places[place.screen] = (lane.x + place.x, lane.y + place.y) }
    }
    self.places = places
  }

  /// The SVG.
  public var text: String {
    let (width, height) = (layout.width + 48, layout.height + 48 + Self.legendHeight)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" font-family="\(Self.fonts)">
      <title>\(XMLText.escaped(title))</title>
      <style>\(Self.style)</style>
      <defs>
      \(Line.allCases.map(\.arrow).joined(separator: "\n"))
      </defs>
      <rect class="ground" x="-24" y="-24" width="\(width)" height="\(height)"/>
      \((layout.lanes.map(lane) + edges + phones + [legend]).joined(separator: "\n"))
      </svg>

      """
  }

  private static let fonts = "-apple-system, 'Segoe UI', Inter, system-ui, Arial, sans-serif"
  private static let legendHeight = 40

  private var title: String {
    let count = places.count
    return "\(count) screen\(count == 1 ? "" : "s") and how they follow each other"
  }

  private static let style =
    ".ground { fill: #ffffff; } .lane { fill: #eceff3; stroke: #dfe3e9; } text { fill: #16181d; } "
    + ".edge { fill: none; stroke-width: 1.8; } .glass { fill: none; stroke: #2b2e35; stroke-width: 2; } "
    + Line.allCases.map { ".\($0.rawValue) { stroke: \($0.color.light); }" }.joined(separator: " ")
    + " @media (prefers-color-scheme: dark) { .ground { fill: #0f1114; } "
    + ".lane { fill: #181b20; stroke: #262a31; } text { fill: #e9ebef; } .glass { stroke: #5d636f; } "
    + Line.allCases.map { ".\($0.rawValue) { stroke: \($0.color.dark); }" }.joined(separator: " ")
    + " }"

  // MARK: Lanes and phones

  private func lane(_ lane: MapLayout.Lane) -> String {
    let name = XMLText.escaped(lane.stack ?? "in no stack")
    return """
      <rect class="lane" x="\(lane.x)" y="\(lane.y)" width="\(lane.width)" height="\(lane.height)" rx="20"/>
      <text x="\(lane.x + 22)" y="\(lane.y + 37)" font-size="17" font-weight="600">\(name)</text>
      """
  }

  private var phones: [String] {
    layout.lanes.flatMap { lane in
      lane.screens.map { phone($0.screen, in: lane, x: lane.x + $0.x, y: lane.y + $0.y) }
    }
  }

  private func phone(_ screen: Int, in lane: MapLayout.Lane, x: Int, y: Int) -> String {
    let style = plan.resolved.style
    let look = plan.resolved.look(ofScreen: screen)
    let band = style.targets.bands.last ?? .from26
    let face = BarFace(
      look, band: style.targets.hasGlass ? band : .below26, appearance: appearance, atEdge: false)
    let stack = plan.graph.stacks.first { $0.name == lane.stack }
    let seen = plan.graph.tabBars.visibilities(ofScreen: Int32(screen))
    let drawing = PhoneDrawing(
      name: style.screenName(screen), look: look, face: face, appearance: appearance,
      hasBack: stack.map { Int($0.root) } != screen,
      hasTabBar: stack?.hasTabBar == true && seen.contains(.shown))
    let (width, height) = MapLayout.phone
    let clip = "phone-\(screen)"
    return """
      <g transform="translate(\(x) \(y))"><clipPath id="\(clip)"><rect width="\(width)" \
      height="\(height)" rx="12"/></clipPath><g clip-path="url(#\(clip))">\(drawing.text)</g>\
      <rect class="glass" width="\(width)" height="\(height)" rx="12"/>\
      <text x="\(width / 2)" y="\(height + 24)" font-size="14" text-anchor="middle">\
      \(XMLText.escaped(XMLText.fitted(drawing.name, to: 22)))</text></g>
      """
  }

  // MARK: Edges

  private typealias Way = (from: Int, to: Int, line: Line)

  private var edges: [String] {
    let style = plan.resolved.style
    let isLast = style.targets.bands.last == .from26
    var ways: [Way] = plan.transitions.filter { !$0.operation.isReturn }.map { transition in
      let way = transition.way
      let recipe = plan.recipes[Int((isLast ? way.from26 : nil)?.recipe ?? way.recipe)]
      return (transition.from, transition.to, Line(recipe))
    }
    for (screen, definition) in style.screens.enumerated() {
      for attribute in [Attribute.present, .embed] {
        for item in style.items(attribute, in: definition.settings) {
          ways.append((screen, Int(plan.graph.stacks[Int(item.target)].root), .presents))
        }
      }
    }
    let leaving = Dictionary(grouping: ways) { $0.from }
    return leaving.keys.sorted().flatMap { screen in edges(leaving: leaving[screen] ?? []) }
  }

  /// The edges that leave one phone, side by side.
  private func edges(leaving ways: [Way]) -> [String] {
    let shown = ways.filter { places[$0.from] != nil && places[$0.to] != nil }
    let sorted = shown.enumerated().sorted {
      let (one, other) = (places[$0.element.to]?.y ?? 0, places[$1.element.to]?.y ?? 0)
      return (one, $0.offset) < (other, $1.offset)
    }.map(\.element)
    return sorted.enumerated().compactMap { index, way in
      guard let from = places[way.from], let to = places[way.to] else { return nil }
      let height = MapLayout.phone.height
      let start = from.y + height / 4 + height * (index + 1) / (2 * (sorted.count + 1))
      return way.from == way.to
        ? Self.loop(at: from, way.line) : Self.edge(from: (from.x, start), to: to, way.line)
    }
  }

  private static func loop(at place: (x: Int, y: Int), _ line: Line) -> String {
    let (width, height) = MapLayout.phone
    return line.path("M\(place.x + width) \(place.y + height / 5) c46 -34 46 46 0 26")
  }

  private static func edge(
    from: (x: Int, y: Int), to: (x: Int, y: Int), _ line: Line
  ) -> String {
    let (width, height) = MapLayout.phone
    let (x1, y1) = (from.x + width, from.y)
    let (x2, y2) = (to.x, to.y + height / 2)
    let reach = x2 > x1 ? max(36, (x2 - x1) / 2) : 70 + (x1 - x2) / 8
    let lift = x2 > x1 ? 0 : (y2 >= y1 ? 1 : -1) * min(120, abs(y2 - y1) * 2 / 5 + 60)
    let bend = "\(x1 + reach) \(y1 + lift) \(x2 - reach) \(y2 - lift)"
    return line.path("M\(x1) \(y1) C\(bend) \(x2) \(y2)")
  }

  private var legend: String {
    let y = layout.height + 36
    let entries = Line.allCases.enumerated().map { index, line in
      let x = index * 150
      return line.path("M\(x) \(y) h34")
        + "<text x=\"\(x + 42)\" y=\"\(y + 4)\" font-size=\"13\">\(line.words)</text>"
    }
    return entries.joined(separator: "\n")
  }
}

/// How an edge is drawn: by what happens to the bar.
private enum Line: String, CaseIterable {
  case slide, blend, ride, still
  case visible = "break"
  case foreign
  /// No transition: another stack is put above, or inside.
  case presents

  init(_ recipe: Recipe) {
    switch recipe.outcome {
    case .snapshotSlide: self = .slide
    case .crossfade(.blend): self = .blend
    case .crossfade(.ride): self = .ride
    case .crossfade(.still): self = recipe.isBreak ? .visible : .still
    case .foreign: self = .foreign
    }
  }

  var words: String {
    switch self {
    case .slide: "picture slide"
    case .visible: "visible break"
    case .foreign: "own animator"
    default: rawValue
    }
  }

  var color: (light: String, dark: String) {
    switch self {
    case .slide: ("#b84d00", "#f2955c")
    case .blend: ("#0067a3", "#62b8ec")
    case .ride: ("#9d3f76", "#e59fc8")
    case .still, .presents: ("#68707f", "#98a0ae")
    case .visible: ("#b3001e", "#ff7d73")
    case .foreign: ("#16181d", "#e9ebef")
    }
  }

  private var dashes: String {
    switch self {
    case .slide, .blend: ""
    case .ride: " stroke-dasharray=\"9 5\""
    case .still: " stroke-dasharray=\"2 5\""
    case .visible: " stroke-dasharray=\"5 4\""
    case .foreign: " stroke-dasharray=\"12 4 2 4\""
    case .presents: " stroke-dasharray=\"10 7\""
    }
  }

  func path(_ way: String) -> String {
    "<path class=\"edge \(rawValue)\" d=\"\(way)\" marker-end=\"url(#to-\(rawValue))\"\(dashes)/>"
  }

  var arrow: String {
    "<marker id=\"to-\(rawValue)\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"6\" "
      + "markerHeight=\"6\" orient=\"auto\"><path class=\"\(rawValue)\" d=\"M1 1 L9 5 L1 9\" fill=\"none\" "
      + "stroke-width=\"2\"/></marker>"
  }
}
