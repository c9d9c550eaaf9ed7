import YAMLSyntax

extension AppStyle {
  /// The layers through which a setting reaches a screen: `defaults`, or `screen` and the styles
  /// that lead to it.
  public func layers(of setting: Int32, onScreen screen: Int) -> [String] {
    if defaults.contains(setting) { return ["defaults"] }
    let own = screens[screen].settings
    if own.contains(setting) { return ["screen"] }
    guard let target = styles.firstIndex(where: { $0.settings.contains(setting) }) else {
      return []
    }
    return ["screen"]
      + styles(leadingTo: target, from: own).map { "style \(names.text(styles[$0].name))" }
  }

  /// A shortest way from a screen's settings to a style it applies, through the styles between.
  private func styles(leadingTo target: Int, from settings: Range<Int32>) -> [Int] {
    var parents: [Int: Int] = [:]
    var queue = styleItems(in: settings).map { Int($0.target) }
    var seen = Set(queue)
    var next = 0
    while next < queue.count, queue[next] != target {
      for item in styleItems(in: styles[queue[next]].settings)
      where seen.insert(Int(item.target)).inserted {
        parents[Int(item.target)] = queue[next]
        queue.append(Int(item.target))
      }
      next += 1
    }
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
