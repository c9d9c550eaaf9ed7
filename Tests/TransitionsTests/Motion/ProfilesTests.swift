import Foundation
import StyleModel
import TestSupport
import Testing
import Transitions

/// The constants of the published systems, as their code and articles state them, looked for in the
/// plans of the samples – not in the profiles.
@Suite struct ProfilesTests {
  /// A golden plan.
  struct Golden {
    private let root: [String: Any]

    init(_ name: String) {
      let data = Data(contents("Tests/Goldens/plans/\(name).plan.json").utf8)
      root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    }

    var motion: [String: Any] { root["motion"] as? [String: Any] ?? [:] }

    /// The row and the plan of a declared operation.
    func transition(_ from: String, _ to: String) -> (row: String, plan: [String: Any]) {
      let plans = root["plans"] as? [[String: Any]] ?? []
      let found = (root["transitions"] as? [[String: Any]] ?? []).first {
        $0["from"] as? String == from && $0["to"] as? String == to
      }
      let reasons = root["reasons"] as? [[String: Any]] ?? []
      let row = (found?["reason"] as? Int).flatMap { reasons[$0]["row"] as? String }
      return (row ?? "none", (found?["plan"] as? Int).map { plans[$0] } ?? [:])
    }

    func plan(_ from: String, _ to: String) -> [String: Any] { transition(from, to).plan }
  }

