import Diagnostics
import YAMLSyntax

/// Words for colours that nothing has: what was meant by them.
extension StyleReader {
  mutating func reportUndefinedColor(_ node: Node, _ words: [String]) {
    let text = document.text(of: node)
    if NameSpace.color.reserved.contains(text) { return reportReserved(node, text) }
    let near = nearestColor(to: text, or: words)
    let sure = fix(near) ?? colorInCode(text)
    if let used = sure ?? near { countAsUsed(used, in: .color) }
    // A colour of the palette that is not used may have been meant by it.
    if sure == nil { hideUses([.color]) }
    let help =
      sure.map(Self.question) ?? Self.cureOfUIKitColor(text) ?? Self.cureOfComment(text)
      ?? near.map(Self.question)
    guard NameSpace.isName(text.utf8) else {
      mention(node)
      return report(
        .badColor, node,
        message: "'\(shown(node))' is not a colour here: it is neither a value nor a name",
        help: help ?? ColorMistake.forms, fix: sure)
    }
    guard !style.isCut else { return }
    report(
      .undefinedColor, node, message: "there is no colour '\(shown(node))'",
      help: help ?? "define it in 'palette', or write a value such as \"#0A84FF\"", fix: sure)
    noteUndefined(node, .color, hasCure: help != nil)
  }

  private static func question(_ near: String) -> String { "did you mean '\(near)'?" }

  /// Reports a word of the language that is a colour in other places alone.
  private mutating func reportReserved(_ node: Node, _ text: String) {
    guard !style.isCut else { return }
    let places = MapShape.screen.places(taking: text).map { "'\($0)'" }
    report(
      .undefinedColor, node, message: "'\(text)' is no colour here",
      help: "it is a word for \(places.joined(separator: ", ")) alone; " + ColorMistake.forms)
  }

  /// The colour that somebody probably meant, but for the one that is being defined.
  private mutating func nearestColor(to text: String, or words: [String]) -> String? {
    let own = nameBeingDefined(in: "palette")
    return nearestName(to: text, among: .colors(or: words), except: own)
  }

  /// Whether a text is surely a misspelt colour of the description.
  mutating func isSlipOfColor(_ text: String, or words: [String]) -> Bool {
    nearestColor(to: text, or: words).map { isDefined($0, in: .color) && fix($0) != nil } ?? false
  }

  /// The colour that stands behind the dot of an expression in Swift, such as `UIColor.systemBlue`.
  private func colorInCode(_ text: String) -> String? {
    let types = ["", "UIColor", "Color"]
    guard let dot = text.lastIndex(of: "."), types.contains(String(text[..<dot])) else {
      return nil
    }
    let name = String(text[text.index(after: dot)...])
    let isKnown = name == "clear" || SystemColors.byName[name] != nil
    return isKnown || isDefined(name, in: .color) ? name : nil
  }

  /// What to do about a colour of UIKit's that the language does not name.
  private static func cureOfUIKitColor(_ text: String) -> String? {
    let name = text.split(separator: ".").last.map(String.init) ?? text
    if let value = OtherUIKitColors.value(of: name) {
      return "UIKit's '\(name)' has no name here: write \(value)"
    }
    return OtherUIKitColors.isSpeltLikeOne(name)
      ? "if it is a colour of UIKit's, write its values as { light: …, dark: … }" : nil
  }
}
