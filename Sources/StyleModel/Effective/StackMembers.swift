/// What the stacks that a screen can stand in mean for it: whose style applies to it, and whether it
/// ever owns the status bar.
///
/// Both are asked before anything is navigated, because looks depend on them; so it walks the links
/// itself, and only where some stack has a style or is a sheet.
struct StackMembers: Sendable {
  /// By screen: a stack for each distinct style of the stacks it can stand in, those declared first
  /// first. Empty if no stack has a style.
  private var styling: [[Int32]] = []
  /// By screen: whether it stands in sheets only. Empty if there is no sheet.
  private var isInSheetsOnly: [Bool] = []

  /// More different styles than this, of stacks that share a screen, are not told apart.
  private static let keptStyles = 8

  init(_ style: AppStyle) {
    if style.stacks.contains(where: { !style.stackStyleItems(in: $0.settings).isEmpty }) {
      findStyles(style)
    }
    let isSheet = style.stacks.map { style.stackKind(in: $0.settings) == .sheet }
    guard isSheet.contains(true) else { return }
    var reach = [[Bool]](
      repeating: Array(repeating: false, count: style.screens.count), count: 2)
    for (stack, isSheet) in zip(style.stacks, isSheet) {
      guard let root = style.reference(.stackRoot, in: stack.settings) else { continue }
      style.walk(from: root) { screen in
        defer { reach[isSheet ? 1 : 0][screen] = true }
        return !reach[isSheet ? 1 : 0][screen]
      }
    }
    isInSheetsOnly = zip(reach[0], reach[1]).map { !$0 && $1 }
  }

  /// Whether stacks mean nothing to any look.
  var isEmpty: Bool { styling.isEmpty && isInSheetsOnly.isEmpty }

  /// A stack for each distinct style that can apply to a screen; the first one's does.
  func stacks(stylingScreen screen: Int) -> [Int32] { styling.isEmpty ? [] : styling[screen] }

  /// Whether a screen never owns the status bar.
  func isInSheetsOnly(_ screen: Int) -> Bool { !isInSheetsOnly.isEmpty && isInSheetsOnly[screen] }

  private mutating func findStyles(_ style: AppStyle) {
    styling = Array(repeating: [], count: style.screens.count)
    var firsts: [[Int32]: Int32] = [:]
    for (index, stack) in style.stacks.enumerated() {
      guard let root = style.reference(.stackRoot, in: stack.settings) else { continue }
      let applied = style.stackStyleItems(in: stack.settings).map(\.target)
      let first = firsts[applied, default: Int32(index)]
      firsts[applied] = first
      style.walk(from: root) { screen in
        guard styling[screen].count < Self.keptStyles, !styling[screen].contains(first) else {
          return false
        }
        styling[screen].append(first)
        return true
      }
    }
  }
}

extension AppStyle {
  /// The styles that a stack applies to its screens, in order.
  public func stackStyleItems(in settings: Range<Int32>) -> ArraySlice<ListItem> {
    items(.stackStyle, in: settings)
  }

  /// Where a stack stands.
  public func stackKind(in settings: Range<Int32>) -> StackKind {
    keyword(.stackKind, in: settings).flatMap(StackKind.init(word:)) ?? .window
  }

  /// Goes from a screen to all that can come up in the same stack, as long as `enter` says so.
  fileprivate func walk(from root: Int, _ enter: (Int) -> Bool) {
    guard enter(root) else { return }
    var queue = [root]
    while let screen = queue.popLast() {
      for index in screens[screen].settings {
        let setting = settings[Int(index)]
        guard case .list(let list) = setting.value else { continue }
        switch setting.attribute {
        case .push, .replaceTop:
          for item in items(ofList: list) where enter(Int(item.target)) {
            queue.append(Int(item.target))
          }
        case .replace:
          for inner in items(ofList: list) {
            for item in items(ofList: inner.target) where enter(Int(item.target)) {
              queue.append(Int(item.target))
            }
          }
        default: break
        }
      }
    }
  }
}