  /// Part of a plan, as text with sorted keys; `null` if it is not there.
  private func text(_ value: Any?, _ path: String...) -> String {
    let found = path.reduce(value) { value, key in
      if let index = Int(key) {
        let list = value as? [Any] ?? []
        return index < list.count ? list[index] : nil
      }
      return (value as? [String: Any])?[key]
    }
    guard let found else { return "null" }
    let data = try? JSONSerialization.data(
      withJSONObject: found, options: [.fragmentsAllowed, .sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// The layers of a timeline, by name.
  private func layers(_ timeline: Any?) -> [String: [String: Any]] {
    let list = (timeline as? [String: Any])?["layers"] as? [[String: Any]] ?? []
    return Dictionary(list.map { ($0["layer"] as? String ?? "", $0) }) { first, _ in first }
  }

  private func swipe(_ plan: [String: Any]) -> [String: Any] {
    plan["interaction"] as? [String: Any] ?? [:]
  }

  private func strategy(_ plan: [String: Any]) -> String {
    [plan["strategy"], plan["motion"]].compactMap { $0 as? String }.joined(separator: " ")
  }

  /// What `hd` and `klt` have in common: screens that travel by their whole width after a tap; a
  /// picture that starts 0.6 of a width away under the finger, with a cover of 0.6 that is gone at
  /// three quarters; and a shadow.
  private func expectPictures(
    _ push: [String: Any], _ pop: [String: Any], duration: String, settle: String
  ) {
    let shadow = ##"{"color":"#000000FF","offset":[-0.8,0],"opacity":0.6,"radius":3}"##
    for plan in [push, pop] {
      #expect(strategy(plan) == "snapshot-slide")
      #expect(text(plan, "timeline", "duration") == duration)
      #expect(text(plan, "timeline", "curve") == #""ease-in-out""#)
      #expect(text(plan, "timeline", "mirrored") == "false")
      let tap = layers(plan["timeline"])
      #expect(tap.keys.sorted() == ["back", "front"])
      #expect(text(tap["front"], "edge-shadow") == shadow)
    }
    let (there, back) = (layers(push["timeline"]), layers(pop["timeline"]))
    #expect(text(there["front"], "tracks", "x") == "[[0,1],[1,0]]")
    #expect(text(there["back"], "tracks", "x") == "[[0,0],[1,-1]]")
    #expect(text(back["front"], "tracks", "x") == "[[0,0],[1,1]]")
    #expect(text(back["back"], "tracks", "x") == "[[0,-1],[1,0]]")
    let swipe = swipe(pop)
    #expect(text(swipe, "gesture") == #""edge""# && text(swipe, "edge") == #""left""#)
    #expect(text(swipe, "curve") == #""linear""#)
    let finger = layers(swipe["timeline"])
    #expect(finger.keys.sorted() == ["back", "dim", "front"])
    #expect(text(finger["back"], "tracks", "x") == "[[0,-0.6],[1,0]]")
    #expect(text(finger["back"], "source") == #""snapshot""#)
    #expect(text(finger["dim"], "color") == ##""#000000FF""##)
    #expect(text(finger["dim"], "tracks", "alpha") == "[[0,0.6],[0.75,0],[1,0]]")
    #expect(text(finger["front"], "tracks", "x") == "[[0,0],[1,1]]")
    #expect(text(finger["front"], "edge-shadow") == shadow)
    #expect(text(swipe, "settle") == #"{"curve":"ease-in-out","duration":\#(settle)}"#)
  }

  @Test func `hd: a quarter of a second, 800 points a second or half the width`() {
    let golden = Golden("hd")
    for (from, to) in [("feed", "profile"), ("feed", "article")] {
      #expect(golden.transition(from, to).row == "profile")
      expectPictures(
        golden.plan(from, to), golden.plan(to, from), duration: "0.25", settle: "0.25")
    }
    #expect(
      text(swipe(golden.plan("profile", "feed")), "finish", "any")
        == #"[{"kind":"average-speed","op":">","unit":"point","value":800},"#
        + #"{"kind":"distance","op":">","unit":"width","value":0.5}]"#)
  }

  @Test func `klt: 0.4 seconds, 0.3 after a swipe, and more than forty points of it`() {
    let golden = Golden("klt")
    #expect(golden.transition("inbox", "message").row == "profile")
    expectPictures(
      golden.plan("inbox", "message"), golden.plan("message", "inbox"), duration: "0.4",
      settle: "0.3")
    #expect(
      text(swipe(golden.plan("message", "inbox")), "finish", "any")
        == #"[{"kind":"distance","op":">","unit":"point","value":40}]"#)
    #expect(text(swipe(golden.plan("sender", "message"))) == #"{"owner":"none"}"#)
  }

  @Test func `ls: UIKit's slide after a tap, a picture behind a grey veil under the finger`() {
    let golden = Golden("ls")
    #expect(golden.transition("albums", "album").row == "profile")
    for plan in [golden.plan("albums", "album"), golden.plan("album", "albums")] {
      #expect(strategy(plan) == "background-crossfade ride")
      #expect(text(plan, "timeline", "owner") == #""uikit""# && plan["snapshot"] == nil)
    }
    // The one row that its rides cannot carry is the table's; its swipe can carry all of them.
    #expect(golden.transition("photo", "album").row == "hidden-differs")
    #expect(text(golden.plan("photo", "album"), "timeline", "duration") == "0.35")
    #expect(swipe(golden.plan("photo", "album"))["snapshot"] == nil)
    let ofSwipe = text(swipe(golden.plan("album", "albums")), "snapshot")
    // Where the picture is missing, the swipe drives what a tap moves.
    #expect(
      ofSwipe == #"{"fallback":1,"fallback-on-system-bar":2,"of":"to","target":"navigation"}"#)
    for plan in [golden.plan("album", "albums"), golden.plan("photo", "album")] {
      let swipe = swipe(plan)
      #expect(text(swipe, "gesture") == #""full""# && text(swipe, "edge") == #""leading""#)
      let finger = layers(swipe["timeline"])
      #expect(text(finger["back"], "tracks", "x") == "[[0,-0.2],[1,0]]")
      #expect(text(finger["back"], "source") == #""snapshot""#)
      // RGB 192, 192, 192.
      #expect(text(finger["dim"], "color") == ##""#C0C0C0FF""##)
      #expect(text(finger["dim"], "tracks", "alpha") == "[[0,0.5],[1,0]]")
      #expect(text(finger["front"], "tracks", "x") == "[[0,0],[1,1]]")
      #expect(finger["front"]?["edge-shadow"] == nil)
      let finish = ((swipe["finish"] as? [String: Any])?["any"] as? [[String: Any]] ?? [])
      #expect(finish.count == 1)
      #expect(text(finish.first, "kind") == #""distance""# && text(finish.first, "op") == #"">=""#)
      #expect(text(finish.first, "unit") == #""width""#)
      #expect(finish.first?["value"] as? Double == 1.0 / 3)
      #expect(text(swipe, "settle") == #"{"curve":"ease-in-out","duration":0.2}"#)
    }
  }

  @Test func `cfy: backgrounds ride under UIKit's slide, one leaves upwards in 0.2 seconds`() {
    let golden = Golden("cfy")
    for (from, to) in [("chats", "chat"), ("chats", "moments"), ("chat", "camera")] {
      for (plan, row) in [(from, to), (to, from)].map(golden.transition).map({ ($0.plan, $0.row) })
      {
        #expect(row == "profile" && strategy(plan) == "background-crossfade ride")
        #expect(text(plan, "timeline", "owner") == #""uikit""#)
        let isPop = text(plan, "direction") == #""pop""#
        #expect(text(plan, "interaction") == (isPop ? #"{"owner":"uikit"}"# : "null"))
      }
    }
    let (hides, shows) = (
      layers(golden.plan("chat", "camera")["timeline"]),
      layers(golden.plan("camera", "chat")["timeline"])
    )
    #expect(text(hides["back-bar"], "tracks") == #"{"y":[[0,0],[1,-1]]}"#)
    #expect(text(shows["back-bar"], "tracks") == #"{"y":[[0,-1],[1,0]]}"#)
    for side in [hides, shows] {
      #expect(text(side["back-bar"], "duration") == "0.2")
      #expect(side["front-bar"]?["tracks"] == nil)
    }
    let other = layers(golden.plan("chats", "chat")["timeline"])
    #expect(other["back-bar"]?["tracks"] == nil && other["front-bar"]?["tracks"] == nil)
    #expect(golden.transition("chat", "contract").row == "opaque-bar")
    #expect(strategy(golden.plan("chat", "contract")) == "snapshot-slide")
  }

  @Test func `zhk: 0.35 seconds, a third of the width, a grey shadow, half of the way`() {
    let golden = Golden("zhk")
    for (to, motion) in [("basket", "blend"), ("help", "still")] {
      let (push, pop) = (golden.plan("shop", to), golden.plan(to, "shop"))
      for plan in [push, pop] {
        #expect(strategy(plan) == "background-crossfade \(motion)")
        #expect(text(plan, "timeline", "duration") == "0.35")
        #expect(text(plan, "timeline", "curve") == #""ease-in-out""#)
        #expect(
          text(layers(plan["timeline"])["front"], "edge-shadow")
            == ##"{"color":"#808080FF","offset":[-3,0],"opacity":0.5,"radius":3}"##)
        #expect(layers(plan["timeline"])["dim"] == nil)
        #expect((layers(plan["timeline"])["bar"] != nil) == (motion == "blend"))
      }
      let (there, back) = (layers(push["timeline"]), layers(pop["timeline"]))
      #expect(text(there["front"], "tracks", "x") == "[[0,1],[1,0]]")
      #expect(text(back["front"], "tracks", "x") == "[[0,0],[1,1]]")
      let tracks = [there, back].map { ($0["back"]?["tracks"] as? [String: Any])?["x"] }
      #expect(tracks[0] as? [[Double]] == [[0, 0], [1, -1.0 / 3]])
      #expect(tracks[1] as? [[Double]] == [[0, -1.0 / 3], [1, 0]])
      let swipe = swipe(pop)
      #expect(text(swipe, "gesture") == #""full""# && text(swipe, "timeline") == #""same""#)
      #expect(text(swipe, "finish", "any") == #"[{"kind":"progress","op":">","value":0.5}]"#)
    }
    #expect(golden.transition("shop", "basket").row == "profile")
    #expect(golden.transition("basket", "receipt").row == "alpha-differs")
  }

  @Test func `navstyle: a third of a second and some, and the speed at the end counts`() {
    let pair = PairText(bars: "hidden: true", "", "targets: { ios: 17 }")
    let plan =
      PlanJSON(pair.plan).plans.first {
        strategy($0) == "snapshot-slide" && $0["direction"] as? String == "pop"
      } ?? [:]
    #expect(text(plan, "timeline", "duration") == "0.35")
    let slide = layers(plan["timeline"])
    #expect(text(slide["back"], "tracks", "x") == "[[0,-0.3],[1,0]]")
    #expect(text(slide["dim"], "tracks", "alpha") == "[[0,0.1],[1,0]]")
    #expect(
      text(slide["front"], "edge-shadow")
        == ##"{"color":"#000000FF","offset":[0,0],"opacity":0.15,"radius":3}"##)
    #expect(
      text(swipe(plan), "finish", "any")
        == #"[{"kind":"distance","op":">","unit":"width","value":0.5,"velocity-projection":0.3}]"#)
    #expect(
      text(swipe(plan), "settle")
        == #"{"curve":"ease-in-out","duration":0.35,"scaled-by":"remaining"}"#)
  }

  // MARK: All of them

  @Test func `there is a profile, a sample and a plan for every name that can be written`() {
    #expect(allProfiles.map(\.name) == ProfileName.allCases)
    for profile in allProfiles {
      let rows = Set(decisionTable.map(\.name))
      #expect(profile.cannotCarry.isSubset(of: rows))
      let read = resolved(
        PairText("", "", "motion: { profile: \(profile.name.rawValue) }").text
      ).style
      #expect(Profile.named(by: read).name == profile.name)
    }
    let samples = files(in: "Samples/profiles", endingIn: ".navstyle.yaml")
    #expect(samples.count == allProfiles.count - 1)
    for profile in allProfiles.dropFirst() {
      #expect(
        text(Golden(profile.name.rawValue).motion, "profile") == "\"\(profile.name.rawValue)\"")
    }
  }

  /// Rows that a profile cannot carry, as the table of profiles lists them.
  @Test(arguments: [
    ("hd", []), ("klt", []),
    ("ls", ["opaque-bar", "hidden-differs", "height-differs", "tab-bar-differs"]),
    ("cfy", ["opaque-bar", "height-differs", "tab-bar-differs"]),
    (
      "zhk",
      [
        "opaque-bar", "hidden-differs", "height-differs", "tab-bar-differs", "status-bar-differs",
        "alpha-differs", "material-differs", "image-differs", "shadow-line-differs", "glass",
        "clipped-content",
      ]
    ),
  ])
  func `a row that the profile cannot carry is the table's, every other one the profile's`(
    _ profile: String, _ gaps: [String]
  ) {
    var generator = SeededGenerator(seed: 21)
    var met: Set<String> = []
    func decider(_ profile: Profile) -> Decider {
      Decider(targets: Targets(), choices: MotionChoices(), profile: profile)
    }
    let own = decider(.navstyle)
    let other = decider(allProfiles.first { $0.name.rawValue == profile } ?? .navstyle)
    for round in 0..<400 {
      let style = resolved(
        PairText(RandomLooks.screen(&generator), RandomLooks.screen(&generator)).text)
      let looks = (style.look(ofScreen: 0), style.look(ofScreen: 1))
      for band in Band.allCases {
        let (table, decision) = (
          own.decide(looks.0, looks.1, tabBarDiffers: round % 8 == 0, in: band),
          other.decide(looks.0, looks.1, tabBarDiffers: round % 8 == 0, in: band)
        )
        #expect(decision.ownRow == table.row && decision.ownOutcome == table.outcome)
        if gaps.contains(table.rowName) {
          met.insert(table.rowName)
          #expect(decision.row == table.row && decision.outcome == table.outcome)
          #expect(decision.gapRow?.name == table.rowName)
        } else if decision.rowName != "profile" {
          // From another viewpoint something else differs, or beside a bar that is missing.
          #expect(gaps.contains(decision.gapRow?.name ?? ""))
          #expect(decision.row == table.row && decision.outcome == table.outcome)
        } else {
          #expect(decision.gapRow == nil)
        }
      }
    }
    #expect(Set(gaps).subtracting(met) == [])
  }
}
