extension Command {
  /// `navstyle lint`
  static let lint = Command(
    name: "lint", usage: "[options] FILE …", summary: "checks style files",
    options: checkOptions
  ) { (arguments, session) throws(CommandError) in
    try session.report(session.check(arguments), arguments, to: .output)
  }
}
