/// Where in a style file each key stands: somebody who writes one a level too high or too low is told
/// where it belongs.
struct KeyPlaces {
  /// By key: the keys that lead to the maps it may stand in; `*` is a name, `[]` an item.
  private let parents: [String: [[String]]]

  /// Those of the whole language.
  static let all = KeyPlaces(MapShape.file)

  private init(_ shape: MapShape) {
    var parents: [String: [[String]]] = [:]
    var open: [(shape: MapShape, path: [String])] = [(shape, [])]
    while let (shape, path) = open.popLast() {
      for key in shape.keys {
        parents[key.name, default: []].append(path)
        let inner = path + [key.name]
        switch key.type {
        case .map(let shape), .sameOrMap(let shape): open.append((shape, inner))
        case .table(_, let shape), .states(let shape): open.append((shape, inner + ["*"]))
        case .list(let shape): open.append((shape, inner + ["[]"]))
        default: break
        }
      }
    }
    self.parents = parents
  }

  /// Where a key belongs that stands where it is not known, in words; nil if nowhere.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - path: what leads to the map it stands in; nil for an item of a list.
  ///   - parent: the last key of the map it must belong to, if only one of that name is meant.
  func place(of key: String, from path: [String?], in parent: String? = nil) -> String? {
    let candidates = (parents[key] ?? []).filter { parent == nil || $0.last == parent }
    func common(_ candidate: [String]) -> Int {
      zip(candidate, path).prefix { $1 == nil ? $0 == "[]" : $0 == "*" || $0 == $1 }.count
    }
    let best = candidates.min { first, second in
      // As near as can be, then as high as can be; the order of the language decides at last.
      (-common(first), first.count, first.joined(separator: "."))
        < (-common(second), second.count, second.joined(separator: "."))
    }
    guard let best else { return nil }
    guard !best.isEmpty else { return "'\(key)' is a section of the whole file" }
    if best.last == "[]" {
      return "'\(key)' belongs to an entry of '\(best.dropLast().joined(separator: "."))'"
    }
    let shared = common(best)
    if shared == path.count {
      let rest = best.dropFirst(shared).map { $0 == "*" ? "NAME" : $0 }
      guard best.count > shared else { return nil }
      return "'\(key)' belongs under '\(rest.joined(separator: "."))' here"
    }
    let names = best.enumerated().map { index, step in
      step == "*" ? (index < shared ? path[index] ?? "NAME" : "NAME") : step
    }
    return "'\(key)' belongs to '\(names.joined(separator: "."))'"
  }
}
