/// A description with every effective value worked out.
public struct ResolvedStyle: Sendable {
  /// What was written.
  public let style: AppStyle
  /// The distinct looks.
  public let looks: [Look]
  /// The look of each screen, as an index into `looks`.
  public let screenLooks: [Int32]

  /// The states of screens that have some; equal ones are one set.
  public let stateSets: [[ScreenState]]
  /// By screen: its set, or −1. Empty if no screen has states.
  public let screenStateSets: [Int32]

  private let layers: StyleLayers

  fileprivate init(_ table: LookTable, screenLooks: [Int32], screenStateSets: [Int32]) {
    style = table.style
    looks = table.looks
    layers = table.layers
    stateSets = table.stateSets
    self.screenLooks = screenLooks
    self.screenStateSets = screenStateSets
  }

  /// Where the values of a screen come from, in a state by its number: 0 is the one it opens with.
  public func origins(ofScreen screen: Int, state: Int = 0) -> Origins {
    layers.origins(
      ofScreen: screen, state: state == 0 ? nil : states(ofScreen: screen)[state - 1].definition,
      in: style)
  }

  /// The states of a screen beside the one it opens with.
  public func states(ofScreen screen: Int) -> [ScreenState] {
    guard !screenStateSets.isEmpty, screenStateSets[screen] >= 0 else { return [] }
    return stateSets[Int(screenStateSets[screen])]
  }

  /// The name of a state by its number; empty for the one the screen opens with.
  public func stateName(_ state: Int, ofScreen screen: Int) -> String {
    guard state > 0 else { return "" }
    return style.text(style.states[Int(states(ofScreen: screen)[state - 1].definition)].name)
  }

  /// The look of a screen in a state by its number, as an index into `looks`.
  public func lookNumber(ofScreen screen: Int, state: Int) -> Int32 {
    state == 0 ? screenLooks[screen] : states(ofScreen: screen)[state - 1].look
  }

  /// Where the values of a screen would come from in a stack.
  public func origins(ofScreen screen: Int, inStack stack: Int) -> Origins {
    layers.origins(ofScreen: screen, inStack: Int32(stack), in: style)
  }

  /// A stack for each distinct style that stacks give a screen; the first one's counts. None if no
  /// stack has a style.
  public func stacks(stylingScreen screen: Int) -> [Int] {
    layers.members.stacks(stylingScreen: screen).map(Int.init)
  }

  /// Whether a screen stands in sheets only, and so never owns the status bar.
  public func isInSheetsOnly(_ screen: Int) -> Bool { layers.members.isInSheetsOnly(screen) }

  /// The look that values of these origins make.
  public func look(of origins: Origins) -> Look { style.look(origins) }

  /// Whether anybody writes an attribute.
  public func isWritten(_ attribute: Attribute) -> Bool { layers.isWritten(attribute) }

  /// The setting of an attribute that counts for a screen; nil if the default does. Not for keys of
  /// `scroll-edge`, which another setting can take back.
  public func setting(_ attribute: Attribute, ofScreen screen: Int) -> Setting? {
    origin(of: attribute, ofScreen: screen).map { style.settings[Int($0)] }
  }

  /// The same as an index into the description's settings.
  public func origin(of attribute: Attribute, ofScreen screen: Int) -> Int32? {
    layers.origin(of: attribute, ofScreen: screen, in: style)
  }

  /// The look of a screen, in a state by its number: 0 is the one it opens with.
  public func look(ofScreen screen: Int, state: Int = 0) -> Look {
    looks[Int(lookNumber(ofScreen: screen, state: state))]
  }
}

/// A state of a screen beside the one it opens with.
public struct ScreenState: Hashable, Sendable {
  /// What was written: an index into the description's states.
  public let definition: Int32
  /// How the screen looks in it: an index into the resolved looks.
  public let look: Int32
}

