import JSONText
import StyleModel

extension Recipe {
  /// Writes the recipe as an entry of `plans`.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("strategy", outcome.strategy.rawValue)
      if let motion = outcome.motion { json.member("motion", motion.rawValue) }
      json.member("direction", direction.rawValue)
      if !isAnimated { json.member("animated", false) }
      if isBreak { json.member("break", true) }
      if let timeline {
        json.key("timeline")
        timeline.write(to: &json)
      }
      if let snapshot {
        json.key("snapshot")
        write(snapshot, to: &json)
      }
      if !foreground.isEmpty {
        json.key("foreground")
        foreground.write(to: &json)
      }
      if let interaction {
        json.key("interaction")
        // Where a tap shows no picture, what stands in for a missing one is said where a swipe does.
        interaction.write(to: &json) { self.write($0, to: &$1) }
      }
      if clearsTabBarFlag { json.member("clear-tab-bar-flag", true) }
      if !recognisersOff.isEmpty {
        json.key("recognisers-off")
        json.array(inline: true) { json in
          for recogniser in recognisersOff { json.value(recogniser.rawValue) }
        }
      }
    }
  }
}

extension Recipe {
  /// Writes a picture, and the recipes for when it is missing.
  private func write(_ snapshot: Snapshot, to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("of", snapshot.of.rawValue)
      json.member("target", snapshot.target.rawValue)
      if let fallback { json.member("fallback", Int(fallback)) }
      if let fallbackOnSystemBar {
        json.member("fallback-on-system-bar", Int(fallbackOnSystemBar))
      }
    }
  }
}

extension Timeline {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      if let duration {
        json.member("duration", duration)
        json.member("curve", "ease-in-out")
      } else {
        json.member("owner", "uikit")
      }
      if !isMirrored { json.member("mirrored", false) }
      Layer.write(layers, to: &json)
    }
  }
}

extension Layer {
  static func write(_ layers: [Layer], to json: inout JSONWriter) {
    json.key("layers")
    json.array { json in
      for layer in layers { json.object(inline: true) { layer.write(to: &$0) } }
    }
  }

  private func write(to json: inout JSONWriter) {
    json.member("layer", kind.rawValue)
    if let source { json.member("source", source.rawValue) }
    if let color { json.member("color", color.hexadecimal) }
    if let look { json.member("look", look.rawValue) }
    if let edgeShadow {
      json.key("edge-shadow")
      edgeShadow.write(to: &json)
    }
    if let duration {
      json.member("duration", duration)
      json.member("curve", "ease-in-out")
    }
    guard x != nil || y != nil || alpha != nil || fill != nil || line != nil else { return }
    json.key("tracks")
    json.object { json in
      if let x { x.write("x", to: &json) }
      if let y { y.write("y", to: &json) }
      if let alpha { alpha.write("alpha", to: &json) }
      if let fill { Self.write("fill", fill, to: &json) }
      if let line { Self.write("line", line, to: &json) }
    }
  }

  private static func write(
    _ key: String, _ references: [ColorReference], to json: inout JSONWriter
  ) {
    json.key(key)
    json.array { json in
      for (time, reference) in references.enumerated() {
        json.array { json in
          json.value(time)
          json.value(reference.rawValue)
        }
      }
    }
  }
}

extension Track {
  fileprivate func write(_ key: String, to json: inout JSONWriter) {
    json.key(key)
    json.array { json in
      for frame in frames {
        json.array { json in
          json.value(frame.time)
          json.value(frame.value)
        }
      }
    }
  }
}

extension EdgeShadow {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("color", color.hexadecimal)
      json.key("offset")
      json.array { json in for value in offset { json.value(value) } }
      json.member("opacity", opacity)
      json.member("radius", radius)
    }
  }
}

extension Foreground {
  /// Everything runs in the first quarter of the time: min(1, 4t).
  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      for (key, runs) in [("tint", tint), ("title", title), ("large-title", largeTitle)] where runs
      {
        json.key(key)
        json.array { json in
          for (time, side) in [(0, Side.from), (0.25, Side.to)] {
            json.array { json in
              json.value(time)
              json.value(side.rawValue)
            }
          }
        }
      }
      if statusBar { json.member("status-bar", "at-start") }
    }
  }
}
