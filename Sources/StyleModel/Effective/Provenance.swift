import YAMLSyntax

extension AppStyle {
  /// The layers through which a setting reaches a screen: `defaults`, or `screen` – or its stack – and
  /// the styles that lead to it.
  public func layers(
    of setting: Int32, onScreen screen: Int, inStack stack: Int? = nil
  ) -> [String] {
    if defaults.contains(setting) { return ["defaults"] }
    let own = screens[screen].settings
    if own.contains(setting) { return ["screen"] }
    guard let target = styles.firstIndex(where: { $0.settings.contains(setting) }) else {
      return []
    }
    let names = { (path: [Int]) in path.map { "style \(text(styles[$0].name))" } }
    if let path = styles(leadingTo: target, from: styleItems(in: own)) {
      return ["screen"] + names(path)
    }
    guard let stack,
      let path = styles(leadingTo: target, from: stackStyleItems(in: stacks[stack].settings))
    else { return [] }
    return ["stack \(stackName(stack))"] + names(path)
  }

  /// The way on which a style is applied last, and so counts: through the styles between.
  ///
  /// A style's own values come after those of the styles it applies, so the search goes backwards:
  /// a style before what it applies, the last one it applies first.
  private func styles(leadingTo target: Int, from applied: ArraySlice<ListItem>) -> [Int]? {
    var parents: [Int: Int] = [:]
    var seen: Set<Int> = []
    var stack = applied.map { (style: Int($0.target), parent: Int?.none) }
    while let (style, parent) = stack.popLast() {
      guard seen.insert(style).inserted else { continue }
      parents[style] = parent
      if style == target { break }
      stack += styleItems(in: styles[style].settings).map { (Int($0.target), style) }
    }
    guard seen.contains(target) else { return nil }
    var path = [target]
    while let parent = path.last.flatMap({ parents[$0] }) { path.append(parent) }
    return path.reversed()
  }

  /// The palette names a colour goes through, the first one written first; of a pair, none.
  public func paletteNames(of color: ColorTable.ID) -> [String] {
    var result: [String] = []
    var current = color
    while case .palette(let index) = colors.expression(of: current), result.count <= palette.count {
      result.append("palette \(names.text(palette[Int(index)].name))")
      current = palette[Int(index)].color
    }
    return result
  }
}
