public import JSONText
import Reporters
import Transitions

/// The schema of one kind of document.
public struct Schema: Sendable {
  /// What `navstyle schema` calls it.
  public let name: String
  /// Where it stands in the repository.
  public let path: String
  /// Makes what it says: large, and of no use to a command that prints no schema.
  private let shape: @Sendable () -> JSONDocumentShape

  init(
    name: String, path: String, _ shape: @autoclosure @escaping @Sendable () -> JSONDocumentShape
  ) {
    self.name = name
    self.path = path
    self.shape = shape
  }

  /// What it says.
  public var document: JSONDocumentShape { shape() }

  /// The schema as JSON.
  public var text: String {
    String(decoding: JSONWriter.bytes { writeSchema(of: document, to: &$0) }, as: UTF8.self)
  }
}

/// Every schema.
public let allSchemas: [Schema] = [
  Schema(name: "style", path: "Schemas/navstyle.schema.json", styleShape),
  Schema(name: "plan", path: "Schemas/plan.schema.json", planShape),
  Schema(name: "config", path: "Schemas/config.schema.json", configurationShape),
  Schema(name: "piece", path: "Schemas/piece.schema.json", pieceShape),
  Schema(name: "report", path: "Schemas/report.schema.json", reportShape),
]
