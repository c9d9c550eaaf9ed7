import Diagnostics
import Navigation
import SourceText
import StyleModel
import Transitions

/// Why a screen is pictured when another covers it.
struct PictureReason {
  /// The return that wants the picture.
  let transition: Transition
  /// What was decided about it.
  let decision: Decision

  /// Whether a crossfade could carry the pair instead.
  var canFade: Bool { !DecisionRow.beyondCrossfade.contains(decision.ownTableRow.name) }
}

extension Subject {
  /// The push of one screen by another, as an edge of the graph.
  func push(from lower: Int32, to upper: Int32) -> Int? {
    // Edges stand screen by screen.
    let first = graph.edges.partitioningIndex { $0.from >= lower }
    let own = graph.edges[first...].prefix { $0.from == lower }
    return own.firstIndex { $0.to == upper && $0.operation == .push }
  }

  /// Why a push takes a picture: the return along it, where that is by picture.
  func pictureReason(ofPush edge: Int) -> PictureReason? {
    let backs = plan.transitions(ofEdge: edge).filter { $0.direction == .pop }
    if let reason = backs.lazy.compactMap(pictureReason).first { return reason }
    // The screens may have left the states that they open with.
    let (from, to) = (graph.edges[edge].from, graph.edges[edge].to)
    return plan.stateTransitions { $0.pop?.recipes.contains(where: returnsByPicture) ?? false }
      .lazy.filter {
        $0.edge.from == from && $0.edge.to == to && $0.edge.operation == .push
          && $0.direction == .pop
      }.compactMap(pictureReason).first
  }

  private func pictureReason(of back: Transition) -> PictureReason? {
    zip(back.way.recipes, back.way.decisions).first { returnsByPicture($0.0) }
      .map { PictureReason(transition: back, decision: $0.1) }
  }

  private func returnsByPicture(_ recipe: Int32) -> Bool {
    plan.recipes[Int(recipe)].returnsByPicture
  }

  /// What to write so that a return needs no picture; nil if nothing is known of it.
  func sparing(_ reason: PictureReason) -> String {
    let transition = reason.transition
    guard !reason.canFade else {
      let (from, to) = (style.screenName(transition.from), style.screenName(transition.to))
      return "write '{ from: \(from), to: \(to), strategy: background-crossfade }' under "
        + "'transitions'"
    }
    let (from, to) = names(of: transition)
    let obstacles = obstacles(to: reason.decision, of: transition)
    guard let first = obstacles.first else { return "make \(from) and \(to) look alike" }
    guard obstacles.count > 1 else {
      return "make '\(first.attribute.path)' equal on \(from) (\(first.from)) and \(to) "
        + "(\(first.to))"
    }
    return "make these equal on \(from) and \(to): "
      + obstacles.map(\.text).joined(separator: ", ")
  }

  /// Where a stack begins: its key, or the screen at its bottom.
  func place(ofStack stack: Stack) -> Cause {
    guard let index = style.stacks.indices.first(where: { style.stackName($0) == stack.name })
    else {
      let root = Int(stack.root)
      return Cause(
        setting: nil, attribute: nil, range: style.screens[root].range,
        keyPath: "screens.\(style.screenName(root))")
    }
    return Cause(
      setting: nil, attribute: nil, range: style.stacks[index].range,
      keyPath: "stacks.\(stack.name)")
  }
}

/// A number of bytes in MiB, with one decimal: `14.5 MiB`.
func mebibytes(_ bytes: Int) -> String {
  let tenths = (bytes * 10 + (1 << 19)) >> 20
  return "\(tenths / 10).\(tenths % 10) MiB"
}
