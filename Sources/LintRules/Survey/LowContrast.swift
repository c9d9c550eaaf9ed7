import Diagnostics
import StyleModel

extension Subject {
  /// The findings of a rule about an ink.
  ///
  /// - Parameter cure: what to do about those of one place, and how the tool would do it.
  func findings(
    of ink: Ink, _ rule: RuleInfo,
    cure: (FaultGroup<LowContrast>) -> (help: String, fix: Fix?)
  ) -> [Finding] {
    let faults = lowContrasts(of: ink)
    guard !faults.isEmpty else { return [] }
    var follows = [Bool](repeating: false, count: resolved.looks.count)
    for fault in faults where fault.fault.followsAnother { follows[fault.look] = true }
    let groups = groups(faults) { sighting in
      if ink == .statusBar, resolved.isInSheetsOnly(sighting.screen) { return false }
      // One finding says that nobody wrote what the page is.
      let look = resolved.lookNumber(ofScreen: sighting.screen, state: sighting.state)
      return !follows[Int(look)] || setting(.contentBackground, at: sighting) != nil
    } culprits: {
      $0.culprits
    }
    return groups.map { finding($0, rule, cure($0)) }
  }

  private func finding(
    _ group: FaultGroup<LowContrast>, _ rule: RuleInfo, _ cure: (help: String, fix: Fix?)
  ) -> Finding {
    let (fault, cause, worst) = (group.faults[0], group.cause, group.faults[0].worst)
    let isOpen = fault.isPages && setting(.contentBackground, at: group.first) == nil
    let ground = fault.ground.contains(.barHidden) ? " (the page)" : ""
    let finding = Finding(
      rule, at: cause.range,
      label: cause.setting.map { said($0, at: group.first, in: worst.appearance) },
      keyPath: cause.keyPath, identity: identity(of: group.sightings, at: cause.keyPath),
      message: "\(fault.ink.complaint.subject) of \(names(group.sightings)) "
        + fault.ink.complaint.verb + circumstances(fault)
        + ": \(worst.color.short) on \(worst.ground.inBytes.short)\(ground) has a contrast of "
        + "\(worst.ratio.twoDecimals):1, below \(fault.ink.ratio.short):1",
      notes: notes(on: fault.culprits, besides: cause, at: group.first, in: worst.appearance),
      help: (isOpen ? "say what lies behind the bar with 'content.background', or " : "")
        + cure.help,
      fix: cure.fix)
    return isOpen ? finding.weighing(min(.info, rule.severity)) : finding
  }

  /// Where it is so, if that is not everywhere.
  private func circumstances(_ fault: LowContrast) -> String {
    let (all, failing) = (fault.views, fault.failing)
    var text = ""
    if !failing.contains(where: { !$0.isAtEdge }), all.contains(where: { !$0.isAtEdge }) {
      text += " while content touches the bar"
    } else if !failing.contains(where: \.isAtEdge), all.contains(where: \.isAtEdge) {
      text += " once content has left the bar"
    }
    let appearances = Appearance.allCases.filter { appearance in
      failing.contains { $0.appearance == appearance }
    }
    guard style.targets.appearances.count > 1, let only = appearances.first else { return text }
    let worst = fault.worst
    let isSame = failing.allSatisfy { $0.color == worst.color && $0.ground == worst.ground }
    if appearances.count == 1 { return text + " in \(only.rawValue) appearance" }
    return isSame ? text : text + " (worst in \(worst.appearance.rawValue) appearance)"
  }

  // MARK: Cures

