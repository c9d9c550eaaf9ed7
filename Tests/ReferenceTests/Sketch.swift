/// A YAML value to be written, that knows what its place expects.
struct Sketch {
  var form: Form
  var role: Role

  indirect enum Form {
    /// A scalar without quotes.
    case plain(String)
    /// A scalar in quotes.
    case quoted(String)
    case list([Sketch])
    case map([Entry])
  }

  struct Entry {
    var key: String
    var value: Sketch
  }

  /// What is expected in a place, as far as a loader or a schema makes a difference.
  enum Role {
    case text, boolean, number, version, versionRange, keyword, color, line, structure
    /// A map whose keys are names of the user's own.
    case names
  }

  static func plain(_ text: String, _ role: Role) -> Sketch {
    Sketch(form: .plain(text), role: role)
  }
  static func quoted(_ text: String, _ role: Role) -> Sketch {
    Sketch(form: .quoted(text), role: role)
  }
  static func list(_ items: [Sketch]) -> Sketch { Sketch(form: .list(items), role: .structure) }
  static func map(_ entries: [Entry], _ role: Role = .structure) -> Sketch {
    Sketch(form: .map(entries), role: role)
  }

  /// The value in flow style; what has quotes here is valid JSON, too.
  var flow: String {
    switch form {
    case .plain(let text): text
    case .quoted(let text): Self.inQuotes(text)
    // An empty value can stand in a map only.
    case .list(let items):
      "[\(items.map(\.flow).map { $0.isEmpty ? "~" : $0 }.joined(separator: ", "))]"
    case .map(let entries):
      "{ \(entries.map { "\(Self.key($0.key)): \($0.value.flow)" }.joined(separator: ", ")) }"
    }
  }

  /// A file: a line for each entry of the top level.
  var file: String {
    guard case .map(let entries) = form, !entries.isEmpty else { return flow + "\n" }
    return entries.map { "\(Self.key($0.key)): \($0.value.flow)\n" }.joined()
  }

  private static func inQuotes(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static func key(_ text: String) -> String {
    text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.-]*|<<|~/) == nil ? inQuotes(text) : text
  }

  /// How many values there are in it, itself included.
  var count: Int {
    switch form {
    case .plain, .quoted: 1
    case .list(let items): items.reduce(1) { $0 + $1.count }
    case .map(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }

  /// Changes the value of a number, counted from the outside in.
  mutating func change(_ index: Int, _ body: (inout Sketch) -> Void) {
    guard index > 0 else { return body(&self) }
    var rest = index - 1
    switch form {
    case .plain, .quoted: return
    case .list(var items):
      for position in items.indices {
        guard rest >= items[position].count else {
          items[position].change(rest, body)
          break
        }
        rest -= items[position].count
      }
      form = .list(items)
    case .map(var entries):
      for position in entries.indices {
        guard rest >= entries[position].value.count else {
          entries[position].value.change(rest, body)
          break
        }
        rest -= entries[position].value.count
      }
      form = .map(entries)
    }
  }

  /// The roles of all values in it, by their numbers.
  var roles: [Role] {
    switch form {
    case .plain, .quoted: [role]
    case .list(let items): [role] + items.flatMap(\.roles)
    case .map(let entries): [role] + entries.flatMap(\.value.roles)
    }
  }
}
