/// A value and where it was written.
public struct Located<Value> {
  /// The value.
  public let value: Value
  /// Where it stands.
  public let range: SourceRange

  /// A value at a place.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
