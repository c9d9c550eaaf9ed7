import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds screens that nobody can leave.
struct TrappedScreen: LintRule {
  let info = RuleInfo(
    "trapped-screen", .gesture, .error,
    summary: "a screen with no way back: no button, no swipe, no operation",
    rationale: """
      Whoever gets there must quit the app: the bar missing on a form left users stuck
      (RocketChat/Rocket.Chat.iOS#2488). It counts as a way out if the screen, or one it leads to, returns to a screen
      that can be left, or puts such a one or a stack that ends in one in its place; if its tab can be tapped again; or if
      it is in a sheet, which can be pulled down. A replace by the stack that is there already changes nothing. A screen
      that presents another stack is only worth a warning: the app may go on there.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { ↓back-button: none, swipe-back: off }
        """),
      Example(
        """
        navstyle: 1
        styles: { bare: { bar: { ↓hidden: true }, swipe-back: off } }
        screens:
          home: { push: [first] }
          first: { style: bare, push: [second] }
          second: { style: bare }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [b] }
          b: { ↓back-button: none, swipe-back: off, replace: [[home, b]] }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { ↓back-button: none, swipe-back: off, push: [help] }
          help: { ↓back-button: none, swipe-back: off, pop-to: [form] }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { back-button: none, swipe-back: off, push: [form, intro] }
          form: { back-button: none, swipe-back: off, pop-to-root: true }
          intro: { back-button: none, swipe-back: off, push: [done] }
          done: { back-button: none, swipe-back: off, replace: [[home]] }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [form] }
          form: { back-button: none, swipe-back: off }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, pages: { root: first, kind: sheet } }
        screens:
          home: { present: [pages], push: [help] }
          first: { push: [second] }
          second: { back-button: none, swipe-back: off }
          help: { bar: { hidden: true }, back-button: custom, swipe-back: off }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [article] }
          article: { bar: { hidden: true }, swipe-back: off, states: { touched: { bar: { hidden: false } } } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let (resolved, graph) = (subject.resolved, subject.graph)
    guard !subject.style.isCut, subject.misread.isEmpty,
      resolved.looks.contains(where: { $0.swipeBack == .off })
    else {
      return
    }
    let places = StackPlaces(graph)
    var isCandidate = subject.style.screens.indices.map { screen in
      graph.isReachable[screen] && places.isAbove[screen] && !places.isBottom[screen]
        && resolved.look(ofScreen: screen).swipeBack == .off && hasNoButton(subject, screen)
        && !resolved.isInSheetsOnly(screen)
        && !graph.tabBars.visibilities(ofScreen: Int32(screen)).contains(.shown)
    }
    guard isCandidate.contains(true) else { return }
    let escapes = escapes(subject, from: isCandidate)
    for screen in isCandidate.indices where escapes[screen] { isCandidate[screen] = false }
    let trapped = isCandidate.indices.filter { isCandidate[$0] }
    for (cause, sightings) in subject.groups(
      at: trapped.map { Sighting(screen: $0, state: 0) }, culprits: culprits(subject))
    {
      findings.append(finding(subject, cause, sightings))
    }
  }

  private func culprits(_ subject: Subject) -> (Sighting) -> [Attribute] {
    { sighting in
      [
        subject.resolved.backButton(ofScreen: sighting.screen) == .none ? .backButton : .barHidden,
        .swipeBack,
      ]
    }
  }

  /// Whether no state of a screen has a button that leads back.
  private func hasNoButton(_ subject: Subject, _ screen: Int) -> Bool {
    switch subject.resolved.backButton(ofScreen: screen) {
    case .none: true
    // A button of the app's own can be anywhere.
    case .custom: false
    case .system:
      (0...subject.resolved.states(ofScreen: screen).count).allSatisfy {
        subject.resolved.look(ofScreen: screen, state: $0).isHidden
      }
    }
  }

  /// The screens from which somebody gets out: by an operation that leads to a screen which can be left,
  /// from themselves or from one that they push.
  private func escapes(_ subject: Subject, from isCandidate: [Bool]) -> [Bool] {
    let edges = subject.graph.edges
    var escapes = [Bool](repeating: false, count: isCandidate.count)
    var queue: [Int] = []
    func escape(_ screen: Int32) {
      guard !escapes[Int(screen)] else { return }
      escapes[Int(screen)] = true
      queue.append(Int(screen))
    }
    var leading: [Int: [Int32]] = [:]
    for (index, edge) in edges.enumerated() {
      switch edge.operation {
      // One that changes nothing is no way out.
      case .replace where !subject.graph.happens(replace: index): continue
      case .popTo, .popToRoot, .replace, .replaceTop:
        if !isCandidate[Int(edge.to)] { escape(edge.from) }
      // What is pushed leads back here, unless it leads elsewhere.
      case .push, .pop, .backMenu, .tabTap: break
      }
      leading[Int(edge.to), default: []].append(edge.from)
    }
    while let screen = queue.popLast() { leading[screen]?.forEach(escape) }
    return escapes
  }

  private func finding(
    _ subject: Subject, _ cause: Cause, _ sightings: Sightings
  ) -> Finding {
    let first = sightings.shown[0]
    let isHidden = subject.resolved.backButton(ofScreen: first.screen) == .system
    let presents = !subject.style.items(
      .present, in: subject.style.screens[first.screen].settings
    ).isEmpty
    let finding = Finding(
      info, at: cause.range, label: isHidden ? "no bar, so no button" : "no button",
      keyPath: cause.keyPath,
      message:
        "nobody can leave \(subject.names(sightings)): no back button, no swipe back, and no "
        + "operation that returns",
      notes: subject.notes(on: [.swipeBack, .barHidden], besides: cause, at: first),
      help: "write 'swipe-back: edge', give it a back button, or declare how it is left with "
        + "'pop-to-root', 'pop-to' or 'replace'")
    return presents ? finding.weighing(.warning) : finding
  }
}
