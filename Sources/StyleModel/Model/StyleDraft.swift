import SourceText
import YAMLSyntax

/// A description that is put together by program, without a text to read it from.
///
/// Whoever has values instead of a style file – a plan says everything of an app that decisions
/// follow from – gets a description of them that goes through the same passes as any other. All of
/// it stands at the start of an empty file.
public struct StyleDraft: Sendable {
  private var style = AppStyle()
  private var images: [ByAppearance<BackgroundImage?>: Int32] = [:]
  private var lists: [[Int32]: Int32] = [:]

  /// One thing that is said.
  public struct Entry {
    let attribute: Attribute
    let value: Content

    /// An attribute with its value.
    public init(_ attribute: Attribute, _ value: Content) {
      self.attribute = attribute
      self.value = value
    }
  }

  /// What can be said.
  public enum Content {
    /// `true` or `false`.
    case boolean(Bool)
    /// The index of a word among those the attribute allows.
    case word(Int)
    /// A number.
    case number(Double)
    /// A colour.
    case color(ByAppearance<RGBA>)
    /// UIKit's own background.
    case system
    /// A background image.
    case image(ByAppearance<BackgroundImage?>)
    /// A screen, style or stack, by its index.
    case reference(Int)
    /// Several of them.
    case references([Int])
    /// Lists of them.
    case lists([[Int]])
    /// A map whose keys are attributes of their own.
    case map
  }

  /// A state of a screen.
  public struct State {
    let name: String
    let entries: [Entry]

    /// A state with what is said of it.
    public init(_ name: String, _ entries: [Entry]) {
      self.name = name
      self.entries = entries
    }
  }

  /// A draft in which only the targets are said.
  public init(targets: Targets) {
    style.targets = targets
    style.sources = SourceMap(SourceFile(path: "", bytes: []))
  }

  // MARK: Saying

  /// An image of this draft: looks that are said in it name their images so.
  public mutating func image(named name: String, isOpaque: Bool) -> BackgroundImage {
    BackgroundImage(name: style.names.intern(name), isOpaque: isOpaque)
  }

  /// Adds a named style; the first has the index 0.
  public mutating func add(style name: String, _ entries: [Entry]) {
    style.styles.append(definition(name, entries))
  }

  /// Adds a stack; the first has the index 0.
  public mutating func add(stack name: String, _ entries: [Entry]) {
    style.stacks.append(definition(name, entries))
  }

  /// Adds a screen; the first has the index 0.
  public mutating func add(screen name: String, _ entries: [Entry], states: [State] = []) {
    let first = Int32(style.states.count)
    for state in states { style.states.append(definition(state.name, state.entries)) }
    let start = Int32(style.settings.count)
    for entry in entries { append(entry) }
    if !states.isEmpty {
      append(.states, list(Array(first..<Int32(style.states.count))))
    }
    style.screens.append(definition(name, from: start))
  }

  /// Adds an override.
  public mutating func add(transition entries: [Entry]) {
    style.transitions.append(settings(entries))
  }

  /// Says how transitions move.
  public mutating func set(motion entries: [Entry]) { style.motion = settings(entries) }

  /// Says what pictures may cost.
  public mutating func set(budget entries: [Entry]) { style.budget = settings(entries) }

  /// The description.
  public consuming func finish() -> AppStyle {
    _ = style.colors.resolve(palette: [])
    return style
  }

  // MARK: Settings

  private static let place = SourceRange(at: 0)

  private mutating func definition(_ name: String, _ entries: [Entry]) -> Definition {
    let settings = settings(entries)
    return definition(name, from: settings.lowerBound)
  }

  private mutating func definition(_ name: String, from start: Int32) -> Definition {
    Definition(
      name: style.names.intern(name), range: Self.place, end: 0,
      settings: start..<Int32(style.settings.count))
  }

  private mutating func settings(_ entries: [Entry]) -> Range<Int32> {
    let start = Int32(style.settings.count)
    for entry in entries { append(entry) }
    return start..<Int32(style.settings.count)
  }

  private mutating func append(_ attribute: Attribute, _ value: Value) {
    style.settings.append(Setting(value: value, attribute: attribute, range: Self.place))
  }

  private mutating func append(_ entry: Entry) {
    append(entry.attribute, value(of: entry.value))
  }

