import StyleModel
import Transitions

/// Something that is drawn on bars and must be told from them.
enum Ink: CaseIterable {
  case title, largeTitle, tint, statusBar

  /// The contrast ratio it must reach: WCAG's for text, and for large text and what is no text.
  /// https://www.w3.org/TR/WCAG22/#contrast-minimum, https://www.w3.org/TR/WCAG22/#non-text-contrast
  var ratio: Double { self == .title ? 4.5 : 3 }

  /// The attribute that decides its colour.
  var attribute: Attribute {
    switch self {
    case .title: .barTitleColor
    case .largeTitle: .barLargeTitleColor
    case .tint: .barTint
    case .statusBar: .statusBar
    }
  }

  /// What is wrong with it, of screens that are named between the two parts.
  var complaint: (subject: String, verb: String) {
    switch self {
    case .title: ("the title", "can hardly be read")
    case .largeTitle: ("the large title", "can hardly be read")
    case .tint: ("the buttons", "can hardly be seen")
    case .statusBar: ("the status bar", "can hardly be read")
    }
  }

  /// Its colour where it is to be seen; nil elsewhere.
  ///
  /// Of a bar that has a large title, that is the title while content touches the bar, and the title
  /// itself comes with scrolling. One of alpha 0 is meant to be unseen.
  func color(_ look: Look, _ face: BarFace, from view: Viewpoint) -> RGBA? {
    guard face.image == nil, !face.isHidden || self == .statusBar else { return nil }
    let hasLargeTitle = look.height.contains(.largeTitle)
    let color: RGBA
    switch self {
    case .title:
      if hasLargeTitle, view.isAtEdge { return nil }
      color = face.titleColor
    case .largeTitle:
      guard hasLargeTitle, view.isAtEdge || look.scrollEdge == nil else { return nil }
      color = face.largeTitleColor
    case .tint: color = face.tint
    case .statusBar:
      guard look.statusBar != .hidden else { return nil }
      color = look.statusBar.contentColor(in: view.appearance)
    }
    return color.alpha > 0 ? color : nil
  }
}

extension StatusBar {
  /// The colour of its content.
  func contentColor(in appearance: Appearance) -> RGBA {
    let isWhite = self == .light || self == .default && appearance == .dark
    return isWhite ? RGBA(0xFFFF_FFFF) : RGBA(0x0000_00FF)
  }
}

/// An ink that cannot be told from a bar, in some of the ways in which the bar is seen.
struct LowContrast: Hashable {
  let ink: Ink
  /// Every way in which the ink is seen on the bar.
  let views: [View]
  /// What the ground of the worst of them is made of, the nearest to the eye first.
  let ground: [Attribute]
  /// Whether another ink of the look cannot be read either, and both could be on another page.
  let followsAnother: Bool

  /// A way in which it is seen.
  struct View: Hashable {
    let appearance: Appearance
    let isAtEdge: Bool
    let color: RGBA
    let ground: RGB
    let ratio: Double
    /// Whether it could be read, were another page behind the bar.
    let dependsOnPage: Bool
    /// Whether the ground is the bar's own colour, and nothing of what lies behind it.
    let isOnBarAlone: Bool
  }

  /// Those in which it cannot be told from the bar.
  var failing: [View] { views.filter { $0.ratio < ink.ratio } }

  /// The worst of them.
  var worst: View { views.min { $0.ratio < $1.ratio } ?? views[0] }

  /// Whether a page could make all of it right.
  var isPages: Bool { failing.allSatisfy(\.dependsOnPage) }

  /// The attributes that make it.
  var culprits: [Attribute] {
    let own = worst.isAtEdge ? ink.attribute.counterpartAtEdge ?? ink.attribute : ink.attribute
    return [own] + ground
  }
}

extension Subject {
  /// The looks in which an ink cannot be told from the bar, the worst first.
  ///
  /// Images are not judged, and neither is a description that breaks off: what is missing may be
  /// the colour that makes it right. Both bands look alike to WCAG: the same grey stands in for
  /// blur and glass.
  func lowContrasts(of ink: Ink) -> [LookFault<LowContrast>] {
    guard !style.isCut else { return [] }
    var seen: [(view: Viewpoint, face: BarFace)] = []
    var found: [LookFault<LowContrast>] = []
    func finish(_ look: Int) {
      let fault = lowContrast(of: ink, resolved.looks[look], seen)
      if let fault { found.append(LookFault(look: look, fault: fault)) }
      seen.removeAll(keepingCapacity: true)
    }
    var current = 0
    forEachFace(bands: Array(style.targets.bands.prefix(1))) { look, view, face in
      if look != current {
        finish(current)
        current = look
      }
      seen.append((view, face))
    }
    if !seen.isEmpty { finish(current) }
    return found.sorted { ($0.fault.worst.ratio, $0.look) < ($1.fault.worst.ratio, $1.look) }
  }

  private func lowContrast(
    of ink: Ink, _ look: Look, _ seen: [(view: Viewpoint, face: BarFace)]
  ) -> LowContrast? {
    var views: [LowContrast.View] = []
    var worst: (ratio: Double, index: Int)?
    for (index, (view, face)) in seen.enumerated() {
      guard let color = ink.color(look, face, from: view) else { continue }
      let ground = face.composed
      let ratio = color.contrast(on: ground)
      if ratio < worst?.ratio ?? .infinity { worst = (ratio, index) }
      views.append(
        LowContrast.View(
          appearance: view.appearance, isAtEdge: view.isAtEdge, color: color, ground: ground,
          ratio: ratio,
          dependsOnPage: ratio < ink.ratio && face.canShow(color, reaching: ink.ratio),
          isOnBarAlone: face.color != nil && face.coverage >= 1))
    }
    guard let worst, worst.ratio < ink.ratio else { return nil }
    let (view, face) = seen[worst.index]
    let isPages = views.allSatisfy { $0.ratio >= ink.ratio || $0.dependsOnPage }
    let earlier = Ink.allCases.prefix { $0 != ink }
    return LowContrast(
      ink: ink, views: views, ground: look.background(of: face, atEdge: view.isAtEdge),
      followsAnother: isPages
        && earlier.contains { lowContrast(of: $0, look, seen)?.isPages == true })
  }
}

extension BarFace {
  /// Whether a colour reaches a contrast ratio over some page: a black or a white one would be the
  /// best.
  fileprivate func canShow(_ color: RGBA, reaching ratio: Double) -> Bool {
    let pages = [RGB(red: 0, green: 0, blue: 0), RGB(red: 1, green: 1, blue: 1)]
    return pages.contains { color.contrast(on: composed(over: $0)) >= ratio }
  }
}

extension Look {
  /// The attributes that make the ground of a bar what it is.
  func background(of face: BarFace, atEdge: Bool) -> [Attribute] {
    guard !face.isHidden else { return [.contentBackground, .barHidden] }
    let bar = (atEdge ? scrollEdge : nil) ?? self.bar
    var result: [Attribute] = []
    if face.coverage > 0 || bar.color?.light.alpha == 0 || bar.color?.dark.alpha == 0 {
      result.append(.barColor)
    }
    if bar.alpha < 1 { result.append(.barAlpha) }
    if bar.alpha == 0 { result.removeAll { $0 == .barColor } }
    if face.material != .none { result.append(face.isSystem ? .barColor : .barMaterial) }
    if atEdge { result = result.map { $0.counterpartAtEdge ?? $0 } }
    return face.coverage < 1 ? result + [.contentBackground] : result
  }
}
