extension Command {
  /// `navstyle lint`
  static let lint = Command(
    name: "lint", usage: "[options] [PATH …]", summary: "checks style files",
    options: [
      Option(
        "--fix", value: "LEVEL", isValueOptional: true, choices: ["safe", "unsafe"],
        "mend what can be mended; with 'unsafe' also what wants a look afterwards"),
      Option(
        "--diff",
        "write nothing; print what --fix would change, for 'patch -p1', with the '-d' it may name"),
      Option("--write-baseline", "write what is found, and does not block, to the baseline"),
      Option("--prune-baseline", "take out of the baseline what is not found any more"),
      Option("--exit-zero", "exit with 0 whatever is found"),
    ] + checkOptions
  ) { (arguments, session) throws(CommandError) in
    _ = try session.reportOrders(arguments)
    guard arguments.has("--fix") || arguments.has("--diff") else {
      return try session.report(try await session.check(arguments), arguments, to: .output)
    }
    return try await session.fix(arguments)
  }
}
