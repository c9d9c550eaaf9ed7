import JSONText
import StyleModel
import TestSupport
import Testing
import Transitions

/// Plans that somebody changed: each must fail, and say what no longer holds.
@Suite struct VerifyPlanTests {
  static let style = """
    navstyle: 1
    targets: { ios: "15..18" }
    stacks: { main: { root: home, tab-bar: true }, other: { root: feed, tab-bar: true } }
    screens:
      home:
        bar: { color: '#0B5CAD' }
        push: [detail, photo, note]
      detail: { bar: { color: '#0A4A8C' }, tab-bar: hidden, push: [photo] }
      photo: { bar: { hidden: true }, pop-to: [home], pop-to-root: true }
      note: { bar: { color: '#0A4A8C', tint: white }, replace: [[home, photo, note]] }
      feed: { push: [note], bar: { alpha: 0.5 } }
    """

  private let sound = PlanEdit(planned(style))

  private func expect(
    _ edit: PlanEdit, says complaint: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = edit.complaints
    #expect(edit.tree != sound.tree, "nothing was changed", sourceLocation: sourceLocation)
    #expect(
      all.contains { $0.hasPrefix(complaint) }, "\(all.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }

  /// The members of a plan are no names that screens and stacks may not have.
  @Test(arguments: [
    "places", "source", "sources", "generator", "pictures", "looks", "screens", "plan", "fallback",
  ])
  func `screens and stacks may be called like members of a plan`(_ name: String) {
    let style = Self.style.replacing("home", with: name).replacing("main:", with: "\(name):")
    #expect(PlanEdit(planned(style)).complaints.isEmpty)
  }

  private func plan(of from: String, _ to: String, _ operation: String) -> Int {
    let index = sound.transition(from, to, operation)
    guard
      case .number(let plan)? = sound.tree["transitions"].flatMap({ items -> JSONValue? in
        if case .array(let items) = items { items[index]["plan"] } else { nil }
      })
    else { return -1 }
    return Int(plan)
  }

  @Test func `an untouched plan holds`() {
    #expect(sound.complaints == [])
    let verified = (try? readPlan(sound.bytes)).map(verify)
    #expect(verified?.counts.map(\.proof).count == Proof.allCases.count)
    #expect(verified?.counts.allSatisfy { $0.count > 0 } == true)
  }

  @Test func `a colour of a look after which another row holds`() {
    let edit = sound.with("looks.0.bar.color.light", .string("#FFFFFFFF"))
    expect(
      edit,
      says: "decision: home → note (push): plans[\(plan(of: "home", "note", "push"))] is "
        + "background-crossfade, blend (push), but the row leads to background-crossfade, ride")
    expect(
      edit,
      says: "decision: home → note (push): row 'color-differs' does not hold: "
        + "the looks lead to 'luminance-switch'")
  }

  @Test func `a colour reference of a track`() {
    let plan = plan(of: "home", "note", "push")
    let edit = sound.changed("plans.\(plan).timeline.layers") { layers in
      guard case .array(let items) = layers else { return layers }
      return .array(
        items.map { layer in
          guard layer["layer"] == .string("bar") else { return layer }
          return PlanEdit(tree: layer).with("tracks.fill.1.1", .string("from")).tree
        })
    }
    expect(
      edit, says: "ends: home → note (push): at t = 1 the bar is rgb(11, 92, 173), not rgb(10,")
    expect(
      edit, says: "decision: home → note (push): plans[\(plan)].timeline.layers[3].tracks.fill")
  }

  @Test func `a capture that is dropped`() {
    let index = sound.transition("home", "photo", "push")
    expect(
      sound.with("transitions.\(index).capture", nil),
      says: "pictures: home → photo (push): it takes no picture of 'home'")
  }

  @Test func `a capture that is added`() {
    let index = sound.transition("feed", "note", "push")
    let edit = sound.changed("transitions.\(index)") { entry in
      guard case .object(let members) = entry else { return entry }
      return .object(
        members.prefix(4) + [.init("capture", .boolean(true))] + members.dropFirst(4))
    }
    expect(edit, says: "pictures: feed → note (push): it takes a picture of 'feed'")
  }

  @Test func `the view of a picture`() {
    let index = sound.transition("detail", "photo", "push")
    let name = "pictures: detail → photo (push): target"
    expect(
      sound.with("transitions.\(index).target", .string("root")),
      says: "\(name) is 'root', but 'navigation' follows")
    expect(sound.with("transitions.\(index).target", nil), says: "\(name) is missing")
    let hiding = sound.transition("home", "detail", "push")
    expect(
      sound.with("transitions.\(hiding).target", .string("navigation")),
      says: "pictures: home → detail (push): target is 'navigation', but 'root' follows")
    let none = sound.transition("feed", "note", "push")
    let edit = sound.changed("transitions.\(none)") { entry in
      guard case .object(let members) = entry else { return entry }
      return .object(members + [.init("target", .string("root"))])
    }
    expect(
      edit, says: "pictures: feed → note (push): target is 'root', which follows from nothing")
  }

  @Test func `a key frame that is shifted`() {
    let plan = plan(of: "home", "photo", "push")
    expect(
      sound.with("plans.\(plan).timeline.layers.0.tracks.x.1.1", .number(-0.5)),
      says: "decision: home → photo (push): plans[\(plan)].timeline.layers[0].tracks.x[1][1] "
        + "is -0.5, but -0.3 follows")
    expect(
      sound.with("plans.\(plan).timeline.layers.2.tracks.x.1.1", .number(0.01)),
      says: "ends: home → photo (push): at t = 1 the front screen stands at x = 0.01")
    expect(
      sound.with("plans.\(plan).timeline.layers.0.tracks.x.0.0", .number(0.1)),
      says: "decision: home → photo (push): plans[\(plan)].timeline.layers[0].tracks.x[0][0] "
        + "is 0.1, but 0 follows")
    let ways = [PlanEdit.Step.key("plans"), .item(self.plan(of: "home", "note", "push"))]
    let fill =
      ways + [.key("timeline"), .key("layers"), .item(3), .key("tracks"), .key("fill"), .item(1)]
    expect(
      sound.changed(fill + [.item(0)]) { _ in .number(0.5) },
      says: "decision: home → note (push): plans[")
    // Whatever its shape is, it does not follow.
    expect(
      sound.changed(fill) { _ in nil }, says: "decision: home → note (push): plans[")
    let foreground = ways + [.key("foreground"), .key("tint"), .item(1), .item(0)]
    #expect(sound[foreground] != nil)
    expect(
      sound.changed(foreground) { _ in .number(0.5) },
      says: "decision: home → note (push): plans[\(self.plan(of: "home", "note", "push"))]"
        + ".foreground.tint[1][0] is 0.5, but 0.25 follows")
  }

  @Test func `a position that jumps`() {
    let plan = plan(of: "home", "photo", "push")
    let edit = sound.with(
      "plans.\(plan).timeline.layers.2.tracks.x",
      .array([[0, 1], [0.5, 1], [0.51, 0], [1, 0]].map { .array($0.map(JSONValue.number)) }))
    expect(edit, says: "seam: home → photo (push): 'front' jumps by 100 % of its way in x")
  }

  @Test func `a transition that is removed`() {
    let index = sound.transition("photo", "home", "pop-to")
    expect(
      sound.with("transitions.\(index)", nil),
      says: "totality: photo → home (pop-to): an operation leads there, but it has no plan")
  }

  @Test func `a pair that is removed, and one that is changed`() {
    guard case .object(let rows)? = sound.tree["pairs"], let row = rows.first,
      case .object(let cells) = row.value, let cell = cells.first,
      case .object(let ways) = cell.value, let way = ways.first
    else {
      Issue.record("there are no pairs")
      return
    }
    let path = ["pairs", row.key, cell.key, way.key].map(PlanEdit.Step.key)
    let name = "looks[\(row.key)] → looks[\(cell.key)] (\(way.key))"
    expect(
      sound.changed(path) { _ in nil },
      says: "totality: \(name): something leads there that nobody declared, but it has no plan")
    expect(
      sound.changed(Array(path.prefix(2))) { _ in nil },
      says: "totality: looks[\(row.key)] → looks[")
    let push = plan(of: "home", "photo", "push")
    let edit = sound.changed(path) { _ in .number(Double(push)) }
    expect(edit, says: "decision: \(name): plans[\(push)] is snapshot-slide (push), but the row")
  }

  @Test func `a transition that nobody declared`() {
    let index = sound.transition("home", "note", "push")
    expect(
      sound.with("transitions.\(index).to", .string("feed")),
      says: "decision: home → feed (push): no operation")
  }

  @Test func `an operation that is removed`() {
    expect(
      sound.with("screens.home.operations.push.1", nil),
      says: "decision: home → photo (push): no operation of a reachable screen leads there")
    expect(
      sound.with("screens.photo.operations.pop-to-root", nil),
      says: "decision: photo → home (pop-to-root): no operation")
  }

  @Test func `a fallback`() {
    let plan = plan(of: "photo", "home", "pop")
    let still = self.plan(of: "home", "note", "push")
    expect(
      sound.with("plans.\(plan).snapshot.fallback", .number(Double(still))),
      says: "decision: photo → home (pop): without a picture, plans[\(still)] is "
        + "background-crossfade, blend (push), but the row leads to background-crossfade, still")
    expect(
      sound.with("plans.\(plan).snapshot.fallback", .number(Double(plan))),
      says: "decision: photo → home (pop): without a picture, plans[\(plan)] is snapshot-slide")
  }

  @Test func `a rule for finishing a swipe`() {
    let plan = plan(of: "photo", "home", "pop")
    expect(
      sound.with("plans.\(plan).interaction.finish.any.0.value", .number(0.4)),
      says: "decision: photo → home (pop): plans[\(plan)].interaction.finish.any[0].value "
        + "is 0.4, but 0.5 follows")
    expect(
      sound.with("plans.\(plan).interaction.finish.any.0.op", .string(">=")),
      says: "decision: photo → home (pop): plans[\(plan)].interaction.finish.any[0].op")
  }

  @Test func `a duration and a curve`() {
    let plan = plan(of: "home", "photo", "push")
    expect(
      sound.with("plans.\(plan).timeline.duration", .number(0.5)),
      says: "decision: home → photo (push): plans[\(plan)].timeline.duration is 0.5, but 0.35")
    expect(
      sound.with("plans.\(plan).timeline.curve", .string("linear")),
      says: "decision: home → photo (push): plans[\(plan)].timeline.curve is 'linear', but")
    expect(sound.with("motion.duration", .number(0.5)), says: "decision: home → detail (push)")
  }

  @Test func `a strategy in one direction`() {
    let index = sound.transition("photo", "home", "pop")
    let ride = plan(of: "note", "home", "pop")
    let edit = sound.with("transitions.\(index).plan", .number(Double(ride)))
    expect(
      edit, says: "symmetry: home → photo (push): 'snapshot-slide' there and 'background-crossfade'"
    )
    expect(edit, says: "decision: photo → home (pop): plans[\(ride)] is background-crossfade")
  }

  @Test func `a recipe for the other direction`() {
    let index = sound.transition("photo", "home", "pop")
    let push = plan(of: "home", "photo", "push")
    expect(
      sound.with("transitions.\(index).plan", .number(Double(push))),
      says: "decision: photo → home (pop): plans[\(push)] is snapshot-slide (push)")
  }

  @Test func `the bar of a stack and the pictures it holds`() {
    expect(
      sound.with("stacks.main.bar", .string("system")),
      says: "decision: stack 'main': bar is 'system', but 'transparent' follows")
    expect(
      sound.with("stacks.main.pictures.peak", .number(7)),
      says: "pictures: stack 'main': pictures.peak is 7, but ")
    expect(
      sound.with("stacks.main.pictures.path.0", .string("note")),
      says: "pictures: stack 'main': pictures.path[0] is 'note'")
  }

  @Test func `where it was written carries no claim, but must be a place`() {
    let home = [PlanEdit.Step.key("screens"), .key("home")]
    for place in [[.key("source")], [.key("places"), PlanEdit.Step.key("bar.color")]] {
      let steps = home + place
      #expect(sound[steps] != nil)
      func complaints(_ index: Int, _ number: Double) -> [String] {
        sound.changed(steps + [.item(index)]) { _ in .number(number) }.complaints
      }
      #expect(complaints(1, 99) == [])
      #expect(complaints(1, 0) != [])
      #expect(complaints(0, 1) != [])
      #expect(complaints(2, 1.5) != [])
      #expect(sound.changed(steps + [.item(2)]) { _ in nil }.complaints != [])
      #expect(sound.changed(steps) { _ in nil }.complaints != [])
    }
  }

  /// Nothing follows from what a plan says of its origin: it says that, and no more.
  @Test func `who wrote it, and from what`() {
    expect(
      sound.changed("generator") { value in
        guard case .object(let members) = value else { return value }
        return .object(members + [.init("by", .string("me"))])
      }, says: "unreadable: generator: expected nothing but 'name', 'version'")
    expect(
      sound.changed("sources") { value in
        guard case .array(let items) = value else { return value }
        return .array(items + items)
      }, says: "unreadable: sources[1]: expected a file, once")
    expect(
      sound.changed("sources.0") { _ in .object([.init("path", .string("a")), .init("b", .null)]) },
      says: "unreadable: sources[0]: expected nothing but 'path'")
  }

  @Test func `what is said twice is one operation`() {
    let edit = sound.changed("screens.home.operations.push") { value in
      guard case .array(let items) = value else { return value }
      return .array(items + items.suffix(1))
    }
    expect(edit, says: "decision: screens.home.operations.push: has 4 items, but 3 follow")
  }

  @Test func `two entries that decide the same thing`() {
    let plan = PlanEdit(
      planned(Self.style + "\ntransitions: [{ from: home, to: photo, duration: 0.5 }]\n"))
    #expect(plan.complaints == [])
    let twice = plan.changed("overrides") { value in
      guard case .array(let items) = value else { return value }
      return .array(items + items)
    }
    #expect(
      twice.complaints.contains {
        $0.hasPrefix("decision: overrides[1]: it decides 'duration', and so does overrides[0]")
      }, "\(twice.complaints)")
  }

  @Test func `a page is opaque`() {
    let edit = sound.changed("looks.0.page.light") { _ in .string("#FFFFFF80") }
    expect(edit, says: "decision: looks[0].page.light: is '#FFFFFF80', but '#FFFFFFFF' follows")
  }

  static let samples = filesBelow("Tests/Goldens/plans", endingIn: ".plan.json")

  @Test(arguments: samples)
  func `every capture of a sample, taken away in turn`(_ path: String) {
    let edit = PlanEdit(json: contents(path))
    #expect(edit.complaints == [])
    for place in edit.places where place.last == .key("capture") {
      let complaints = edit.changed(place) { _ in nil }.complaints
      #expect(complaints.contains { $0.hasPrefix("pictures: ") }, "\(place)")
    }
  }

  @Test func `samples take pictures`() {
    #expect(Self.samples.map(contents).count { $0.contains("\"capture\": true") } > 10)
  }
}
