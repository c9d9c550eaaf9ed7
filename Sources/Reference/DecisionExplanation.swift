import Navigation
import SourceText
import StyleModel
import Transitions

/// The rows of the decision table that were tried for a pair of screens: in each of their states,
/// with the tab bars that can be there, from every viewpoint.
struct DecisionExplanation {
  private let plan: TransitionPlan
  private let from: Int
  private let to: Int
  private let place: (SourceRange) -> String
  private let profile: Profile
  private let decider: Decider

  /// - Parameters:
  ///   - plan: the compiled description.
  ///   - from: the screen on top before.
  ///   - to: the screen on top after.
  ///   - place: how a place is written.
  init(
    _ plan: TransitionPlan, from: Int, to: Int, place: @escaping (SourceRange) -> String
  ) {
    self.plan = plan
    self.from = from
    self.to = to
    self.place = place
    let style = plan.resolved.style
    profile = Profile.named(by: style)
    decider = Decider(style)
  }

  /// The two screens in states of theirs.
  private struct Setting {
    let states: (from: Int, to: Int)
    let tabBarDiffers: Bool
    let name: String
  }

  /// From where the same rows were tried.
  private struct Group {
    let rows: String
    var views: [(setting: Int, names: [String])]
  }

  private var style: AppStyle { plan.resolved.style }

  /// The explanation; where the same rows were tried, they are shown once.
  var text: String {
    let settings = settings
    var groups: [Group] = []
    for (number, setting) in settings.enumerated() {
      for (rows, names) in rows(in: setting) {
        if let known = groups.firstIndex(where: { $0.rows == rows }) {
          groups[known].views.append((number, names))
        } else {
          groups.append(Group(rows: rows, views: [(number, names)]))
        }
      }
    }
    let rows = groups.map { group in
      "  \(groups.count == 1 ? "everywhere" : heading(of: group, settings))\n" + group.rows
    }
    return "\nRows tried\n" + asked + rows.joined()
      + (tabBarStack.map { "  the tab bar changes in the stack \(names($0))\n" } ?? "")
  }

  private func heading(of group: Group, _ settings: [Setting]) -> String {
    let viewCount = style.targets.bands.count * style.targets.appearances.count * 2
    return group.views.map { number, names in
      let name = settings[number].name
      if name.isEmpty { return names.joined(separator: "; ") }
      return names.count == viewCount ? name : "\(name): \(names.joined(separator: "; "))"
    }.joined(separator: "\n  ")
  }

  // MARK: Settings

  private var tabBarStack: [Int32]? {
    transitions.lazy.compactMap { plan.tabBarStack(of: $0) }.first
  }

  private var transitions: [Transition] {
    plan.transitions.filter { $0.from == from && $0.to == to }
  }

  private func names(_ stack: [Int32]) -> String {
    stack.map { style.screenName(Int($0)) }.joined(separator: " → ")
  }

  /// Every pair of states, with the tab bar the same and with it coming or going, as far as either can
  /// be.
  private var settings: [Setting] {
    let counts = [from, to].map { plan.resolved.states(ofScreen: $0).count }
    var found: [(states: (from: Int, to: Int), tabBarDiffers: Bool)] = []
    for one in 0...counts[0] {
      for other in 0...counts[1] {
        for differs in [false, true] where canBe((one, other), tabBarDiffers: differs) {
          found.append(((one, other), differs))
        }
      }
    }
    let saysTabBar = Set(found.map(\.tabBarDiffers)).count > 1
    let saysStates = counts != [0, 0]
    return found.map { states, differs in
      let names = saysStates ? ["\(state(states.from, from)) → \(state(states.to, to))"] : []
      let tabBar = saysTabBar ? [differs ? "the tab bar comes or goes" : "the same tab bar"] : []
      return Setting(
        states: states, tabBarDiffers: differs, name: (names + tabBar).joined(separator: ", "))
    }
  }

  private func canBe(_ states: (from: Int, to: Int), tabBarDiffers: Bool) -> Bool {
    let seen = [(from, states.from), (to, states.to)].map { screen, state in
      plan.graph.tabBars.visibilities(
        ofScreen: Int32(screen), asking: plan.resolved.look(ofScreen: screen, state: state).tabBar)
    }
    guard tabBarDiffers else {
      return seen[0].contains(where: seen[1].contains) || seen.contains(where: \.isEmpty)
    }
    if states == (0, 0), tabBarStack != nil { return true }
    let lookup = PlanLookup(plan)
    return seen[0].contains { before in
      seen[1].contains { after in
        let pair = lookup.pair(of: step(states, before, after))
        return before != after
          && Direction.allCases.contains { plan.pairs[pair, $0] != nil }
      }
    }
  }

