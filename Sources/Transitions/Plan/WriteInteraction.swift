import JSONText
import StyleModel

extension Interaction {
  /// Writes the interaction of a pop.
  ///
  /// - Parameters:
  ///   - json: where to.
  ///   - picture: writes the picture that moves under the finger only.
  func write(to json: inout JSONWriter, picture: (Snapshot, inout JSONWriter) -> Void) {
    switch self {
    case .uikit: json.object(inline: true) { $0.member("owner", "uikit") }
    case .off: json.object(inline: true) { $0.member("owner", "none") }
    case .own(let swipe): json.object { swipe.write(to: &$0, picture: picture) }
    }
  }
}

extension Interaction.Swipe {
  fileprivate func write(
    to json: inout JSONWriter, picture: (Snapshot, inout JSONWriter) -> Void
  ) {
    json.member("gesture", isFull ? "full" : "edge")
    json.member("edge", edge.rawValue)
    if let within { json.member("within", within) }
    json.key("refused")
    json.array(inline: true) { json in
      for refusal in Interaction.Refusal.allCases { json.value(refusal.rawValue) }
    }
    if let snapshot {
      json.key("snapshot")
      picture(snapshot, &json)
    }
    json.key("timeline")
    if let layers {
      json.object { Layer.write(layers, to: &$0) }
    } else {
      json.value("same")
    }
    json.member("curve", "linear")
    json.key("finish")
    json.object(inline: true) { json in
      json.key("any")
      json.array { json in for rule in finish { rule.write(to: &json) } }
    }
    json.key("settle")
    json.object(inline: true) { json in
      json.member("duration", settle.duration)
      json.member("curve", "ease-in-out")
      if settle.isScaled { json.member("scaled-by", "remaining") }
    }
    json.member("on-cancel", "restore-from")
  }
}

extension FinishRule {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("op", comparison.rawValue)
      json.member("value", value)
      if let unit { json.member("unit", unit.rawValue) }
      if let velocityProjection { json.member("velocity-projection", velocityProjection) }
    }
  }
}
