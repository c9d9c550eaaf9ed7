import Diagnostics
import StyleModel
import Transitions

/// Finds screens that look different depending on the stack they stand in.
struct AmbiguousStackStyle: LintRule {
  let info = RuleInfo(
    "ambiguous-stack-style", .references,
    summary: "a screen that two stacks can show, whose styles make it look different",
    rationale: """
      A screen has one look for each of its states, whoever pushed it; everything decided about it rests on that. The
      style of a stack applies to all its screens, so a screen of two stacks with different styles would have two.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        styles: { dark: { bar: { color: black } } }
        stacks:
          main: { root: home }
          login: { root: form, style: dark }
        screens:
          home: { push: [terms] }
          form: { push: [terms] }
          ↓terms: {}
        """),
      Example(
        """
        navstyle: 1
        styles: { calm: { back-guard: true } }
        stacks:
          main: { root: home, style: calm }
          other: { root: start }
        screens:
          start: { replace: [[home]], back-guard: true }
          ↓home: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        styles: { dark: { bar: { color: black } }, black: { bar: { color: "#000" }, back-guard: false } }
        stacks:
          main: { root: home, style: black }
          login: { root: form, style: dark }
        screens:
          home: { push: [terms, help] }
          form: { push: [terms, help] }
          terms: {}
          help: { bar: { color: white } }
        """),
      Example(
        """
        navstyle: 1
        styles: { dark: { bar: { color: black } } }
        stacks:
          main: { root: home }
          login: { root: form, style: dark, kind: sheet }
        screens:
          home: { present: [login] }
          form: {}
        """),
      Example(
        """
        navstyle: 1
        styles: { dark: { bar: { color: black } } }
        stacks:
          main: { root: home, style: dark }
          login: { root: form, style: dark }
        screens:
          home: { push: [terms] }
          form: { push: [terms] }
          terms: {}
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    for screen in subject.style.screens.indices {
      let stacks = subject.resolved.stacks(stylingScreen: screen)
      guard let first = stacks.first, stacks.count > 1 else { continue }
      for other in stacks.dropFirst() {
        guard let attribute = difference(subject.resolved, screen, first, other) else { continue }
        findings.append(finding(subject.style, screen, [first, other], attribute))
        break
      }
    }
  }

  private func finding(
    _ style: AppStyle, _ screen: Int, _ stacks: [Int], _ attribute: Attribute
  ) -> Finding {
    let name = style.screenName(screen)
    let notes = stacks.map { stack in
      let applied = style.stackStyleItems(in: style.stacks[stack].settings)
      let names = applied.map { "'\(style.text(style.styles[Int($0.target)].name))'" }
      let place = style.setting(.stackStyle, in: style.stacks[stack].settings)?.range
      return Note(
        "'\(style.stackName(stack))' applies "
          + (names.isEmpty ? "no style" : names.joined(separator: ", ")),
        at: place ?? style.stacks[stack].range)
    }
    return Finding(
      info, at: style.screens[screen].range, keyPath: "screens.\(name)",
      message: "the stacks '\(style.stackName(stacks[0]))' and '\(style.stackName(stacks[1]))' "
        + "both show '\(name)' and differ in '\(attribute.path)'",
      notes: notes,
      help: "write '\(attribute.path)' on the screen itself, or describe it once for each stack")
  }

  /// The first attribute whose effective value is not the same in two stacks.
  private func difference(
    _ resolved: ResolvedStyle, _ screen: Int, _ one: Int, _ other: Int
  ) -> Attribute? {
    let origins = [one, other].map { resolved.origins(ofScreen: screen, inStack: $0) }
    let looks = origins.map(resolved.look(of:))
    return Attribute.allCases.first { attribute in
      guard Attribute.inherited.contains(attribute.rawValue), attribute != .style,
        origins[0][attribute] != origins[1][attribute]
      else { return false }
      let sides = zip(origins, looks).map { values(attribute, resolved.style, $0, $1) }
      return sides[0] != sides[1]
    }
  }

  private func values(
    _ attribute: Attribute, _ style: AppStyle, _ origins: Origins, _ look: Look
  ) -> [String] {
    let atRest = attribute.counterpartAtRest
    let values = style.targets.appearances.compactMap {
      look.value(of: atRest ?? attribute, in: $0, atEdge: atRest != nil, style)?.description
    }
    guard values.isEmpty else { return values }
    let written = origins[attribute].map { style.settings[Int($0)].value }
    return ["\(written ?? unwritten(attribute, look))"]
  }

  /// What counts where nothing is written, for what is not part of a look.
  private func unwritten(_ attribute: Attribute, _ look: Look) -> Value {
    switch attribute {
    case .contentUnderBar: .boolean(look.isTranslucent)
    case .contentScrolls: .keyword(1)
    case .backButton: .keyword(0)
    default: .boolean(false)
    }
  }
}
