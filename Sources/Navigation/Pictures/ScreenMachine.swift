/// The screens of an app as the search for pictures sees them: integers, what each can do, and which
/// of its returns are shown by picture.
///
/// A screen that is seen in several ways – with its tab bar and without – stands here once for each,
/// because it may return by picture in one and not in the other; `id` says which screen it is.
public struct ScreenMachine: Sendable {
  /// The screens.
  public var screens: [Screen]
  /// The screens that each pushes.
  public var pushes: Adjacency
  /// By push: which operation of the app it is.
  public var pushOperations: [Int32]
  /// How many operations the app has.
  public var operationCount: Int
  /// The stacks that are put in place of others, bottom first.
  public var lists: [[Int32]]
  /// The screens that stacks begin with.
  public var roots: [Int32]
  /// By class: the classes that go back to it by picture where they stand directly above it.
  public var popSlides: BitRows
  /// The same where it pushes them: then the push says how the way back runs.
  public var pushSlides: BitRows
  /// By class: the classes that go back to it by picture out of the back menu.
  public var menuSlides: BitRows
  /// The same by a tap on the tab.
  public var tabSlides: BitRows

  /// What a screen can do, but for its pushes. Of the returns that are declared, only those that
  /// are shown by picture.
  public struct Screen: Sendable {
    /// Which screen of the app it is.
    public var id: Int32
    /// Its row and column in the tables of what is shown by picture.
    public var slideClass: Int32
    /// The screens it puts in its own place.
    public var replaceTop: [Int32] = []
    /// The lists it puts in place of its stack.
    public var replace: [Replace] = []
    /// The screens of the app to the nearest of which it returns by picture.
    public var popTo: [Int32] = []
    /// The screens of the app to which it returns by picture where they are the root.
    public var popToRoot: [Int32] = []
    /// Whether its back button has a menu that asks for pictures.
    public var hasMenu = false
    /// Whether its tab is there to be tapped.
    public var hasTab = false

    /// A screen that can do nothing.
    public init(id: Int32, slideClass: Int32) {
      self.id = id
      self.slideClass = slideClass
    }
  }

  /// A list that a screen puts in place of its stack.
  public struct Replace: Sendable {
    /// The list.
    public let list: Int32
    /// Which operation of the app it is.
    public let operation: Int32
    /// Whether it is shown by picture where it returns.
    public let slidesBack: Bool

    /// A replace.
    public init(list: Int32, operation: Int32, slidesBack: Bool) {
      self.list = list
      self.operation = operation
      self.slidesBack = slidesBack
    }
  }

  /// A machine.
  public init(
    screens: [Screen], pushes: Adjacency, pushOperations: [Int32], operationCount: Int,
    lists: [[Int32]], roots: [Int32], popSlides: BitRows, pushSlides: BitRows,
    menuSlides: BitRows, tabSlides: BitRows
  ) {
    self.screens = screens
    self.pushes = pushes
    self.pushOperations = pushOperations
    self.operationCount = operationCount
    self.lists = lists
    self.roots = roots
    self.popSlides = popSlides
    self.pushSlides = pushSlides
    self.menuSlides = menuSlides
    self.tabSlides = tabSlides
  }
}

extension ScreenMachine {
  /// What screens put in their own place; without vertices where none does that.
  var exchanges: Adjacency {
    screens.indices.contains { !screens[$0].replaceTop.isEmpty }
      ? Adjacency(screens.lazy.map(\.replaceTop)) : Adjacency()
  }
}

/// Edges of a graph, grouped by where they begin.
public struct Adjacency: Sendable {
  /// Where they lead.
  public private(set) var targets: [Int32] = []
  private var ends: [Int32] = [0]

  /// No vertices yet.
  public init() {}

  /// The edges of each vertex, in order.
  public init(_ lists: some Sequence<[Int32]>) {
    for list in lists { appendVertex(list) }
  }

  /// Edges in any order, grouped; those of one vertex keep theirs.
  init(count: Int, from sources: [Int32], to targets: [Int32]) {
    ends = Array(repeating: 0, count: count + 1)
    for source in sources { ends[Int(source) + 1] += 1 }
    for vertex in 0..<count { ends[vertex + 1] += ends[vertex] }
    self.targets = Array(repeating: 0, count: targets.count)
    var next = ends
    for (source, target) in zip(sources, targets) {
      self.targets[Int(next[Int(source)])] = target
      next[Int(source)] += 1
    }
  }

