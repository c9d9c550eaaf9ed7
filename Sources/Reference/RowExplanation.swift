import StyleModel
import Transitions

/// Why rows of the decision table hold for a pair or not: the values of both sides, seen from where
/// they were judged alike.
struct RowExplanation {
  private let style: AppStyle
  private let looks: [Look]
  private let views: [Viewpoint]
  private let differences: Differences

  /// - Parameters:
  ///   - style: the description.
  ///   - from: how the screen looks that is on top before.
  ///   - to: how the other one does.
  ///   - judgements: judgements with the same differences.
  init(_ style: AppStyle, from: Look, to: Look, _ judgements: [Judgement]) {
    self.style = style
    looks = [from, to]
    views = judgements.map(\.view)
    differences = judgements.first?.differences ?? []
  }

  /// `– name: why it does not hold` for each row before the one that does, and that; the tick stands
  /// at what decided.
  ///
  /// - Parameters:
  ///   - judgement: the judgement.
  ///   - decisions: what was decided of the pair, for each way it can go.
  func text(upTo judgement: Judgement, _ decisions: [(Direction, Decision)]) -> String {
    let tried = decisionTable[..<judgement.row].dropFirst(2).map { row in
      "    – \(row.name): \(obstacle(of: row))\n"
    }
    let row = decisionTable[judgement.row]
    let values = row.attributes.compactMap { attribute in
      text(of: attribute).flatMap { $0.isSame ? nil : $0.text }
    }
    let prescribed = decisions.filter { $0.1.isPrescribed }
    let isOwn = prescribed.count < decisions.count
    return tried.joined()
      + "    \(isOwn ? "✓" : "·") \(row.name): \(row.sentence)"
      + "\(values.isEmpty ? "" : " (\(joined(values)))") → \(judgement.outcome.description)"
      + (isOwn ? "\n" : ", were it for the table\n")
      + prescribed.map { direction, decision in
        let way = decisions.count == 1 ? "" : ", of a \(direction.rawValue)"
        let sentence = decisionTable[Int(decision.row)].sentence
        return "    ✓ \(decision.rowName)\(way): \(sentence) → \(decision.outcome.description)\n"
      }.joined()
  }

  private func has(_ some: Differences) -> Bool { !differences.isDisjoint(with: some) }

  /// Why a row does not hold.
  private func obstacle(of row: DecisionRow) -> String {
    switch row.name {
    case "unchanged": return "\(joined(differing)) differ\(differing.count == 1 ? "s" : "")"
    case "title-size-differs":
      return has(.morphsWell)
        ? "more differs than the size of the title"
        : "it is not the size of a title, or UIKit does not morph these bars well"
    case "opaque-bar" where has(.bothOpaque):
      return "both are opaque, with one background: "
        + values(of: [.barColor, .barAlpha, .barImage, .barMaterial, .barShadowLine])
    case "opaque-bar": return values(of: [.barTranslucent])
    case "both-hidden": return values(of: [.barHidden])
    case "glass" where !has(.glassBand): return "no glass there"
    case "clipped-content" where !has(.clipped):
      return values(of: [.contentRootScrollView, .contentClips])
    case "luminance-switch" where has(.color):
      return "the same colour of text reads better on both"
    case "alpha-differs", "color-differs", "image-differs", "luminance-switch", "material-differs",
      "shadow-line-differs":
      return values(of: Array(row.attributes.prefix(1)), andAlike: true)
    case "glass", "clipped-content": return "the backgrounds are alike"
    default: return values(of: row.attributes)
    }
  }

  private func values(of attributes: [Attribute], andAlike isAlike: Bool = false) -> String {
    joined(
      attributes.compactMap { attribute in
        text(of: attribute).map { $0.isSame || !isAlike ? $0.text : "\($0.text), seen alike" }
      })
  }

  private func joined(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  /// The attributes that look different.
  private var differing: [String] {
    Attribute.allCases.filter { attribute in
      Attribute.inherited.contains(attribute.rawValue) && attribute.counterpartAtRest == nil
        && attribute != .swipeBack && attribute != .barScrollEdge
        && attribute != .contentBackground && text(of: attribute)?.isSame == false
    }.map(\.path)
  }

  /// An attribute with its values on both sides.
  private func text(of attribute: Attribute) -> (text: String, isSame: Bool)? {
    // Whether it is there is a matter of the stack, not of what a screen asks for.
    if attribute == .tabBar {
      return has(.tabBar)
        ? ("\(attribute.path) comes or goes", false) : ("\(attribute.path) the same", true)
    }
    let sides = looks.map { look in
      var seen: [String] = []
      for view in views {
        let value = look.value(of: attribute, in: view.appearance, atEdge: view.isAtEdge, style)
        if let value, !seen.contains(value.description) { seen.append(value.description) }
      }
      return seen.joined(separator: " / ")
    }
    guard !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
    return sides[0] == sides[1]
      ? ("\(attribute.path) \(sides[0]) on both", true)
      : ("\(attribute.path) \(sides[0]) ≠ \(sides[1])", false)
  }
}
