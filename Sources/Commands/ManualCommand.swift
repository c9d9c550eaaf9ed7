extension Command {
  /// `navstyle manual`
  static let manual = Command(
    name: "manual", usage: "", summary: "prints the manual page, for 'man'", options: [],
    operands: [.nothing]
  ) { (arguments, session) throws(CommandError) in
    guard arguments.operands.isEmpty else { throw .usage(UsageProblem("manual takes no names")) }
    return try session.print(manualPage(allCommands))
  }
}

/// The manual page, in the language mdoc: `groff` and `mandoc` both read it.
/// https://mandoc.bsd.lv/man/mdoc.7.html
func manualPage(_ commands: [Command]) -> String {
  var page = ManualPage()
  page.macro("Dd", toolDate)
  page.macro("Dt", "NAVSTYLE 1")
  page.source += ".Os\n"
  page.section("NAME")
  page.macro("Nm", "navstyle")
  page.macro("Nd", "decide navigation\\-bar transitions before run time")
  page.section("SYNOPSIS")
  page.literal(["navstyle COMMAND [options] [paths]"])
  page.section("DESCRIPTION")
  page.text(
    "checks how the navigation bar of each screen of an iOS app is described in style files, "
      + "*.navstyle.yaml, finds the conflicts, and compiles a plan that chooses a transition for "
      + "every pair of screens.", after: "Nm")
  page.paragraph()
  page.text(
    "A path is a style file, a folder of them, or '-' for standard input; without one, the current "
      + "folder is meant. Where no command is named, \(commands[0].name) is meant. "
      + "This page is that of version \(toolVersion).")
  page.section("COMMANDS")
  for command in commands {
    page.subsection("navstyle \(command.name)")
    page.text(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
    page.literal(["navstyle \(command.name) \(command.usage)"])
    page.list(command.options.map { ($0.mdoc, $0.description) })
    for option in command.options where !option.words.isEmpty {
      page.paragraph()
      page.text("\(option.name) \(option.value ?? ""):")
      page.list(
        option.words.map { (escaped($0.word), $0.summary.replacing("`", with: "'")) })
    }
  }
  page.section("OPTIONS OF EVERY COMMAND")
  page.list(commonOptions.map { ($0.mdoc, $0.description) })
  page.section("ENVIRONMENT")
  page.list([
    ("Ev NO_COLOR", "no colours, unless --color asks for them"),
    ("Ev FORCE_COLOR , CLICOLOR_FORCE", "colours also where the output is no terminal"),
  ])
  page.section("FILES")
  page.list([
    (
      "Pa .navstyle-lint.yaml",
      "in a folder above the style files: what is looked for, and what counts"
    )
  ])
  page.section("EXIT STATUS")
  page.list(exitStatuses.map { ("\($0.status.rawValue)", $0.meaning) })
  page.section("EXAMPLES")
  page.literal([
    "navstyle lint --strict", "navstyle lint --fix App/app.navstyle.yaml",
    "navstyle compile -o plan.json App/app.navstyle.yaml",
    "navstyle explain home detail App/app.navstyle.yaml",
  ])
  return page.source
}

/// What the statuses mean, in the words of `--help`.
let exitStatuses: [(status: ExitStatus, meaning: String)] = [
  (.clean, "clean"), (.findings, "findings, or a stale plan"), (.usage, "wrong usage"),
  (.failure, "the work could not be done"),
]

extension Option {
  /// How it is written, with its value: arguments of the macro that opens an item.
  fileprivate var mdoc: String {
    let flags = names.map { "Fl \(escaped($0.dropFirst()))" }.joined(separator: " , ")
    guard let value else { return flags }
    let name = escaped(value)
    return flags + (isValueOptional ? " Ns Op = Ns Ar \(name)" : " Ar \(name)")
  }
}

/// Source text in the language mdoc.
private struct ManualPage {
  var source = ""

  mutating func macro(_ name: String, _ arguments: String) {
    source += ".\(name) \(arguments)\n"
  }

  mutating func section(_ title: String) { macro("Sh", title) }

  mutating func subsection(_ title: String) { macro("Ss", title) }

  mutating func paragraph() { source += ".Pp\n" }

  /// Lines as they are.
  mutating func literal(_ lines: [String]) {
    macro("Bd", "-literal -offset indent")
    for line in lines { source += "\(escaped(line.trimmed))\n" }
    source += ".Ed\n"
  }

  /// Terms, already in mdoc, and what they mean.
  mutating func list(_ items: [(term: String, text: String)]) {
    guard !items.isEmpty else { return }
    macro("Bl", "-tag -width indent")
    for item in items {
      macro("It", item.term)
      text(item.text)
    }
    source += ".El\n"
  }

  /// Filled text; each sentence begins on a line of its own, as the language asks for.
  mutating func text(_ text: String, after macro: String? = nil) {
    if let macro { source += ".\(macro)\n" }
    var line = ""
    for word in text.split(separator: " ").map(escaped) {
      if !line.isEmpty, line.utf8.count + word.utf8.count > 70 || line.hasSuffix(".") {
        source += line + "\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    source += line + "\n"
  }
}

extension String {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// A text in which nothing is taken for a request, a macro or a special character.
private func escaped(_ text: some StringProtocol) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case "'": result += "\\(aq"
    case "." where result.isEmpty: result += "\\&."
    case _ where scalar.value > 126:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