/// Works out what each screen looks like.
///
/// Values are resolved against `defaults`, the stack's style, styles and the screen alone, never against the screen
/// that came before: a bar that inherits from its caller looks different by path.
public func resolve(_ style: AppStyle) -> ResolvedStyle {
  var builder = LookTable(style)
  let screenLooks = style.screens.indices.map { builder.look(ofScreen: $0) }
  let screenStates =
    style.states.isEmpty ? [] : style.screens.indices.map { builder.states(ofScreen: $0) }
  return ResolvedStyle(builder, screenLooks: screenLooks, screenStateSets: screenStates)
}

/// Finds equal looks without computing each: screens that apply the same styles and write the same
/// values have the same look.
private struct LookTable {
  let style: AppStyle
  let layers: StyleLayers
  private(set) var looks: [Look] = []
  private var numbers: [Look: Int32] = [:]
  /// By what a screen applies and writes.
  private var known: [Written: Int32] = [:]
  private(set) var stateSets: [[ScreenState]] = []
  private var knownStates: [Written: Int32] = [:]
  /// What the screen in hand applies and writes: most are like another, and need no array of their own.
  private var written = Written()

  /// What of a screen decides how it looks: the styles it applies and the values it writes, a word
  /// each.
  private struct Written: Hashable {
    var words: [UInt64] = []

    mutating func append(_ setting: Setting) {
      words.append(UInt64(setting.attribute.rawValue) << 40 | setting.value.bits)
    }

    mutating func append(style: Int32) {
      words.append(UInt64(UInt32(bitPattern: style)) | 1 << 63)
    }

    mutating func append(stack: Int32?, isInSheetsOnly: Bool) {
      words.append(UInt64(UInt32(bitPattern: stack ?? -1)) | (isInSheetsOnly ? 3 : 1) << 61)
    }

    /// The words are folded into one before they are hashed; a large app has a screen for each
    /// question and few distinct ones.
    func hash(into hasher: inout Hasher) {
      var folded: UInt64 = 0
      for word in words {
        folded = (folded ^ word) &* 0x9E37_79B9_7F4A_7C15
        folded ^= folded >> 32
      }
      hasher.combine(folded)
    }
  }

  init(_ style: AppStyle) {
    self.style = style
    layers = StyleLayers(style)
  }

  mutating func look(ofScreen screen: Int) -> Int32 {
    write(screen)
    if let known = known[written] { return known }
    let look = number(of: style.look(layers.origins(ofScreen: screen, in: style)))
    known[written] = look
    return look
  }

  /// The states of a screen, as a set; −1 if it has none.
  mutating func states(ofScreen screen: Int) -> Int32 {
    guard let setting = layers.origin(of: .states, ofScreen: screen, in: style),
      case .list(let list) = style.settings[Int(setting)].value
    else { return -1 }
    let states = style.items(ofList: list)
    guard !states.isEmpty else { return -1 }
    write(screen)
    if let known = knownStates[written] { return known }
    let set = states.map { item in
      ScreenState(
        definition: item.target,
        look: number(
          of: style.look(layers.origins(ofScreen: screen, state: item.target, in: style))))
    }
    knownStates[written] = Int32(stateSets.count)
    stateSets.append(set)
    return Int32(stateSets.count - 1)
  }

  private mutating func write(_ screen: Int) {
    let settings = style.screens[screen].settings
    written.words.removeAll(keepingCapacity: true)
    if !layers.members.isEmpty {
      written.append(
        stack: layers.members.stacks(stylingScreen: screen).first,
        isInSheetsOnly: layers.members.isInSheetsOnly(screen))
    }
    for item in style.styleItems(in: settings) { written.append(style: item.target) }
    for index in settings {
      let setting = style.settings[Int(index)]
      if Attribute.inLook.contains(setting.attribute.rawValue) { written.append(setting) }
    }
  }

  private mutating func number(of look: Look) -> Int32 {
    if let known = numbers[look] { return known }
    let number = Int32(looks.count)
    looks.append(look)
    numbers[look] = number
    return number
  }
}

