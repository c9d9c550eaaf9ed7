extension Look {
  /// The same look with nothing of an appearance that the app is never in: two that differ only
  /// there are one look, and at run time one object.
  func seen(in appearances: [Appearance]) -> Look {
    guard appearances.count == 1 else { return self }
    var look = self
    look.page = page.seen(in: appearances[0])
    look.bar = bar.seen(in: appearances[0])
    look.scrollEdge = scrollEdge.map { $0.seen(in: appearances[0]) }
    if look.scrollEdge == look.bar { look.scrollEdge = nil }
    return look
  }
}

extension BarLook {
  fileprivate func seen(in appearance: Appearance) -> BarLook {
    var bar = self
    bar.color = color.map { $0.seen(in: appearance) }
    bar.image = image.seen(in: appearance)
    bar.shadowLine = shadowLine.map { $0.seen(in: appearance) }
    bar.tint = tint.seen(in: appearance)
    bar.titleColor = titleColor.seen(in: appearance)
    bar.largeTitleColor = largeTitleColor.seen(in: appearance)
    return bar
  }
}

extension ByAppearance {
  fileprivate func seen(in appearance: Appearance) -> ByAppearance {
    ByAppearance(self[appearance])
  }
}
