/// What a shell offers at a place of the command line.
public enum Completion: Sendable {
  /// Nothing: a number, or a name that only the user knows.
  case nothing
  /// One of these words.
  case words([String])
  /// One of these words, or one of them, '=' and a path.
  case wordOrPair([String])
  /// One of these words, '=', and one of the others.
  case pair([String], with: [String])
  /// A folder, or a file whose name ends so.
  case files(endingIn: [String])

  /// A folder, or a file whose name ends so.
  static func files(endingIn endings: String...) -> Completion { .files(endingIn: endings) }
}
