import Diagnostics
import LintRules
import Project
import Reference
import SourceText
import StyleModel

extension Command {
  /// `navstyle rules`
  static let rules = Command(
    name: "rules", usage: "[options]", summary: "lists the rules",
    options: [
      Option(
        "--format", value: "FORMAT", choices: RuleTableFormat.allCases.map(\.rawValue),
        "how to print the table"),
      Option(
        "--config-origin", "list every setting of the current folder, and where it comes from"),
    ] + checkOptions.filter { ["--config", "--rule"].contains($0.name) },
    operands: [.nothing]
  ) { (arguments, session) throws(CommandError) in
    if let extra = arguments.operands.first {
      throw .usage(
        UsageProblem("'rules' takes no names; for one rule: navstyle explain \(extra)"))
    }
    let format = arguments["--format"].flatMap(RuleTableFormat.init(rawValue:)) ?? .text
    if arguments.has("--config-origin") {
      return try session.print(table(of: try session.settings(arguments), as: format))
    }
    return try session.print(table(of: allRuleInfos, as: format))
  }
}

extension Session {
  /// Every setting that counts in the current folder, in the order of the reference.
  fileprivate func settings(_ arguments: Arguments) throws(CommandError) -> [EffectiveSetting] {
    let asked = try CheckSettings(arguments, today: environment.today)
    let found: FoundConfiguration?
    do throws(ProjectProblem) {
      found = try findConfiguration(of: ".", in: environment, asked.options)
    } catch {
      throw CommandError(error)
    }
    let table = found.map { LineTable($0.file) }
    func setting(
      _ keyPath: String, default value: String, level: RuleLevel? = nil
    ) -> EffectiveSetting {
      if let level { return EffectiveSetting(keyPath, level.rawValue, from: "--rule") }
      guard let found, let table,
        let written = found.configuration.settings.last(where: { $0.keyPath == keyPath })
      else { return EffectiveSetting(keyPath, value, from: "default") }
      let position = table.position(at: Int(written.value.start))
      let text = SourceMap(found.file).text(written.value).split { $0.isWhitespace }
      return EffectiveSetting(
        keyPath, text.joined(separator: " "),
        from: "\(found.file.path):\(position.line):\(position.column)")
    }
    let keys = MapShape.configuration(of: allRuleInfos).keys.filter { $0.name != "rules" }
    return keys.map { setting($0.name, default: $0.defaultValue) }
      + allRuleInfos.map { rule in
        setting(
          "rules.\(rule.code)", default: rule.severity.rawValue, level: asked.level(of: rule))
      }
  }
}
