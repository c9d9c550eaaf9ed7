import JSONText
import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct ProvePlanTests {
  @Test(arguments: 0..<12)
  func `plans of random apps hold, and hold again when read back`(_ block: UInt64) {
    for seed in block * 10..<(block + 1) * 10 {
      let text = MixedApp.text(seed: seed)
      let plan = planned(text)
      let broken = prove(PlanClaims(plan), findPictures(for: plan))
      #expect(broken.map(\.description) == [], "seed \(seed)\n\(text)")
      let edit = PlanEdit(plan)
      #expect(edit.complaints == [], "seed \(seed)\n\(text)")
      #expect(PlanEdit(planned(text)).bytes == edit.bytes, "seed \(seed)")
    }
  }

  @Test func `what is read back is what was written`() {
    for seed in 0..<30 as Range<UInt64> {
      let plan = planned(MixedApp.text(seed: seed))
      let document = try? readPlan(PlanEdit(plan).bytes)
      #expect(document?.recipes == plan.recipes, "seed \(seed)")
      #expect(document?.targets == plan.resolved.style.targets)
      #expect(
        document?.screens.map(\.name)
          == plan.resolved.style.screens.indices.map {
            plan.resolved.style.screenName($0)
          })
      #expect(document?.compiledAgain().recipes == plan.recipes, "seed \(seed)")
    }
  }

  // MARK: Wrong plans

  private let plan = planned(
    """
    navstyle: 1
    targets: { ios: "15..18" }
    screens:
      home: { bar: { color: '#0B5CAD' }, push: [blend, slide, ride, still] }
      blend: { bar: { color: '#0A4A8C' } }
      slide: { bar: { hidden: true } }
      ride: { bar: { color: white } }
      still: { bar: { color: '#0B5CAD', tint: white } }
    """)

  /// What is proved broken once the recipe from `home` or back is another.
  private func broken(
    _ screen: String, _ direction: Direction, _ change: (inout Recipe) -> Void
  ) -> [String] {
    let style = plan.resolved.style
    let way = plan.transitions.first { transition in
      transition.direction == direction
        && [transition.from, transition.to].contains { style.screenName($0) == screen }
    }?.way
    var recipes = plan.recipes
    change(&recipes[Int(way?.recipe ?? 0)])
    #expect(recipes != plan.recipes)
    return prove(
      PlanClaims(plan, recipes: recipes), findPictures(for: plan)
    ).map(\.description)
  }

  private func expect(_ broken: [String], _ start: String, _ location: SourceLocation) {
    #expect(
      broken.contains { $0.hasPrefix(start) }, "\(broken.joined(separator: "\n"))",
      sourceLocation: location)
  }

  private func expect(
    _ start: String, after screen: String, _ direction: Direction,
    sourceLocation: SourceLocation = #_sourceLocation, _ change: (inout Recipe) -> Void
  ) {
    expect(broken(screen, direction, change), start, sourceLocation)
  }

  @Test func `a sound plan is proved`() {
    let pictures = findPictures(for: plan)
    #expect(prove(PlanClaims(plan), pictures) == [])
    #expect(pictures.targets.contains(.navigation))
  }

  @Test func `a recipe that does not begin or end with its looks`() {
    expect(
      "ends: home → slide (push): at t = 0 the back screen stands at x = 0.1", after: "slide", .push
    ) {
      $0.timeline?.layers[0].x = Track(0.1, -0.3)
    }
    expect("ends: home → slide (push): at t = 0 the dim", after: "slide", .push) {
      $0.timeline?.layers[1].alpha = Track(0.2, 0.1)
    }
    expect("ends: home → slide (push): at t = 1 the front screen", after: "slide", .push) {
      $0.timeline?.layers[2].x = Track(1, 0.001)
    }
    expect("ends: home → blend (push): at t = 1 the bar is", after: "blend", .push) {
      $0.timeline?.layers[3].fill = [.from, .from]
    }
    expect("ends: home → ride (push): at t = 0 the bar is", after: "ride", .push) {
      $0.timeline?.layers[0].look = .to
    }
    expect("ends: home → still (push): at t = 1 the tint is", after: "still", .push) {
      $0.foreground.tint = false
    }
    expect("ends: home → slide (push): at t = 0 a screen is missing", after: "slide", .push) {
      $0.timeline?.layers.removeLast()
    }
  }

  @Test func `a recipe that jumps`() {
    expect("seam: home → blend (push): the looks differ visibly", after: "blend", .push) {
      $0.outcome = .crossfade(.still)
      $0.timeline = nil
    }
    expect("seam: home → blend (push): the looks differ visibly", after: "blend", .push) {
      $0.outcome = .crossfade(.still)
      $0.isBreak = true
      $0.timeline = nil
    }
  }

  @Test func `a swipe that does not come back to where it began`() {
    expect("cancel: slide → home (pop): cancelled at 0", after: "slide", .pop) {
      $0.timeline?.layers[2].x = Track(0.1, 1)
    }
  }

  @Test func `a strategy that differs on the way back`() {
    expect("symmetry: home → slide (push)", after: "slide", .pop) {
      $0.outcome = .crossfade(.blend)
    }
  }

  @Test func `a way without a recipe of its own`() {
    expect("totality: home → slide (push): plans[", after: "slide", .push) { $0.direction = .pop }
    let claims = PlanClaims(plan, recipes: Array(plan.recipes.prefix(1)))
    let broken = prove(claims, findPictures(for: plan)).map(\.description)
    #expect(broken.contains { $0.hasSuffix("it has no plan") })
  }

  @Test func `a picture that is missing for a return over several screens`() {
    let plan = planned(
      """
      navstyle: 1
      targets: { ios: "15..18" }
      screens:
        a: { push: [b] }
        b: { push: [c] }
        c: { bar: { hidden: true }, pop-to: [a] }
      """)
    let found = findPictures(for: plan)
    #expect(found.targets.compactMap { $0 }.count == 2)
    let without = PicturePlan(
      targets: [nil] + found.targets.dropFirst(), neverShown: found.neverShown,
      peaks: found.peaks)
    #expect(
      prove(PlanClaims(plan), without).map(\.description) == [
        "pictures: a → b (push): it takes no picture, but what it covers is returned to by one"
      ])
  }

  @Test func `a picture that is missing, and one without a way out`() {
    let found = findPictures(for: plan)
    let none = PicturePlan(
      targets: found.targets.map { _ in nil }, neverShown: found.neverShown, peaks: found.peaks)
    #expect(
      prove(PlanClaims(plan), none).map(\.description)
        == [
          "pictures: home → slide (push): it takes no picture, but slide → home (pop) returns by one"
        ])
    expect("pictures: plans[", after: "slide", .pop) { $0.fallback = nil }
    var recipes = plan.recipes
    for index in recipes.indices where recipes[index].snapshot != nil {
      recipes[index].snapshot = Snapshot(of: recipes[index].snapshot?.of ?? .to, target: .root)
    }
    #expect(
      prove(
        PlanClaims(plan, recipes: recipes), findPictures(for: plan)
      ).map(\.description) == [
        "pictures: home → slide (push): it takes no picture of the root view, but "
          + "slide → home (pop) returns by one"
      ])
  }
}
