import JSONText
import TestSupport
import Testing
import Transitions

@Suite struct ReadPlanTests {
  private let sound = PlanEdit(
    planned(
      """
      navstyle: 1
      targets: { ios: "15..27" }
      stacks: { main: { root: home, tab-bar: true } }
      screens:
        home: { push: [detail], bar: { image: { light: { name: i }, dark: none } } }
        detail: { bar: { hidden: true }, replace: [[home]], states: { on: { status-bar: light } } }
      transitions: [{ from: home, to: '*', duration: 0.5 }]
      """))

  private func problem(_ edit: PlanEdit) -> String? {
    do throws(PlanProblem) {
      _ = try readPlan(edit.bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `an unknown version is said before anything else`() {
    #expect(
      problem(sound.with("version", .number(2)).with("looks", nil))
        == "version: version 2 is not known, only version 1")
    #expect(problem(PlanEdit(json: "{}")) == "expected a member 'version'")
    #expect(problem(PlanEdit(json: "[]")) == "expected an object, not a list of 0")
  }

  @Test func `what is no JSON says where`() {
    do throws(PlanProblem) {
      _ = try readPlan(Array("{\n  \"version\": 1,\n}".utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.description == "not JSON: line 3, column 1: expected a key in quotes, not '}'")
    }
  }

  @Test(arguments: [
    ("looks.0.bar.alpha", JSONValue.number(2), "looks[0].bar.alpha: expected a number from 0 to 1"),
    ("looks.0.page.dark", .string("#FFF"), "looks[0].page.dark: expected a colour, '#RRGGBBAA'"),
    ("looks.0.bar.material", .string("glass"), "looks[0].bar.material: expected 'none', 'ultra"),
    ("looks.1.bar.height.0", .string("tall"), "looks[1].bar.height[0]: expected 'large-title'"),
    (
      "screens.home.operations.push.0", .string("x"),
      "screens.home.operations.push[0]: expected the"
    ),
    ("screens.home.looks", .object([]), "screens.home.looks: expected the unnamed state first"),
    ("stacks.main.root", .number(1), "stacks.main.root: expected a string, not 1"),
    ("targets.ios", .array([.number(18), .number(15)]), "targets.ios: expected two versions"),
    ("budget.device", .string("nokia"), "budget.device: expected a device, not 'nokia'"),
    ("motion.crossfade", .string("still"), "motion.crossfade: expected 'blend', 'ride'"),
    ("overrides.0.from", .string("x"), "overrides[0].from: expected the name of a screen"),
    ("transitions.0.plan", .number(99), "transitions[0].plan: expected a whole number from 0 to"),
    (
      "transitions.0.reason", .number(0.5),
      "transitions[0].reason: expected a whole number from 0 to"
    ),
    ("plans.0.strategy", .string("x"), "plans[0].strategy: expected 'snapshot-slide', 'background"),
    (
      "plans.0.timeline.layers.0.tracks.x", .array([]),
      "plans[0].timeline.layers[0].tracks.x: expec"
    ),
    ("plans", nil, "expected a member 'plans'"),
  ])
  func `a value that is none says what was expected`(
    _ path: String, _ value: JSONValue?, _ expected: String
  ) {
    let message = problem(sound.with(path, value)) ?? ""
    #expect(message.hasPrefix(expected), "\(message)")
  }

  @Test func `an untouched plan is read`() {
    #expect(problem(sound) == nil)
  }

  @Test func `no damage makes it crash`() {
    var generator = SeededGenerator(seed: 5)
    let places = sound.places
    let values: [JSONValue?] = [
      nil, .null, .boolean(true), .number(-1), .number(0.5), .number(1e300), .number(3),
      .string(""), .string("home"), .array([]), .object([]), .array([.object([]), .array([])]),
    ]
    for _ in 0..<250 {
      let place = places[generator.below(places.count)]
      let other = places[generator.below(places.count)]
      let value = generator.chance(0.5) ? values[generator.below(values.count)] : sound[other]
      _ = sound.changed(place) { _ in value }.complaints
    }
    for _ in 0..<100 {
      var bytes = sound.bytes
      for _ in 0...generator.below(3) {
        bytes[generator.below(bytes.count)] = UInt8(generator.below(256))
      }
      _ = try? readPlan(bytes)
    }
  }
}
