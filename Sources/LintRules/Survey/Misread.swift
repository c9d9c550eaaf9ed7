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
    var styles: Set<Int32> = []
    for path in paths {
      let section = path.prefix { $0 != "." && $0 != "[" }
      switch section {
      case "screens":
        screens.formUnion(
          style.screens.indices.filter { Self.leads(path, to: style.screens[$0], style) })
      case "styles":
        styles.formUnion(
          style.styles.indices.filter { Self.leads(path, to: style.styles[$0], style) }
            .map(Int32.init))
      case "transitions", "motion", "budget", "targets", "include": break
      default: isEverywhere = true
      }
    }
    if !styles.isEmpty { add(styles, style) }
  }

  /// Whether something that bears on a screen was misread.
  func contains(_ screen: Int) -> Bool { isEverywhere || screens.contains(screen) }

  /// Whether nothing was misread at all.
  var isEmpty: Bool { !isEverywhere && screens.isEmpty }

  private static func leads(_ path: String, to definition: Definition, _ style: AppStyle) -> Bool {
    let rest = path.drop { $0 != "." }.dropFirst()
    let name = style.text(definition.name)
    return rest.hasPrefix(name)
      && (rest.count == name.count || rest.dropFirst(name.count).first == ".")
  }

  /// Adds the screens to which some styles apply; where stacks apply one, it can be any.
  private mutating func add(_ misread: Set<Int32>, _ style: AppStyle) {
    var styles = misread
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for (index, definition) in style.styles.enumerated() where !styles.contains(Int32(index)) {
        guard
          style.styleItems(in: definition.settings).contains(where: { styles.contains($0.target) })
        else { continue }
        styles.insert(Int32(index))
        hasGrown = true
      }
    }
    let isOnStack = style.stacks.contains { stack in
      style.stackStyleItems(in: stack.settings).contains { styles.contains($0.target) }
    }
    isEverywhere = isEverywhere || isOnStack
    screens.formUnion(
      style.screens.indices.filter { screen in
        style.styleItems(in: style.screens[screen].settings).contains { styles.contains($0.target) }
      })
  }
}
