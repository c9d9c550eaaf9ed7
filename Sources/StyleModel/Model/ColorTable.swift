/// How a colour was written.
public enum ColorExpression: Hashable, Sendable {
  /// As numbers.
  case literal(RGBA)
  /// By the name of a palette colour: its index in the palette.
  case palette(Int32)
  /// By the name of a system colour: its index among them.
  case system(UInt8)
  /// One for each appearance.
  case pair(light: ColorTable.ID, dark: ColorTable.ID)
}

/// The distinct colours of a description, numbered.
public struct ColorTable: Sendable {
  /// A colour's number.
  public struct ID: Hashable, Sendable {
    let index: Int32
  }

  private var expressions: [ColorExpression] = []
  private var numbers: [ColorExpression: ID] = [:]
  private var values: [ByAppearance<RGBA>] = []

  mutating func intern(_ expression: ColorExpression) -> ID {
    if let known = numbers[expression] { return known }
    let id = ID(index: Int32(expressions.count))
    expressions.append(expression)
    numbers[expression] = id
    return id
  }

  /// How a colour was written.
  public func expression(of color: ID) -> ColorExpression { expressions[Int(color.index)] }

  /// What a colour comes to, in both appearances.
  public func value(of color: ID) -> ByAppearance<RGBA> { values[Int(color.index)] }

  /// Works out every colour, given what each palette entry is written as.
  ///
  /// - Returns: the palette entries that lead back to themselves, each cycle once, in order. Their
  ///   colours come to `clear`.
  mutating func resolve(palette: [ID]) -> [[Int32]] {
    var resolver = ColorResolver(expressions: expressions, palette: palette)
    for index in expressions.indices { resolver.resolve(Int32(index)) }
    values = resolver.values.map { $0 ?? ByAppearance(.clear) }
    return resolver.cycles
  }
}

/// Works out colours that name colours, without recursion: a chain may be as long as the palette.
private struct ColorResolver {
  let expressions: [ColorExpression]
  let palette: [ColorTable.ID]
  var values: [ByAppearance<RGBA>?]
  var cycles: [[Int32]] = []
  private var path: [Int32] = []
  private var isOnPath: [Bool]

  init(expressions: [ColorExpression], palette: [ColorTable.ID]) {
    self.expressions = expressions
    self.palette = palette
    values = Array(repeating: nil, count: expressions.count)
    isOnPath = Array(repeating: false, count: expressions.count)
  }

  mutating func resolve(_ start: Int32) {
    guard values[Int(start)] == nil else { return }
    enter(start)
    while let current = path.last {
      if let next = firstUnresolved(below: current) {
        if isOnPath[Int(next)] { breakCycle(at: next) } else { enter(next) }
      } else {
        values[Int(current)] = values[Int(current)] ?? value(of: current)
        isOnPath[Int(current)] = false
        path.removeLast()
      }
    }
  }

  private mutating func enter(_ color: Int32) {
    path.append(color)
    isOnPath[Int(color)] = true
  }

  private mutating func breakCycle(at color: Int32) {
    let members = path[(path.firstIndex(of: color) ?? 0)...]
    cycles.append(
      members.compactMap { member in
        if case .palette(let entry) = expressions[Int(member)] { entry } else { nil }
      })
    for member in members { values[Int(member)] = ByAppearance(.clear) }
  }

  private func firstUnresolved(below color: Int32) -> Int32? {
    switch expressions[Int(color)] {
    case .literal, .system: return nil
    case .palette(let entry):
      let target = palette[Int(entry)].index
      return values[Int(color)] == nil && values[Int(target)] == nil ? target : nil
    case .pair(let light, let dark):
      guard values[Int(color)] == nil else { return nil }
      return [light.index, dark.index].first { values[Int($0)] == nil }
    }
  }

  private func value(of color: Int32) -> ByAppearance<RGBA>? {
    switch expressions[Int(color)] {
    case .literal(let rgba): ByAppearance(rgba)
    case .system(let index): SystemColors.all[Int(index)].value
    case .palette(let entry): values[Int(palette[Int(entry)].index)]
    case .pair(let light, let dark):
      ByAppearance(
        light: values[Int(light.index)]?.light ?? .clear,
        dark: values[Int(dark.index)]?.dark ?? .clear)
    }
  }
}
