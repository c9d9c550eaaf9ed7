import JSONText
import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

/// The walk over all that a stack can be, against the analysis that chose the pictures: neither
/// knows of the other.
@Suite struct WalkPicturesTests {
  private func complaints(_ plan: TransitionPlan, _ pictures: PicturePlan) -> [BrokenProof] {
    prove(PlanClaims(plan), pictures).filter { $0.proof == .pictures }
  }

  @Test(arguments: 0..<4)
  func `random apps with states, menus, tabs and wishes`(_ block: UInt64) {
    var generator = SeededGenerator(seed: 700 + block)
    var captures = 0
    for _ in 0..<12 {
      let app = SteppingApp(&generator, screens: 3 + generator.below(3), overrides: true)
      let menu = "navstyle: 1\nbudget: { back-menu: picture }\n"
      let text =
        generator.chance(0.5) ? app.text : app.text.replacing("navstyle: 1\n", with: menu)
      let plan = planned(text)
      let pictures = findPictures(for: plan)
      captures += pictures.targets.count { $0 != nil }
      #expect(complaints(plan, pictures) == [], "\(text)")
    }
    #expect(captures > 10)
  }

  /// So many looks that the plan leaves out what nobody declared: then nothing of that shows a picture.
  @Test(arguments: 0..<3)
  func `random apps of too many looks`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: 900 + seed)
    let count = 260
    let screens = (0..<count).map { number in
      var line = "  s\(number): { bar: { alpha: \(Double(number) / 1000)"
      line += generator.chance(0.3) ? ", prompt: true }" : " }"
      line += ", push: [s\((number + 1) % count)"
      line += generator.chance(0.2) ? ", s\(generator.below(count))]" : "]"
      if generator.chance(0.1) { line += ", pop-to: [s\(generator.below(count))]" }
      if generator.chance(0.1) { line += ", replace-top: [s\(generator.below(count))]" }
      if generator.chance(0.05) { line += ", pop-to-root: true" }
      if generator.chance(0.05) {
        line += ", replace: [[s0, s\(generator.below(count)), s\(generator.below(count))]]"
      }
      if generator.chance(0.1) { line += ", states: { other: { bar: { prompt: true } } }" }
      return line + " }\n"
    }
    let text = """
      navstyle: 1
      targets: { ios: 17 }
      stacks: { main: { root: s0, tab-bar: true } }
      screens:
      \(screens.joined())
      """
    let plan = planned(text)
    #expect(plan.pairs.undeclared != nil)
    let pictures = findPictures(for: plan)
    let captures = pictures.targets.count { $0 != nil }
    #expect(captures > 50 && captures < plan.graph.edges.count)
    #expect(complaints(plan, pictures) == [], "\(text)")
  }

  /// Every operation there is, and screens whose states change their bars and tab bars.
  private static let style = """
    navstyle: 1
    targets: { ios: "15..18" }
    stacks: { main: { root: a, tab-bar: true }, sheet: { root: d } }
    screens:
      a: { push: [b, c], replace: [[a, c, d]] }
      b: { tab-bar: hidden, push: [c], replace: [[d], [a, b, d]] }
      c: { push: [d], pop-to: [a], replace-top: [b, d] }
      d:
        bar: { hidden: true }
        push: [e]
        pop-to-root: true
        pop-to: [b]
      e: { push: [b], states: { reading: { bar: { hidden: true }, tab-bar: hidden } } }
    """

  @Test func `a picture more or less, and another view, at every operation`() {
    let plan = planned(Self.style)
    let found = findPictures(for: plan)
    #expect(complaints(plan, found) == [])
    var operations: Set<Operation> = []
    for (index, edge) in plan.graph.edges.enumerated() {
      let names = [edge.from, edge.to].map { plan.resolved.style.screenName(Int($0)) }
      let list = edge.operation == .replace ? " [\(edge.list)]" : ""
      let name = "\(names[0]) → \(names[1]) (\(edge.operation.rawValue)\(list))"
      for target in [nil, Snapshot.Target.navigation, .root] where target != found.targets[index] {
        var targets = found.targets
        targets[index] = target
        let edit = PicturePlan(targets: targets, neverShown: found.neverShown, peaks: found.peaks)
        let all = complaints(plan, edit)
        #expect(all.map(\.subject).contains(name), "\(name), \(String(describing: target)): \(all)")
      }
      operations.insert(edge.operation)
    }
    #expect(operations.count == 5)
    #expect(Set(found.targets) == [nil, .navigation, .root])
  }

  @Test func `what is returned to unshown, left out or made up`() {
    let plan = planned(Self.style)
    let found = findPictures(for: plan)
    #expect(!found.neverShown.isEmpty)
    for (index, edge) in plan.graph.edges.enumerated() where edge.operation == .replace {
      let claimed = found.neverShown[index] ?? []
      for places in [[], [0], [1], [0, 1]] where places != claimed {
        var unshown = found.neverShown
        unshown[index] = places
        let edit = PicturePlan(targets: found.targets, neverShown: unshown, peaks: found.peaks)
        let all = complaints(plan, edit)
        #expect(all.count == 1 && all[0].message.contains("'never-shown'"), "\(places): \(all)")
      }
    }
  }

  @Test func `a capture taken away or added in a written plan`() {
    let sound = PlanEdit(planned(Self.style))
    #expect(sound.complaints == [])
    guard case .array(let entries)? = sound.tree["transitions"] else {
      Issue.record("no transitions")
      return
    }
    for (index, entry) in entries.enumerated() {
      let isTaken = entry["capture"] != nil
      let edit = sound.changed("transitions.\(index)") { entry in
        guard case .object(let members) = entry else { return entry }
        let rest = members.filter { $0.key != "capture" && $0.key != "target" }
        return .object(isTaken ? rest : rest + [.init("capture", .boolean(true))])
      }
      guard case .string(let from)? = entry["from"], case .string(let to)? = entry["to"] else {
        Issue.record("no screens")
        return
      }
      #expect(
        edit.complaints.contains { $0.hasPrefix("pictures: \(from) → \(to) (") },
        "\(entry)\n\(edit.complaints)")
    }
  }
}
