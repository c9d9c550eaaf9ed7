import Diagnostics
import StyleModel

/// The screens of which something was not understood: their values are not all that was meant, so
/// they are not judged by how they look.
///
/// One mistake is one finding: what only follows from it would be said on top.
struct Misread: Sendable {
  /// Whether it can be any screen.
  private var isEverywhere = false
  private var screens: Set<Int> = []

  /// Nothing that bears on a screen was misread.
  static let nothing = Misread()

  private init() {}

  /// What the mistakes that were found while reading bear on.
  init(_ findings: [Finding], _ style: AppStyle) {
    let paths = findings.filter(\.isBlocking).map(\.keyPath)
    guard !paths.isEmpty else { return }
    var named: (screens: Set<String>, styles: Set<String>) = ([], [])
    for path in paths {
      switch path.prefix(while: { $0 != "." && $0 != "[" }) {
      case "screens": named.screens.formUnion(Self.names(on: path))
      case "styles": named.styles.formUnion(Self.names(on: path))
      case "transitions", "motion", "budget", "targets", "include": break
      default: isEverywhere = true
      }
    }
    if !named.screens.isEmpty {
      screens = Set(
        style.screens.indices.filter { named.screens.contains(style.screenName($0)) })
    }
    if !named.styles.isEmpty {
      add(
        style.styles.indices.filter { named.styles.contains(style.text(style.styles[$0].name)) },
        style)
    }
  }

  /// Whether something that bears on a screen was misread.
  func contains(_ screen: Int) -> Bool { isEverywhere || screens.contains(screen) }

  /// Whether nothing was misread at all.
  var isEmpty: Bool { !isEverywhere && screens.isEmpty }

  /// What the definition may be called that a key path leads to: names may hold dots.
  private static func names(on path: String) -> [String] {
    let rest = path.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    let dots = rest.indices.filter { rest[$0] == UInt8(ascii: ".") }
    return (dots + [rest.endIndex]).map { String(Substring(rest[..<$0])) }
  }

  /// Adds the screens to which some styles apply; where stacks apply one, it can be any.
  private mutating func add(_ misread: [Int], _ style: AppStyle) {
    var users: [Int32: [Int]] = [:]
    for (index, definition) in style.styles.enumerated() {
      for item in style.styleItems(in: definition.settings) {
        users[item.target, default: []].append(index)
      }
    }
    var styles = Set(misread)
    var queue = misread
    while let next = queue.popLast() {
      for user in users[Int32(next)] ?? [] where styles.insert(user).inserted {
        queue.append(user)
      }
    }
    func isMisread(_ items: ArraySlice<ListItem>) -> Bool {
      items.contains { styles.contains(Int($0.target)) }
    }
    isEverywhere =
      isEverywhere || style.stacks.contains { isMisread(style.stackStyleItems(in: $0.settings)) }
    screens.formUnion(
      style.screens.indices.filter {
        isMisread(style.styleItems(in: style.screens[$0].settings))
      })
  }
}
