import JSONText
import Reference
import TestSupport
import Testing

@Suite struct AllSchemasTests {
  @Test(arguments: allSchemas.indices)
  func `a schema is in the repository as it is made today`(_ index: Int) {
    expectGolden(allSchemas[index].text, allSchemas[index].path)
  }

  @Test func `the folder holds the schemas and nothing else`() {
    #expect(files(in: "Schemas", endingIn: "") == allSchemas.map(\.path).sorted())
  }

  @Test func `a schema is named by a URN of its own`() {
    let ids = allSchemas.map(\.document.id)
    #expect(Set(ids).count == ids.count)
    for schema in allSchemas {
      #expect(schema.document.id == "urn:navstyle:\(schema.name):1")
    }
  }

  @Test(arguments: allSchemas.indices)
  func `what a schema refers to is in it, once, and what is shared is used`(_ index: Int) {
    let document = allSchemas[index].document
    let names = document.shared.map(\.name)
    let used = ([document.root] + document.shared.map(\.shape)).flatMap(references)
    #expect(Set(names).count == names.count)
    #expect(Set(used) == Set(names))
  }

  private func references(_ shape: JSONShape) -> [String] {
    switch shape.form {
    case .shared(let name): [name]
    case .boolean, .integer, .number, .string, .oneOf: []
    case .list(let item, _), .set(let item, _): references(item)
    case .tuple(let items), .choice(let items): items.flatMap(references)
    case .object(let members): members.flatMap { references($0.shape) }
    case .map(let value, _, _): references(value)
    }
  }

  @Test(.enabled(if: Validator.isInstalled, Validator.absence), arguments: allSchemas.indices)
  func `check-jsonschema takes a schema for one`(_ index: Int) throws {
    let schema = allSchemas[index]
    #expect(try Validator.isSchema(schema.text, folder: "metaschema-\(schema.name)"))
  }
}
