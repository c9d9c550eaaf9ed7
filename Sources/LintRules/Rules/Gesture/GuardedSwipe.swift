import Diagnostics
import StyleModel

/// Finds screens that ask before they are left, and can be swiped away unasked.
struct GuardedSwipe: LintRule {
  let info = RuleInfo(
    "guarded-swipe", .gesture, .warning,
    summary: "a screen that asks before it is left, and can be swiped away",
    rationale: """
      `back-guard` means that leaving is asked about first, such as with unsaved changes. A swipe asks nobody: the screen
      is gone before the question can be put. Libraries have a switch that stops button and swipe together for that
      (`hbd_backInteractive`, https://github.com/listenzz/HBDNavigationBar), and toggling the gesture while screens appear
      freezes the app.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { ↓back-guard: true }
        """),
      Example(
        """
        navstyle: 1
        styles: { editor: { back-guard: true, ↓swipe-back: full } }
        screens:
          home: { push: [form, note] }
          form: { style: editor }
          note: { style: editor }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { back-guard: true, swipe-back: off }
        """),
      Example(
        """
        navstyle: 1
        screens:
          form: { back-guard: true }
        """),
      Example(
        """
        navstyle: 1
        styles: { editor: { back-guard: true } }
        screens:
          home: { push: [note] }
          note: { style: editor, back-guard: false }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard subject.isWritten(.backGuard) else { return }
    let isAbove = StackPlaces(subject.graph).isAbove
    let sightings = subject.style.screens.indices.map { Sighting(screen: $0, state: 0) }.filter {
      isAbove[$0.screen] && subject.value(.backGuard, at: $0) == .boolean(true)
        && subject.resolved.look(ofScreen: $0.screen).swipeBack != .off
    }
    let culprits: [Attribute] = [.swipeBack, .backGuard]
    for (cause, sightings) in subject.groups(at: sightings, culprits: { _ in culprits }) {
      let first = sightings.shown[0]
      findings.append(
        Finding(
          info, at: cause.range, keyPath: cause.keyPath,
          message:
            "\(subject.names(sightings)) asks before it is left, but a swipe leaves it unasked",
          notes: subject.notes(on: culprits, besides: cause, at: first),
          help: "write 'swipe-back: off' beside 'back-guard: true'"))
    }
  }
}
