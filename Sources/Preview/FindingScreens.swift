import Diagnostics
import SourceText
import StyleModel

/// Finds the screens that a finding is about: those in whose entry one of its places lies, and those
/// that its message names.
///
/// The second, because what is wrong with a screen may have been written in a style.
struct FindingScreens {
  private let numbers: [String: Int]
  private let entries: [(range: SourceRange, screen: Int)]

  init(_ style: AppStyle) {
    let screens = style.screens.indices
    numbers = Dictionary(screens.map { (style.screenName($0), $0) }) { first, _ in first }
    entries = screens.map { screen in
      let definition = style.screens[screen]
      let end = max(definition.range.end, definition.end)
      return (SourceRange(start: definition.range.start, end: end), screen)
    }.sorted { $0.range < $1.range }
  }

  /// The screens, by number, in order.
  func screens(of finding: Finding) -> [Int] {
    var found = Set(([finding.range] + finding.notes.map(\.range)).compactMap(screen))
    // What a message quotes of the user's text stands between single quotes.
    let parts = finding.message.split(separator: "'", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where index % 2 == 1 {
      if let screen = numbers[String(part)] { found.insert(screen) }
    }
    return found.sorted()
  }

  private func screen(at place: SourceRange) -> Int? {
    let next = entries.partitioningIndex { $0.range.start > place.start }
    guard next > 0, place.start < entries[next - 1].range.end else { return nil }
    return entries[next - 1].screen
  }
}
