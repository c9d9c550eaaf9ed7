import Diagnostics
import StyleModel
import Transitions

/// Finds states in which a bar has another height, on screens that are returned to by picture.
struct StateChangesHeight: LintRule {
  let info = RuleInfo(
    "state-changes-height", .style, .info,
    summary:
      "a state in which the bar has another height, on a screen that is returned to by picture",
    rationale: """
      A picture is taken when a screen is covered, and shown when it is returned to. If the screen has changed its state
      meanwhile, the picture shows a bar of another height, and the content jumps when the real screen takes its place
      (react-native-screens#3685; the swipe of an article whose bar was hidden: Ranchero-Software/NetNewsWire#5097).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [article] }
          article:
            swipe-back: off
            states: { reading: { bar: { ↓hidden: true } } }
            push: [photo]
          photo: { toolbar: shown }
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [article] }
          article: { swipe-back: off, states: { reading: { bar: { hidden: true } } } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          article: { states: { reading: { bar: { alpha: 0 } } }, push: [photo] }
          photo: { toolbar: shown }
        """),
      Example(
        """
        navstyle: 1
        screens:
          article: { bar: { large-title: true }, states: { reading: { bar: { large-title: true } } }, push: [photo] }
          photo: { toolbar: shown }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let resolved = subject.resolved
    var changing: [Sighting] = []
    subject.forEachSighting { sighting, look in
      guard sighting.state > 0 else { return }
      let atFirst = resolved.looks[Int(resolved.screenLooks[sighting.screen])]
      if resolved.looks[look].height != atFirst.height { changing.append(sighting) }
    }
    guard !changing.isEmpty else { return }
    let isShown = screensShownByPicture(subject.plan)
    let groups = subject.groups(at: changing.filter { isShown[$0.screen] }) { sighting in
      changes(resolved, sighting)
    }
    for (cause, sightings) in groups {
      let first = sightings.shown[0]
      findings.append(
        Finding(
          info, at: cause.range, keyPath: cause.keyPath,
          message: "the bar of \(subject.names(sightings)) has another height than as it opens: a "
            + "picture of one may be shown in place of the other",
          notes: subject.notes(on: changes(resolved, first), besides: cause, at: first),
          help:
            "keep the height in all states – 'alpha: 0' instead of 'hidden: true' – or return to "
            + "the state it opens with before something is pushed"))
    }
  }

  /// The attributes by which the height in a state differs from that at first.
  private func changes(_ resolved: ResolvedStyle, _ sighting: Sighting) -> [Attribute] {
    let one = resolved.look(ofScreen: sighting.screen).height
    let other = resolved.look(ofScreen: sighting.screen, state: sighting.state).height
    let members: [(BarHeight, Attribute)] = [
      (.hidden, .barHidden), (.largeTitle, .barLargeTitle), (.prompt, .barPrompt),
      (.search, .barSearch), (.accessory, .barAccessory),
    ]
    if one.contains(.hidden) != other.contains(.hidden) { return [.barHidden] }
    return members.filter { one.contains($0.0) != other.contains($0.0) }.map(\.1)
  }

  /// By screen: whether some declared return shows a picture of it.
  private func screensShownByPicture(_ plan: TransitionPlan) -> [Bool] {
    var isShown = [Bool](repeating: false, count: plan.resolved.style.screens.count)
    func isPicture(_ way: Verdict.Way) -> Bool {
      way.recipes.contains { plan.recipes[Int($0)].returnsByPicture }
    }
    for transition in plan.transitions(where: { $0.ways.contains(where: isPicture) })
    where isPicture(transition.way) {
      isShown[transition.to] = true
    }
    return isShown
  }
}