  private mutating func value(of content: Content) -> Value {
    switch content {
    case .boolean(let value): return .boolean(value)
    case .word(let index): return .keyword(UInt8(index))
    case .number(let number):
      style.numbers.append(number)
      return .number(Int32(style.numbers.count - 1))
    case .color(let color):
      let light = style.colors.intern(.literal(color.light))
      guard color.light != color.dark else { return .color(light) }
      let dark = style.colors.intern(.literal(color.dark))
      return .color(style.colors.intern(.pair(light: light, dark: dark)))
    case .system: return .system
    case .image(let image):
      if let known = images[image] { return .image(known) }
      style.images.append(image)
      images[image] = Int32(style.images.count - 1)
      return .image(Int32(style.images.count - 1))
    case .reference(let index): return .reference(Int32(index))
    case .references(let indices): return list(indices.map(Int32.init))
    case .lists(let lists):
      // Each list of a replace is one of its own.
      let inner = lists.map { newList($0.map(Int32.init)) }
      return .list(newList(inner))
    case .map: return .map
    }
  }

  private mutating func list(_ targets: [Int32]) -> Value {
    if let known = lists[targets] { return .list(known) }
    let new = newList(targets)
    lists[targets] = new
    return .list(new)
  }

  private mutating func newList(_ targets: [Int32]) -> Int32 {
    let start = Int32(style.items.count)
    style.items += targets.map { ListItem(target: $0, range: Self.place) }
    style.lists.append(start..<Int32(style.items.count))
    return Int32(style.lists.count - 1)
  }
}

extension StyleDraft.Entry {
  /// A word of the language.
  public static func word<Word: Vocabulary>(_ attribute: Attribute, _ word: Word) -> Self
  where Word: Equatable {
    let index = Array(Word.allCases).firstIndex(of: word) ?? 0
    return Self(attribute, .word(index))
  }
}

extension Look {
  /// All that makes a screen look so, attribute by attribute: resolving it gives this look.
  public var entries: [StyleDraft.Entry] {
    var entries = bar.entries(at: { $0 })
    func add(_ attribute: Attribute, _ content: StyleDraft.Content) {
      entries.append(StyleDraft.Entry(attribute, content))
    }
    add(.barHidden, .boolean(isHidden))
    add(.barTranslucent, .boolean(isTranslucent))
    let heights: [(Attribute, BarHeight)] = [
      (.barLargeTitle, .largeTitle), (.barPrompt, .prompt), (.barSearch, .search),
      (.barAccessory, .accessory),
    ]
    for (attribute, member) in heights { add(attribute, .boolean(height.contains(member))) }
    if let scrollEdge {
      add(.barScrollEdge, .map)
      entries += scrollEdge.entries { attribute in
        attribute.counterpartAtEdge ?? attribute
      }
    } else {
      add(.barScrollEdge, .word(0))
    }
    add(.contentBackground, .color(page))
    add(.contentRootScrollView, .boolean(carrier == .scroll))
    add(.contentClips, .boolean(carrier == .clipped))
    switch swipeBack {
    case .full(let within?): add(.swipeBack, .number(within))
    case .edge: add(.swipeBack, .word(0))
    case .full: add(.swipeBack, .word(1))
    case .off: add(.swipeBack, .word(2))
    }
    return entries + [
      .word(.statusBar, statusBar), .word(.tabBar, tabBar), .word(.toolbar, toolbar),
      .word(.orientation, orientation),
    ]
  }
}

extension BarLook {
  /// - Parameter place: which attribute holds the value of each of the bar's own.
  fileprivate func entries(at place: (Attribute) -> Attribute) -> [StyleDraft.Entry] {
    let contents: [(Attribute, StyleDraft.Content)] = [
      (.barColor, color.map { .color($0) } ?? .system), (.barAlpha, .number(alpha)),
      (.barImage, .image(image)),
      (.barShadowLine, shadowLine.map { .color($0) } ?? .boolean(false)),
      (.barTint, .color(tint)), (.barTitleColor, .color(titleColor)),
      (.barLargeTitleColor, .color(largeTitleColor)),
    ]
    return contents.map { StyleDraft.Entry(place($0), $1) } + [
      .word(place(.barMaterial), material)
    ]
  }
}
