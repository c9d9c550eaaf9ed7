import Reference

extension Command {
  /// `navstyle schema`
  static let schema = Command(
    name: "schema", usage: allSchemas.map(\.name).joined(separator: " | "),
    summary:
      "prints the JSON Schema of style files, pieces of them, plans, configuration or reports",
    options: [], operands: [.words(allSchemas.map(\.name)), .nothing]
  ) { (arguments, session) throws(CommandError) in
    let names = allSchemas.map(\.name)
    guard arguments.operands.count == 1 else {
      throw .usage(
        UsageProblem("schema takes the kind of document: \(names.joined(separator: ", "))"))
    }
    let name = arguments.operands[0]
    guard let schema = allSchemas.first(where: { $0.name == name }) else {
      throw .usage(
        UsageProblem(
          "there is no schema '\(name)', only \(names.joined(separator: ", "))", meant: name,
          among: names))
    }
    return try session.print(schema.text)
  }
}
