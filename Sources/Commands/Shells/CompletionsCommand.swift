extension Command {
  /// `navstyle completions`
  static let completions = Command(
    name: "completions", usage: allShells.map(\.name).joined(separator: " | "),
    summary: "prints what makes a shell complete commands, options and their values",
    options: [], operands: [.words(allShells.map(\.name)), .nothing]
  ) { (arguments, session) throws(CommandError) in
    let names = allShells.map(\.name)
    guard arguments.operands.count == 1 else {
      throw .usage(
        UsageProblem("completions takes the name of a shell: \(names.joined(separator: ", "))"))
    }
    let name = arguments.operands[0]
    guard let shell = allShells.first(where: { $0.name == name }) else {
      throw .usage(
        UsageProblem(
          "there are no completions for '\(name)', only for \(names.joined(separator: ", "))",
          meant: name, among: names))
    }
    return try session.print(shell.script(allCommands))
  }
}

/// A shell that can complete a command line.
struct Shell: Sendable {
  /// Its name.
  let name: String
  /// Writes its script.
  let script: @Sendable ([Command]) -> String
}

/// The shells, in the order of the reference.
let allShells: [Shell] = [
  Shell(name: "bash", script: bashCompletions),
  Shell(name: "zsh", script: zshCompletions),
  Shell(name: "fish", script: fishCompletions),
]

extension Option {
  /// Its names: the long one, and the short one if it has one.
  var names: [String] { [short, name].compactMap(\.self) }
}

/// A text as one word of a shell, as POSIX shells and zsh read it.
func shellQuoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }
