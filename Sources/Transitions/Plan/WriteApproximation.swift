public import JSONText

/// Writes how UIKit's own slides and swipes are approximated where a plan leaves them to UIKit: what
/// the frame evaluator and the simulation go by, for whoever evaluates a plan elsewhere.
///
/// - Parameter json: an object that is open.
public func writeApproximation(to json: inout JSONWriter) {
  let profile = Profile.navstyle
  json.member("duration", profile.tap.duration)
  json.key("finish")
  json.array { json in for rule in profile.swipe.finish { rule.write(to: &json) } }
  for direction in Direction.allCases {
    for (source, isPicture) in [(Layer.Source.live, false), (.snapshot, true)] {
      json.key("\(direction.rawValue)-\(source.rawValue)")
      json.object { json in
        Layer.write(profile.tap.slide.layers(direction, isPicture: isPicture), to: &json)
      }
    }
  }
}
