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
    let back = plan.transitions(ofEdge: edge).first { $0.direction == .pop }
    guard let back else { return nil }
    let ways = zip(back.way.recipes, back.way.decisions)
    return ways.first { plan.recipes[Int($0.0)].returnsByPicture }
      .map { PictureReason(transition: back, decision: $0.1) }
  }

  /// What to write so that a return needs no picture; nil if nothing is known of it.
  func sparing(_ reason: PictureReason) -> String {
    let from = style.screenName(reason.transition.from)
    let to = style.screenName(reason.transition.to)
    guard !reason.canFade else {
      return "write '{ from: \(from), to: \(to), strategy: background-crossfade }' under "
        + "'transitions'"
    }
    let evidence = plan.ownEvidence(for: reason.decision, of: reason.transition)
    guard let attribute = evidence.attribute, let values = evidence.values else {
      return "make '\(from)' and '\(to)' look alike"
    }
    return "make '\(attribute.path)' equal on '\(from)' (\(values.from.description)) and '\(to)' "
      + "(\(values.to.description))"
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