  private func step(
    _ states: (from: Int, to: Int), _ before: Visibility, _ after: Visibility
  ) -> PlanLookup.Step {
    PlanLookup.Step(
      .backMenu, from: .init(screen: Int32(from), state: states.from, tabBar: before),
      to: .init(screen: Int32(to), state: states.to, tabBar: after))
  }

  private func state(_ number: Int, _ screen: Int) -> String {
    number == 0 ? "as it opens" : "'\(plan.resolved.stateName(number, ofScreen: screen))'"
  }

  // MARK: Rows

  /// The rows tried, with the viewpoints; those from which the same differs stand together.
  private func rows(in setting: Setting) -> [(rows: String, names: [String])] {
    let looks = [(from, setting.states.from), (to, setting.states.to)].map {
      plan.resolved.look(ofScreen: $0, state: $1)
    }
    var texts: [(rows: String, names: [String])] = []
    for band in style.targets.bands {
      let judgements = decider.judgements(
        looks[0], looks[1], tabBarDiffers: setting.tabBarDiffers, in: band)
      let decisions = directions.map { direction in
        (
          direction,
          decider.decide(
            looks[0], looks[1], tabBarDiffers: setting.tabBarDiffers,
            override: plan.overrides.override(from: Int32(from), to: Int32(to), direction), in: band
          )
        )
      }
      var groups: [[Judgement]] = []
      for judgement in judgements {
        if let group = groups.firstIndex(where: { $0[0].differences == judgement.differences }) {
          groups[group].append(judgement)
        } else {
          groups.append([judgement])
        }
      }
      for group in groups {
        let rows = RowExplanation(style, from: looks[0], to: looks[1], group)
          .text(upTo: group[0], decisions)
        let names = group.map { name(of: $0.view) }
        if let known = texts.firstIndex(where: { $0.rows == rows }) {
          texts[known].names += names
        } else {
          texts.append((rows, names))
        }
      }
    }
    return texts
  }

  /// The ways in which somebody can go from the one to the other; both where nobody can.
  private var directions: [Direction] {
    let declared = Set(transitions.map(\.direction))
    return declared.isEmpty ? Direction.allCases : Direction.allCases.filter(declared.contains)
  }

  private func name(of view: Viewpoint) -> String {
    let bandName =
      style.targets.bands.count == 1
      ? "" : view.band == .below26 ? "below iOS 26, " : "from iOS 26, "
    return bandName + "\(view.appearance.rawValue), \(view.isAtEdge ? "scroll edge" : "rest")"
  }

  // MARK: Wishes

  /// What was asked for before the table: by 'transitions', then by the profile.
  private var asked: String {
    var text = ""
    for direction in Direction.allCases {
      let override = plan.overrides.override(from: Int32(from), to: Int32(to), direction)
      let entries = (override?.entries ?? []).compactMap { entry in
        style.transitions[Int(entry)].first.map { place(style.settings[Int($0)].range) }
      }
      guard !entries.isEmpty else { continue }
      text +=
        "  override: of a \(direction.rawValue), \(entries.joined(separator: " and ")) "
        + "\(self.text(of: override))\n"
    }
    if text.isEmpty { text = "  override: no entry of 'transitions' speaks of the pair\n" }
    let prescribed =
      profile.prescription == nil
      ? "leaves every pair to the table" : "prescribes what it can carry"
    return text + "  profile: '\(profile.name.rawValue)' \(prescribed)\n"
  }

  private func text(of override: Override?) -> String {
    let asked = [
      override?.strategy.map { "strategy \($0.rawValue)" },
      override?.motion.map { "motion \($0.rawValue)" },
      override?.isAnimated.map { "animated \($0)" },
      override?.duration.map { "duration \(CitedValue.number($0).description)" },
    ].compactMap { $0 }
    return asked.isEmpty ? "ask for nothing" : "ask for \(asked.joined(separator: ", "))"
  }
}
