/// What a pass made of its input, and what it has to say about it.
///
/// Passes never throw: problems are values, and there is always a result to go on with.
public struct Parsed<Value> {
  /// The result, complete as far as the input allowed.
  public var value: Value
  /// The problems, in no particular order.
  public var findings: [Finding]

  /// A result with its findings.
  public init(_ value: Value, _ findings: [Finding]) {
    self.value = value
    self.findings = findings
  }
}

extension Parsed: Sendable where Value: Sendable {}
