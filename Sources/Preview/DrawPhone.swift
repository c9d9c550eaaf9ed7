import StyleModel
import Transitions

/// Draws one screen of the map: page, bar and what stands in it, status bar, and at the bottom the tab
/// bar or toolbar. What the page of `preview` draws, in fewer strokes.
struct PhoneDrawing {
  let name: String
  let look: Look
  let face: BarFace
  let appearance: Appearance
  /// Whether the button that leads back is there.
  let hasBack: Bool
  let hasTabBar: Bool

  private let size = MapLayout.phone
  /// UIKit's own colours of what stands at the bottom, light and dark.
  private var system: (ground: String, line: String, chosen: String) {
    appearance == .dark
      ? ("#161617", "#3A3A3C", "#0A84FF") : ("#F8F8F8", "#C9C9CC", "#007AFF")
  }

  /// The drawing, its glass aside, in points of the map.
  var text: String {
    "<rect width=\"\(size.width)\" height=\"\(size.height)\" fill=\"\(face.page.hexadecimal)\"/>"
      + rows + bar + bottom + statusBar
  }

  private var rows: String {
    let ink = face.page.wantsDarkText ? "#000000" : "#ffffff"
    return (0..<8).map { row in
      "<rect x=\"10\" y=\"\(64 + row * 18)\" width=\"\(row % 3 == 0 ? 70 : 54)\" height=\"5\" rx=\"2\" "
        + "fill=\"\(ink)\" fill-opacity=\"0.1\"/>"
    }.joined()
  }

  private var bar: String {
    guard !face.isHidden else { return "" }
    let isLarge = look.height.contains(.largeTitle)
    let height = isLarge ? 38 : 25
    let title = isLarge ? face.largeTitleColor : face.titleColor
    // The plan knows an image by name only.
    let ground = face.image == nil ? face.composed.hexadecimal : "#8A8F98"
    var parts = [
      "<rect class=\"bar\" width=\"\(size.width)\" height=\"\(height)\" fill=\"\(ground)\"/>"
    ]
    if let line = face.line {
      parts.append(
        "<rect y=\"\(height)\" width=\"\(size.width)\" height=\"1\" \(XMLText.fill(line))/>")
    }
    if hasBack {
      parts.append(
        "<path d=\"M11 15.5 l-3 2.5 l3 2.5\" fill=\"none\" stroke-width=\"1\" "
          + "\(XMLText.stroke(face.tint))/>")
    }
    let place =
      isLarge
      ? "x=\"8\" y=\"33\" font-size=\"10\""
      : "x=\"\(size.width / 2)\" y=\"20.5\" font-size=\"7\" text-anchor=\"middle\""
    parts.append(
      "<text \(place) font-weight=\"600\" style=\"fill: \(title.short)\">"
        + "\(XMLText.escaped(XMLText.fitted(name, to: 16)))</text>"
        + "<circle cx=\"\(size.width - 10)\" cy=\"18\" r=\"2.5\" \(XMLText.fill(face.tint))/>")
    return parts.joined()
  }

  /// The time, and a battery.
  private var statusBar: String {
    let ink: String
    switch Frame.StatusBarContent(look, appearance) {
    case .hidden: return ""
    case .dark: ink = "#000000"
    case .light: ink = "#ffffff"
    }
    return
      "<g class=\"status-bar\"><text x=\"9\" y=\"10\" font-size=\"5\" font-weight=\"600\" "
      + "style=\"fill: \(ink)\">9:41</text><rect x=\"\(size.width - 17)\" y=\"6\" width=\"8\" "
      + "height=\"4\" rx=\"1.2\" fill=\"\(ink)\"/></g>"
  }

  private var bottom: String {
    if hasTabBar { return tabBar }
    guard look.toolbar == .shown else { return "" }
    let top = size.height - 20
    let items = (0..<3).map { item in
      "<rect x=\"\(size.width * (2 * item + 1) / 6 - 3)\" y=\"\(top + 4)\" width=\"5\" height=\"5\" "
        + "fill=\"none\" \(XMLText.stroke(face.tint))/>"
    }
    return "<g class=\"toolbar\">\(ground(from: top))\(items.joined())</g>"
  }

  private var tabBar: String {
    let top = size.height - 21
    let tabs = (0..<4).map { tab in
      "<rect x=\"\(size.width * (2 * tab + 1) / 8 - 3)\" y=\"\(top + 3)\" width=\"6\" height=\"6\" "
        + "rx=\"2\" fill=\"\(tab == 0 ? system.chosen : "#8E8E93")\"/>"
    }
    return "<g class=\"tab-bar\">\(ground(from: top))"
      + "<rect y=\"\(top)\" width=\"\(size.width)\" height=\"0.5\" fill=\"\(system.line)\"/>"
      + "\(tabs.joined())</g>"
  }

  private func ground(from top: Int) -> String {
    "<rect y=\"\(top)\" width=\"\(size.width)\" height=\"\(size.height - top)\" "
      + "fill=\"\(system.ground)\"/>"
  }
}
