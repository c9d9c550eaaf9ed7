import StyleModel

/// The operations of every screen, found once.
struct Links {
  let style: AppStyle
  private let items: [ListItem]
  private var lists: [Lists] = []
  /// The screens that screens push, screen after screen; searches go over them many times, so they
  /// are kept apart from the places they were written at.
  private var pushed: [Int32] = []
  /// Where the part of each screen begins in `pushed`, and at last where that of the last one ends.
  private var pushedEnds: [Int32] = []

  /// The lists of one screen, as indices of items.
  private struct Lists {
    var push: Range<Int32> = 0..<0
    var popTo: Range<Int32> = 0..<0
    var replace: Range<Int32> = 0..<0
    var replaceTop: Range<Int32> = 0..<0
  }

  /// The screens that say of themselves that they return to the root, and the settings that do.
  private(set) var returns: [RootReach.Return] = []
  /// Whether any screen exchanges the top; where none does, nobody need ask.
  private(set) var hasReplaceTops = false

  init(_ style: AppStyle) {
    self.style = style
    items = style.items
    lists.reserveCapacity(style.screens.count)
    pushedEnds.reserveCapacity(style.screens.count + 1)
    pushed.reserveCapacity(style.items.count)
    pushedEnds.append(0)
    for (screen, definition) in style.screens.enumerated() {
      var found = Lists()
      for index in definition.settings {
        let setting = style.settings[Int(index)]
        guard case .list(let list) = setting.value else {
          if setting.attribute == .popToRoot, setting.value == .boolean(true) {
            returns.append(RootReach.Return(screen: Int32(screen), source: index))
          }
          continue
        }
        switch setting.attribute {
        case .push: found.push = style.lists[Int(list)]
        case .popTo: found.popTo = style.lists[Int(list)]
        case .replace: found.replace = style.lists[Int(list)]
        case .replaceTop:
          found.replaceTop = style.lists[Int(list)]
          hasReplaceTops = true
        default: break
        }
      }
      lists.append(found)
      for index in found.push { pushed.append(items[Int(index)].target) }
      pushedEnds.append(Int32(pushed.count))
    }
  }

  var screenCount: Int { lists.count }

  /// The screens a screen pushes.
  func pushes(_ screen: Int32) -> ArraySlice<ListItem> {
    items(lists[Int(screen)].push)
  }

  /// The stacks a screen puts in place of its own, as lists of lists.
  func replaces(_ screen: Int32) -> ArraySlice<ListItem> {
    items(lists[Int(screen)].replace)
  }

  /// The screens a screen puts in its own place.
  func replaceTops(_ screen: Int32) -> ArraySlice<ListItem> {
    items(lists[Int(screen)].replaceTop)
  }

