import Commands
import Foundation
import Reference
import Testing

@Suite struct SchemaCommandTests {
  @Test(arguments: allSchemas.map(\.name))
  func `prints a schema as JSON on standard output`(_ name: String) async throws {
    let result = await navstyle("schema", name)
    #expect(result.status == .clean)
    #expect(result.errors.isEmpty)
    #expect(result.output == allSchemas.first { $0.name == name }?.text)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let schema = try #require(object as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test func `its help names the kinds of documents`() async {
    #expect(await navstyle("schema", "--help").output.contains("style | plan"))
  }
}
