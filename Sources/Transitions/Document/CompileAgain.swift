import Navigation
import StyleModel

extension PlanDocument {
  /// What the compiler makes of all that this plan says of an app: its looks, operations, stacks and
  /// wishes. Nothing is taken from what the plan says follows from them.
  public func compiledAgain() -> TransitionPlan {
    let resolved = resolve(style())
    return plan(resolved, navigate(resolved))
  }

  /// A description that says the same of the app as the plan does.
  private func style() -> AppStyle {
    var draft = draft
    for (index, look) in looks.enumerated() { draft.add(style: "look\(index)", look.entries) }
    for stack in stacks {
      draft.add(
        stack: stack.name,
        [
          StyleDraft.Entry(.stackRoot, .reference(stack.root)),
          StyleDraft.Entry(.stackTabBar, .boolean(stack.hasTabBar)), .word(.stackKind, stack.kind),
        ])
    }
    for screen in screens {
      draft.add(
        screen: screen.name, entries(of: screen),
        states: screen.states.dropFirst().map { state in
          StyleDraft.State(
            state.name, looks[look(of: state)].entries + [tabBar(askedBy: state)])
        })
    }
    for override in overrides { draft.add(transition: entries(of: override)) }
    draft.set(motion: motionEntries)
    draft.set(
      budget: [
        StyleDraft.Entry(.snapshots, .number(budget.snapshots)),
        StyleDraft.Entry(.device, .word(budget.device)), .word(.backMenu, budget.backMenu),
      ])
    return draft.finish()
  }

  // MARK: Screens

  /// Where a state is seen with its tab bar, it is what it asks for.
  private func look(of state: State) -> Int {
    state.looks[.shown] ?? state.looks[.hidden] ?? 0
  }

  /// A tab bar that is never seen might as well be hidden by the screen itself: nothing follows from
  /// whose wish it is where it is hidden anyway.
  private func tabBar(askedBy state: State) -> StyleDraft.Entry {
    .word(.tabBar, state.looks[.shown] == nil ? Visibility.hidden : .shown)
  }

  private func entries(of screen: Screen) -> [StyleDraft.Entry] {
    var entries: [StyleDraft.Entry] = []
    if let opening = screen.states.first {
      entries.append(StyleDraft.Entry(.style, .references([look(of: opening)])))
      entries.append(tabBar(askedBy: opening))
    }
    entries.append(.word(.backButton, screen.backButton))
    let operations = screen.operations
    let lists: [(Attribute, [Int])] = [
      (.push, operations.push), (.popTo, operations.popTo), (.replaceTop, operations.replaceTop),
      (.present, operations.present), (.embed, operations.embed),
    ]
    for (attribute, list) in lists where !list.isEmpty {
      entries.append(StyleDraft.Entry(attribute, .references(list)))
    }
    if operations.popsToRoot { entries.append(StyleDraft.Entry(.popToRoot, .boolean(true))) }
    if !operations.replace.isEmpty {
      entries.append(StyleDraft.Entry(.replace, .lists(operations.replace)))
    }
    return entries
  }

  // MARK: Wishes

  private func entries(of override: OverrideText) -> [StyleDraft.Entry] {
    func end(_ screen: Int?) -> StyleDraft.Content { screen.map { .reference($0) } ?? .word(0) }
    var entries = [
      StyleDraft.Entry(.from, end(override.from)), StyleDraft.Entry(.to, end(override.to)),
      StyleDraft.Entry(.operation, .word(override.direction.map { $0 == .push ? 1 : 2 } ?? 0)),
    ]
    if let strategy = override.asked.strategy { entries.append(.word(.strategy, strategy)) }
    if let motion = override.asked.motion { entries.append(.word(.transitionMotion, motion)) }
    if let isAnimated = override.asked.isAnimated {
      entries.append(StyleDraft.Entry(.animated, .boolean(isAnimated)))
    }
    if let duration = override.asked.duration {
      entries.append(StyleDraft.Entry(.transitionDuration, .number(duration)))
    }
    return entries
  }

  private var motionEntries: [StyleDraft.Entry] {
    let numbers: [(Attribute, Double?)] = [
      (.duration, motion.numbers.duration), (.parallax, motion.numbers.parallax),
      (.dim, motion.numbers.dim),
    ]
    return [
      .word(.profile, motion.profile),
      StyleDraft.Entry(.crossfade, .word(motion.choices.crossfade == .ride ? 1 : 0)),
      StyleDraft.Entry(.images, .word(motion.choices.imagesRide ? 1 : 0)),
    ]
      + numbers.compactMap { attribute, number in
        number.map { StyleDraft.Entry(attribute, .number($0)) }
      }
  }
}