  /// Makes room for so many vertices with so many edges.
  mutating func reserve(vertices: Int, edges: Int) {
    ends.reserveCapacity(vertices + 1)
    targets.reserveCapacity(edges)
  }

  /// Adds a vertex with its edges.
  public mutating func appendVertex(_ edges: some Sequence<Int32>) {
    targets += edges
    ends.append(Int32(targets.count))
  }

  /// How many vertices there are.
  public var count: Int { ends.count - 1 }

  /// The places in `targets` of the edges of a vertex.
  public func edges(of vertex: Int32) -> Range<Int> {
    Int(ends[Int(vertex)])..<Int(ends[Int(vertex) + 1])
  }

  /// These edges and others of the same vertices, those of each behind one another; these where there are
  /// no others.
  func joined(with other: Adjacency) -> Adjacency {
    guard other.count > 0 else { return self }
    return Adjacency(
      (0..<Int32(count)).lazy.map { Array(neighbours(of: $0)) + other.neighbours(of: $0) })
  }

  /// Where the edges of a vertex lead.
  public func neighbours(of vertex: Int32) -> ArraySlice<Int32> { targets[edges(of: vertex)] }
}

/// Sets of small integers, one a row, all equally wide.
public struct BitRows: Sendable {
  private var words: [UInt64]
  private let width: Int
  /// How many numbers a set can hold.
  public let columns: Int

  /// Empty sets.
  public init(rows: Int, columns: Int) {
    self.columns = columns
    width = (columns + 63) / 64
    words = Array(repeating: 0, count: rows * width)
  }

  /// Whether a set holds a number.
  public subscript(row: Int32, column: Int32) -> Bool {
    get {
      let word = Int(column >> 6)
      return word < width && words[Int(row) * width + word] & 1 << UInt64(column & 63) != 0
    }
    set {
      let mask: UInt64 = 1 << UInt64(column & 63)
      if newValue {
        words[Int(row) * width + Int(column >> 6)] |= mask
      } else {
        words[Int(row) * width + Int(column >> 6)] &= ~mask
      }
    }
  }

  /// Whether all are empty.
  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Adds a set: the one of other sets as wide.
  public mutating func append(_ other: BitRows) { words += other.words }

  /// Adds a set like one that is there; its row.
  mutating func append(copyOf row: Int32) -> Int32 {
    let start = Int(row) * width
    for word in start..<start + width { words.append(words[word]) }
    return Int32(words.count / width - 1)
  }

  /// Whether all that a set holds is in another one.
  func isSubset(_ row: Int32, of other: Int32) -> Bool {
    for word in 0..<width
    where words[Int(row) * width + word] & ~words[Int(other) * width + word] != 0 {
      return false
    }
    return true
  }

  /// Adds one set to another.
  mutating func formUnion(_ row: Int32, _ other: Int32) {
    guard row != other else { return }
    for word in 0..<width {
      words[Int(row) * width + word] |= words[Int(other) * width + word]
    }
  }

  /// Adds one of other sets as wide.
  public mutating func formUnion(_ row: Int32, with other: BitRows, _ otherRow: Int32) {
    for word in 0..<width {
      words[Int(row) * width + word] |= other.words[Int(otherRow) * width + word]
    }
  }

  /// Makes a set the same as one of other sets as wide.
  mutating func replace(_ row: Int32, with other: BitRows, _ otherRow: Int32) {
    for word in 0..<width {
      words[Int(row) * width + word] = other.words[Int(otherRow) * width + word]
    }
  }

  /// The least number that a set has in common with one of other sets as wide.
  func first(inRow row: Int32, and other: BitRows, _ otherRow: Int32) -> Int32? {
    for word in 0..<width {
      let common = words[Int(row) * width + word] & other.words[Int(otherRow) * width + word]
      if common != 0 { return Int32(word * UInt64.bitWidth + common.trailingZeroBitCount) }
    }
    return nil
  }

  /// Calls `body` with each number of a set.
  public func forEach(inRow row: Int32, _ body: (Int32) -> Void) {
    for word in 0..<width {
      var rest = words[Int(row) * width + word]
      while rest != 0 {
        body(Int32(word * UInt64.bitWidth + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
  }

  /// Whether a set has something in common with one of other sets as wide.
  public func intersects(_ row: Int32, _ other: BitRows, _ otherRow: Int32) -> Bool {
    for word in 0..<width
    where words[Int(row) * width + word] & other.words[Int(otherRow) * width + word] != 0 {
      return true
    }
    return false
  }
}
