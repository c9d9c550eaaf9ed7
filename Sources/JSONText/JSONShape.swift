/// What a JSON value may be, as data: what a schema says, before it is written as one.
///
/// It knows what NavStyle's own documents need and no more: every object is closed, and every
/// list has items of one shape or is a tuple.
public struct JSONShape: Sendable {
  /// What it may be.
  public let form: Form
  /// What it means, in one sentence; empty if its name says it.
  public var summary = ""
  /// What counts where it is not written.
  public var defaultValue: JSONValue?
  /// Values it may have.
  public var examples: [JSONValue] = []

  /// The forms a value can take.
  public indirect enum Form: Sendable {
    /// `true` or `false`.
    case boolean
    /// A whole number between two bounds.
    case integer(ClosedRange<Double>)
    /// A number between two bounds.
    case number(ClosedRange<Double>)
    /// A string; with a pattern (ECMA 262), one that it matches.
    case string(pattern: String?)
    /// One of these values.
    case oneOf([JSONValue])
    /// A list whose items are of one shape, with a count between two bounds.
    case list(JSONShape, count: ClosedRange<Int>)
    /// A list whose items are of one shape and all different, with a count between two bounds.
    case set(JSONShape, count: ClosedRange<Int>)
    /// A list with one shape for each place.
    case tuple([JSONShape])
    /// An object with these members and no others.
    case object([Member])
    /// An object whose keys are names, with a count between two bounds; a pattern says what a name is.
    case map(JSONShape, names: String, count: ClosedRange<Int>)
    /// Any one of these.
    case choice([JSONShape])
    /// What a document shares under a name.
    case shared(String)
  }

  /// A member of an object.
  public struct Member: Sendable {
    /// Its key.
    public let name: String
    /// What its value may be.
    public let shape: JSONShape
    /// Whether it must be there.
    public let isRequired: Bool
    /// Another member of the object with which it may be missing although it is required.
    public var alternative: String?
  }

  /// A shape.
  public init(
    _ form: Form, _ summary: String = "", default defaultValue: JSONValue? = nil,
    examples: [JSONValue] = []
  ) {
    self.form = form
    self.summary = summary
    self.defaultValue = defaultValue
    self.examples = examples
  }
}

extension JSONShape.Member {
  /// A member that is always there.
  public static func required(
    _ name: String, _ form: JSONShape.Form, _ summary: String = ""
  ) -> Self {
    Self(name: name, shape: JSONShape(form, summary), isRequired: true)
  }

  /// A member that may be missing.
  public static func optional(
    _ name: String, _ form: JSONShape.Form, _ summary: String = ""
  ) -> Self {
    Self(name: name, shape: JSONShape(form, summary), isRequired: false)
  }

  /// A member of any shape.
  public init(
    _ name: String, _ shape: JSONShape, isRequired: Bool, alternative: String? = nil
  ) {
    self.init(name: name, shape: shape, isRequired: isRequired, alternative: alternative)
  }
}

extension JSONShape.Form {
  /// One of these words.
  public static func words(_ words: [String]) -> Self { .oneOf(words.map(JSONValue.string)) }

  /// This word.
  public static func word(_ word: String) -> Self { .words([word]) }

  /// Whether it only refers to another.
  public var isShared: Bool {
    if case .shared = self { true } else { false }
  }

  /// Any text.
  public static var text: Self { .string(pattern: nil) }

  /// A list of items of one form.
  public static func list(of form: Self, atLeast minimum: Int = 0) -> Self {
    .list(JSONShape(form), count: minimum...Int.max)
  }

  /// Any one of these forms.
  public static func any(_ forms: Self...) -> Self { .choice(forms.map { JSONShape($0) }) }
}

/// A kind of JSON document: its shape, and what is shared within it.
public struct JSONDocumentShape: Sendable {
  /// The URN that names it, with its version.
  public let id: String
  /// What a document of this kind is called.
  public let title: String
  /// What it holds.
  public let root: JSONShape
  /// The shapes that others refer to by name.
  public let shared: [(name: String, shape: JSONShape)]

  /// A kind of document.
  public init(
    id: String, title: String, root: JSONShape, shared: [(name: String, shape: JSONShape)]
  ) {
    self.id = id
    self.title = title
    self.root = root
    self.shared = shared
  }
}