extension AppStyle {
  /// The look that these values make.
  func look(_ origins: Origins) -> Look {
    var look = Look()
    look.bar = barLook(origins, default: BarLook()) { $0 }
    look.isHidden = boolean(origins, .barHidden) ?? false
    look.isTranslucent = boolean(origins, .barTranslucent) ?? true
    if boolean(origins, .barLargeTitle) == true { look.height.insert(.largeTitle) }
    if boolean(origins, .barPrompt) == true { look.height.insert(.prompt) }
    if boolean(origins, .barSearch) == true { look.height.insert(.search) }
    if boolean(origins, .barAccessory) == true { look.height.insert(.accessory) }
    if value(origins, .barScrollEdge) == .map {
      let edge = barLook(origins, default: look.bar) { attribute in
        attribute.counterpartAtEdge ?? attribute
      }
      if edge != look.bar { look.scrollEdge = edge }
    }
    // What nothing lies behind stands over the system's background.
    look.page = color(origins, .contentBackground)?.over(look.page) ?? look.page
    look.statusBar = word(origins, .statusBar) ?? .default
    look.tabBar = word(origins, .tabBar) ?? .shown
    look.toolbar = word(origins, .toolbar) ?? .hidden
    look.orientation = word(origins, .orientation) ?? .any
    if boolean(origins, .contentRootScrollView) == true {
      look.carrier = .scroll
    } else if boolean(origins, .contentClips) == true {
      look.carrier = .clipped
    }
    look.swipeBack = swipeBack(origins)
    return look.normalized.seen(in: targets.appearances)
  }

  /// The values of a bar; `place` says which attribute holds the value of each of the bar's own.
  private func barLook(
    _ origins: Origins, default base: BarLook, at place: (Attribute) -> Attribute
  ) -> BarLook {
    var bar = base
    switch value(origins, place(.barColor)) {
    case .color(let color)?: bar.color = colors.value(of: color)
    case .system?: bar.color = nil
    default: break
    }
    if case .number(let index)? = value(origins, place(.barAlpha)) {
      bar.alpha = numbers[Int(index)]
    }
    bar.material = word(origins, place(.barMaterial)) ?? base.material
    if case .image(let index)? = value(origins, place(.barImage)) {
      bar.image = images[Int(index)]
    }
    switch value(origins, place(.barShadowLine)) {
    case .color(let color)?: bar.shadowLine = colors.value(of: color)
    case .boolean(let isShown)?: bar.shadowLine = isShown ? SystemColors.separator : nil
    default: break
    }
    bar.tint = color(origins, place(.barTint)) ?? base.tint
    let title = color(origins, place(.barTitleColor))
    bar.titleColor = title ?? base.titleColor
    // A large title that nobody coloured follows the title, at the edge too.
    bar.largeTitleColor =
      color(origins, place(.barLargeTitleColor)) ?? color(origins, .barLargeTitleColor)
      ?? title ?? base.largeTitleColor
    return bar
  }

  private func value(_ origins: Origins, _ attribute: Attribute) -> Value? {
    origins[attribute].map { settings[Int($0)].value }
  }

  private func boolean(_ origins: Origins, _ attribute: Attribute) -> Bool? {
    if case .boolean(let value)? = value(origins, attribute) { value } else { nil }
  }

  private func color(_ origins: Origins, _ attribute: Attribute) -> ByAppearance<RGBA>? {
    if case .color(let color)? = value(origins, attribute) { colors.value(of: color) } else { nil }
  }

  private func word<Word: Vocabulary>(_ origins: Origins, _ attribute: Attribute) -> Word? {
    if case .keyword(let index)? = value(origins, attribute) { Word(word: index) } else { nil }
  }

  private func swipeBack(_ origins: Origins) -> SwipeBack {
    switch value(origins, .swipeBack) {
    case .keyword(1)?: .full(within: nil)
    case .keyword(2)?: .off
    case .number(let index)?: .full(within: numbers[Int(index)])
    default: .edge
    }
  }
}

extension Look {
  /// The same look with what cannot be seen in its simplest form: a hidden bar has no appearance,
  /// but is there to be asked about.
  fileprivate var normalized: Look {
    guard isHidden else { return self }
    var look = self
    look.height = .hidden
    look.isTranslucent = true
    look.scrollEdge = nil
    return look
  }
}
