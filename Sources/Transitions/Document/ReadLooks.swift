import JSONText
import StyleModel

extension Look {
  /// Reads a look; images are named by the draft.
  init(_ place: JSONPlace, _ targets: Targets, _ draft: inout StyleDraft) throws(JSONMismatch) {
    self.init()
    let bar = try place.member("bar")
    self.bar = try BarLook(bar, targets, &draft)
    isHidden = try bar.member("hidden").boolean()
    isTranslucent = try bar.member("translucent").boolean()
    let heights = try bar.member("height")
    for item in try heights.items() {
      let name = try item.string()
      guard let index = BarHeight.all.names.firstIndex(of: name) else {
        throw item.mismatch(BarHeight.all.names.map { "'\($0)'" }.joined(separator: ", "))
      }
      height.insert(BarHeight(rawValue: 1 << UInt8(index)))
    }
    let edge = try bar.member("scroll-edge")
    scrollEdge = edge.value == .string("same") ? nil : try BarLook(edge, targets, &draft)
    page = try place.member("page").colors(targets)
    statusBar = try place.member("status-bar").word()
    tabBar = try place.member("tab-bar").word()
    toolbar = try place.member("toolbar").word()
    orientation = try place.member("orientation").word()
    carrier = try place.member("carrier").word()
    let gesture = try place.member("gesture")
    switch gesture.value {
    case .string(SwipeBack.edge.name): swipeBack = .edge
    case .string(SwipeBack.off.name): swipeBack = .off
    case .string(SwipeBack.full(within: nil).name):
      swipeBack = .full(within: try place.optional("gesture-within")?.number(in: 0...0x1p53))
    default: throw gesture.mismatch("'edge', 'full', 'off'")
    }
  }
}

extension BarLook {
  fileprivate init(
    _ place: JSONPlace, _ targets: Targets, _ draft: inout StyleDraft
  ) throws(JSONMismatch) {
    self.init()
    let color = try place.member("color")
    self.color = color.value == .string("system") ? nil : try color.colors(targets)
    alpha = try place.member("alpha").number(in: 0...1)
    let line = try place.member("shadow-line")
    shadowLine = line.value == .string("none") ? nil : try line.colors(targets)
    let material = try place.member("material")
    self.material = try material.word()
    guard self.material != .glass else {
      throw material.mismatch(Material.names.map { "'\($0)'" }.joined(separator: ", "))
    }
    let image = try place.member("image")
    if image.value != .string("none") { self.image = try image.images(targets, &draft) }
    tint = try place.member("tint").colors(targets)
    titleColor = try place.member("title-color").colors(targets)
    largeTitleColor = try place.member("large-title-color").colors(targets)
  }
}

extension JSONPlace {
  /// `#RRGGBBAA`.
  func color() throws(JSONMismatch) -> RGBA {
    guard case .string(let text) = value, text.utf8.count == 9, text.hasPrefix("#"),
      let color = RGBA(hexadecimal: text.dropFirst())
    else { throw mismatch("a colour, '#RRGGBBAA'") }
    return color
  }

  /// A colour for each appearance. In one that the app cannot be in, the other's stands.
  fileprivate func colors(_ targets: Targets) throws(JSONMismatch) -> ByAppearance<RGBA> {
    let first = try member(targets.appearances[0].rawValue).color()
    var colors = ByAppearance(first)
    if targets.appearances.count > 1 { colors.dark = try member(Appearance.dark.rawValue).color() }
    return colors
  }

  fileprivate func images(
    _ targets: Targets, _ draft: inout StyleDraft
  ) throws(JSONMismatch) -> ByAppearance<BackgroundImage?> {
    var images: [BackgroundImage?] = []
    for appearance in targets.appearances {
      let place = try member(appearance.rawValue)
      guard place.value != .string("none") else {
        images.append(nil)
        continue
      }
      images.append(
        draft.image(
          named: try place.member("name").string(), isOpaque: try place.member("opaque").boolean()))
    }
    return ByAppearance(light: images[0], dark: images[images.count - 1])
  }
}
