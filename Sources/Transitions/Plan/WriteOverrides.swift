import JSONText
import StyleModel

/// What a plan says of `transitions`: without it, nobody could tell from the plan alone whether a
/// duration was asked for.
extension PlanWriter {
  func writeOverrides(to json: inout JSONWriter) {
    guard !style.transitions.isEmpty else { return }
    json.key("overrides")
    json.array { json in
      for (entry, settings) in style.transitions.enumerated() {
        json.object(inline: true) { json in
          write(override: settings, to: &json)
          guard let place = style.place(ofOverride: entry) else { return }
          json.key("source")
          write(place: place, to: &json)
        }
      }
    }
  }

  private func write(override settings: Range<Int32>, to json: inout JSONWriter) {
    for (key, attribute) in [("from", Attribute.from), ("to", .to)] {
      json.member(key, style.reference(attribute, in: settings).map(style.screenName) ?? "*")
    }
    let override = Override(style, settings)
    switch style.keyword(.operation, in: settings) {
    case 1?: json.member("operation", Direction.push.rawValue)
    case 2?: json.member("operation", Direction.pop.rawValue)
    default: break
    }
    if let strategy = override.strategy { json.member("strategy", strategy.rawValue) }
    if let motion = override.motion { json.member("motion", motion.rawValue) }
    if let isAnimated = override.isAnimated { json.member("animated", isAnimated) }
    if let duration = override.duration { json.member("duration", duration) }
  }
}
