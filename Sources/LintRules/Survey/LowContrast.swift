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
    let own = group.faults[0].views.filter { $0.isAtEdge == worst.isAtEdge }
    let views = worst.isAtEdge ? own : group.faults.flatMap(\.views)
    guard
      let colors = remedy(views, ink.ratio) ?? remedy(group.faults[0].views, ink.ratio)
        ?? remedy(own, ink.ratio)
    else {
      return
        "no colour reaches \(ink.ratio.short):1 on all that is behind it: make the bar less transparent, "
        + "or give it one colour"
    }
    let key =
      (worst.isAtEdge ? ink.attribute.counterpartAtEdge ?? ink.attribute : ink.attribute).path
    let written =
      colors.light == colors.dark
      ? "\"\(colors.light.short)\""
      : "{ light: \"\(colors.light.short)\", dark: \"\(colors.dark.short)\" }"
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
    let bar = nearerBar(worst, ink, than: colors[worst.appearance])
    return "write '\(key): \(written)', the nearest that reaches \(ink.ratio.short):1"
      + (pole ?? "")
      + (bar.map { ", or make the bar \($0.short)\(there)" } ?? "")
  }

  /// The nearest colour of an opaque bar on which an ink can be seen as it is, if that is a smaller
  /// step than another ink.
  private func nearerBar(
    _ view: LowContrast.View, _ ink: Ink, than remedy: RGBA
  ) -> RGBA? {
    let bar = view.ground.inBytes
    guard RGB(bar) == view.ground, view.color.alpha == 255,
      let other = bar.nearest(reaching: ink.ratio, on: [RGB(view.color)]),
      bar.distance(to: other) < view.color.distance(to: remedy)
    else { return nil }
    return other
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
