/// Writes a kind of document as a JSON Schema.
/// https://json-schema.org/draft/2020-12/schema
public func writeSchema(of document: JSONDocumentShape, to json: inout JSONWriter) {
  json.object { json in
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("$id", document.id)
    json.member("title", document.title)
    document.root.writeMembers(to: &json)
    json.key("$defs")
    json.object { json in
      for (name, shape) in document.shared {
        json.key(name)
        json.object { json in
          json.member("title", name)
          shape.writeMembers(to: &json)
        }
      }
    }
  }
}

extension JSONShape {
  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: isShort) { writeMembers(to: &$0) }
  }

  /// Whether it reads well on one line.
  private var isShort: Bool {
    switch form {
    case .object, .map, .choice: false
    case .list(let item, _), .set(let item, _): item.isShort
    case .tuple(let items): items.allSatisfy(\.isShort)
    default: true
    }
  }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    if !summary.isEmpty { json.member("description", summary) }
    if let defaultValue {
      json.key("default")
      json.value(defaultValue)
    }
    if !examples.isEmpty {
      json.key("examples")
      json.value(.array(examples))
    }
    form.write(to: &json)
  }
}

extension JSONShape.Form {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .boolean: json.member("type", "boolean")
    case .integer(let range): Self.write("integer", range, to: &json)
    case .number(let range): Self.write("number", range, to: &json)
    case .string(let pattern):
      json.member("type", "string")
      if let pattern { json.member("pattern", pattern) }
    case .oneOf(let values):
      json.key(values.count == 1 ? "const" : "enum")
      json.value(values.count == 1 ? values[0] : .array(values))
    case .list(let item, let count): Self.write(listOf: item, count, to: &json)
    case .set(let item, let count):
      Self.write(listOf: item, count, to: &json)
      json.member("uniqueItems", true)
    case .tuple(let items): Self.write(tuple: items, to: &json)
    case .object(let members): Self.write(members, to: &json)
    case .map(let value, let names, let count):
      json.member("type", "object")
      json.key("propertyNames")
      json.object(inline: true) { $0.member("pattern", names) }
      json.key("additionalProperties")
      value.write(to: &json)
      if count.lowerBound > 0 { json.member("minProperties", count.lowerBound) }
      if count.upperBound < Int.max { json.member("maxProperties", count.upperBound) }
    case .choice(let shapes):
      json.key("anyOf")
      json.array { json in for shape in shapes { shape.write(to: &json) } }
    case .shared(let name): json.member("$ref", "#/$defs/\(name)")
    }
  }

  private static func write(
    _ type: String, _ range: ClosedRange<Double>, to json: inout JSONWriter
  ) {
    json.member("type", type)
    if range.lowerBound.isFinite { json.member("minimum", range.lowerBound) }
    if range.upperBound.isFinite { json.member("maximum", range.upperBound) }
  }

  private static func write(
    listOf item: JSONShape, _ count: ClosedRange<Int>, to json: inout JSONWriter
  ) {
    json.member("type", "array")
    json.key("items")
    item.write(to: &json)
    if count.lowerBound > 0 { json.member("minItems", count.lowerBound) }
    if count.upperBound < Int.max { json.member("maxItems", count.upperBound) }
  }

  private static func write(tuple items: [JSONShape], to json: inout JSONWriter) {
    json.member("type", "array")
    json.key("prefixItems")
    json.array { json in for item in items { item.write(to: &json) } }
    json.member("items", false)
    json.member("minItems", items.count)
  }

  private static func write(_ members: [JSONShape.Member], to json: inout JSONWriter) {
    json.member("type", "object")
    json.key("properties")
    json.object { json in
      for member in members {
        json.key(member.name)
        member.shape.write(to: &json)
      }
    }
    let required = members.filter { $0.isRequired && $0.alternative == nil }
    if !required.isEmpty { write(required: required.map(\.name), to: &json) }
    // Two of these would each want an `anyOf` of its own.
    let either = members.filter(\.isRequired).compactMap { member in
      member.alternative.map { [member.name, $0] }
    }
    switch either.count {
    case 0: break
    case 1: writeChoice(either[0], to: &json)
    default:
      json.key("allOf")
      json.array { json in
        for names in either { json.object { writeChoice(names, to: &$0) } }
      }
    }
    json.member("additionalProperties", false)
  }

  private static func write(required names: [String], to json: inout JSONWriter) {
    json.key("required")
    json.array(inline: true) { json in for name in names { json.value(name) } }
  }

  /// That one of some members must be there.
  private static func writeChoice(_ names: [String], to json: inout JSONWriter) {
    json.key("anyOf")
    json.array { json in
      for name in names { json.object(inline: true) { write(required: [name], to: &$0) } }
    }
  }
}
