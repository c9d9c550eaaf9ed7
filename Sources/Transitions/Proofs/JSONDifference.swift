import JSONText

/// Finds where a value of a plan is not what it should be.
///
/// Places in style files are not compared – they carry no claim, and who reads a plan back has no
/// style file –, but they must be places, and as many.
struct JSONDifference {
  /// How many files places can be in.
  let sourceCount: Int

  /// The first difference of two values: the way to it, and what is there instead of what.
  ///
  /// - Parameters:
  ///   - claimed: the value.
  ///   - expected: what it should be.
  ///   - path: the way to the value.
  ///   - keys: the keys that are passed over, wherever they stand.
  func first(
    _ claimed: JSONValue, _ expected: JSONValue, _ path: String, without keys: [String] = []
  ) -> (path: String, message: String)? {
    switch (claimed, expected) {
    case (.object(let one), .object(let other)):
      return first(one, other, path, keys)
    case (.array(let one), .array(let other)):
      for (index, (item, wanted)) in zip(one, other).enumerated() {
        if let found = first(item, wanted, "\(path)[\(index)]", without: keys) { return found }
      }
      return one.count == other.count
        ? nil : (path, "has \(one.count) items, but \(other.count) follow")
    default:
      if claimed == expected { return nil }
      if claimed == .null { return (path, "is missing: \(expected.summary) follows") }
      if expected == .null { return (path, "is \(claimed.summary), which follows from nothing") }
      return (path, "is \(claimed.summary), but \(expected.summary) follows")
    }
  }

  private func first(
    _ one: [JSONValue.Member], _ other: [JSONValue.Member], _ path: String, _ keys: [String]
  ) -> (path: String, message: String)? {
    if other.map(\.key) == Self.placeKeys { return placeProblem(one, path) }
    for wanted in other where !keys.contains(wanted.key) {
      let way = JSONPath.appending(wanted.key, to: path)
      guard let own = one.first(where: { $0.key == wanted.key }) else {
        return (way, "is missing: \(wanted.value.summary) follows")
      }
      if let found = first(own.value, wanted.value, way, without: keys) { return found }
    }
    let ownKeys = one.map(\.key).filter { !keys.contains($0) }
    let wantedKeys = other.map(\.key).filter { !keys.contains($0) }
    if ownKeys == wantedKeys { return nil }
    if let extra = ownKeys.first(where: { !wantedKeys.contains($0) }) {
      return (JSONPath.appending(extra, to: path), "follows from nothing")
    }
    return (path, "has its members in another order")
  }

  // MARK: Places

  private static let placeKeys = ["file", "line", "column"]

  private func placeProblem(
    _ members: [JSONValue.Member], _ path: String
  ) -> (path: String, message: String)? {
    guard members.map(\.key) == Self.placeKeys else { return (path, "is no place in a file") }
    for member in members {
      let least = member.key == "file" ? 0.0 : 1
      let end = member.key == "file" ? Double(sourceCount) : .infinity
      guard case .number(let number) = member.value, number >= least, number < end,
        number == number.rounded()
      else { return ("\(path).\(member.key)", "is \(member.value.summary), no place in a file") }
    }
    return nil
  }
}
