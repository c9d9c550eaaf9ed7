public import SourceText
public import YAMLSyntax

/// A description as it was written: everything with its place, names as numbers.
public struct AppStyle: Sendable {
  /// The files it was read from.
  public internal(set) var sources = SourceMap()
  /// Whether a file broke off, so that things may be missing that were written.
  public internal(set) var isCut = false
  /// Comments that were taken for colours without quotes, where no colour can stand.
  public internal(set) var comments: Set<SourceRange> = []

  /// All names.
  public internal(set) var names = NameTable()
  /// Everything that was written, definition by definition.
  public internal(set) var settings: [Setting] = []
  /// The colours.
  public internal(set) var colors = ColorTable()
  /// The numbers.
  public internal(set) var numbers: [Double] = []
  /// The images.
  public internal(set) var images: [ByAppearance<BackgroundImage?>] = []
  /// The lists: indices into `items`.
  public internal(set) var lists: [Range<Int32>] = []
  /// The entries of the lists.
  public internal(set) var items: [ListItem] = []

  /// What the app is built for.
  public internal(set) var targets = Targets()
  /// The palette.
  public internal(set) var palette: [PaletteColor] = []
  /// What every screen starts from.
  public internal(set) var defaults: Range<Int32> = 0..<0
  /// The named styles.
  public internal(set) var styles: [Definition] = []
  /// The navigation controllers.
  public internal(set) var stacks: [Definition] = []
  /// The screens.
  public internal(set) var screens: [Definition] = []
  /// The states of screens and styles, as the lists that `states` is set to name them.
  public internal(set) var states: [Definition] = []
  /// The overrides, in the order they were written.
  public internal(set) var transitions: [Range<Int32>] = []
  /// How transitions move.
  public internal(set) var motion: Range<Int32> = 0..<0
  /// What pictures may cost.
  public internal(set) var budget: Range<Int32> = 0..<0
  /// Which palette colours and styles are used.
  public internal(set) var uses = Uses()

  var index = NameIndex()
  /// The number of overrides before those of each file that has some.
  var firstTransitions: [Int] = []

  /// A colour of the palette.
  public struct PaletteColor: Sendable {
    /// Its name.
    public let name: NameTable.ID
    /// The key it was written as.
    public let range: SourceRange
    /// Where its value ends; where the key begins if it was brought in from elsewhere by `<<`.
    public let end: UInt32
    /// What it is.
    public let color: ColorTable.ID
  }

  /// What somebody refers to.
  public struct Uses: Sendable {
    /// By the index of the palette colour.
    public internal(set) var colors: [Bool] = []
    /// By the index of the style.
    public internal(set) var styles: [Bool] = []
    /// The screens that a name probably means where it is misspelt, or where nothing could be read.
    public internal(set) var probableScreens: Set<Int32> = []
    /// The name spaces of which anything may be used in what could not be read.
    public internal(set) var hidden: Set<NameSpace> = []
  }

  /// A description in which nothing is written.
  public init() {}
}

// MARK: Looking up

extension AppStyle {
  /// The text of a name.
  public func text(_ name: NameTable.ID) -> String { names.text(name) }

  /// The name of a screen.
  public func screenName(_ screen: Int) -> String { names.text(screens[screen].name) }

  /// Whether the name of a screen comes before that of another; bytes are compared.
  public func screenPrecedes(_ screen: Int, _ other: Int) -> Bool {
    names.precedes(screens[screen].name, screens[other].name)
  }

  /// The name of a stack.
  public func stackName(_ stack: Int) -> String {
    stacks.isEmpty ? Self.defaultStack : names.text(stacks[stack].name)
  }

  /// The name of the stack that there is where none is declared; its root is the first screen.
  public static let defaultStack = "main"

  /// The index of the screen with a name.
  public func screen(named name: String) -> Int? {
    screens.firstIndex { names.text($0.name) == name }
  }

  /// The keys that lead to an override: it is counted within its file.
  public func keyPath(ofTransition index: Int) -> String {
    "transitions[\(index - (firstTransitions.last { $0 <= index } ?? 0))]"
  }

  /// What a definition sets an attribute to, and where; nil if it does not.
  public func setting(_ attribute: Attribute, in settings: Range<Int32>) -> Setting? {
    for index in settings where self.settings[Int(index)].attribute == attribute {
      return self.settings[Int(index)]
    }
    return nil
  }

  /// Whether `defaults` or some style sets an attribute.
  public func isInherited(_ attribute: Attribute) -> Bool {
    setting(attribute, in: defaults) != nil
      || styles.contains { setting(attribute, in: $0.settings) != nil }
  }

  /// The entries of the list an attribute is set to; none if it is not set.
  public func items(_ attribute: Attribute, in settings: Range<Int32>) -> ArraySlice<ListItem> {
    guard case .list(let list)? = setting(attribute, in: settings)?.value else { return [] }
    return items(ofList: list)
  }

  /// The entries of a list.
  public func items(ofList list: Int32) -> ArraySlice<ListItem> {
    let range = lists[Int(list)]
    return items[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// A flag; `unwritten` where it is not set.
  public func flag(
    _ attribute: Attribute, in settings: Range<Int32>, default unwritten: Bool = false
  ) -> Bool {
    guard case .boolean(let value)? = setting(attribute, in: settings)?.value else {
      return unwritten
    }
    return value
  }

  /// A number; nil where it is not set.
  public func number(_ attribute: Attribute, in settings: Range<Int32>) -> Double? {
    guard case .number(let index)? = setting(attribute, in: settings)?.value else { return nil }
    return numbers[Int(index)]
  }

  /// The index of a word; nil where it is not set.
  public func keyword(_ attribute: Attribute, in settings: Range<Int32>) -> UInt8? {
    guard case .keyword(let index)? = setting(attribute, in: settings)?.value else { return nil }
    return index
  }

  /// The index of what a name stands for; nil where it is not set.
  public func reference(_ attribute: Attribute, in settings: Range<Int32>) -> Int? {
    guard case .reference(let index)? = setting(attribute, in: settings)?.value else { return nil }
    return Int(index)
  }
}

/// What each name stands for in each name space, as arrays indexed by the name's number.
struct NameIndex: Sendable {
  private var tables = [[Int32]](repeating: [], count: NameSpace.allCases.count)
  private var defined = [[NameTable.ID]](repeating: [], count: NameSpace.allCases.count)

  /// Numbers a name: names of a space are numbered in the order in which they are defined.
  mutating func define(_ name: NameTable.ID, in space: NameSpace) {
    let table = Self.position(space)
    let index = defined[table].count
    defined[table].append(name)
    while tables[table].count <= Int(name.index) { tables[table].append(-1) }
    tables[table][Int(name.index)] = Int32(index)
  }

  func find(_ name: NameTable.ID, in space: NameSpace) -> Int32? {
    let (table, name) = (Self.position(space), Int(name.index))
    guard name < tables[table].count else { return nil }
    let index = tables[table][name]
    return index < 0 ? nil : index
  }

  /// The number of names defined in a name space.
  func count(in space: NameSpace) -> Int { defined[Self.position(space)].count }

  /// The names defined in a name space, in the order in which they were.
  func names(in space: NameSpace) -> [NameTable.ID] { defined[Self.position(space)] }

  private static func position(_ space: NameSpace) -> Int {
    switch space {
    case .screen: 0
    case .stack: 1
    case .style: 2
    case .color: 3
    }
  }
}
