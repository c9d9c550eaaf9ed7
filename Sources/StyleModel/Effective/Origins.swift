/// Where each inherited attribute of one screen got its value: a setting, or nothing but the default.
///
/// Layers are laid over one another in the order of the language: `defaults`, the style of the stack,
/// each style with the styles it applies itself first, then the screen. Maps merge key by key; everything else is
/// replaced whole.
public struct Origins: Sendable {
  /// By attribute: the index of a setting plus one, or 0.
  private var slots = [Int32](repeating: 0, count: Int(Attribute.inherited.upperBound) + 1)

  fileprivate init() {}

  /// The index of the setting that counts for an attribute; nil if the default does.
  public subscript(attribute: Attribute) -> Int32? {
    let slot = slots[Int(attribute.rawValue)]
    return slot == 0 ? nil : slot - 1
  }

  /// Lays a setting over what was there.
  fileprivate mutating func set(_ setting: Setting, index: Int32) {
    guard Attribute.inherited.contains(setting.attribute.rawValue) else { return }
    // `scroll-edge: same` takes back what earlier layers wrote for it.
    if setting.attribute == .barScrollEdge, setting.value != .map {
      for edge in Attribute.scrollEdge { slots[Int(edge)] = 0 }
    }
    slots[Int(setting.attribute.rawValue)] = index + 1
  }

  /// Takes back whatever was written for an attribute.
  fileprivate mutating func clear(_ attribute: Attribute) { slots[Int(attribute.rawValue)] = 0 }
}

/// Every style flattened: the indices of its settings in the order they apply, those of its own
/// styles first.
struct StyleLayers: Sendable {
  private var flattened: [[Int32]]
  let members: StackMembers
  /// By attribute: whether anybody writes it.
  private let written: [Bool]

  init(_ style: AppStyle) {
    members = StackMembers(style)
    var written = [Bool](repeating: false, count: Attribute.allCases.count)
    for setting in style.settings { written[Int(setting.attribute.rawValue)] = true }
    self.written = written
    flattened = Array(repeating: [], count: style.styles.count)
    var isDone = [Bool](repeating: false, count: style.styles.count)
    for start in style.styles.indices { flatten(start, style, &isDone) }
  }

  /// The origins of a screen: in the stack given, or else in the first that can style it; in the state
  /// given, or else as it opens.
  func origins(
    ofScreen screen: Int, inStack stack: Int32? = nil, state: Int32? = nil, in style: AppStyle
  ) -> Origins {
    var origins = Origins()
    func lay(_ items: ArraySlice<ListItem>) {
      for item in items {
        for index in flattened[Int(item.target)] {
          origins.set(style.settings[Int(index)], index: index)
        }
      }
    }
    let own = style.screens[screen].settings
    for index in style.defaults { origins.set(style.settings[Int(index)], index: index) }
    if let stack = stack ?? members.stacks(stylingScreen: screen).first {
      lay(style.stackStyleItems(in: style.stacks[Int(stack)].settings))
    }
    lay(style.styleItems(in: own))
    for index in own { origins.set(style.settings[Int(index)], index: index) }
    if let state {
      for index in style.states[Int(state)].settings {
        origins.set(style.settings[Int(index)], index: index)
      }
    }
    // What is written has no effect where the status bar is another's.
    if members.isInSheetsOnly(screen) { origins.clear(.statusBar) }
    return origins
  }

  /// Whether anybody writes an attribute.
  func isWritten(_ attribute: Attribute) -> Bool { written[Int(attribute.rawValue)] }

  /// The index of the setting that counts for one attribute of a screen; nil if the default does.
  func origin(of attribute: Attribute, ofScreen screen: Int, in style: AppStyle) -> Int32? {
    guard isWritten(attribute) else { return nil }
    let own = style.screens[screen].settings
    // A function that had all of the style would copy it.
    let settings = style.settings
    for index in own.reversed() where settings[Int(index)].attribute == attribute {
      return index
    }
    func last(in items: ArraySlice<ListItem>) -> Int32? {
      for item in items.reversed() {
        for index in flattened[Int(item.target)].reversed()
        where settings[Int(index)].attribute == attribute {
          return index
        }
      }
      return nil
    }
    if let index = last(in: style.styleItems(in: own)) { return index }
    if let stack = members.stacks(stylingScreen: screen).first,
      let index = last(in: style.stackStyleItems(in: style.stacks[Int(stack)].settings))
    {
      return index
    }
    return style.defaults.last { settings[Int($0)].attribute == attribute }
  }

  /// Depth first without recursion; circles, which were reported, end where they close.
  private mutating func flatten(_ start: Int, _ style: AppStyle, _ isDone: inout [Bool]) {
    guard !isDone[start] else { return }
    var path = [(style: start, used: style.styleItems(in: style.styles[start].settings))]
    var isOnPath: Set<Int> = [start]
    while let (current, used) = path.last {
      if let item = used.first {
        path[path.count - 1].used = used.dropFirst()
        let next = Int(item.target)
        guard !isDone[next], isOnPath.insert(next).inserted else { continue }
        path.append((next, style.styleItems(in: style.styles[next].settings)))
        continue
      }
      let settings = style.styles[current].settings
      let inherited = style.styleItems(in: settings).map { Int($0.target) }
        .filter { isDone[$0] }.flatMap { flattened[$0] }
      flattened[current] = Self.withoutOverridden(inherited + Array(settings), style)
      isDone[current] = true
      path.removeLast()
      isOnPath.remove(current)
    }
  }

  /// Of two settings for one attribute only the last is kept, so that styles which apply each other
  /// many times over stay small.
  private static func withoutOverridden(_ settings: [Int32], _ style: AppStyle) -> [Int32] {
    var seen: UInt64 = 0
    var result: [Int32] = []
    for index in settings.reversed() {
      let setting = style.settings[Int(index)]
      guard Attribute.inherited.contains(setting.attribute.rawValue) else { continue }
      let bit: UInt64 = 1 << UInt64(setting.attribute.rawValue)
      let isNew = seen & bit == 0
      // What stood before `scroll-edge: same` no longer counts, even if a map came after it.
      if setting.attribute == .barScrollEdge, setting.value != .map {
        for edge in Attribute.scrollEdge { seen |= 1 << UInt64(edge) }
      }
      guard isNew else { continue }
      seen |= bit
      result.append(index)
    }
    return result.reversed()
  }
}
