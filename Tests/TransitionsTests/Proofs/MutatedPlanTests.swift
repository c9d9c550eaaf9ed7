import Foundation
import JSONText
import TestSupport
import Testing
import Transitions

/// Every value of a plan changed in turn, and every member taken away: `verify` must see each.
///
/// What it cannot see is what a plan says of the app itself – its premises – where nothing else
/// follows from the other value: then it is a true plan of another app.
@Suite struct MutatedPlanTests {
  /// What may be changed without a complaint, and why.
  private static let silent: [(reason: String, patterns: [String])] = [
    ("who wrote it", ["generator.name", "generator.version"]),
    (
      "where it was written",
      [
        "sources.*.path", "screens.*.source.*", "screens.*.places.*.*", "overrides.*.source.*",
      ]
    ),
    ("a wish that nothing in the plan answers", ["budget.snapshots"]),
    ("the app may run on fewer versions of the same bands", ["targets.ios.*"]),
    (
      "another look of the app itself, after which the same rows hold",
      ["color", "shadow-line", "tint", "title-color", "large-title-color"].flatMap { key in
        ["light", "dark"].map { "looks.*.bar.\(key).\($0)" }
      }
        + ["color", "shadow-line"].flatMap { key in
          ["light", "dark"].map { "looks.*.bar.scroll-edge.\(key).\($0)" }
        }
        + ["looks.*.page.light", "looks.*.page.dark"]
    ),
  ]

  private let sound = PlanEdit(
    planned(
      """
      navstyle: 1
      targets: { ios: "15..27" }
      stacks: { main: { root: home, tab-bar: true } }
      screens:
        home: { bar: { color: '#0B5CAD' }, push: [detail, photo] }
        detail:
          bar: { color: '#0A4A8C', scroll-edge: { color: white } }
          tab-bar: hidden
          replace: [[home, photo, detail]]
          states: { reading: { bar: { hidden: true } } }
        photo: { bar: { color: white, tint: white, alpha: 0.5 }, pop-to: [home], swipe-back: full }
      transitions: [{ from: home, to: photo, duration: 0.5 }]
      """))

  private func others(of value: JSONValue) -> [JSONValue] {
    switch value {
    case .boolean(let value): return [.boolean(!value)]
    case .number(let number): return [.number(number + 1)]
    case .string(let text):
      guard text.hasPrefix("#"), text.utf8.count == 9 else { return [.string(text + "x")] }
      // Another colour, and another opacity.
      return [.string("#123456" + text.suffix(2)), .string(text.prefix(7) + "40")]
    default: return []
    }
  }

  /// What a plan says follows; all else is what it says of the app.
  private static let results = ["plans", "reasons", "transitions", "pairs"]

  /// The patterns of the places that could be changed without a complaint, with what became of them,
  /// and of those among the results that were refused for their shape alone.
  private func survivors() -> (silent: Set<String>, shapes: Set<String>) {
    var silent: Set<String> = []
    var shapes: Set<String> = []
    for place in sound.places {
      guard let value = sound[place] else { continue }
      let pattern = Self.pattern(place)
      let isResult = Self.results.contains { place.first == .key($0) }
      func note(_ edit: PlanEdit, _ name: String) {
        let complaints = edit.complaints
        if complaints == [] { silent.insert(name) }
        if isResult, complaints.contains(where: { $0.hasPrefix("unreadable") }) {
          shapes.insert(name)
        }
      }
      note(sound.changed(place) { _ in nil }, "− \(pattern)")
      for other in others(of: value) { note(sound.changed(place) { _ in other }, pattern) }
    }
    return (silent, shapes)
  }

  /// Names of screens, states and stacks are left out, and the attributes that have a place.
  private static func pattern(_ path: [PlanEdit.Step]) -> String {
    var pattern = PlanEdit.pattern(path)
    for name in ["home", "detail", "photo", "main"] {
      pattern = pattern.replacing(".\(name)", with: ".*")
    }
    if path.count == 5, path[2] == .key("places") { return "screens.*.places.*.*" }
    return pattern
  }

  @Test func `every change is seen, but for what carries no claim`() {
    let survivors = survivors()
    let silent = Set(Self.silent.flatMap(\.patterns))
    #expect(survivors.silent.subtracting(silent).sorted() == [])
    #expect(silent.subtracting(survivors.silent).sorted() == [])
    #expect(survivors.shapes.sorted() == [])
  }
}
