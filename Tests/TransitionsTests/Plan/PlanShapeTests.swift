import Foundation
import JSONText
import TestSupport
import Testing
import Transitions

/// What the writer of plans writes, against what is said of plans.
@Suite(.serialized) struct PlanShapeTests {
  /// Every sample, and what no sample has.
  static let plans: [String] = {
    let paths = ["Samples", "Samples/apps", "Samples/profiles"].flatMap {
      files(in: $0, endingIn: ".navstyle.yaml")
    }
    return (paths.map(contents) + others).map { PlanJSON(planned($0)).text }
  }()

  private static let others = [
    """
    navstyle: 1
    targets: { ios: "15..18", appearances: [dark] }
    motion: { images: ride, duration: 0 }
    stacks: { main: { root: a, tab-bar: true }, second: { root: d } }
    screens:
      a: { push: [b, c, d], present: [second] }
      b: { bar: { image: { name: x }, large-title-color: white }, pop-to-root: true, replace: [[a, c]] }
      c:
        bar: { image: { light: none, dark: { name: x, opaque: false } }, shadow-line: false }
        swipe-back: full
        tab-bar: hidden
        pop-to: [a]
        replace: [[c]]
      d: { bar: { hidden: true }, swipe-back: off, status-bar: light, push: [e] }
      e: { bar: { large-title: true, title-color: red, scroll-edge: { image: { name: x } } }, push: [f] }
      f: { bar: { material: thin, tint: white, large-title-color: brand }, swipe-back: { full: true, within: 40 } }
    palette: { brand: { p3: [1, 0, 0.2] }, red: "#f008" }
    transitions:
      - { from: a, to: b, animated: false, strategy: background-crossfade, motion: still }
      - { from: a, to: c, strategy: none }
      - { from: e, to: f, animated: false, strategy: snapshot-slide }
      - { from: d, to: e, animated: false }
    """,
    """
    navstyle: 1
    screens:
      a: { push: [b], bar: { color: white }, replace: [[a, c]] }
      b: { push: [c], bar: { color: white, alpha: 0.5 }, swipe-back: full, replace: [[a, b], [c]] }
      c: { bar: { color: black, large-title: true }, status-bar: dark, replace: [[b]], push: [d] }
      d: { bar: { tint: black }, replace: [[a, c], [a, b]] }
    """,
    """
    navstyle: 1
    budget: { back-menu: picture }
    stacks: { main: { root: a }, inner: { root: d, kind: nested } }
    screens:
      a: { push: [b], embed: [inner], states: { up: { bar: { alpha: 0 } } } }
      b: { push: [c], replace: [[a, c]], states: { up: { bar: { color: white } } } }
      c: { bar: { color: black }, replace-top: [b, d], replace: [[b], [a, b]] }
      d: { tab-bar: hidden }
    transitions: [{ from: a, to: b, duration: 1 }]
    """,
    """
    navstyle: 1
    targets: { ios: "14..18" }
    motion: { profile: ls }
    stacks: { main: { root: a, tab-bar: true } }
    screens:
      a: { push: [b] }
      b: { push: [c], tab-bar: hidden }
      c: { pop-to-root: true, push: [d], bar: { tint: white } }
      d: {}
    transitions: [{ from: c, to: d, motion: still }]
    """,
    manyLooks,
  ]

  /// More than a plan speaks of in pairs.
  private static let manyLooks: String = {
    let screens = (0..<260).map {
      "  s\($0): { bar: { alpha: \(Double($0) / 1000) }, push: [s\(($0 + 1) % 260)] }\n"
    }
    return "navstyle: 1\ntargets: { ios: 17 }\nscreens:\n\(screens.joined())"
  }()

  private static let schema = String(
    decoding: JSONWriter.bytes { writeSchema(of: planShape, to: &$0) }, as: UTF8.self)

  private func verdicts(_ texts: [String], _ folder: String) throws -> [Validator.Verdict] {
    try Validator.verdicts(on: texts, kind: "json", schema: Self.schema, folder: folder)
  }

  @Test(.enabled(if: Validator.isInstalled, Validator.absence))
  func `every plan of every sample is as it is said`() throws {
    let verdicts = try verdicts(Self.plans, "plans")
    #expect(verdicts.count == Self.plans.count)
    #expect(verdicts.count >= 6)
    let refused = verdicts.filter { !$0.isValid }
    #expect(refused.isEmpty, "\(refused)")
  }

  /// A member that is described and never written, or always written although it is said that it
  /// may be missing, is one about which the two sides do not agree.
  @Test
  func `some plan has each member that is described, and some lacks each that may be missing`()
    throws
  {
    var present: Set<String> = []
    var missing: Set<String> = []
    for plan in Self.plans {
      let walk = PlanWalk(try tree(plan), planShape)
      #expect(walk.problems.isEmpty)
      for place in walk.places {
        for member in place.members {
          let name = "\(place.name).\(member.name)" + (member.isRequired ? "" : "?")
          if place.object[member.name] == nil { missing.insert(name) } else { present.insert(name) }
        }
      }
    }
    let all = PlanWalk.members(of: planShape)
    let missable = all.filter { $0.hasSuffix("?") }
    #expect(all.count > 100)
    #expect(all.subtracting(present).sorted() == [])
    #expect(missable.subtracting(missing).sorted() == [])
  }

  /// Each kind of place once: its key removed, renamed, and its value of another type.
  @Test(.enabled(if: Validator.isInstalled, Validator.absence))
  func `a plan with one place spoilt is refused`() throws {
    var spoilt: [String: (text: String, isWhole: Bool)] = [:]
    for plan in Self.plans {
      let root = try tree(plan)
      for place in PlanWalk(root, planShape).places {
        for member in place.members {
          guard let value = place.object[member.name] else { continue }
          let name = "\(place.name).\(member.name)"
          // A replace that goes both ways may go one; what is undeclared may go any.
          let goesBothWays =
            place.object["push"] != nil && place.object["pop"] != nil
            && place.name != ".undeclared"
          let isMissable =
            !member.isRequired || (goesBothWays && ["push", "pop"].contains(member.name))
          func spoil(_ how: String, isWhole: Bool = false, _ body: (inout [String: Tree]) -> Void)
            throws
          {
            let how = "\(name)\(isMissable ? "?" : "") \(how)"
            guard spoilt[how] == nil else { return }
            var object = place.object
            body(&object)
            let text = try root.changed(at: place.path[...]) { _ in .object(object) }.text()
            spoilt[how] = (text, isWhole)
          }
          try spoil("removed", isWhole: isMissable) { $0[member.name] = nil }
          try spoil("renamed") {
            $0[member.name] = nil
            $0[member.name + "s"] = value
          }
          try spoil("retyped") { $0[member.name] = .object(["zzz": .number(1)]) }
        }
      }
    }
    let names = spoilt.keys.sorted()
    let verdicts = try verdicts(names.compactMap { spoilt[$0]?.text }, "spoilt-plans")
    #expect(verdicts.count == names.count && names.count > 300)
    for (name, verdict) in zip(names, verdicts) {
      #expect(verdict.isValid == spoilt[name]?.isWhole, "\(name): \(verdict)")
    }
  }

  private func tree(_ text: String) throws -> Tree {
    try JSONDecoder().decode(Tree.self, from: Data(text.utf8))
  }
}
