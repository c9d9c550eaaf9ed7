import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds pictures of bars with a blur of the app's own.
struct BlurredSnapshot: LintRule {
  let info = RuleInfo(
    "blurred-snapshot", .transition, .info,
    summary: "a picture of a bar with a blur of the app's own",
    rationale: """
      A blur is drawn by the window, from what lies behind it. A picture taken of a layer (`renderInContext`), or of a
      view that is in no window, has a grey or a black area in its place (facebookarchive/ios-snapshot-test-case#70,
      LeoNatan/LNPopupController#384); only `drawHierarchy` in the window sees it, and then it shows what was behind it at
      that moment. Bars that nobody gave a material are not counted.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { ↓material: thin }, push: [player] }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        defaults: { bar: { ↓material: regular } }
        screens:
          home: { push: [search, player] }
          search: { bar: { search: true, prompt: true } }
          player: { bar: { hidden: true } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        targets: { glass: false }
        screens:
          home: { bar: { material: thin }, push: [detail] }
          detail: { bar: { material: thick } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, material: thin }, push: [player] }
          player: { bar: { hidden: true } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let isBlurred = subject.resolved.looks.map { look in
      look.bar.material != .none
        && subject.style.targets.appearances.contains {
          BarFace(look, band: .below26, appearance: $0, atEdge: false).material != .none
        }
    }
    guard isBlurred.contains(true) else { return }
    func isBlurry(_ sighting: Sighting) -> Bool {
      isBlurred[Int(subject.resolved.lookNumber(ofScreen: sighting.screen, state: sighting.state))]
    }
    func isPicture(_ decision: Decision) -> Bool { decision.outcome == .snapshotSlide }
    let groups = subject.lookPairs(
      where: { _ in true }, on: { $0.decisions.contains(where: isPicture) },
      holds: { isBlurred[$0.from] || isBlurred[$0.to] }
    ) { from, to, _ in
      subject.setting(.barMaterial, at: isBlurry(from) ? from : to)
    }
    for (_, group) in groups {
      let transition = group.first.transition
      let sides = [Side.from, .to]
      guard let side = sides.first(where: { isBlurry(subject.sighting($0, of: transition)) }),
        let decision = transition.way.decisions.first(where: isPicture)
      else { continue }
      let sighting = subject.sighting(side, of: transition)
      let cause = subject.cause(of: [.barMaterial], at: sighting)
      let material = subject.value(.barMaterial, side, of: transition)
      findings.append(
        Finding(
          info, at: cause.range, keyPath: cause.keyPath,
          message: "a picture of a '\(material)' blur moves along \(subject.names(group)): "
            + decision.ownTableRow.sentence,
          help:
            "take the picture in the window, before the push, as the plan says; or use an opaque "
            + "'color' instead of the material"))
    }
  }
}
