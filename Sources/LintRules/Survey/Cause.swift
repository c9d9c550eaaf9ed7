import Diagnostics
import SourceText
import StyleModel
import Transitions

/// The place at which a fault of a screen is to be mended: a value that somebody wrote, or the
/// screen's key where nobody wrote any.
struct Cause {
  /// The value, as an index into the description's settings.
  let setting: Int32?
  /// What it sets.
  let attribute: Attribute?
  /// Where it is.
  let range: SourceRange
  /// The keys that lead there.
  let keyPath: String
}

/// How near to a screen a value was written.
enum Nearness: Int, Comparable {
  case defaults, style, screen, state

  static func < (lhs: Nearness, rhs: Nearness) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Subject {
  /// Of values that make a fault together, the one written nearest to the screen; of equally near
  /// ones the first in this list.
  func cause(of attributes: [Attribute], at sighting: Sighting) -> Cause {
    let origins = resolved.origins(ofScreen: sighting.screen, state: sighting.state)
    let written = attributes.compactMap { origins.written($0) }
    let nearest = written.map { nearness(of: $0, at: sighting) }.max()
    guard let setting = written.first(where: { nearness(of: $0, at: sighting) == nearest }) else {
      return Cause(
        setting: nil, attribute: nil, range: style.screens[sighting.screen].range,
        keyPath: "screens.\(style.screenName(sighting.screen))")
    }
    return cause(setting, at: sighting)
  }

  /// A value as the place of a fault.
  func cause(_ setting: Int32, at sighting: Sighting) -> Cause {
    let written = style.settings[Int(setting)]
    return Cause(
      setting: setting, attribute: written.attribute, range: written.range,
      keyPath: holder(of: setting, at: sighting).path + "." + written.attribute.path)
  }

  /// How near to a screen a value was written that counts there.
  func nearness(of setting: Int32, at sighting: Sighting) -> Nearness {
    if let state = state(of: sighting), state.settings.contains(setting) { return .state }
    if style.screens[sighting.screen].settings.contains(setting) { return .screen }
    return style.defaults.contains(setting) ? .defaults : .style
  }

  /// What a value that counts for a screen was written under; nil for `defaults`.
  func holder(
    of setting: Int32, at sighting: Sighting
  ) -> (definition: Definition?, path: String) {
    if let state = state(of: sighting), state.settings.contains(setting) {
      let origin = resolved.origin(of: .states, ofScreen: sighting.screen)
      let outer = origin.map {
        holder(of: $0, at: Sighting(screen: sighting.screen, state: 0)).path
      }
      return (state, "\(outer ?? "").states.\(style.text(state.name))")
    }
    let screen = style.screens[sighting.screen]
    if screen.settings.contains(setting) { return (screen, "screens.\(style.text(screen.name))") }
    guard let applied = style.styles.first(where: { $0.settings.contains(setting) }) else {
      return (nil, "defaults")
    }
    return (applied, "styles.\(style.text(applied.name))")
  }

  private func state(of sighting: Sighting) -> Definition? {
    guard sighting.state > 0 else { return nil }
    let states = resolved.states(ofScreen: sighting.screen)
    return style.states[Int(states[sighting.state - 1].definition)]
  }

  /// A finding about a fault that screens show: at its cause, and known by that or by the screens.
  ///
  /// - Parameters:
  ///   - info: the rule.
  ///   - cause: where the fault is to be mended.
  ///   - sightings: who shows it.
  ///   - label: what is to be seen there; nil for what the value says.
  ///   - message: what is wrong.
  ///   - attributes: what has a part in it, to be shown where it is written.
  ///   - help: what to do.
  ///   - fix: how the tool would do it.
  func finding(
    _ info: RuleInfo, at cause: Cause, of sightings: Sightings, label: String? = nil,
    message: String, noting attributes: [Attribute] = [], help: String, fix: Fix? = nil
  ) -> Finding {
    let first = sightings.shown[0]
    return Finding(
      info, at: cause.range, label: label ?? cause.setting.map { said($0, at: first) },
      keyPath: cause.keyPath, identity: identity(of: sightings, at: cause.keyPath),
      message: message, notes: notes(on: attributes, besides: cause, at: first), help: help,
      fix: fix)
  }

  /// Notes that show where values that count for a screen were written, but for the one at `cause`.
  func notes(
    on attributes: [Attribute], besides cause: Cause, at sighting: Sighting,
    in appearance: Appearance? = nil
  ) -> [Note] {
    let origins = resolved.origins(ofScreen: sighting.screen, state: sighting.state)
    var seen = Set([cause.setting])
    return attributes.compactMap { attribute in
      guard let setting = origins.written(attribute), seen.insert(setting).inserted else {
        return nil
      }
      return Note(
        said(setting, at: sighting, in: appearance), at: style.settings[Int(setting)].range)
    }
  }

  /// What a value that counts for a screen says.
  func said(
    _ setting: Int32, at sighting: Sighting, in appearance: Appearance? = nil
  ) -> String {
    let attribute = style.settings[Int(setting)].attribute
    let look = resolved.look(ofScreen: sighting.screen, state: sighting.state)
    let value = look.value(
      of: attribute.counterpartAtRest ?? attribute,
      in: appearance ?? style.targets.appearances.first ?? .light,
      atEdge: attribute.counterpartAtRest != nil, style)
    return "'\(attribute.path)'"
      + (value.map { " is \($0.description) here" } ?? " is written here")
  }
}

extension Origins {
  /// The setting from which an attribute has its value: its own, or that of the attribute it follows.
  func written(_ attribute: Attribute) -> Int32? {
    if let own = self[attribute] { return own }
    switch attribute {
    case .edgeLargeTitleColor:
      return self[.barLargeTitleColor] ?? self[.edgeTitleColor] ?? self[.barTitleColor]
    case .barLargeTitleColor: return self[.barTitleColor]
    default: return attribute.counterpartAtRest.flatMap { self[$0] }
    }
  }
}
