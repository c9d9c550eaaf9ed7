import Diagnostics
import SourceText
import YAMLSyntax

/// What more than one file of a description says although only one may: names, and the sections that
/// stand once.
struct Repetitions {
  /// Where each section of the first file that has it stands, by the index of its key.
  fileprivate var sections: [Int: SourceRange] = [:]
  fileprivate var repeatedSections: [(key: Int, range: SourceRange)] = []
  fileprivate var names: [(definition: Definition, place: Located<String>)] = []

  fileprivate struct Definition: Hashable {
    let space: NameSpace
    let index: Int32
  }
}

extension StyleReader {
  /// Notes that a section that stands once is here; false if an earlier file has it.
  mutating func isFirst(_ entry: MapEntry, _ key: Int) -> Bool {
    let range = atKey(of: entry) { $0.place(of: entry.key) }
    guard repetitions.sections[key] != nil else {
      repetitions.sections[key] = range
      return true
    }
    repetitions.repeatedSections.append((key, range))
    return false
  }

  /// Notes that the name an entry's key defines is that of an earlier definition.
  mutating func noteRepetition(
    of name: NameTable.ID, _ index: Int32, _ space: NameSpace, at entry: MapEntry
  ) {
    let range = atKey(of: entry) { $0.place(of: entry.key) }
    repetitions.names.append(
      (.init(space: space, index: index), Located(style.text(name), at: range)))
  }

  /// Reports, at each place, what is defined at several.
  mutating func reportRepetitions() {
    for (key, ranges) in Dictionary(grouping: repetitions.repeatedSections, by: \.key) {
      guard let first = repetitions.sections[key] else { continue }
      let name = MapShape.file.keys[key].name
      reportRepetition(
        of: "'\(name)'", keyPath: name, at: [first] + ranges.map(\.range),
        help: "keep it in one of the files")
    }
    for (definition, repeated) in Dictionary(grouping: repetitions.names, by: \.definition) {
      guard let name = repeated.first?.place.value else { continue }
      reportRepetition(
        of: "the \(definition.space.noun) '\(name)'",
        keyPath: "\(definition.space.section).\(name)",
        at: [place(of: definition)] + repeated.map(\.place.range),
        help: "remove or rename one of them")
    }
  }

  private func place(of definition: Repetitions.Definition) -> SourceRange {
    let index = Int(definition.index)
    return switch definition.space {
    case .screen: style.screens[index].range
    case .stack: style.stacks[index].range
    case .style: style.styles[index].range
    case .color: style.palette[index].range
    }
  }

  private mutating func reportRepetition(
    of what: String, keyPath: String, at ranges: [SourceRange], help: String
  ) {
    for (index, range) in ranges.enumerated() {
      let other = index == 0 ? ranges[1] : ranges[0]
      report(
        .duplicateDefinition, at: range, keyPath: keyPath,
        message: "\(what) is defined in \(ranges.count) files",
        notes: [
          Note(index == 0 ? "it is defined here, too" : "the first, which counts", at: other)
        ],
        help: help)
    }
  }
}

extension NameSpace {
  /// What a definition of this space is called.
  var noun: String { self == .color ? "colour" : rawValue }

  /// The section that holds its definitions.
  fileprivate var section: String { self == .color ? "palette" : "\(rawValue)s" }
}
