import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds pairs of bars that look alike at rest and differ at the scroll edge, or the other way round.
struct ScrollEdgeMismatch: LintRule {
  let info = RuleInfo(
    "scroll-edge-mismatch", .style, .warning,
    summary:
      "two bars that are alike at rest and differ at the scroll edge, or the other way round",
    rationale: """
      From iOS 15 every bar has a second look, while content touches it. A list is left where it was scrolled to, and the
      screen above it begins at its edge: on the way back the bar shows one look and then, with a flash, the other
      (listenzz/HBDNavigationBar#149, MoZhouqi/KMNavigationBarTransition#167). A scroll edge at which nothing is to be
      seen of the bar is Apple's own look and silent.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          list:
            bar: { color: white, title-color: black, scroll-edge: { ↓color: "#E0E0E0" } }
            status-bar: dark
            push: [detail]
          detail: { bar: { color: white, title-color: black }, status-bar: dark }
        """),
      Example(
        """
        navstyle: 1
        screens:
          list:
            bar: { color: "#DDDDDD", title-color: black, tint: black, scroll-edge: { ↓color: white } }
            status-bar: dark
            push: [detail]
          detail: { bar: { color: white, title-color: black }, status-bar: dark }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          list: { bar: { color: white, title-color: black, scroll-edge: { alpha: 0 } }, push: [detail] }
          detail: { bar: { color: white, title-color: black } }
        """),
      Example(
        """
        navstyle: 1
        defaults: { bar: { color: white, title-color: black, scroll-edge: { color: "#E0E0E0" } } }
        screens:
          list: { push: [detail] }
          detail: {}
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "11..14" }
        screens:
          list: { bar: { color: white, title-color: black, scroll-edge: { color: "#E0E0E0" } }, push: [detail] }
          detail: { bar: { color: white, title-color: black } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          list: { bar: { color: white, title-color: black, scroll-edge: { color: "#E0E0E0" } } }
          detail: { bar: { color: white, title-color: black } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let (resolved, targets) = (subject.resolved, subject.style.targets)
    let hasEdge = resolved.looks.map { $0.scrollEdge != nil }
    guard targets.ios.upperBound >= 15, hasEdge.contains(true) else { return }
    var known: [SIMD2<Int32>: Mismatch?] = [:]
    var groups: [Int32: Group] = [:]
    for edge in subject.graph.edges where subject.graph.isReachable[Int(edge.from)] {
      let looks = SIMD2(
        resolved.screenLooks[Int(edge.from)], resolved.screenLooks[Int(edge.to)])
      guard hasEdge[Int(looks.x)] || hasEdge[Int(looks.y)], looks.x != looks.y,
        ![edge.from, edge.to].contains(where: { subject.misread.contains(Int($0)) })
      else { continue }
      let mismatch =
        known[looks]
        ?? mismatch(resolved.looks[Int(looks.x)], resolved.looks[Int(looks.y)], targets)
      known[looks] = mismatch
      guard let mismatch else { continue }
      add(edge, mismatch, isFirst: hasEdge[Int(looks.x)], subject, &groups)
    }
    for group in groups.values { findings.append(finding(subject, group)) }
  }

  /// In what two bars do not agree.
  private struct Mismatch {
    let appearance: Appearance
    /// Whether they are alike at rest and differ at the edge.
    let isAtEdge: Bool
  }

  /// The pairs that one value makes differ.
  private struct Group {
    let cause: Cause
    /// The screen whose scroll edge it is, and the other one.
    let screens: (own: Int, other: Int)
    let mismatch: Mismatch
    var others: Set<Int> = []
  }

  private func mismatch(_ one: Look, _ other: Look, _ targets: Targets) -> Mismatch? {
    guard !one.isHidden, !other.isHidden else { return nil }
    for appearance in targets.appearances {
      func face(_ look: Look, atEdge: Bool) -> BarFace {
        BarFace(look, band: .below26, appearance: appearance, atEdge: atEdge)
      }
      let edges = (face(one, atEdge: true), face(other, atEdge: true))
      guard edges.0.isVisible, edges.1.isVisible else { continue }
      let isAlikeAtRest = face(one, atEdge: false).isAlike(face(other, atEdge: false))
      if isAlikeAtRest != edges.0.isAlike(edges.1) {
        return Mismatch(appearance: appearance, isAtEdge: isAlikeAtRest)
      }
    }
    return nil
  }

  private func add(
    _ edge: Edge, _ mismatch: Mismatch, isFirst: Bool, _ subject: Subject,
    _ groups: inout [Int32: Group]
  ) {
    let (from, to) = (Int(edge.from), Int(edge.to))
    let screens = isFirst ? (own: from, other: to) : (own: to, other: from)
    let cause = subject.cause(
      of: [.edgeColor, .edgeAlpha, .edgeMaterial, .edgeImage, .barScrollEdge],
      at: Sighting(screen: screens.own, state: 0))
    let key = cause.setting ?? -1 - Int32(screens.own)
    groups[key, default: Group(cause: cause, screens: screens, mismatch: mismatch)]
      .others.insert(screens.other)
  }

  private func finding(_ subject: Subject, _ group: Group) -> Finding {
    let (own, other) = (
      subject.style.screenName(group.screens.own), subject.style.screenName(group.screens.other)
    )
    let more = group.others.count - 1
    let (alike, unlike) =
      group.mismatch.isAtEdge
      ? ("at rest", "while content touches them") : ("while content touches them", "at rest")
    let appearance = group.mismatch.appearance
    func color(_ screen: Int) -> String {
      let look = subject.resolved.look(ofScreen: screen)
      let face = BarFace(
        look, band: .below26, appearance: appearance, atEdge: group.mismatch.isAtEdge)
      return face.composed.inBytes.short
    }
    let place = subject.resolved.place(of: .barColor, ofScreen: group.screens.other)
    return Finding(
      info, at: group.cause.range,
      label: "'\(own)' is \(color(group.screens.own)) \(unlike)",
      keyPath: group.cause.keyPath,
      message: "the bars of '\(own)' and '\(other)'" + (more > 0 ? " (and \(more) more)" : "")
        + " are alike \(alike) and differ \(unlike): from iOS 15 the way back flashes",
      notes: [Note("'\(other)' is \(color(group.screens.other))", at: place)],
      help: group.mismatch.isAtEdge
        ? "give '\(other)' the same 'scroll-edge', or write 'scroll-edge: same' on '\(own)'"
        : "make the bars equal at rest too, or write 'scroll-edge: same' on '\(own)'")
  }
}

extension BarFace {
  /// Whether two backgrounds cannot be told apart.
  fileprivate func isAlike(_ other: BarFace) -> Bool {
    material == other.material && image == other.image && abs(coverage - other.coverage) <= 0.01
      && composed.distance(to: other.composed) <= 1.0 / 255 + 1e-9
  }
}
