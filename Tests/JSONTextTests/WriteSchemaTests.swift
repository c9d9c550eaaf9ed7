import Foundation
import JSONText
import Testing

@Suite struct WriteSchemaTests {
  private func written(_ form: JSONShape.Form) -> String {
    let document = JSONDocumentShape(
      id: "urn:x", title: "X", root: JSONShape(.object([.required("a", form)])), shared: [])
    let bytes = JSONWriter.bytes { writeSchema(of: document, to: &$0) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    guard let start = lines.range(of: "\"a\": "),
      let end = lines.range(of: " }, \"required\": [\"a\"]")
    else { return lines }
    return String(lines[start.upperBound..<end.lowerBound])
  }

  @Test(
    arguments: [
      (.boolean, #"{ "type": "boolean" }"#),
      (.integer(0...Double.infinity), #"{ "type": "integer", "minimum": 0 }"#),
      (.number(0...0.5), #"{ "type": "number", "minimum": 0, "maximum": 0.5 }"#),
      (.text, #"{ "type": "string" }"#),
      (.string(pattern: "^\\.$"), #"{ "type": "string", "pattern": "^\\.$" }"#),
      (.word("x"), #"{ "const": "x" }"#),
      (.words(["x", "y"]), #"{ "enum": ["x", "y"] }"#),
      (.oneOf([.boolean(true), .number(1), .null]), #"{ "enum": [true, 1, null] }"#),
      (.list(of: .boolean), #"{ "type": "array", "items": { "type": "boolean" } }"#),
      (
        .list(JSONShape(.text), count: 1...2),
        #"{ "type": "array", "items": { "type": "string" }, "minItems": 1, "maxItems": 2 }"#
      ),
      (
        .set(JSONShape(.text), count: 1...Int.max),
        #"{ "type": "array", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true }"#
      ),
      (
        .tuple([JSONShape(.text), JSONShape(.boolean)]),
        #"{ "type": "array", "prefixItems": [{ "type": "string" }, { "type": "boolean" }], "#
          + #""items": false, "minItems": 2 }"#
      ),
      (.shared("color"), ##"{ "$ref": "#/$defs/color" }"##),
      (.any(.text, .boolean), #"{ "anyOf": [ { "type": "string" }, { "type": "boolean" } ] }"#),
      (
        .map(JSONShape(.text), names: "^x", count: 1...2),
        #"{ "type": "object", "propertyNames": { "pattern": "^x" }, "#
          + #""additionalProperties": { "type": "string" }, "minProperties": 1, "maxProperties": 2 }"#
      ),
      (
        .object([.required("b", .text), .optional("c", .text, "why")]),
        #"{ "type": "object", "properties": { "b": { "type": "string" }, "#
          + #""c": { "description": "why", "type": "string" } }, "required": ["b"], "#
          + #""additionalProperties": false }"#
      ),
    ] as [(JSONShape.Form, String)])
  func `a shape becomes a schema`(_ form: JSONShape.Form, _ schema: String) {
    #expect(written(form) == schema)
  }

  @Test func `what is said about a value comes before what it may be`() {
    let shape = JSONShape(
      .boolean, "why", default: .boolean(true), examples: [.array([.object([])])])
    let document = JSONDocumentShape(
      id: "urn:x", title: "X", root: JSONShape(.shared("it")), shared: [("it", shape)])
    let text = String(
      decoding: JSONWriter.bytes { writeSchema(of: document, to: &$0) }, as: UTF8.self)
    #expect(
      text == """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:x",
          "title": "X",
          "$ref": "#/$defs/it",
          "$defs": {
            "it": {
              "title": "it",
              "description": "why",
              "default": true,
              "examples": [[{}]],
              "type": "boolean"
            }
          }
        }

        """)
  }
}
