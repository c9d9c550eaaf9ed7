import Diagnostics
import SourceText
import StyleModel

/// Finds values of bars written on screens whose bar is hidden.
struct DeadBarStyle: LintRule {
  let info = RuleInfo(
    "dead-bar-style", .style, .info, fix: .unsafe,
    summary: "values of a bar, written on a screen whose bar is hidden",
    rationale: """
      A hidden bar has no colour, line or title. Values beside `hidden: true` are left over, or were meant for a bar that
      is only transparent (`alpha: 0`): libraries that fake `hidden` by that keep showing parts of it
      (listenzz/HBDNavigationBar#201). What `defaults` and styles say for others is not looked at.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [photo] }
          photo: { bar: { hidden: true, ↓color: black, tint: white } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { push: [photo] }
            photo: { bar: { hidden: true } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [photo] }
          photo:
            bar:
              ↓color: black   # under the status bar
              hidden: true
              scroll-edge:
                alpha: 0
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { push: [photo] }
            photo:
              bar:
                hidden: true
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        defaults: { bar: { color: white } }
        screens:
          home: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar: { hidden: true, color: white }
            states: { scrolled: { bar: { hidden: false } } }
        """),
      Example(
        """
        navstyle: 1
        styles: { bare: { bar: { hidden: true, color: white } } }
        screens:
          home: { style: bare }
          photo: { bar: { hidden: false, color: white } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let (style, resolved) = (subject.style, subject.resolved)
    let isHidden = resolved.looks.map(\.isHidden)
    guard isHidden.contains(true) else { return }
    for screen in style.screens.indices where !subject.misread.contains(screen) {
      let states = resolved.states(ofScreen: screen)
      let definition = style.screens[screen]
      if isHidden[Int(resolved.screenLooks[screen])],
        states.allSatisfy({ isHidden[Int($0.look)] })
      {
        add(subject, definition, Sighting(screen: screen, state: 0), &findings)
      }
      for (index, state) in states.enumerated() where isHidden[Int(state.look)] {
        let own = style.states[Int(state.definition)]
        add(subject, own, Sighting(screen: screen, state: index + 1), &findings)
      }
    }
  }

  private func add(
    _ subject: Subject, _ definition: Definition, _ sighting: Sighting,
    _ findings: inout [Finding]
  ) {
    let bar = Attribute.barColor.rawValue...Attribute.edgeLargeTitleColor.rawValue
    let written = definition.settings.filter {
      let attribute = subject.style.settings[Int($0)].attribute
      return bar.contains(attribute.rawValue) && attribute != .barHidden
    }
    guard !written.isEmpty else { return }
    let settings = written.map { subject.style.settings[Int($0)] }
    // The keys of `scroll-edge` go with their map.
    let outer = settings.filter { setting in
      !settings.contains { other in
        other.attribute == .barScrollEdge && other.range != setting.range
          && other.range.start <= setting.range.start && setting.range.end <= other.range.end
      }
    }.sorted { $0.range < $1.range }
    guard let first = outer.first,
      let index = written.first(where: {
        subject.style.settings[Int($0)].range == first.range
      })
    else { return }
    let keys = outer.map { "'\($0.attribute.path)'" }
    findings.append(
      Finding(
        info, at: first.range, label: "shows nowhere",
        keyPath: subject.cause(index, at: sighting).keyPath,
        message: "the bar of \(subject.name(sighting)) is hidden: \(keys.joined(separator: ", ")) "
          + (keys.count == 1 ? "shows nowhere" : "show nowhere"),
        notes: subject.notes(
          on: [.barHidden], besides: subject.cause(index, at: sighting), at: sighting),
        help: "remove what shows nowhere, or write 'alpha: 0' instead of 'hidden: true' for a bar "
          + "that is there and clear",
        fix: Fix(removing: outer, in: subject.style.sources)))
  }
}
