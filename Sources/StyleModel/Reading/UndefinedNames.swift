import Diagnostics
import SourceText
import YAMLSyntax

/// Names that nothing has: what was meant by them.
extension StyleReader {
  mutating func reportUndefined(_ node: Node, _ space: NameSpace) {
    guard !style.isCut, !document.isExplained(node) else { return }
    let rule: RuleInfo =
      switch space {
      case .screen: .undefinedScreen
      case .stack: .undefinedStack
      case .style: .undefinedStyle
      case .color: .undefinedColor
      }
    // A style that applies itself would be the next mistake.
    let own = space == .style ? nameBeingDefined(in: "styles") : nil
    let near = nearestName(to: document.text(of: node), among: .names(space), except: own)
    if let near { countAsUsed(near, in: space) }
    let isSure = fix(near) != nil
    // What is not used may have been meant by it.
    if !isSure { hideUses([space]) }
    let other = cureOfText(node, space)
    report(
      rule, node, message: "there is no \(space.rawValue) '\(shown(node))'",
      help: other ?? near.map { "did you mean '\($0)'?" }
        ?? "define it under '\(space.rawValue)s'",
      fix: isSure && other == nil ? near : nil)
    noteUndefined(node, space, hasCure: other != nil || near != nil)
  }

  /// What to do about a text that no name can be: several names, or a comment of another language.
  private mutating func cureOfText(_ node: Node, _ space: NameSpace) -> String? {
    let text = document.text(of: node)
    guard !NameSpace.isName(text.utf8) else { return nil }
    if let cure = Self.cureOfComment(text) {
      mention(node)
      return cure
    }
    let names = names(in: node)
    guard names.count > 1, names.allSatisfy({ isDefined($0, in: space) }) else { return nil }
    mention(node)
    let list = names.joined(separator: ", ")
    return isInList
      ? "part the names with commas: \(list)" : "write a list: [\(list)]"
  }

  /// What to do about a text in which a comment was meant to begin.
  static func cureOfComment(_ text: String) -> String? {
    guard let start = text.ranges(of: " //").first ?? text.ranges(of: " /*").first else {
      return nil
    }
    let value = text[..<start.lowerBound]
    return "a comment begins with '#' and a blank before it: write '\(value) # …'"
  }

  /// Reports a word for all screens other than the one of the language; false for any other value.
  mutating func reportAll(_ node: Node, _ space: NameSpace) -> Bool {
    let target = document.resolved(node)
    guard document.kind(of: target) == .scalar, ForeignWord.isAll(document.text(of: target)),
      !isName(target, in: space)
    else { return false }
    guard !style.isCut else { return true }
    report(
      .undefinedScreen, target, message: "there is no screen '\(shown(target))'",
      help: "all screens are \"*\", in quotes", fix: "\"*\"")
    return true
  }
}
