import Navigation
import StyleModel
import Transitions

/// What the pictures of a pair of screens are: who takes them, what is shown where one is missing,
/// and what they come to in memory.
struct PictureExplanation {
  private let plan: TransitionPlan
  private let pictures: PicturePlan
  private let style: AppStyle
  private let device: Device

  init(_ plan: TransitionPlan, _ pictures: PicturePlan) {
    self.plan = plan
    self.pictures = pictures
    style = plan.resolved.style
    device = Budget(style).device
  }

  /// What a transition shows where its picture is missing.
  func text(of recipe: Recipe, _ transition: Transition) -> String {
    guard let number = recipe.fallback, recipe.returnsByPicture(after: transition.operation) else {
      return ""
    }
    let outcome = plan.recipes[Int(number)].outcome
    let onSystemBar = recipe.fallbackOnSystemBar.map { still in
      "; on UIKit's own bar plan \(still), \(plan.recipes[Int(still)].outcome.description)"
    }
    return "\n      picture: of '\(style.screenName(transition.to))'; where it is missing plan "
      + "\(number), \(outcome.description)\(onSystemBar ?? "")"
  }

  /// The pictures that matter to a pair, and what they take in the stacks it can be in.
  func text(from: Int, to: Int) -> String {
    let edges = plan.graph.edges.indices.filter { edge in
      let ends = [Int(plan.graph.edges[edge].from), Int(plan.graph.edges[edge].to)]
      return ends == [from, to] || ends == [to, from]
    }
    let lines = edges.compactMap(taken) + edges.flatMap(neverShown)
    guard !lines.isEmpty || shows(from: from, to: to) else { return "" }
    return "\nPictures\n" + (lines + peaks([from, to])).map { "  \($0)\n" }.joined()
  }

  private func shows(from: Int, to: Int) -> Bool {
    plan.transitions.contains { transition in
      transition.from == from && transition.to == to
        && [transition.way.recipe, transition.way.from26?.recipe ?? transition.way.recipe]
          .contains { plan.recipes[Int($0)].returnsByPicture(after: transition.operation) }
    }
  }

  private func taken(_ index: Int) -> String? {
    let edge = plan.graph.edges[index]
    guard edge.operation == .push || edge.operation == .replace else { return nil }
    let name = name(of: edge)
    let view = pictures.targets[index].map { $0 == .root ? ", tab bar and all" : "" }
    return pictures.isTaken(by: index)
      ? "\(name) takes a picture of '\(style.screenName(Int(edge.from)))'\(view ?? "")"
      : "\(name) takes no picture: nothing returns by one"
  }

  private func neverShown(_ index: Int) -> [String] {
    let edge = plan.graph.edges[index]
    let screens = plan.graph.screens(ofReplace: edge)
    return (pictures.neverShown[index] ?? []).map { position in
      "\(name(of: edge)) brings '\(style.screenName(Int(screens[position])))' in unshown: "
        + "the first return to it has no picture"
    }
  }

  private func name(of edge: Edge) -> String {
    let from = style.screenName(Int(edge.from))
    guard edge.operation == .replace else {
      return "\(edge.operation.rawValue) \(from) → \(style.screenName(Int(edge.to)))"
    }
    let list = plan.graph.screens(ofReplace: edge).map { style.screenName(Int($0)) }
    return "replace \(from) by [\(list.joined(separator: ", "))]"
  }

  /// What the pictures of each stack come to in which one of the screens can come up.
  private func peaks(_ screens: [Int]) -> [String] {
    var isWanted = [Bool](repeating: false, count: style.screens.count)
    for screen in screens { isWanted[screen] = true }
    let leads = plan.graph.screens(thatLeadTo: isWanted)
    return zip(plan.graph.stacks, pictures.peaks).filter { leads[Int($0.0.root)] }
      .map { stack, peak in
        switch peak {
        case .bounded(0, _): return "stack \(stack.name): none at any time"
        case .bounded(let count, let path):
          let bytes = count * device.snapshotBytes
          return "stack \(stack.name): at most \(count), \(bytes) bytes on \(device.name), in "
            + names(path)
        case .unbounded(let cycle):
          return "stack \(stack.name): without end, \(device.snapshotBytes) bytes each on "
            + "\(device.name), round \(names(cycle))"
        }
      }
  }

  private func names(_ stack: [Int32]) -> String {
    stack.map { style.screenName(Int($0)) }.joined(separator: " → ")
  }
}
