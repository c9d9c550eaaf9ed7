/// A JSON value in memory, with the members of objects in their order.
public indirect enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object.
  case object([Member])

  /// A key with its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public let key: String
    /// The value.
    public let value: JSONValue

    /// A key with its value.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONWriter {
  /// Writes a value.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: self.null()
    case .boolean(let value): self.value(value)
    case .number(let value): self.value(value)
    case .string(let value): self.value(value)
    case .array(let items): array(inline: true) { json in for item in items { json.value(item) } }
    case .object(let members):
      object(inline: true) { json in
        for member in members {
          json.key(member.key)
          json.value(member.value)
        }
      }
    }
  }
}
