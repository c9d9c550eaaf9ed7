import JSONText
import Navigation
import StyleModel
import TestSupport
import Transitions

/// What NavStyle's evaluator sees of every transition of a plan, 101 frames each, for another to be
/// held against: once as a tap in the first band and appearance, once the other way round in the last.
struct FrameRuns {
  private let plan: TransitionPlan
  private let canvas = FrameEvaluator.Canvas(width: 393, height: 852, barHeight: 98)

  init(_ plan: TransitionPlan) { self.plan = plan }

  func write(to json: inout JSONWriter) {
    let targets = plan.resolved.style.targets
    json.array { json in
      for (index, transition) in plan.transitions.enumerated() {
        for isLast in [false, true] {
          let band = isLast ? targets.bands[targets.bands.count - 1] : targets.bands[0]
          let appearances = targets.appearances
          let view = Viewpoint(
            band: band,
            appearance: isLast ? appearances[appearances.count - 1] : appearances[0],
            isAtEdge: index % 3 == 2)
          json.object(inline: true) {
            write(transition, view, isSwipe: isLast && transition.direction == .pop, to: &$0)
          }
        }
      }
    }
  }

  private func write(
    _ transition: Transition, _ view: Viewpoint, isSwipe: Bool, to json: inout JSONWriter
  ) {
    let style = plan.resolved.style
    let isUpper = view.band == .from26
    let recipe = Int((isUpper ? transition.way.from26 : nil)?.recipe ?? transition.way.recipe)
    json.member("from", style.screenName(transition.from))
    json.member("to", style.screenName(transition.to))
    json.member("operation", transition.operation.rawValue)
    json.member("direction", transition.direction.rawValue)
    if transition.operation == .replace { json.member("list", Int(transition.edge.list)) }
    json.member("plan", recipe)
    json.member("band", view.band.rawValue)
    json.member("appearance", view.appearance.rawValue)
    json.member("edge", view.isAtEdge)
    json.member("driver", isSwipe ? "swipe" : "tap")
    json.member("mirrored", isSwipe)
    let evaluator = FrameEvaluator(
      plan.recipes[recipe], from: plan.resolved.look(ofScreen: transition.from),
      to: plan.resolved.look(ofScreen: transition.to), seenFrom: view,
      hasGlass: style.targets.hasGlass, driver: isSwipe ? .swipe : .tap, on: canvas,
      isRightToLeft: isSwipe)
    json.key("frames")
    json.array { json in
      for step in 0...100 {
        json.array { Self.write(evaluator.frame(at: Double(step) / 100), to: &$0) }
      }
    }
  }

  private static func write(_ frame: Frame, to json: inout JSONWriter) {
    func write(_ paint: Paint?) {
      for number in [paint?.red, paint?.green, paint?.blue, paint?.coverage] {
        json.value(number ?? 0)
      }
    }
    for layer in frame.layers {
      for number in [layer.x, layer.y, layer.alpha] { json.value(number) }
      write(layer.fill)
      write(layer.line)
    }
    for region in [frame.from, frame.to] {
      let color = region.composed
      for number in [region.x, region.y, color.red, color.green, color.blue] { json.value(number) }
      write(region.line)
    }
    for paint in [frame.tint, frame.title, frame.largeTitle] { write(paint) }
    json.value(Frame.StatusBarContent.allCases.firstIndex(of: frame.statusBar) ?? 0)
    json.value(frame.isApproximation ? 1 : 0)
  }
}
