public import Diagnostics
import SourceText
public import YAMLSyntax

/// Reads a project's configuration, by the same means and as totally as a style file.
///
/// - Parameters:
///   - document: a parsed `.navstyle-lint.yaml`.
///   - rules: the rules there are.
///   - version: the version of this tool.
/// - Returns: the configuration, and what is wrong with it.
public func readConfiguration(
  _ document: Document, rules: [RuleInfo], version: String
) -> Parsed<Configuration> {
  var reader = StyleReader(document)
  reader.isStyleFile = false
  var configuration = Configuration()
  if let root = document.root {
    reader.readConfiguration(root, .configuration(of: rules), version, into: &configuration)
    reader.withdraw(reader.repetitionsAtUses())
  }
  return Parsed(configuration, reader.findings)
}

extension StyleReader {
  fileprivate mutating func readConfiguration(
    _ root: Node, _ shape: MapShape, _ version: String, into configuration: inout Configuration
  ) {
    guard let map = openMap(root, shape) else { return }
    defer { entries.close(map) }
    var seen = SeenKeys()
    for position in map {
      let entry = entries[position]
      guard let index = key(of: entry, in: shape, seen: &seen) else { continue }
      let key = shape.keys[index]
      configuration.note(entry, key.name, document)
      within(entry) { reader in
        switch (key.name, key.type) {
        case ("include", _): configuration.include = reader.readPatterns(entry.value)
        case ("exclude", _): configuration.exclude = reader.readPatterns(entry.value)
        case ("required-version", _): reader.checkVersion(entry.value, isMetBy: version)
        case (_, .map(let levels)):
          reader.readLevels(entry.value, levels, into: &configuration)
        case ("baseline", _):
          configuration.baseline = reader.scalarText(entry.value, expecting: key.type)
        case ("require-reasons", _):
          if case .boolean(let flag)? = reader.readValue(entry.value, key.type) {
            configuration.requiresReasons = flag
          }
        default:
          if case .keyword(let word)? = reader.readValue(entry.value, key.type) {
            configuration.failOn = Threshold.allCases[Int(word)]
          }
        }
      }
    }
  }

  private mutating func readPatterns(_ node: Node) -> [String] {
    var patterns: [String] = []
    forEachPath(of: node, expecting: .patterns) { reader, pattern in
      guard let mistake = PatternMistake(pattern.value) else {
        patterns.append(pattern.value)
        return
      }
      reader.report(
        .unknownValue, at: pattern.range, message: mistake.message, help: mistake.help)
    }
    return patterns
  }

  private mutating func readLevels(
    _ node: Node, _ shape: MapShape, into configuration: inout Configuration
  ) {
    guard let map = openMap(node, shape) else { return }
    defer { entries.close(map) }
    for position in map {
      let entry = entries[position]
      let code = document.text(of: entry.key)
      // There are more rules than a table of keys holds.
      guard let key = shape.keys.first(where: { $0.name == code }) else {
        reportUnknownRule(entry, code, among: shape.keys.map(\.name))
        continue
      }
      configuration.note(entry, "rules.\(key.name)", document)
      within(entry) { reader in
        if let level = reader.readLevel(entry.value, of: key) {
          configuration.levels.set(level, for: key.name)
        }
      }
    }
  }

  /// Reports a rule there is none of. Unlike a map's few keys, the rules are too many to be listed.
  private mutating func reportUnknownRule(_ entry: MapEntry, _ code: String, among codes: [String])
  {
    let near = nearestName(to: code, among: codes)
    let list = "'navstyle rules' lists them all"
    atKey(of: entry) { reader in
      reader.report(
        .unknownKey, entry.key, keyPath: reader.keyPath(to: entry.key),
        message: "there is no rule '\(reader.shown(entry.key))'",
        help: near.map { "did you mean '\($0)'? \(list)" } ?? list, fix: reader.fix(near))
    }
  }

  private mutating func readLevel(_ node: Node, of key: KeyDescription) -> RuleLevel? {
    guard case .keyword(let words) = key.type else { return nil }
    let target = document.resolved(node)
    if words.count == 1, document.kind(of: target) == .scalar,
      let level = RuleLevel(rawValue: document.text(of: target)), level.rawValue != words[0]
    {
      report(
        .unknownValue, target,
        message: "'\(key.name)' blocks: it cannot be lowered to '\(level.rawValue)'",
        help: "remove the line: nothing can be compiled while such a finding stands")
      return nil
    }
    guard case .keyword(let word)? = readValue(node, key.type) else { return nil }
    return RuleLevel(rawValue: words[Int(word)])
  }

  private mutating func checkVersion(_ node: Node, isMetBy version: String) {
    guard let text = scalarText(node, expecting: .requirement) else { return }
    let target = document.resolved(node)
    checkAmbiguity(target)
    guard let requirement = VersionRequirement(text) else {
      report(
        .unsupportedVersion, target, message: "'\(shown(target))' is not a version of navstyle",
        help: "write \"\(version)\" or bounds such as \">=\(version), <1\"")
      return
    }
    guard !requirement.isMet(by: version) else { return }
    report(
      .unsupportedVersion, target,
      message: "this is navstyle \(version), and the project asks for '\(shown(target))'",
      help: "install that version, or change 'required-version'")
  }
}

extension Configuration {
  fileprivate mutating func note(_ entry: MapEntry, _ keyPath: String, _ document: Document) {
    settings.append(Setting(keyPath: keyPath, value: document.range(of: entry.value)))
  }
}
