import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

/// The numbers are worked out by hand from the definition, not from the evaluator.
@Suite struct FrameEvaluatorTests {
  private let canvas = FrameEvaluator.Canvas(width: 400, height: 800, barHeight: 100)

  /// The evaluator of the first transition in a direction between screens `a` and `b`.
  private func evaluator(
    _ text: String, _ direction: Direction = .push, driver: FrameEvaluator.Driver = .swipe,
    _ appearance: Appearance = .light, isRightToLeft: Bool = false
  ) -> FrameEvaluator {
    let plan = planned("navstyle: 1\ntargets: { ios: \"15..18\" }\n\(text)")
    let transition = plan.transitions.first { $0.direction == direction }
    let recipe = plan.recipes[Int(transition?.way.recipe ?? 0)]
    let (from, to) = direction == .push ? (0, 1) : (1, 0)
    return FrameEvaluator(
      recipe, from: plan.resolved.look(ofScreen: from), to: plan.resolved.look(ofScreen: to),
      seenFrom: Viewpoint(band: .below26, appearance: appearance, isAtEdge: false), hasGlass: true,
      driver: driver, on: canvas, isRightToLeft: isRightToLeft)
  }

  private func isNear(_ one: RGB, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
    one.distance(to: RGB(red: red, green: green, blue: blue)) < 1e-12
  }

  private let blend = """
    screens:
      a: { push: [b], bar: { color: '#0000FF', shadow-line: black } }
      b: { bar: { color: '#000080', shadow-line: clear, tint: white } }
    """

  // MARK: Time

  @Test func `ease-in-out is the Bézier curve of 0.42 and 0.58`() {
    // Solved with 50 digits: x(s) = t, then y(s).
    let known: [(Double, Double)] = [
      (0.1, 0.019_722_453_548_311_2), (0.25, 0.129_161_931_047_319_8), (0.5, 0.5),
      (0.75, 0.870_838_068_952_680_2), (0.9, 0.980_277_546_451_688_8),
    ]
    for (time, share) in known {
      #expect(abs(Curve.easeInOut(time) - share) < 1e-9, "\(time): \(Curve.easeInOut(time))")
    }
    #expect(Curve.easeInOut(0) == 0 && Curve.easeInOut(1) == 1)
    #expect(Curve.easeInOut(-1) == 0 && Curve.easeInOut(2) == 1)
    #expect(Curve.linear(0.3) == 0.3)
  }

  @Test func `a tap eases and a finger does not`() {
    let tap = evaluator(blend, driver: .tap).frame(at: 0.25)
    let swipe = evaluator(blend).frame(at: 0.25)
    #expect(abs(tap.from.composed.blue - (1 - 0.129_161_931_047_319_8 * 127 / 255)) < 1e-9)
    #expect(abs(swipe.from.composed.blue - (1 - 0.25 * 127 / 255)) < 1e-12)
  }

  // MARK: Places

  @Test func `a push brings the front in and takes the back away by the parallax`() {
    let frame = evaluator(blend).frame(at: 0.25)
    #expect(frame.layers.map(\.kind) == [.back, .dim, .front, .bar])
    #expect(abs(frame.layers[0].x - -0.25 * 0.3 * 400) < 1e-9)
    #expect(abs(frame.layers[1].alpha - 0.025) < 1e-12)
    #expect(abs(frame.layers[2].x - 300) < 1e-9)
    #expect(abs(frame.from.x - -30) < 1e-9 && abs(frame.to.x - 300) < 1e-9)
    #expect(!frame.isApproximation)
  }

  @Test func `right to left everything goes the other way`() {
    let frame = evaluator(blend, isRightToLeft: true).frame(at: 0.25)
    #expect(abs(frame.layers[2].x - -300) < 1e-9)
  }

  @Test func `a swipe from the left edge is not mirrored`() {
    let hd = "motion: { profile: hd }\n" + blend
    let frame = evaluator(hd, .pop, isRightToLeft: true).frame(at: 0.5)
    #expect(abs(frame.to.x - -120) < 1e-9)
    #expect(abs(frame.from.x - 200) < 1e-9)
    // Gone at three quarters: 0.6 · (1 − 0.5 / 0.75).
    #expect(abs((frame.layers.first { $0.kind == .dim }?.alpha ?? 0) - 0.2) < 1e-12)
  }

  @Test func `a lonely bar leaves upwards in a time of its own`() {
    let cfy = """
      motion: { profile: cfy }
      screens:
        a: { push: [b], bar: { color: black } }
        b: { bar: { hidden: true } }
      """
    // 0.2 of 0.35 seconds, ease-in-out: half of it is over at t = 0.1 / 0.35.
    let half = evaluator(cfy, driver: .tap).frame(at: 0.1 / 0.35)
    #expect(abs(half.from.y - -50) < 1e-9)
    #expect(evaluator(cfy, driver: .tap).frame(at: 0.6).from.y == -100)
    #expect(half.isApproximation)
  }

  // MARK: Colours