  /// What to write: the nearest colour that can be told from the bar wherever the ones found
  /// cannot.
  func nearestCure(_ group: FaultGroup<LowContrast>) -> String {
    let (ink, worst) = (group.faults[0].ink, group.faults[0].worst)
    // A key of 'scroll-edge' has nothing to do with the bar at rest.
    let isAtEdge = group.faults.allSatisfy { $0.failing.allSatisfy(\.isAtEdge) }
    let views = { (faults: [LowContrast]) in
      faults.flatMap(\.views).filter { $0.isAtEdge || !isAtEdge }
    }
    let forAll = remedy(views(group.faults), ink.ratio)
    guard let colors = forAll ?? remedy(views([group.faults[0]]), ink.ratio) else {
      return
        "no colour reaches \(ink.ratio.short):1 on all that is behind it: make the bar less transparent, "
        + "or give it one colour"
    }
    let key =
      (isAtEdge ? ink.attribute.counterpartAtEdge ?? ink.attribute : ink.attribute).path
    let poles = [("white", RGBA(0xFFFF_FFFF)), ("black", RGBA(0x0000_00FF))]
    let best = poles.max { $0.1.contrast(on: worst.ground) < $1.1.contrast(on: worst.ground) }
    let isSame = Set(group.faults[0].failing.map(\.ground)).count == 1
    let there =
      isSame && colors.light == colors.dark || style.targets.appearances.count == 1
      ? "" : " in \(worst.appearance.rawValue) appearance"
    let pole = best.flatMap { best in
      best.1 == colors[worst.appearance]
        ? nil : " ('\(best.0)' has \(best.1.contrast(on: worst.ground).twoDecimals):1\(there))"
    }
    let first = forAll == nil ? " for \(name(group.first))" : ""
    let bar = nearerBar(group, than: colors).map { ", or make the bar \($0.written)" } ?? ""
    return "write '\(key): \(colors.written)', the nearest that reaches \(ink.ratio.short):1"
      + first + (pole ?? "") + bar
  }

  /// The nearest colour of the bar on which an ink can be seen as it is, if that is a smaller step than
  /// another ink: nil where the bar's colour alone would not do, as what is behind is seen, too, or
  /// the scroll edge has a look of its own.
  private func nearerBar(
    _ group: FaultGroup<LowContrast>, than remedy: ByAppearance<RGBA>
  ) -> ByAppearance<RGBA>? {
    let (ink, worst) = (group.faults[0].ink, group.faults[0].worst)
    let edge: [Attribute] = [.edgeColor, .edgeAlpha, .edgeMaterial, .edgeImage]
    guard group.faults.allSatisfy({ $0.views.allSatisfy(\.isOnBarAlone) }),
      edge.allSatisfy({ setting($0, at: group.first) == nil })
    else { return nil }
    let views = group.faults.flatMap(\.views)
    let bars = style.targets.appearances.map { appearance in
      nearestBar(for: views.filter { $0.appearance == appearance }, ink.ratio)
    }
    guard let first = bars.first, let light = first, let last = bars.last, let dark = last,
      let index = style.targets.appearances.firstIndex(of: worst.appearance), let bar = bars[index],
      worst.ground.inBytes.distance(to: bar)
        < worst.color.distance(to: remedy[worst.appearance])
    else { return nil }
    return ByAppearance(light: light, dark: dark)
  }

  /// The nearest colour to a bar's on which everything drawn on it in one appearance can be seen.
  private func nearestBar(for views: [LowContrast.View], _ ratio: Double) -> RGBA? {
    let (grounds, inks) = (Set(views.map(\.ground)), Set(views.map(\.color)))
    guard let ground = grounds.first, grounds.count == 1, RGB(ground.inBytes) == ground,
      inks.allSatisfy({ $0.alpha == 255 })
    else { return nil }
    return ground.inBytes.nearest(reaching: ratio, on: inks.map(RGB.init))
  }

  /// The nearest colour for each appearance; one for both where the ink was one and one will do.
  private func remedy(
    _ views: [LowContrast.View], _ ratio: Double
  ) -> ByAppearance<RGBA>? {
    let inks = Set(views.map(\.color))
    if inks.count == 1, let ink = inks.first,
      let one = ink.nearest(reaching: ratio, on: views.map(\.ground))
    {
      return ByAppearance(one)
    }
    let colors = style.targets.appearances.map { appearance -> RGBA? in
      let own = views.filter { $0.appearance == appearance }
      return own.min { $0.ratio < $1.ratio }?.color.nearest(
        reaching: ratio, on: own.map(\.ground))
    }
    guard let first = colors.first, let light = first, let last = colors.last, let dark = last
    else { return nil }
    return ByAppearance(light: light, dark: dark)
  }
}

extension ByAppearance<RGBA> {
  /// As it is written.
  fileprivate var written: String {
    light == dark
      ? "\"\(light.short)\"" : "{ light: \"\(light.short)\", dark: \"\(dark.short)\" }"
  }
}

extension Double {
  /// With two decimals, cut off rather than rounded: 4.499 does not reach 4.5.
  fileprivate var twoDecimals: String {
    let hundredths = Int((self * 100 + 1e-9).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Without decimals where there are none.
  fileprivate var short: String { self == rounded() ? String(Int(self)) : String(self) }
}
