import Foundation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct WritePlanTests {
  private static let small = """
    navstyle: 1
    targets: { ios: "15..18", appearances: [light] }
    motion: { duration: 0.5 }
    stacks: { main: { root: home, tab-bar: true } }
    screens:
      home:
        bar: { alpha: 0.5, shadow-line: false, scroll-edge: { tint: white } }
        push: [detail]
      detail:
        bar: { image: { name: header, opaque: false }, prompt: true, color: clear }
        tab-bar: hidden
        back-button: none
        swipe-back: { full: true, within: 40 }
        pop-to: [home]
        present: [main]
        replace: [[home], [home, home]]
    """

  @Test func `a small description is written like this`() {
    let plan = planned(Self.small)
    let colors = """
      "tint": { "light": "#007AFFFF" }, "title-color": { "light": "#000000FF" }, \
      "large-title-color": { "light": "#000000FF" }
      """
    let slide = """
              { "layer": "dim", "color": "#000000FF", "tracks": { "alpha": [[0, 0], [1, 0.1]] } },
              { "layer": "front", "source": "live", "edge-shadow": { "color": "#000000FF", \
      "offset": [0, 0], "opacity": 0.15, "radius": 3 }, "tracks": { "x": [[0, 1], [1, 0]] } }
      """
    let back = """
              { "layer": "dim", "color": "#000000FF", "tracks": { "alpha": [[0, 0.1], [1, 0]] } },
              { "layer": "front", "source": "live", "edge-shadow": { "color": "#000000FF", \
      "offset": [0, 0], "opacity": 0.15, "radius": 3 }, "tracks": { "x": [[0, 0], [1, 1]] } }
      """
    let swipe = """
            "interaction": {
              "gesture": "full",
              "edge": "leading",
              "within": 40,
              "refused": ["at-root", "in-transition"],
              "timeline": "same",
              "curve": "linear",
              "finish": { "any": [{ "kind": "distance", "op": ">", "value": 0.5, "unit": "width", \
      "velocity-projection": 0.3 }] },
              "settle": { "duration": 0.5, "curve": "ease-in-out", "scaled-by": "remaining" },
              "on-cancel": "restore-from"
            },
      """
    let expected = """
      {
        "$schema": "urn:navstyle:plan:1",
        "version": 1,
        "generator": { "name": "navstyle", "version": "0" },
        "sources": [
          { "path": "app.navstyle.yaml" }
        ],
        "targets": { "ios": [15, 18], "bands": ["below-26"], "appearances": ["light"], "glass": true },
        "motion": { "profile": "navstyle", "crossfade": "blend", "images": "snapshot", \
      "duration": 0.5, "parallax": 0.3, "dim": 0.1 },
        "budget": { "snapshots": 67108864, "device": "iphone-16-pro-max", "back-menu": "fallback" },
        "looks": [
          {
            "bar": { "hidden": false, "color": "system", "alpha": 0.5, "shadow-line": "none", \
      "translucent": true, "image": "none", "material": "none", "height": [], \(colors), \
      "scroll-edge": { "color": "system", "alpha": 0.5, "shadow-line": "none", "image": "none", \
      "material": "none", \(colors.replacing("#007AFFFF", with: "#FFFFFFFF")) } },
            "page": { "light": "#FFFFFFFF" },
            "status-bar": "default",
            "tab-bar": "shown",
            "toolbar": "hidden",
            "orientation": "any",
            "carrier": "own",
            "gesture": "edge"
          },
          {
            "bar": { "hidden": false, "color": { "light": "#00000000" }, "alpha": 1, \
      "shadow-line": { "light": "#3C3C434A" }, "translucent": true, \
      "image": { "light": { "name": "header", "opaque": false } }, "material": "none", \
      "height": ["prompt"], \(colors), "scroll-edge": "same" },
            "page": { "light": "#FFFFFFFF" },
            "status-bar": "default",
            "tab-bar": "hidden",
            "toolbar": "hidden",
            "orientation": "any",
            "carrier": "own",
            "gesture": "full",
            "gesture-within": 40
          }
        ],
        "screens": {
          "home": { "looks": { "": { "shown": 0 } }, "back-button": "system", \
      "restore-gesture": false, "operations": { "push": ["detail"] }, \
      "source": [0, 6, 3], "places": { "bar.prompt": [0, 6, 3] } },
          "detail": { "looks": { "": { "hidden": 1 } }, "back-button": "none", \
      "restore-gesture": true, "operations": { "pop-to": ["home"], \
      "replace": [["home"], ["home", "home"]], "present": ["main"] }, \
      "source": [0, 9, 3], "places": { "bar.prompt": [0, 10, 52] } }
        },
        "stacks": {
          "main": { "root": "home", "kind": "window", "tab-bar": true, "bar": "system", "pictures": \
      { "peak": 2, "bytes": 30469632, "device": "iphone-16-pro-max", \
      "path": ["home", "home", "detail"] } }
        },
        "plans": [
          {
            "strategy": "snapshot-slide",
            "direction": "push",
            "timeline": {
              "duration": 0.5,
              "curve": "ease-in-out",
              "layers": [
                { "layer": "back", "source": "snapshot", "tracks": { "x": [[0, 0], [1, -0.3]] } },
      \(slide.replacing("        {", with: "          {"))
              ]
            },
            "snapshot": { "of": "from", "target": "root" },
            "foreground": { "tint": [[0, "from"], [0.25, "to"]] },
            "recognisers-off": ["interactivePop"]
          },
          {
            "strategy": "background-crossfade",
            "motion": "still",
            "direction": "pop",
            "break": true,
            "timeline": {
              "duration": 0.5,
              "curve": "ease-in-out",
              "layers": [
                { "layer": "back", "source": "live", "tracks": { "x": [[0, -0.3], [1, 0]] } },
      \(back.replacing("        {", with: "          {"))
              ]
            },
            "foreground": { "tint": [[0, "from"], [0.25, "to"]] },
      \(swipe)
            "recognisers-off": ["interactivePop"]
          },
          {
            "strategy": "snapshot-slide",
            "direction": "pop",
            "timeline": {
              "duration": 0.5,
              "curve": "ease-in-out",
              "layers": [
                { "layer": "back", "source": "snapshot", "tracks": { "x": [[0, -0.3], [1, 0]] } },
      \(back.replacing("        {", with: "          {"))
              ]
            },
            "snapshot": { "of": "to", "target": "root", "fallback": 1 },
            "foreground": { "tint": [[0, "from"], [0.25, "to"]] },
      \(swipe)
            "recognisers-off": ["interactivePop"]
          },
          {
            "strategy": "background-crossfade",
            "motion": "still",
            "direction": "pop",
            "interaction": { "owner": "uikit" }
          }
        ],
        "reasons": [
          { "row": "height-differs", "appearance": "light", "attribute": "bar.prompt", "values": \
      { "from": false, "to": true } },
          { "row": "height-differs", "appearance": "light", "attribute": "bar.prompt", "values": \
      { "from": true, "to": false } }
        ],
        "transitions": [
          { "from": "home", "to": "detail", "operation": "push", "plan": 0, "capture": true, \
      "target": "root", \
      "reason": 0 },
          { "from": "detail", "to": "home", "operation": "pop", "plan": 2, "reason": 0 },
          { "from": "detail", "to": "home", "operation": "pop-to", "plan": 2, "reason": 1 },
          { "from": "detail", "to": "home", "operation": "replace", "list": 0, "pop": 2, \
      "reason": 1 },
          { "from": "detail", "to": "home", "operation": "replace", "list": 1, "push": 0, "pop": 2, \
      "reason": 1 }
        ],
        "pairs": {
          "0": {
            "0": { "pop": 3 }
          }
        }
      }

      """
    let actual = PlanJSON(plan).text
    let lines = zip(
      actual.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false))
    if let (line, wanted) = lines.first(where: { $0.0 != $0.1 }) { #expect(line == wanted) }
    #expect(actual == expected)
  }

  @Test func `Foundation reads what is written`() {
    let json = PlanJSON(planned(Self.small))
    #expect(json["version"] as? Int == 1)
    #expect(json["screens", "home", "looks", ""] as? [String: Int] == ["shown": 0])
    #expect(json["motion", "parallax"] as? Double == 0.3)
    #expect(json.plans.count == 4 && json.transitions.count == 5)
  }

  @Test func `names are written as they are, whatever they are`() {
    let json = PlanJSON(
      planned("navstyle: 1\nscreens: { \"a \\\"b\\\\\\n日本\": { push: [c] }, c: {} }"))
    #expect(json.transitions.first?["from"] as? String == "a \"b\\\n日本")
  }

  @Test(arguments: ["", "navstyle: 1", "[]", "navstyle: 1\nscreens: {}"])
  func `a description of nothing is a plan of nothing`(_ text: String) {
    let json = PlanJSON(planned(text))
    #expect(!json.isEmpty)
    #expect(json.plans.isEmpty && json.looks.isEmpty && json.transitions.isEmpty)
  }

  @Test func `the same description gives the same bytes every time`() {
    let text = Self.random(seed: 5)
    let first = PlanJSON(planned(text)).text
    for _ in 0..<5 { #expect(PlanJSON(planned(text)).text == first) }
    #expect(first.hasSuffix("}\n") && !first.hasSuffix("\n\n"))
  }

  // MARK: On random descriptions

  static func random(seed: UInt64, more: String = "") -> String {
    var generator = SeededGenerator(seed: seed)
    let count = 40
    func name() -> String { "s\(generator.below(count))" }
    let screens = (0..<count).map { screen in
      let replaces = generator.chance(0.2) ? "[[\(name()), \(name())], [\(name())]]" : "[]"
      return "  s\(screen): { push: [\(name()), \(name())], pop-to: [\(name())], "
        + "pop-to-root: \(generator.chance(0.3)), replace: \(replaces), "
        + "\(RandomLooks.screen(&generator)) }\n"
    }
    return
      "navstyle: 1\n\(more)\nstacks: { x: { root: s0, tab-bar: true }, y: { root: s1 } }\nscreens:\n"
      + screens.joined()
  }

  @Test(arguments: [
    "", "targets: { glass: false }", "targets: { ios: \"26..27\" }",
    "transitions: [{ from: s0, to: s1, strategy: none }]",
  ])
  func `every transition finds its plan, its direction and its reason`(_ more: String) {
    let json = PlanJSON(planned(Self.random(seed: 6, more: more)))
    let rows = Set(decisionTable.map(\.name))
    #expect(json.transitions.count > 200)
    for transition in json.transitions {
      let isReplace = transition["operation"] as? String == "replace"
      let isPush = transition["operation"] as? String == "push"
      let keys = isReplace ? ["push", "pop"] : ["plan"]
      let found = keys.filter { transition[$0] != nil }
      #expect(!found.isEmpty)
      #expect((transition["list"] != nil) == isReplace)
      for key in found {
        let direction = isReplace ? key : isPush ? "push" : "pop"
        for suffix in ["", "-from-26"] {
          guard let number = transition[key + suffix] as? Int else { continue }
          #expect(json.plans[number]["direction"] as? String == direction)
        }
        #expect(transition[key] as? Int != transition[key + "-from-26"] as? Int)
      }
      for key in ["reason", "reason-from-26"] {
        guard let number = transition[key] as? Int else { continue }
        let reason = json.reasons[number]
        #expect(rows.contains(reason["row"] as? String ?? ""))
        #expect(["light", "dark", "both"].contains(reason["appearance"] as? String ?? ""))
      }
    }
    let hasUpper = json.transitions.contains { $0["plan-from-26"] != nil }
    #expect(hasUpper == (more.isEmpty || more.hasPrefix("transitions") || more.contains("glass")))
  }

  @Test func `looks and plans are distinct, and every screen finds its own`() {
    let json = PlanJSON(planned(Self.random(seed: 7)))
    for list in [json.looks, json.plans] {
      let texts = list.compactMap {
        try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
      }
      #expect(texts.count == list.count && Set(texts).count == list.count)
    }
    let screens = json["screens"] as? [String: [String: Any]] ?? [:]
    #expect(screens.count == 40)
    var used: Set<Int> = []
    for screen in screens.values {
      let looks = (screen["looks"] as? [String: [String: Int]])?[""] ?? [:]
      #expect(!looks.isEmpty)
      for (tabBar, number) in looks {
        #expect(json.looks[number]["tab-bar"] as? String == tabBar)
        used.insert(number)
      }
    }
    #expect(used == Set(json.looks.indices))
    let plans = json.transitions.flatMap { transition in
      ["plan", "push", "pop", "plan-from-26", "push-from-26", "pop-from-26"]
        .compactMap { transition[$0] as? Int }
    }
    let fallbacks = json.plans.flatMap { plan in
      let snapshot = plan["snapshot"] as? [String: Any]
      return ["fallback", "fallback-on-system-bar"].compactMap { snapshot?[$0] as? Int }
    }
    #expect(!fallbacks.isEmpty)
    let pairs = json["pairs"] as? [String: [String: [String: Int]]] ?? [:]
    let ofPairs = pairs.values.flatMap(\.values).flatMap(\.values)
    #expect(!ofPairs.isEmpty)
    #expect(Set(plans + fallbacks + ofPairs) == Set(json.plans.indices))
  }

  @Test(arguments: [
    ("color: white", "color: '#EEE'", true), ("tint: white", "", false),
    ("hidden: true", "", false),
  ])
  func `what differs from iOS 26 is said, and nothing else`(
    _ from: String, _ to: String, _ differs: Bool
  ) {
    let json = PlanJSON(PairText(bars: from, to).plan)
    for transition in json.transitions {
      #expect((transition["plan-from-26"] != nil) == differs)
      #expect((transition["reason-from-26"] != nil) == differs)
    }
  }

  @Test(arguments: [
    ("", "back-button: custom", true), ("", "back-button: none", true), ("", "", false),
    ("", "bar: { hidden: true }", true), ("", "bar: { hidden: true }, swipe-back: off", false),
    ("", "back-button: custom, swipe-back: full", true),
  ])
  func `where UIKit's swipe is dead the plan restores it`(
    _ from: String, _ to: String, _ restores: Bool
  ) {
    let json = PlanJSON(PairText(from, to).plan)
    #expect(json["screens", "b", "restore-gesture"] as? Bool == restores)
  }

  @Test func `recipes of every kind are written with what applies to them, and no more`() {
    func plan(_ pair: PairText) -> [String: Any] { PlanJSON(pair.plan).plans[1] }
    let still = plan(PairText(bars: "tint: white", "", "targets: { ios: 17 }"))
    #expect(Set(still.keys) == ["strategy", "motion", "direction", "foreground", "interaction"])
    #expect(still["interaction"] as? [String: String] == ["owner": "uikit"])
    let off = plan(PairText("bar: { tint: white }", "swipe-back: off", "targets: { ios: 17 }"))
    #expect(off["interaction"] as? [String: String] == ["owner": "none"])
    let foreign = plan(
      PairText(bars: "", "", "transitions: [{ from: a, to: b, strategy: none }]"))
    #expect(foreign as? [String: String] == ["strategy": "none", "direction": "pop"])
    let broken = plan(
      PairText(
        bars: "color: white", "color: black",
        "targets: { ios: 17 }\ntransitions: [{ from: a, to: b, motion: still, animated: false }]"))
    #expect(broken["break"] as? Bool == true && broken["animated"] as? Bool == false)
    let ride = plan(PairText(bars: "color: white", "color: black", "targets: { ios: 17 }"))
    let timeline = ride["timeline"] as? [String: Any] ?? [:]
    #expect(timeline["owner"] as? String == "uikit" && timeline["duration"] == nil)
    #expect(
      timeline["layers"] as? [[String: String]] == [
        ["layer": "back-bar", "look": "to"], ["layer": "front-bar", "look": "from"],
      ])
  }
}
