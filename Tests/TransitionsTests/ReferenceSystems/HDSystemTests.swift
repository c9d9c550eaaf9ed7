import Testing

/// What the two systems with pictures were seen to do when their code was executed, step by step.
@Suite struct HDSystemTests {
  /// A navigation controller with screens that are letters, `a` at the bottom.
  private struct Desk {
    var system: any ReferenceSystem
    var screens = ["a"]
    var shown: [String] = []
    var hasCrashed = false

    init(_ system: any ReferenceSystem) {
      self.system = system
      self.system.start(root: Self.number("a"))
    }

    static func number(_ name: String) -> Int { name.utf8.first.map(Int.init) ?? 0 }

    mutating func play(_ script: String) {
      for words in script.split(separator: ",").map({ $0.split(separator: " ") }) {
        guard !hasCrashed else { return }
        step(words.map(String.init))
      }
    }

    private mutating func step(_ words: [String]) {
      let before = screens
      let kind: StackChange.Kind
      switch words[0] {
      case "push":
        kind = .push
        screens.append(words[1])
      case "pop":
        kind = .pop
        screens.removeLast()
      case "swipe":
        kind = .swipe(finishes: true)
        screens.removeLast()
      case "drag": kind = .swipe(finishes: false)
      case "to":
        kind = .popTo
        screens = Array(screens[...(screens.firstIndex(of: words[1]) ?? 0)])
      case "root":
        kind = .popToRoot
        screens = ["a"]
      default:
        kind = .setViewControllers
        screens = words[1].map(String.init)
      }
      let change = StackChange(
        kind: kind, isAnimated: words.last != "still", before: before.map(Self.number),
        after: screens.map(Self.number), turns: 0, controllers: 1, row: "unchanged",
        isStyled: (true, true))
      do throws(Crash) {
        switch try system.handle(change) {
        case .itself: break
        case .blank: shown.append("blank")
        case .brokenBar: shown.append("bar")
        case .picture(let picture):
          shown.append(String(UnicodeScalar(UInt8(clamping: picture.of))))
        }
      } catch {
        hasCrashed = true
      }
    }
  }

  @Test(arguments: [
    ("push b, push c, push d, pop", "c", "c"),
    ("push b, push c, push d, swipe, swipe", "c b", "c b"),
    // The Swift version does not take anything off for the swipe.
    ("push b, push c, push d, to b, swipe", "b a", "b c"),
    ("push b, push c still, pop", "a", "a"),
    ("push b, push c, pop still, pop", "b", "b"),
    ("push b, push c, push d, to b still, pop", "b", "b"),
    ("push b, push c, push d, set ad still, swipe", "c", "c"),
    ("push b, push c, set ab still, swipe", "b", "b"),
    ("push b, set ac, pop", "b", "b"),
    ("push b, push c, drag, drag, pop", "b b b", "b b b"),
    ("push b, push c, root, push e, pop", "blank a", "crash"),
    ("set abc still, pop", "blank", "crash"),
    ("set xy still", "crash", ""),
    ("push b, set amb still, pop", "a", "a"),
  ])
  func `HD shows what its two stacks hold`(
    _ script: String, _ objectiveC: String, _ swift: String
  ) {
    for (language, expected) in [(HDSystem.Language.objectiveC, objectiveC), (.swift, swift)] {
      var desk = Desk(HDSystem(language))
      desk.play(script)
      #expect(
        (desk.shown + (desk.hasCrashed ? ["crash"] : [])).joined(separator: " ") == expected,
        "\(language)")
    }
  }

  @Test(arguments: [
    ("push b, push c, pop, swipe", "b a", "b a"),
    // Only the stack for swipes is emptied.
    ("push b, push c, root", "b", "a"),
    ("push b, push c, root, push d, pop", "b a", "a a"),
    ("push b, set acd still, swipe", "a", "bar"),
    ("set abc still, pop", "blank", "bar"),
    ("push b, push c, set ab still, pop", "b", "a"),
  ])
  func `KLT forgets, and its mended copy draws screens without their bar`(
    _ script: String, _ published: String, _ mended: String
  ) {
    for (version, expected) in [(KLTSystem.Version.article, published), (.mended, mended)] {
      var desk = Desk(KLTSystem(version))
      desk.play(script)
      #expect(desk.shown.joined(separator: " ") == expected, "\(version)")
    }
  }

  @Test func `LS shows what a cancelled swipe left behind, and mixes navigation controllers`() {
    var desk = Desk(LSSystem())
    desk.play("push b, push c, drag, pop, swipe")
    #expect(desk.shown == ["b", "b"])
    var mixed = Desk(LSSystem())
    mixed.play("push b")
    mixed.system.present(root: 200)
    mixed.system.dismiss()
    mixed.play("swipe")
    #expect(mixed.shown == ["blank"])
  }
}