  @Test func `both ends are exact`() {
    let evaluator = evaluator(blend, driver: .tap)
    #expect(evaluator.frame(at: 0).from.composed == RGB(red: 0, green: 0, blue: 1))
    #expect(evaluator.frame(at: 1).to.composed == RGB(red: 0, green: 0, blue: 128.0 / 255))
    #expect(evaluator.frame(at: 0).from.line == Paint(RGBA(0x0000_00FF)))
    #expect(evaluator.frame(at: 1).to.line == Paint(RGBA.clear))
    #expect(evaluator.frame(at: 0).tint == Paint(RGBA(0x007A_FFFF)))
    #expect(evaluator.frame(at: 1).tint == Paint(RGBA(0xFFFF_FFFF)))
  }

  @Test func `a bar that is not there lends no white`() {
    let text = """
      screens:
        a: { push: [b], bar: { color: white, alpha: 0 }, content: { background: '#FF0000' } }
        b: { bar: { color: '#0000FF' }, content: { background: '#00FF00' } }
      transitions: [{ from: a, to: b, strategy: background-crossfade, motion: blend }]
      """
    let frame = evaluator(text).frame(at: 0.5)
    #expect(isNear(frame.from.composed, 0.5, 0, 0.5), "\(frame.from)")
    #expect(isNear(frame.to.composed, 0, 0.5, 0.5), "\(frame.to)")
    let fill = frame.layers.last?.fill
    #expect(fill?.coverage == 0.5)
    #expect(fill?.rgb == RGB(red: 0, green: 0, blue: 1))
  }

  @Test func `coverage runs premultiplied`() {
    let text = """
      screens:
        a: { push: [b], bar: { color: '#FF000080' } }
        b: { bar: { color: '#0000FF' } }
      transitions: [{ from: a, to: b, strategy: background-crossfade, motion: blend }]
      """
    // At a quarter: red 0.75 · 128/255, blue 0.25, coverage 0.75 · 128/255 + 0.25, over white.
    let share = 128.0 / 255
    let coverage = 0.75 * share + 0.25
    let frame = evaluator(text).frame(at: 0.25)
    #expect(
      isNear(
        frame.from.composed, 0.75 * share + 1 - coverage, 1 - coverage, 0.25 + 1 - coverage),
      "\(frame.from)")
  }

  @Test func `the blur stands under the colour and over the page`() {
    let text = """
      screens:
        a: { push: [b], bar: { color: '#FF000080', material: thin, alpha: 0.5 } }
        b: { bar: { color: '#0000FF80', material: thin, alpha: 0.5 } }
      """
    // Dark: grey 30/255 at 0.5 · 0.5 over black, then the colour at 128/255 · 0.5.
    let grey = 30.0 / 255 * 0.25
    let coverage = 64.0 / 255
    let frame = evaluator(text, .push, .dark).frame(at: 0.5)
    let rest = grey * (1 - coverage)
    #expect(
      isNear(frame.from.composed, coverage / 2 + rest, rest, coverage / 2 + rest), "\(frame.from)")
  }

  @Test func `foreground is through after a quarter of the way`() {
    let evaluator = evaluator(blend)
    let (start, end) = (Paint(RGBA(0x007A_FFFF)), Paint(RGBA(0xFFFF_FFFF)))
    #expect(abs(evaluator.frame(at: 0.125).tint.red - 0.5) < 1e-12)
    #expect(evaluator.frame(at: 0.25).tint == end)
    #expect(evaluator.frame(at: 0).tint == start)
    #expect(evaluator.frame(at: 0.5).title == Paint(RGBA(0x0000_00FF)))
  }

  @Test func `the status bar changes at the start`() {
    let text = "screens: { a: { push: [b] }, b: { status-bar: light } }"
    #expect(evaluator(text).frame(at: 0).statusBar == .dark)
    #expect(evaluator(text).frame(at: 0.01).statusBar == .light)
    #expect(evaluator(text, .push, .dark).frame(at: 0).statusBar == .light)
    let hidden = "screens: { a: { push: [b] }, b: { status-bar: hidden } }"
    #expect(evaluator(hidden).frame(at: 1).statusBar == .hidden)
  }

  @Test func `riding bars keep their look and take their screen's place`() {
    let text = """
      screens:
        a: { push: [b], bar: { color: white } }
        b: { bar: { color: '#000040' } }
      """
    let frame = evaluator(text).frame(at: 0.5)
    #expect(frame.isApproximation)
    #expect(frame.layers.map(\.kind) == [.back, .dim, .front, .backBar, .frontBar])
    #expect(frame.layers[3].x == frame.layers[0].x && frame.layers[4].x == 200)
    #expect(isNear(frame.from.composed, 1, 1, 1))
    #expect(isNear(frame.to.composed, 0, 0, 64.0 / 255))
  }

  @Test func `a picture shows each screen with its own bar`() {
    let text = """
      screens:
        a: { push: [b], bar: { color: white } }
        b: { bar: { color: black }, toolbar: shown }
      """
    let frame = evaluator(text, .pop).frame(at: 0.5)
    #expect(isNear(frame.from.composed, 0, 0, 0))
    #expect(isNear(frame.to.composed, 1, 1, 1))
    #expect(abs(frame.to.x - -60) < 1e-9)
  }
}
