import Foundation
import JSONText

/// A JSON value that can be changed and written again.
indirect enum Tree: Codable, Equatable {
  case boolean(Bool), number(Double), text(String), list([Tree]), object([String: Tree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Tree].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: Tree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .boolean(let boolean): try value.encode(boolean)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }

  enum Step: Equatable { case key(String), item(Int) }

  /// The tree with one place below it changed.
  func changed(at path: ArraySlice<Step>, _ body: (Tree) -> Tree) -> Tree {
    guard let step = path.first else { return body(self) }
    let rest = path.dropFirst()
    switch (self, step) {
    case (.object(var object), .key(let key)):
      object[key] = object[key]?.changed(at: rest, body)
      return .object(object)
    case (.list(var list), .item(let index)):
      list[index] = list[index].changed(at: rest, body)
      return .list(list)
    default: return self
    }
  }

  /// As JSON.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// Goes through a document and its shape together.
struct PlanWalk {
  /// An object of the document, and the members that its shape gives it.
  struct Place {
    /// The way to it in this document.
    let path: [Tree.Step]
    /// The way to it in any document, from what is shared on: lists and maps of names have `*`.
    let name: String
    let object: [String: Tree]
    let members: [JSONShape.Member]
  }

  private let shared: [String: JSONShape]
  private(set) var places: [Place] = []
  /// Where no alternative fits.
  private(set) var problems: [String] = []

  init(_ root: Tree, _ document: JSONDocumentShape) {
    shared = Dictionary(document.shared.map { ($0.name, $0.shape) }) { first, _ in first }
    visit(root, document.root, [], "")
  }

  /// The shapes that a value may have, without references and choices; with what they are called.
  private func alternatives(_ shape: JSONShape, _ name: String) -> [(JSONShape, name: String)] {
    switch shape.form {
    case .shared(let name): shared[name].map { alternatives($0, name) } ?? []
    case .choice(let shapes): shapes.flatMap { alternatives($0, name) }
    default: [(shape, name)]
    }
  }

  private func fits(_ tree: Tree, _ shape: JSONShape) -> Bool {
    alternatives(shape, "").contains { alternative, _ in
      switch (alternative.form, tree) {
      case (.boolean, .boolean), (.integer, .number), (.number, .number), (.string, .text): true
      case (.oneOf(let values), .text(let text)): values.contains(.string(text))
      case (.oneOf(let values), .number(let number)): values.contains(.number(number))
      case (.oneOf(let values), .boolean(let boolean)): values.contains(.boolean(boolean))
      case (.list(let item, let count), .list(let items)):
        count.contains(items.count) && items.allSatisfy { fits($0, item) }
      case (.tuple(let shapes), .list(let items)):
        shapes.count == items.count && zip(items, shapes).allSatisfy { fits($0, $1) }
      case (.map(let value, _, _), .object(let object)):
        object.values.allSatisfy { fits($0, value) }
      case (.object(let members), .object(let object)):
        members.allSatisfy { member in
          object[member.name].map { fits($0, member.shape) } ?? !member.isRequired
        } && object.keys.allSatisfy { key in members.contains { $0.name == key } }
      default: false
      }
    }
  }

  private mutating func visit(
    _ tree: Tree, _ shape: JSONShape, _ path: [Tree.Step], _ name: String
  ) {
    guard let (chosen, name) = alternatives(shape, name).first(where: { fits(tree, $0.0) }) else {
      problems.append(name)
      return
    }
    switch (chosen.form, tree) {
    case (.list(let item, _), .list(let items)), (.set(let item, _), .list(let items)):
      for (index, value) in items.enumerated() {
        visit(value, item, path + [.item(index)], name + ".*")
      }
    case (.map(let value, _, _), .object(let object)):
      for (key, inner) in object { visit(inner, value, path + [.key(key)], name + ".*") }
    case (.object(let members), .object(let object)):
      places.append(Place(path: path, name: name, object: object, members: members))
      for member in members {
        guard let inner = object[member.name] else { continue }
        visit(inner, member.shape, path + [.key(member.name)], name + "." + member.name)
      }
    default: break
    }
  }

  /// The names of all members that documents can have, with a `?` after optional ones.
  static func members(of document: JSONDocumentShape) -> Set<String> {
    func names(_ shape: JSONShape, _ name: String) -> [String] {
      switch shape.form {
      case .choice(let shapes): shapes.flatMap { names($0, name) }
      case .list(let item, _), .set(let item, _): names(item, name + ".*")
      case .map(let value, _, _): names(value, name + ".*")
      case .object(let members):
        members.flatMap { member in
          let inner = name + "." + member.name
          return [member.isRequired ? inner : inner + "?"] + names(member.shape, inner)
        }
      case .boolean, .integer, .number, .string, .oneOf, .tuple, .shared: []
      }
    }
    return Set(names(document.root, "") + document.shared.flatMap { names($0.shape, $0.name) })
  }
}
