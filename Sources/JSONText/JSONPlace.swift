/// Why a JSON value is not what was expected there.
public struct JSONMismatch: Error, Equatable, Sendable {
  /// The way to the value, such as `plans[3].timeline`.
  public let path: String
  /// What was expected and what there is.
  public let message: String

  /// A mismatch at a place.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}

/// A value of a document together with where it stands, so that whoever reads it can say what was
/// expected where.
public struct JSONPlace: Sendable {
  /// The value.
  public let value: JSONValue
  private let way: Way

  /// The way from the root.
  private indirect enum Way: Sendable {
    case root
    case member(of: Way, String)
    case item(of: Way, Int)
  }

  /// The root of a document.
  public init(_ root: JSONValue) { self.init(root, .root) }

  private init(_ value: JSONValue, _ way: Way) {
    self.value = value
    self.way = way
  }

  /// The way to it, such as `plans[3].timeline`; a key that is no plain name stands in quotes.
  public var path: String {
    switch way {
    case .root: return ""
    case .item(let parent, let index): return JSONPlace(value, parent).path + "[\(index)]"
    case .member(let parent, let key):
      let path = JSONPlace(value, parent).path
      return JSONPath.appending(key, to: path)
    }
  }

  // MARK: Members and items

  /// The members of an object, with their keys, in their order.
  public func members() throws(JSONMismatch) -> [(key: String, place: JSONPlace)] {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return members.map { ($0.key, JSONPlace($0.value, .member(of: way, $0.key))) }
  }

  /// A member of an object, if it is there.
  public func optional(_ key: String) throws(JSONMismatch) -> JSONPlace? {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return members.first { $0.key == key }.map { JSONPlace($0.value, .member(of: way, key)) }
  }

  /// A member of an object that must be there.
  public func member(_ key: String) throws(JSONMismatch) -> JSONPlace {
    guard let member = try optional(key) else {
      throw JSONMismatch(path: path, message: "expected a member '\(key)'")
    }
    return member
  }

  /// The items of a list.
  public func items() throws(JSONMismatch) -> [JSONPlace] {
    guard case .array(let items) = value else { throw mismatch("a list") }
    return items.enumerated().map { JSONPlace($1, .item(of: way, $0)) }
  }

  /// The items of a list of so many.
  public func items(count: Int) throws(JSONMismatch) -> [JSONPlace] {
    let items = try items()
    guard items.count == count else { throw mismatch("a list of \(count)") }
    return items
  }

  // MARK: Values

  /// A string.
  public func string() throws(JSONMismatch) -> String {
    guard case .string(let text) = value else { throw mismatch("a string") }
    return text
  }

  /// `true` or `false`.
  public func boolean() throws(JSONMismatch) -> Bool {
    guard case .boolean(let value) = value else { throw mismatch("true or false") }
    return value
  }

  /// A number within bounds.
  public func number(
    in range: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) throws(JSONMismatch) -> Double {
    guard case .number(let number) = value else { throw mismatch("a number") }
    guard range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map(JSONWriter.decimal)
      throw mismatch(
        range.upperBound.isInfinite
          ? "a number from \(bounds[0])" : "a number from \(bounds[0]) to \(bounds[1])")
    }
    return number
  }

  /// A whole number from 0 up to a count, itself excluded: a place in a list.
  public func index(below count: Int) throws(JSONMismatch) -> Int {
    let number = try number()
    guard number == number.rounded(), number >= 0, number < Double(count) else {
      throw mismatch(count == 0 ? "nothing" : "a whole number from 0 to \(count - 1)")
    }
    return Int(number)
  }

  /// One of the words of an enumeration.
  public func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type = Word.self
  ) throws(JSONMismatch) -> Word where Word.RawValue == String {
    guard case .string(let text) = value, let word = Word(rawValue: text) else {
      throw mismatch(Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))
    }
    return word
  }

  /// This word.
  public func expect(_ text: String) throws(JSONMismatch) {
    guard value == .string(text) else { throw mismatch("'\(text)'") }
  }

  /// What to throw where the value is not what was expected.
  public func mismatch(_ expected: String) -> JSONMismatch {
    JSONMismatch(path: path, message: "expected \(expected), not \(value.summary)")
  }
}

/// Ways to values, as text.
public enum JSONPath {
  /// The way to a member.
  public static func appending(_ key: String, to path: String) -> String {
    let isPlain = !key.isEmpty && key.utf8.allSatisfy { $0 != 0x2E && $0 != 0x5B && $0 > 0x20 }
    let name = isPlain ? key : "\"\(key)\""
    return path.isEmpty ? name : "\(path).\(name)"
  }
}

extension JSONValue {
  /// The value in a few words.
  public var summary: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): JSONWriter.decimal(number)
    case .string(let text): "'\(text)'"
    case .array(let items): items.count == 1 ? "a list of one" : "a list of \(items.count)"
    case .object: "an object"
    }
  }

  /// The member of an object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
