import StyleModel
import TestSupport

/// Makes style files by the language's own tables: valid ones, and ones with one mistake.
struct RandomStyle {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[random.below(choices.count)]
  }

  private mutating func some<Element>(
    _ range: ClosedRange<Int>, _ make: (inout RandomStyle) -> Element
  ) -> [Element] {
    (0..<Int.random(in: range, using: &random)).map { _ in make(&self) }
  }

  // MARK: Valid files

  mutating func file() -> Sketch { map(.file, chance: 0.4) }

  /// A file that another one includes.
  mutating func piece() -> Sketch {
    var piece = map(.piece, chance: 0.4)
    while piece.count == 1 { piece = map(.piece, chance: 0.4) }
    return piece
  }

  private mutating func map(_ shape: MapShape, chance: Double) -> Sketch {
    let keys = shape.keys.filter { key in
      shape.required.contains(key.name) || random.chance(chance)
    }.shuffled(using: &random)
    return .map(keys.map { Sketch.Entry(key: $0.name, value: value($0.type)) })
  }

  private static let names: [NameSpace: [String]] = [
    .screen: ["home", "detail", "a.b-c_1"], .stack: ["main", "Login"],
    .style: ["clear", "on-brand"], .color: ["brand", "paper", "_9"],
  ]

  /// Where other files are, when the reader is asked.
  static let paths = ["palette.navstyle.yaml", "features/*.navstyle.yaml"]

  private mutating func name(_ space: NameSpace) -> Sketch {
    let name = pick(Self.names[space] ?? ["x"])
    return random.chance(0.3) ? .quoted(name, .text) : .plain(name, .text)
  }

  private mutating func value(_ type: ValueType) -> Sketch {
    switch type {
    case .boolean: return .plain(pick(["true", "false"]), .boolean)
    case .number(let range): return number(range)
    case .text: return text()
    case .keyword(let words):
      let word = pick(words)
      return random.chance(0.2) ? .quoted(word, .keyword) : .plain(word, .keyword)
    case .color: return color()
    case .colorOrSystem: return random.chance(0.2) ? .plain("system", .color) : color()
    case .colorOrBoolean:
      if random.chance(0.5) { return .plain(pick(["true", "false"]), .line) }
      var line = color()
      if line.role == .color { line.role = .line }
      return line
    case .image: return image()
    case .swipeBack:
      return random.chance(0.5)
        ? .plain(pick(["edge", "full", "off"]), .keyword) : fullSwipe()
    case .name(let space): return name(space)
    case .nameOrAll(let space): return random.chance(0.3) ? .quoted("*", .text) : name(space)
    case .byteSize:
      return pick([
        .plain("64MiB", .keyword), .quoted("0.5KiB", .keyword), .plain("1.125GiB", .keyword),
        .plain("9999999KiB", .keyword),
      ])
    case .states(let shape):
      return table(.style, 0...2) { $0.map(shape, chance: 0.3) }
    case .names(let space): return .list(some(0...3) { $0.name(space) })
    case .nameOrNames(let space):
      if random.chance(0.5) { return name(space) }
      // What stands in the list's place may be a name.
      return Sketch(form: .list(some(0...3) { $0.name(space) }), role: .text)
    case .screenLists: return .list(some(0...2) { .list($0.some(1...3) { $0.name(.screen) }) })
    case .version: return .plain("1", .version)
    case .requirement: return .quoted(">=0.1", .text)
    case .versionRange: return versionRange()
    case .paths, .patterns: return .list(some(0...2) { .plain($0.pick(Self.paths), .text) })
    case .appearances:
      return .list(
        Appearance.names.shuffled(using: &random).prefix(1 + random.below(2))
          .map { .plain($0, .keyword) })
    case .map(let shape): return map(shape, chance: 0.25)
    case .sameOrMap(let shape):
      return random.chance(0.3) ? .plain("same", .keyword) : map(shape, chance: 0.25)
    case .palette: return table(.color, 0...3) { $0.color() }
    case .table(let space, let shape):
      return table(space, (space == .screen ? 1 : 0)...2) { $0.map(shape, chance: 0.2) }
    case .list(let shape): return .list(some(0...2) { $0.map(shape, chance: 0.3) })
    }
  }

  private mutating func table(
    _ space: NameSpace, _ count: ClosedRange<Int>, _ make: (inout RandomStyle) -> Sketch
  ) -> Sketch {
    let names = (Self.names[space] ?? []).shuffled(using: &random)
      .prefix(Int.random(in: count, using: &random))
    return .map(names.map { Sketch.Entry(key: $0, value: make(&self)) }, .names)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Sketch {
    let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
    let inside = Int.random(in: low..<max(high, low + 1), using: &random)
    return .plain(
      pick(["\(low)", "\(high)", "\(inside).5", "\(inside).125e0", "\(high).0", "\(high)0E-1"]),
      .number)
  }

  private mutating func text() -> Sketch {
    pick([
      .plain("DetailViewController", .text), .plain("no", .text), .plain("12:30", .text),
      .plain("日本語", .text), .quoted("1.10", .text), .quoted("true", .text), .quoted("", .text),
      .plain("two words", .text), .plain("2027-01-31", .text),
    ])
  }

  private mutating func versionRange() -> Sketch {
    let versions = Targets.versions.shuffled(using: &random).prefix(2).sorted()
    let (first, last) = (versions[0], versions[1])
    return pick([
      .quoted("\(first)..\(last)", .versionRange), .plain("\(first)..\(last)", .versionRange),
      .quoted("\(last)..\(last)", .versionRange), .quoted("\(first)", .versionRange),
      .plain("\(last)", .versionRange),
    ])
  }

  private mutating func color() -> Sketch {
    switch random.below(6) {
    case 0:
      return .map([
        Sketch.Entry(key: "light", value: colorWord()),
        Sketch.Entry(key: "dark", value: random.chance(0.3) ? displayP3() : colorWord()),
      ])
    case 1: return displayP3()
    default: return colorWord()
    }
  }

  private mutating func colorWord() -> Sketch {
    pick([
      .quoted("#fff", .color), .quoted("#0aF8", .color), .quoted("#0B5CAD", .color),
      .quoted("#0B5CAD80", .color), .plain("clear", .color), .plain("systemBlue", .color),
      .plain("brand", .color), .quoted("paper", .color), .plain("undefined", .color),
    ])
  }

  private mutating func fullSwipe() -> Sketch {
    guard random.chance(0.7) else {
      return .map([Sketch.Entry(key: "full", value: .plain("false", .structure))])
    }
    let full = Sketch.Entry(key: "full", value: .plain("true", .structure))
    let limit = Sketch.Entry(key: "within", value: number(1...2000))
    return .map([full, limit].shuffled(using: &random))
  }

  private mutating func displayP3() -> Sketch {
    .map([Sketch.Entry(key: "p3", value: .list(some(3...4) { $0.number(0...1) }))])
  }

  private mutating func image() -> Sketch {
    switch random.below(3) {
    case 0: return .plain("none", .keyword)
    case 1: return map(.image, chance: 0.5)
    default:
      return .map(
        ["dark", "light"].map { side in
          let image = random.chance(0.3) ? .plain("none", .keyword) : map(.image, chance: 0.5)
          return Sketch.Entry(key: side, value: image)
        })
    }
  }

  // MARK: One change

  /// The file with one place changed; nearly always that is a mistake.
  mutating func changed(_ file: Sketch) -> Sketch {
    var file = file
    let roles = file.roles
    let index = random.below(roles.count)
    file.change(index) { $0 = self.change($0) }
    return file
  }

  private mutating func change(_ sketch: Sketch) -> Sketch {
    if case .map(let entries) = sketch.form, random.chance(0.7) {
      return .map(change(entries, sketch.role), sketch.role)
    }
    if case .list(let items) = sketch.form, random.chance(0.5) {
      let junk = items.first.map { self.junk(for: $0.role) } ?? .map([])
      return .list(random.chance(0.5) ? items.dropLast() : items + [junk])
    }
    if case .plain(let text) = sketch.form, random.chance(0.2) {
      return .quoted(text, sketch.role)
    }
    return junk(for: sketch.role)
  }

  private mutating func change(_ entries: [Sketch.Entry], _ role: Sketch.Role) -> [Sketch.Entry] {
    var entries = entries
    let junk = Sketch.Entry(key: "zzz", value: .plain("1", .structure))
    guard !entries.isEmpty else { return role == .names ? [] : [junk] }
    let index = random.below(entries.count)
    if role == .names {
      let name = pick([
        "1x", "a b", "", "-a", "é", "clear", "system", "true", String(repeating: "n", count: 128),
        String(repeating: "n", count: 129), "a/b", "a\\",
      ])
      if !entries.contains(where: { $0.key == name }) { entries[index].key = name }
      return entries
    }
    switch random.below(4) {
    case 0: entries.remove(at: index)
    case 1: entries[index].key += "x"
    case 2: entries[index].key = entries[index].key.uppercased()
    default: entries.insert(junk, at: index)
    }
    return entries
  }

  /// A value that does not belong in a place, spelt so that every loader sees the same in it.
  private mutating func junk(for role: Sketch.Role) -> Sketch {
    var forms: [Sketch.Form] = [
      .list([]), .map([]), .list([.map([])]),
      .map([Sketch.Entry(key: "zzz", value: .plain("x", .structure))]),
      .map([Sketch.Entry(key: "light", value: .quoted("#fff", .structure))]),
      .list([.list([])]), .quoted("zzz zzz"), .quoted("zzz"), .quoted(""),
      .quoted("1"),
    ]
    if role != .text {
      forms += ["7", "-3", "0.5", "2500", "1e300", "true", "null", "~", ""].map(Sketch.Form.plain)
    }
    switch role {
    case .color, .line:
      forms += [
        "#12", "#12345", "#GGGGGG", "#123456789", "0x112233", "rgb(1, 2, 3)", "0A84FF", "12zz",
        "größe", String(repeating: "n", count: 129), "# fff", "#",
      ].map(Sketch.Form.quoted)
      if role == .line { forms += ["no", "Off", "TRUE", "y"].map(Sketch.Form.quoted) }
    case .versionRange:
      forms += ["19", "15..", "..15", "27..15", "15..19", "015", "15 .. 27", "15..16..17", "10"]
        .map(Sketch.Form.quoted)
    case .keyword:
      forms += [
        .quoted("Light"), .quoted("none "), .plain("off"), .plain("64MB"), .plain("064MiB"),
        .plain("64.MiB"), .quoted("64 MiB"), .plain("1.2345GiB"), .plain("12345678KiB"),
        .plain("0MiB"), .plain("0.00GiB"),
        .plain("64mib"), .plain("64"),
      ]
    default: break
    }
    return Sketch(form: pick(forms), role: role)
  }
}
