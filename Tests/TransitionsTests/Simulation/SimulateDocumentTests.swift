import JSONText
import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct SimulateDocumentTests {
  private static let text = """
    navstyle: 1
    targets: { ios: "15..18" }
    stacks: { m: { root: a, tab-bar: true }, other: { root: e } }
    screens:
      a: { push: [b, c] }
      b: { bar: { hidden: true }, push: [c], tab-bar: hidden }
      c: { push: [d], pop-to-root: true, states: { reading: { bar: { prompt: true } } } }
      d: { bar: { hidden: true }, pop-to: [a], replace: [[a, b], [a, c, d]] }
      e: { push: [b] }

    """

  private func json(_ text: String = text) -> String { PlanJSON(planned(text)).text }

  private func app(_ json: String) throws -> SimulatedApp {
    SimulatedApp(try readPlan(Array(json.utf8)))
  }

  private func failure(_ json: String) throws -> String? {
    try playAtRandom(app(json), steps: 20_000, seed: 1).failure?.message
  }

  @Test func `the JSON of a plan plays like the plan`() throws {
    var generator = SeededGenerator(seed: 71)
    var shown = 0
    for round in 0..<30 {
      let drawn = SteppingApp(&generator, screens: 4, overrides: true)
      let plan = planned(drawn.text)
      let inMemory = SimulatedApp(plan, findPictures(for: plan))
      let read = try app(PlanJSON(plan).text)
      let plays = [inMemory, read].map { playAtRandom($0, steps: 600, seed: UInt64(round)) }
      let sums = plays.map { [$0.steps, $0.starts, $0.pictures, $0.fallbacks, $0.peak] }
      #expect(sums[0] == sums[1], "\(drawn.text)")
      #expect(plays.allSatisfy { $0.failure == nil }, "\(plays.compactMap(\.failure))")
      shown += plays[0].pictures
    }
    #expect(shown > 200)
  }

  @Test func `a step finds the same recipe in the JSON as in the plan`() throws {
    var generator = SeededGenerator(seed: 72)
    var count = 0
    for _ in 0..<60 {
      let drawn = SteppingApp(&generator, screens: 3 + generator.below(2), overrides: true)
      let plan = planned(drawn.text)
      let routes = [
        SimulatedApp(plan, findPictures(for: plan)).routes, try app(PlanJSON(plan).text).routes,
      ]
      for stack in 0..<drawn.stackCount {
        let hasMenus = plan.resolved.style.targets.ios.upperBound >= 14
        for step in drawn.steps(ofStack: stack, height: 4, hasMenus: hasMenus) {
          for band in plan.resolved.style.targets.bands {
            let found = routes.map { $0.route(step, in: band) }
            #expect(found[0] != nil && found[0]?.number == found[1]?.number, "\(step)")
            #expect(found[0]?.recipe == found[1]?.recipe)
            count += 1
          }
        }
      }
    }
    #expect(count > 5_000)
  }

  @Test func `without one picture of its JSON a plan does not hold, by proof and by play`() throws {
    let json = json()
    #expect(try failure(json) == nil)
    let mark = ", \"capture\": true"
    let places = json.ranges(of: mark)
    #expect(places.count > 3)
    for place in places {
      let without = json.replacingCharacters(in: place)
      let broken = verify(try readPlan(Array(without.utf8))).broken
      #expect(broken.contains { $0.proof == .pictures })
      #expect(try failure(without)?.hasSuffix("is by picture, and there is none") == true)
    }
  }

  @Test func `what the JSON promises and foretells is held against play`() throws {
    let json = json()
    let app = try app(json)
    let peak = try #require(app.stacks[0].promise)
    let lower = json.replacing("\"peak\": \(peak)", with: "\"peak\": \(peak - 1)")
    #expect(try failure(lower)?.hasSuffix("\(peak - 1) at most were promised") == true)
    let unsaid = json.replacing(", \"never-shown\": [0]", with: "")
      .replacing(", \"never-shown\": [0, 1]", with: "")
    #expect(unsaid != json)
    #expect(try failure(unsaid)?.hasSuffix("and the plan does not say so") == true)
  }

  @Test func `a step of which the JSON says nothing is named`() throws {
    let lines = json().split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.contains("\"operation\": \"pop-to\"") }
    #expect(kept.count == lines.count - 1)
    let text = kept.joined(separator: "\n").replacing("},\n  ]", with: "}\n  ]")
    let says = try failure(text) ?? ""
    // Two screens in the state they open with: only `transitions` speaks of what was declared.
    #expect(says.hasPrefix("the plan says nothing of d → a (pop-to, tab bar"), "\(says)")
  }

  @Test func `what stands in for a picture is what UIKit's own bar can show`() throws {
    let text = """
      navstyle: 1
      targets: { ios: "15..18" }
      motion: { profile: hd }
      screens:
        a: { push: [b] }
        b: { bar: { color: '#0B5CAD' } }

      """
    for app in [simulatedApp(text.replacing("navstyle: 1\n", with: "")), try app(json(text))] {
      #expect(app.stacks[0].hasSystemBar)
      let played = Played(app, "push b; memory-warning; pop")
      let report = try #require(played.reports.last)
      #expect(report.route?.fallback?.outcome == .crossfade(.ride))
      #expect(report.standIn?.outcome == .crossfade(.still))
      #expect(report.standIn == report.route?.fallbackOnSystemBar)
      var transparent = app
      transparent.stacks[0].hasSystemBar = false
      let other = Played(transparent, "push b; memory-warning; pop").reports.last
      #expect(other?.standIn?.outcome == .crossfade(.ride))
    }
  }

  @Test(arguments: [
    ("\"capture\": true", "\"capture\": 1", "].capture: expected true or false, not 1"),
    ("\"never-shown\": [0]", "\"never-shown\": [9]", "].never-shown[0]: expected a whole number"),
    ("\"peak\": ", "\"pique\": ", "stacks.m.pictures: expected a member 'peak'"),
    ("\"bar\": \"system\"", "\"bar\": \"opaque\"", "stacks.m.bar: expected 'system'"),
    ("\"version\": 1", "\"version\": 2", "version: version 2 is not known"),
  ])
  func `what no plan can say is refused`(_ old: String, _ new: String, _ message: String) {
    let edited = json().replacing(old, with: new, maxReplacements: old == "\"peak\": " ? 1 : .max)
    #expect(edited != json())
    do throws(PlanProblem) {
      _ = try readPlan(Array(edited.utf8))
      Issue.record("nothing was said")
    } catch {
      #expect(error.description.contains(message), "\(error.description)")
    }
  }

  @Test func `plans are told from styles by what stands in them`() {
    #expect(isPlan(Array(json().utf8)))
    #expect(isPlan(Array("\n {\"version\": 2, \"$schema\": \"urn:navstyle:plan:2\", ".utf8)))
    #expect(!isPlan(Array("{ navstyle: 1, screens: { a: {} } }".utf8)))
    #expect(!isPlan(Array("# \"urn:navstyle:plan:1\"\nnavstyle: 1".utf8)))
    #expect(!isPlan([]))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>) -> String {
    String(self[..<range.lowerBound]) + self[range.upperBound...]
  }
}