  private func items(_ range: Range<Int32>) -> ArraySlice<ListItem> {
    items[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// Calls `body` with place and target of each link by an operation that names its targets, but for
  /// those that name what an earlier one named.
  func forEachDistinct(
    _ operation: Operation, of screen: Int, _ body: (Int, Int32) -> Void
  ) {
    let range: Range<Int32>
    switch operation {
    case .push: range = lists[screen].push
    case .popTo: range = lists[screen].popTo
    case .replaceTop: range = lists[screen].replaceTop
    case .pop, .popToRoot, .replace, .backMenu, .tabTap: return
    }
    // A few are compared with each other; a set would cost more than they do.
    var seen: Set<Int32> = []
    for index in range {
      let target = items[Int(index)].target
      let isNew =
        range.count > 8
        ? seen.insert(target).inserted
        : !(range.lowerBound..<index).contains { items[Int($0)].target == target }
      if isNew { body(Int(index), target) }
    }
  }

  /// The stack that a replace puts in place of another, bottom first.
  func screens(ofReplace edge: Edge) -> [Int32] {
    style.items(ofList: list(ofReplace: edge)).map(\.target)
  }

  /// The list of a replace.
  func list(ofReplace edge: Edge) -> Int32 {
    let lists = replaces(edge.from)
    return lists[lists.startIndex + Int(edge.list)].target
  }

  /// Calls `body` with each screen that a screen pushes.
  func forEachPush(of screen: Int32, _ body: (Int32) -> Void) {
    for index in pushedIndices(screen) { body(pushed[index]) }
  }

  /// The screens that a screen pushes, as often as it says so.
  func pushTargets(of screen: Int32) -> ArraySlice<Int32> { pushed[pushedIndices(screen)] }

  private func pushedIndices(_ screen: Int32) -> Range<Int> {
    Int(pushedEnds[Int(screen)])..<Int(pushedEnds[Int(screen) + 1])
  }

  /// A stack that a screen puts in place of its own.
  struct Replacement {
    let screen: Int32
    /// The list that names it.
    let list: Int32
    /// What is in it, bottom first.
    let screens: [Int32]
  }

  /// The stacks that some screens put in place of theirs, screen by screen.
  func replacements(by isAsked: [Bool]) -> [Replacement] {
    isAsked.indices.filter { isAsked[$0] && hasReplaces(Int32($0)) }.flatMap { screen in
      replaces(Int32(screen)).map { item in
        Replacement(
          screen: Int32(screen), list: item.target,
          screens: style.items(ofList: item.target).map(\.target))
      }
    }
  }

  /// Whether a screen replaces its stack at all.
  func hasReplaces(_ screen: Int32) -> Bool { !lists[Int(screen)].replace.isEmpty }

  /// The screens that can stand where one of these stands: themselves, and what is put in their
  /// place.
  func exchanges(of start: [Int32]) -> [Int32] {
    guard hasReplaceTops else { return start }
    var found: Set<Int32> = []
    var result = start.filter { found.insert($0).inserted }
    var next = 0
    while next < result.count {
      for item in replaceTops(result[next]) where found.insert(item.target).inserted {
        result.append(item.target)
      }
      next += 1
    }
    return result
  }

  /// The screens that can come on top, starting from these.
  func closure(of start: [Int32]) -> [Bool] {
    var isReached = [Bool](repeating: false, count: screenCount)
    follow(start, marking: &isReached)
    return isReached
  }

  /// The fewest of these screens from which all of them can come on top, in their order.
  func sources(of screens: [Int32]) -> [Int32] {
    func uncovered(_ screens: [Int32]) -> [Int32] {
      var isReached = [Bool](repeating: false, count: screenCount)
      var found: [Int32] = []
      for screen in screens where !isReached[Int(screen)] {
        found.append(screen)
        follow([screen], marking: &isReached)
      }
      return found
    }
    // None of those leads to a later one, so only a later one can lead to it.
    return uncovered(uncovered(screens).reversed()).reversed()
  }

  /// Marks the screens that can come on top, starting from these, but for those behind marked ones.
  private func follow(_ start: [Int32], marking isReached: inout [Bool]) {
    for screen in start {
      visit(from: screen) { screen in
        defer { isReached[Int(screen)] = true }
        return !isReached[Int(screen)]
      }
    }
  }

  /// Goes from a screen to all that can come on top after it, as long as `enter` says so.
  @inline(__always)
  func visit(from start: Int32, _ enter: (Int32) -> Bool) {
    guard enter(start) else { return }
    var queue = [start]
    while let screen = queue.popLast() {
      for index in pushedIndices(screen) where enter(pushed[index]) { queue.append(pushed[index]) }
      if hasReplaceTops {
        for item in replaceTops(screen) where enter(item.target) { queue.append(item.target) }
      }
      guard hasReplaces(screen) else { continue }
      for list in replaces(screen) {
        for item in style.items(ofList: list.target) where enter(item.target) {
          queue.append(item.target)
        }
      }
    }
  }
}

extension Links {
  /// By screen: from which of these starts it can come on top by pushes and exchanges, as bits. At
  /// most 64 starts.
  ///
  /// All starts are followed at a time, so that what many of them lead to is not searched for each.
  func reach(of starts: [[Int32]]) -> [UInt64] {
    var reach = [UInt64](repeating: 0, count: screenCount)
    var isWaiting = [Bool](repeating: false, count: screenCount)
    var queue: [Int32] = []
    var head = 0
    func arrive(_ screen: Int32, _ bits: UInt64) {
      guard bits & ~reach[Int(screen)] != 0 else { return }
      reach[Int(screen)] |= bits
      guard !isWaiting[Int(screen)] else { return }
      isWaiting[Int(screen)] = true
      queue.append(screen)
    }
    for (bit, start) in starts.enumerated() {
      for screen in start { arrive(screen, 1 << UInt64(bit)) }
    }
    while head < queue.count {
      let screen = queue[head]
      head += 1
      isWaiting[Int(screen)] = false
      for index in pushedIndices(screen) { arrive(pushed[index], reach[Int(screen)]) }
      guard hasReplaceTops else { continue }
      for item in replaceTops(screen) { arrive(item.target, reach[Int(screen)]) }
    }
    return reach
  }

  /// The screens from which one of `targets` can come on top: the links walked backwards.
  func origins(of targets: [Bool]) -> [Bool] {
    guard targets.contains(true) else { return targets }
    // Every link once, grouped by where it leads.
    var ends = [Int32](repeating: 0, count: screenCount + 1)
    forEachLink { _, to in ends[Int(to) + 1] += 1 }
    for screen in 0..<screenCount { ends[screen + 1] += ends[screen] }
    var sources = [Int32](repeating: 0, count: Int(ends[screenCount]))
    var next = ends
    forEachLink { from, to in
      sources[Int(next[Int(to)])] = from
      next[Int(to)] += 1
    }
    var isOrigin = targets
    var queue = targets.indices.filter { targets[$0] }
    while let screen = queue.popLast() {
      for source in sources[Int(ends[screen])..<Int(ends[screen + 1])] where !isOrigin[Int(source)]
      {
        isOrigin[Int(source)] = true
        queue.append(Int(source))
      }
    }
    return isOrigin
  }

  private func forEachLink(_ body: (Int32, Int32) -> Void) {
    for screen in 0..<Int32(screenCount) {
      forEachPush(of: screen) { body(screen, $0) }
      if hasReplaceTops { for item in replaceTops(screen) { body(screen, item.target) } }
      guard hasReplaces(screen) else { continue }
      for list in replaces(screen) {
        for item in style.items(ofList: list.target) { body(screen, item.target) }
      }
    }
  }
}
