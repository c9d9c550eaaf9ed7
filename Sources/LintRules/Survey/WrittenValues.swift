import StyleModel

extension Subject {
  /// The setting of an attribute that counts for a screen in a state; nil if the default does.
  func setting(_ attribute: Attribute, at sighting: Sighting) -> Int32? {
    // `scroll-edge: same` takes back what was written for its keys.
    if attribute.counterpartAtRest != nil {
      return resolved.origins(ofScreen: sighting.screen, state: sighting.state)[attribute]
    }
    if sighting.state > 0 {
      let states = resolved.states(ofScreen: sighting.screen)
      let own = style.states[Int(states[sighting.state - 1].definition)].settings
      if let index = own.last(where: { style.settings[Int($0)].attribute == attribute }) {
        return index
      }
    }
    return resolved.origin(of: attribute, ofScreen: sighting.screen)
  }

  /// The value of an attribute that counts for a screen in a state; nil if the default does.
  func value(_ attribute: Attribute, at sighting: Sighting) -> Value? {
    setting(attribute, at: sighting).map { style.settings[Int($0)].value }
  }

  /// Values of an attribute that show nowhere, and the screens they were meant for.
  ///
  /// A value counts only if it was written as near to the screen as what hides it: what `defaults`
  /// say for all is no mistake where one screen needs something else.
  ///
  /// - Parameters:
  ///   - attribute: the attribute.
  ///   - others: the attributes that can hide it.
  ///   - shows: whether a look shows its value; nil for a look that says nothing about that.
  func idleValues(
    of attribute: Attribute, hiddenBy others: [Attribute], shows: (Look) -> Bool?
  ) -> [FaultGroup<Int>] {
    let isShown = resolved.looks.map(shows)
    guard isShown.contains(false), isWritten(attribute) else { return [] }
    let faults = isShown.indices.filter { isShown[$0] == false }.map {
      LookFault(look: $0, fault: $0)
    }
    let groups = groups(faults) { sighting in
      guard let setting = setting(attribute, at: sighting) else { return false }
      let nearest = nearness(of: setting, at: sighting)
      return others.allSatisfy { other in
        self.setting(other, at: sighting).map { nearness(of: $0, at: sighting) <= nearest } ?? true
      }
    } culprits: { _ in
      [attribute]
    }
    let idle = groups.filter { $0.cause.setting != nil }
    // What a screen without states says of itself counts nowhere else.
    var shared = Set(
      idle.filter { group in
        let isOwn =
          group.cause.setting.map { nearness(of: $0, at: group.first) >= .screen } ?? false
        return !isOwn || !resolved.states(ofScreen: group.first.screen).isEmpty
      }.compactMap(\.cause.setting))
    guard !shared.isEmpty else { return idle }
    let wanted = shared
    forEachSighting { sighting, look in
      guard isShown[look] == true, let setting = setting(attribute, at: sighting) else { return }
      shared.remove(setting)
    }
    return idle.filter { group in
      group.cause.setting.map { !wanted.contains($0) || shared.contains($0) } ?? false
    }
  }
}
