import JSONText

/// What `WritePairs.swift` writes: from look, to look, direction.
let pairsShape = JSONShape.Form.map(
  JSONShape(
    .map(
      JSONShape(
        .object(
          Direction.allCases.map(\.rawValue).flatMap { key -> [JSONShape.Member] in
            [
              .optional(key, .index, "its recipe"),
              .optional("\(key)-from-26", .index, "its recipe from iOS 26, where that differs"),
            ]
          })), names: lookNumber, count: 1...Int.max)),
  names: lookNumber, count: 0...Int.max)

private let lookNumber = "^(0|[1-9][0-9]*)$"
