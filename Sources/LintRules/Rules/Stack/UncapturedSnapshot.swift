import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds screens that somebody may return to by a picture that nobody took.
struct UncapturedSnapshot: PictureRule {
  let info = RuleInfo(
    "uncaptured-snapshot", .stack, .warning,
    summary: "a screen put below others without being shown, to which a return wants a picture",
    rationale: """
      A picture can be taken only of what is on the screen. A screen that `replace` puts below the top was never there, so
      the return to it finds none: libraries show a blank page there, or another screen's picture
      (Bonway/BBGestureBack#6; HDNavigationController crashes). The plan falls back to a transition without a picture, and
      what differs between the two then jumps.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { replace: [[home, ↓list, player]] }
          list: {}
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: login } }
        screens:
          login: { replace: [[↓home, news]] }
          home: { bar: { large-title: true, color: black } }
          news: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { replace: [[home, player]] }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { replace: [[home, list, player]] }
          list: {}
          player: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { replace: [[home, list, player]] }
          list: {}
          player: { bar: { hidden: true } }
        transitions: [{ from: player, to: list, strategy: none }]
        """),
    ])

  func check(_ subject: Subject, _ pictures: PicturePlan, _ findings: inout [Finding]) {
    guard !pictures.neverShown.isEmpty else { return }
    let stacks = subject.graph.shortestStacks
    let decider = Decider(subject.style)
    for (index, places) in pictures.neverShown.sorted(by: { $0.key < $1.key }) {
      let edge = subject.graph.edges[index]
      guard edge.operation == .replace, subject.graph.isReachable[Int(edge.from)] else { continue }
      findings.append(
        finding(subject, edge, places, stacks.stack(withTop: edge.from), by: decider))
    }
  }

  private func finding(
    _ subject: Subject, _ edge: Edge, _ places: [Int], _ stack: [Int32], by decider: Decider
  ) -> Finding {
    let style = subject.style
    let items = Array(style.items(ofList: edge.list(in: style)))
    let names = items.map { style.screenName(Int($0.target)) }
    let (lower, owner) = (places[0], style.screenName(Int(edge.from)))
    let upper = min(lower + 1, items.count - 1)
    let more = places.count - 1
    let difference = difference(
      subject, from: items[upper].target, to: items[lower].target, by: decider)
    return Finding(
      info, at: items[lower].range, label: "put here without being shown",
      keyPath: "screens.\(owner).replace[\(edge.list)][\(lower)]",
      message: "no picture of '\(names[lower])'\(more > 0 ? " (and of \(more) more)" : "") can be "
        + "taken before somebody returns to it: \(subject.path(stack)), then replace "
        + "[\(names.joined(separator: ", "))]",
      notes: difference?.notes ?? [],
      help: "the return runs without a picture; "
        + (difference.map {
          "for one that needs none, make '\($0.path)' equal on '\(names[lower])' and "
            + "'\(names[upper])'"
        } ?? "make '\(names[lower])' look like what stands above it")
        + ", or push '\(names[upper])' once '\(names[lower])' was shown")
  }

  /// What makes a return between two screens want a picture.
  private func difference(
    _ subject: Subject, from: Int32, to: Int32, by decider: Decider
  ) -> (path: String, notes: [Note])? {
    let (style, resolved) = (subject.style, subject.resolved)
    let looks = [from, to].map { resolved.look(ofScreen: Int($0)) }
    for band in style.targets.bands {
      let decision = decider.decide(looks[0], looks[1], tabBarDiffers: false, in: band)
      guard decision.outcome == .snapshotSlide,
        let cited = decision.cited(looks[0], looks[1], style)
      else { continue }
      let notes = zip([from, to], [cited.from, cited.to]).map { screen, value in
        Note(
          "'\(style.screenName(Int(screen)))' has \(cited.attribute.path): \(value.description)",
          at: resolved.place(of: cited.attribute, ofScreen: Int(screen)))
      }
      return (cited.attribute.path, notes)
    }
    return nil
  }
}

extension Edge {
  /// Of a replace: its list, as an index into the description's lists.
  fileprivate func list(in style: AppStyle) -> Int32 {
    let lists = style.items(.replace, in: style.screens[Int(from)].settings)
    return lists[lists.startIndex + Int(list)].target
  }
}
