import Diagnostics
import SourceText
import YAMLSyntax

/// What the app is built for.
extension StyleReader {
  mutating func readAppearances(_ node: Node, expecting type: ValueType) -> Value? {
    var found: Set<Appearance> = []
    let target = document.resolved(node)
    if document.kind(of: target) == .sequence, document.firstChild(of: target) == nil {
      wrongType(node, expecting: type)
      return nil
    }
    if document.kind(of: target) == .scalar, !document.isTagged(target) {
      let words = names(in: target)
      let isMeant = !words.isEmpty && words.allSatisfy(Appearance.names.contains)
      wrongType(
        node, expecting: type,
        fix: isMeant ? "[\(words.joined(separator: ", "))]" : nil)
      return nil
    }
    forEachItem(of: node, expecting: type) { reader, item in
      let words = ValueType.keyword(Appearance.names)
      guard case .keyword(let index)? = reader.readValue(item, words),
        let appearance = Appearance(word: index)
      else { return }
      guard !found.insert(appearance).inserted else { return }
      reader.report(
        .unknownValue, reader.document.resolved(item),
        message: "'\(reader.shown(reader.document.resolved(item)))' is in this list already",
        help: "write each appearance once")
    }
    if !found.isEmpty { style.targets.appearances = Appearance.allCases.filter(found.contains) }
    return nil
  }

  /// Takes over what `targets` says.
  mutating func applyTargets(_ settings: Range<Int32>) {
    style.targets.hasGlass = style.flag(.glass, in: settings, default: true)
    guard case .text(let name)? = style.setting(.ios, in: settings)?.value,
      let range = style.setting(.ios, in: settings)?.range
    else { return }
    let text = style.text(name)
    let ends = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = ends.compactMap { Self.isJSONNumber(String($0)) ? Int($0) : nil }
    guard numbers.count == ends.count, let first = numbers.first, let last = numbers.last else {
      report(
        .unsupportedVersion, at: range, keyPath: "targets.ios",
        message: "'\(text)' is not a range of iOS versions", help: "write \"15..27\" or \"17\"")
      return
    }
    for number in numbers where !Targets.isVersion(number) {
      report(
        .unsupportedVersion, at: range, keyPath: "targets.ios",
        message: (19...25).contains(number)
          ? "iOS \(number) never existed: 26 came after 18"
          : "iOS \(number) is not known",
        help: "the versions are 11 to 18, 26 and 27")
      return
    }
    guard first <= last else {
      report(
        .unsupportedVersion, at: range, keyPath: "targets.ios",
        message: "the range '\(text)' runs backwards", help: "write \"\(last)..\(first)\"")
      return
    }
    style.targets.ios = first...last
  }
}
