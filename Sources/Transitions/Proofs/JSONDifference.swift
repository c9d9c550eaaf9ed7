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
      for (index, (item, wanted)) in zip(one, other).enumerated() where item != wanted {
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
    for (index, wanted) in other.enumerated() where !keys.contains(wanted.key) {
      // Members mostly stand in the same order.
      let own =
        one.indices.contains(index) && one[index].key == wanted.key
        ? one[index] : one.first { $0.key == wanted.key }
      guard let own else {
        let way = JSONPath.appending(wanted.key, to: path)
        return (way, "is missing: \(wanted.value.summary) follows")
      }
      // What is equal needs no way to it, and ways cost more than to look.
      if own.value == wanted.value { continue }
      let way = JSONPath.appending(wanted.key, to: path)
      let found =
        switch (wanted.key, wanted.value) {
        // Of a layer, `source` is a word.
        case ("source", .array): placeProblem(own.value, way)
        // A screen may be called so, too.
        case ("places", .object(let places)) where places.allSatisfy(\.isPlace):
          placesProblem(own.value, places, way)
        default: first(own.value, wanted.value, way, without: keys)
        }
      if let found { return found }
    }
    if one.map(\.key) == other.map(\.key) { return nil }
    let ownKeys = one.map(\.key).filter { !keys.contains($0) }
    let wantedKeys = other.map(\.key).filter { !keys.contains($0) }
    if ownKeys == wantedKeys { return nil }
    if let extra = ownKeys.first(where: { !wantedKeys.contains($0) }) {
      return (JSONPath.appending(extra, to: path), "follows from nothing")
    }
    return (path, "has its members in another order")
  }

  // MARK: Places

  /// Places by what was written there.
  private func placesProblem(
    _ value: JSONValue, _ expected: [JSONValue.Member], _ path: String
  ) -> (path: String, message: String)? {
    let keys = expected.map(\.key)
    guard case .object(let members) = value, members.map(\.key) == keys else {
      return (path, "does not say where \(keys.joined(separator: ", ")) were written")
    }
    for member in members {
      let way = JSONPath.appending(member.key, to: path)
      if let problem = placeProblem(member.value, way) { return problem }
    }
    return nil
  }

  private func placeProblem(
    _ value: JSONValue, _ path: String
  ) -> (path: String, message: String)? {
    guard case .array(let items) = value, items.count == 3 else {
      return (path, "is no place in a file")
    }
    for (index, item) in items.enumerated() {
      let range = index == 0 ? 0..<Double(sourceCount) : 1..<Double.infinity
      guard case .number(let number) = item, range.contains(number), number == number.rounded()
      else { return ("\(path)[\(index)]", "is \(item.summary), no place in a file") }
    }
    return nil
  }
}

extension JSONValue.Member {
  fileprivate var isPlace: Bool { if case .array = value { true } else { false } }
}
