import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds blends on whose way a title cannot be read.
struct IllegibleMidpoint: LintRule {
  let info = RuleInfo(
    "illegible-midpoint", .transition, .warning,
    summary: "a blend on whose way the title cannot be read on the bar",
    rationale: """
      A blend takes the bar through all colours between two: from black to white through a grey on which neither a white
      title reads nor a black one, and a finger can rest there (listenzz/HBDNavigationBar#69). The old title is looked at in
      the first half, the new one in the second, on the composed bar over either page; less than 2:1 is reported where the
      title can be read well at its own end. The decision table lets such pairs ride; only an override or a profile that blends
      whatever the colours brings them about.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18", appearances: [light] }
        screens:
          home: { bar: { color: white, title-color: "#757575" }, push: [detail] }
          detail: { bar: { color: black, title-color: white, tint: white } }
        transitions:
          - { from: home, to: detail, strategy: background-crossfade, ↓motion: blend }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18", appearances: [light] }
        motion: { ↓profile: zhk }
        screens:
          home: { bar: { color: white, title-color: "#757575", tint: black }, push: [detail, map] }
          detail: { bar: { color: black, title-color: "#757575", tint: white } }
          map: { bar: { color: "#111111", title-color: "#757575", tint: white } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18", appearances: [light] }
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail] }
          detail: { bar: { color: black, title-color: white } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18", appearances: [light] }
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail] }
          detail: { bar: { color: "#BBBBBB", title-color: black } }
        transitions:
          - { from: home, to: detail, strategy: background-crossfade, motion: blend }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18", appearances: [light] }
        screens:
          home: { bar: { color: white, title-color: "#FFFFFF00" }, push: [detail] }
          detail: { bar: { color: black, title-color: "#FFFFFF00" } }
        transitions:
          - { from: home, to: detail, strategy: background-crossfade, motion: blend }
        """),
    ])

  /// What can be told apart at all.
  private static let least = 2.0
  /// What can be read at both ends of a blend and somewhere between can be read all the way, unless it
  /// is close.
  private static let close = least * 1.5

  /// The worst moment of a blend.
  private struct Moment {
    let time: Double
    let side: Side
    let ratio: Double
    let appearance: Appearance
  }

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    func isBlend(_ way: Verdict.Way) -> Bool {
      way.decisions.contains { $0.outcome == .crossfade(.blend) }
    }
    let appearances = subject.style.targets.appearances
    let shades = subject.resolved.looks.map { look in appearances.map { Shades(look, $0) } }
    func isClear(_ pair: LookPair) -> Bool {
      appearances.indices.allSatisfy { index in
        guard let from = shades[pair.from][index], let to = shades[pair.to][index] else {
          return false
        }
        return from.isClear(beside: to)
      }
    }
    let groups = subject.lookPairs(
      where: { _ in true }, on: isBlend, holds: { !isClear($0) && worst(subject, $0) != nil }
    ) { from, to, direction in
      subject.entry(
        writing: [.transitionMotion, .strategy], from: from.screen, to: to.screen, direction
      )?.entry ?? -1
    }
    for (_, group) in groups {
      guard let moment = worst(subject, subject.lookPair(of: group.first.transition)) else {
        continue
      }
      findings.append(finding(subject, group, moment))
    }
  }

  /// What a bar of one colour can show.
  private struct Shades {
    let title: RGBA
    let bar: RGBA
    let page: RGBA
    let isSeeThrough: Bool

    /// Nil where more than one colour and the page decide.
    init?(_ look: Look, _ appearance: Appearance) {
      let face = BarFace(look, band: .below26, appearance: appearance, atEdge: false)
      guard let color = face.color, face.image == nil, face.material == .none,
        face.titleColor.alpha == 255
      else { return nil }
      title = face.titleColor
      bar = color
      page = face.page.inBytes
      isSeeThrough = face.coverage < 1
    }

    /// Whether both titles can be read, with room to spare, on every bar between two.
    func isClear(beside other: Shades) -> Bool {
      var (lower, upper) = (pointwiseMin(bar, other.bar), pointwiseMax(bar, other.bar))
      if isSeeThrough || other.isSeeThrough {
        lower = pointwiseMin(lower, pointwiseMin(page, other.page))
        upper = pointwiseMax(upper, pointwiseMax(page, other.page))
      }
      return title.leastContrast(between: lower, and: upper) >= IllegibleMidpoint.close
        && other.title.leastContrast(between: lower, and: upper) >= IllegibleMidpoint.close
    }
  }

  /// The moment at which a title can be read worst, if it cannot be read then.
  private func worst(_ subject: Subject, _ pair: LookPair) -> Moment? {
    let plan = subject.plan
    let (from, to) = (subject.resolved.looks[pair.from], subject.resolved.looks[pair.to])
    let bands = subject.style.targets.bands
    let ways = zip(pair.way.recipes, pair.way.decisions).map { $0 }
    let blends = ways.enumerated().filter { $0.element.1.outcome == .crossfade(.blend) }
    var moments: [Moment] = []
    for (index, way) in blends {
      let band = ways.count > 1 && index > 0 ? bands[bands.count - 1] : bands[0]
      for appearance in subject.style.targets.appearances {
        let view = Viewpoint(band: band, appearance: appearance, isAtEdge: false)
        let evaluator = FrameEvaluator(
          plan.recipes[Int(way.0)], from: from, to: to, seenFrom: view,
          hasGlass: subject.style.targets.hasGlass, driver: .swipe)
        let titles = [(Side.from, from), (.to, to)].map { ($0, $1.bar.titleColor[appearance]) }
        moments += worst(evaluator, titles, appearance)
      }
    }
    return moments.min { $0.ratio < $1.ratio }
  }

  /// For each title that can be read at its own end – where it cannot, another rule says so – the
  /// moment at which it cannot be told from the bar.
  private func worst(
    _ evaluator: FrameEvaluator, _ titles: [(side: Side, color: RGBA)], _ appearance: Appearance
  ) -> [Moment] {
    func ratio(_ title: RGBA, _ frame: Frame) -> Double {
      min(title.contrast(on: frame.from.composed), title.contrast(on: frame.to.composed))
    }
    let middle = evaluator.frame(at: 0.5)
    return titles.compactMap { side, title in
      guard title.alpha > 0, ratio(title, middle) < Self.close,
        ratio(title, evaluator.frame(at: side == .from ? 0 : 1)) >= Ink.title.ratio
      else { return nil }
      let times = (1...10).map { side == .from ? Double($0) / 20 : 1 - Double($0) / 20 }
      let moments = times.map { time in
        Moment(
          time: time, side: side, ratio: ratio(title, evaluator.frame(at: time)),
          appearance: appearance)
      }
      return moments.filter { $0.ratio < Self.least }.min { $0.ratio < $1.ratio }
    }
  }

  private func finding(_ subject: Subject, _ group: PairGroup, _ moment: Moment) -> Finding {
    let transition = group.first.transition
    let names = subject.names(of: transition)
    let asked = subject.entry(writing: [.transitionMotion, .strategy], for: transition)
    let profile = subject.style.setting(.profile, in: subject.style.motion)
    let place = asked?.setting ?? profile
    let tenths = Int((moment.ratio * 10).rounded(.down))
    let own = moment.side == .from ? names.from : names.to
    let notes = [Side.from, .to].map { side in
      let sighting = subject.sighting(side, of: transition)
      return Note(
        "\(subject.name(sighting)): \(subject.value(.barTitleColor, side, of: transition)) on "
          + subject.value(.barColor, side, of: transition),
        at: subject.resolved.place(of: .barColor, ofScreen: sighting.screen, state: sighting.state))
    }
    return Finding(
      info, at: place?.range ?? subject.style.screens[transition.from].range,
      keyPath: asked.map(subject.keyPath) ?? "motion.profile",
      identity: place == nil ? subject.identity(of: group) : nil,
      message: "at \(Int((moment.time * 100).rounded())) % of the way the title of \(own) has a "
        + "contrast of \(tenths / 10).\(tenths % 10):1 in \(moment.appearance.rawValue) appearance: "
        + subject.names(group),
      notes: notes,
      help:
        "write 'motion: ride' for the pair under 'transitions', so that each title stays on its "
        + "own bar")
  }
}
