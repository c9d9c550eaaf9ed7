import StyleModel

/// A screen in one of its states, by their numbers: 0 is the one it opens with.
struct Sighting: Hashable {
  let screen: Int
  var state = 0
}

/// The screens that show one thing: how many there are, and the first few.
struct Sightings {
  private(set) var shown: [Sighting]
  private(set) var count = 1
  /// All of them, by their numbers.
  private(set) var screens: [Int]
  private var latest: Int

  /// More screens than these are counted, not named.
  private static let shownCount = 3

  /// The screen that is named first.
  init(_ first: Sighting) {
    shown = [first]
    screens = [first.screen]
    latest = first.screen
  }

  /// Adds a screen; the further ones come in order, and of one that shows the thing in several states the
  /// first is enough.
  mutating func add(_ sighting: Sighting) {
    guard sighting.screen != latest, sighting.screen != shown[0].screen else { return }
    latest = sighting.screen
    count += 1
    screens.append(sighting.screen)
    if shown.count < Self.shownCount { shown.append(sighting) }
  }
}

extension Subject {
  /// The name of a screen, with its state where it is in one of its own.
  func name(_ sighting: Sighting) -> String {
    let name = "'\(style.screenName(sighting.screen))'"
    guard sighting.state > 0 else { return name }
    return "\(name) in '\(resolved.stateName(sighting.state, ofScreen: sighting.screen))'"
  }

  /// What a finding about several screens is known by if it stands at the first of them: the least of
  /// their names, so that their order does not matter. Nil where it stands at a value they share.
  func identity(of sightings: Sightings, at keyPath: String) -> String? {
    let first = "screens.\(style.screenName(sightings.shown[0].screen))"
    return keyPath == first || keyPath.hasPrefix(first + ".") ? identity(of: sightings) : nil
  }

  /// The same for a finding about all screens that show a thing, wherever its cause was written.
  func identity(of sightings: Sightings) -> String? {
    guard sightings.count > 1 else { return nil }
    return sightings.screens.min(by: { style.screenPrecedes($0, $1) }).map {
      "screens.\(style.screenName($0))"
    }
  }

  /// The names of some screens: all of a few, else the first and how many more.
  func names(_ sightings: Sightings) -> String {
    let names = sightings.shown.map { name($0) }
    let more = sightings.count - names.count
    if more > 0 { return names.joined(separator: ", ") + " and \(more) more" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Calls `body` with every screen in each of its states, screen by screen, and its look.
  func forEachSighting(_ body: (Sighting, _ look: Int) -> Void) {
    for screen in style.screens.indices {
      body(Sighting(screen: screen, state: 0), Int(resolved.screenLooks[screen]))
      guard !resolved.screenStateSets.isEmpty else { continue }
      for (index, state) in resolved.states(ofScreen: screen).enumerated() {
        body(Sighting(screen: screen, state: index + 1), Int(state.look))
      }
    }
  }
}
