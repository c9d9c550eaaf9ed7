public import JSONText
import Reporters
import Transitions

/// The schema of one kind of document.
public struct Schema: Sendable {
  /// What `navstyle schema` calls it.
  public let name: String
  /// Where it stands in the repository.
  public let path: String
  /// What it says.
  public let document: JSONDocumentShape

  /// The schema as JSON.
  public var text: String {
    String(decoding: JSONWriter.bytes { writeSchema(of: document, to: &$0) }, as: UTF8.self)
  }
}

/// Every schema.
public let allSchemas: [Schema] = [
  Schema(name: "style", path: "Schemas/navstyle.schema.json", document: styleShape),
  Schema(name: "plan", path: "Schemas/plan.schema.json", document: planShape),
  Schema(name: "config", path: "Schemas/config.schema.json", document: configurationShape),
  Schema(name: "piece", path: "Schemas/piece.schema.json", document: pieceShape),
  Schema(name: "report", path: "Schemas/report.schema.json", document: reportShape),
]
