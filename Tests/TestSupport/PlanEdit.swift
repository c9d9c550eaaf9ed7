public import JSONText
public import Transitions

/// A plan's JSON that a test changes.
public struct PlanEdit: Sendable {
  /// The JSON.
  public var tree: JSONValue

  /// From a value to one in it.
  public enum Step: Equatable, Sendable {
    /// To a member of an object.
    case key(String)
    /// To an item of a list.
    case item(Int)
  }

  /// A plan as it is written.
  public init(_ plan: TransitionPlan) {
    let bytes = JSONWriter.bytes {
      write(plan, by: Generator(name: "navstyle", version: "0"), to: &$0)
    }
    tree = (try? readJSON(bytes)) ?? .null
  }

  /// This JSON.
  public init(tree: JSONValue) { self.tree = tree }

  /// The JSON in a text; nothing where it is none.
  public init(json text: String) { tree = (try? readJSON(Array(text.utf8))) ?? .null }

  /// The JSON as bytes.
  public var bytes: [UInt8] { JSONWriter.bytes { $0.value(tree) } }

  /// What `verify` says of it, a line for each claim that does not hold; empty if all do.
  public var complaints: [String] {
    do throws(PlanProblem) {
      return try verify(bytes).broken.map(\.description)
    } catch {
      return ["unreadable: \(error.description)"]
    }
  }

  // MARK: Changes

  /// The steps of a path such as `plans.0.timeline.duration`.
  public static func steps(_ path: String) -> [Step] {
    path.split(separator: ".").map { part in Int(part).map { .item($0) } ?? .key(String(part)) }
  }

  /// The same with the value at a path changed; nil takes it away.
  public func changed(_ path: [Step], _ body: (JSONValue) -> JSONValue?) -> PlanEdit {
    var edit = self
    edit.tree = Self.change(tree, path[...], body) ?? .null
    return edit
  }

  /// The same with the value at a path such as `plans.0.timeline.duration` changed.
  public func changed(_ path: String, _ body: (JSONValue) -> JSONValue?) -> PlanEdit {
    changed(Self.steps(path), body)
  }

  /// The same with another value at a path.
  public func with(_ path: String, _ value: JSONValue?) -> PlanEdit { changed(path) { _ in value } }

  private static func change(
    _ value: JSONValue, _ path: ArraySlice<Step>, _ body: (JSONValue) -> JSONValue?
  ) -> JSONValue? {
    guard let step = path.first else { return body(value) }
    switch (value, step) {
    case (.object(let members), .key(let key)):
      return .object(
        members.compactMap { member in
          guard member.key == key else { return member }
          return change(member.value, path.dropFirst(), body).map { .init(key, $0) }
        })
    case (.array(let items), .item(let index)):
      return .array(
        items.enumerated().compactMap { place, item in
          place == index ? change(item, path.dropFirst(), body) : item
        })
    default: return value
    }
  }

  // MARK: Places

  /// The value at a path.
  public subscript(path: [Step]) -> JSONValue? {
    path.reduce(tree) { value, step in
      switch (value, step) {
      case (.object(let members)?, .key(let key)): members.first { $0.key == key }?.value
      case (.array(let items)?, .item(let index)):
        items.indices.contains(index) ? items[index] : nil
      default: nil
      }
    }
  }

  /// Every place below the root: first a container, then what is in it.
  public var places: [[Step]] { Self.places(tree, []) }

  private static func places(_ value: JSONValue, _ path: [Step]) -> [[Step]] {
    let own = path.isEmpty ? [] : [path]
    switch value {
    case .object(let members):
      return own + members.flatMap { places($0.value, path + [.key($0.key)]) }
    case .array(let items):
      return own + items.enumerated().flatMap { places($1, path + [.item($0)]) }
    default: return own
    }
  }

  /// A path as text, with `*` for items.
  public static func pattern(_ path: [Step]) -> String {
    path.map { step in
      switch step {
      case .key(let key): key
      case .item: "*"
      }
    }.joined(separator: ".")
  }

  /// The index of the transition between two screens.
  public func transition(_ from: String, _ to: String, _ operation: String) -> Int {
    guard case .array(let items)? = tree["transitions"] else { return -1 }
    return items.firstIndex {
      $0["from"] == .string(from) && $0["to"] == .string(to)
        && $0["operation"] == .string(operation)
    } ?? -1
  }
}
