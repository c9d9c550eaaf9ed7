public import Diagnostics
import SourceText
public import YAMLSyntax

/// Reads what the files of a description say in the language of NavStyle.
///
/// It is total: what is wrong is reported, a neutral value takes its place, and reading goes on.
///
/// - Parameter files: the parsed files.
/// - Returns: the description, and the findings of the Schema and References groups that reading
///   alone can show.
public func readStyle(_ files: borrowing StyleFiles) -> Parsed<AppStyle> {
  guard let first = files.documents.first else { return Parsed(AppStyle(), []) }
  // Holds what has been made of the files, which goes from reader to reader.
  var whole = StyleReader(first)
  var readers = files.documents.map { StyleReader($0, at: whole.style.sources.add($0.file)) }
  // What a piece does not define may be defined by what it is a piece of.
  let isLonePiece = isPiece(first)
  whole.style.isCut = files.isCut || isLonePiece
  whole.unread.unmatched = files.unmatched
  whole.style.reserveCapacity(for: files.documents)
  var outlines: [StyleReader.Outline?] = []
  for index in readers.indices {
    whole.exchange(with: &readers[index])
    outlines.append(readers[index].outline(isEntry: index == 0))
    whole.exchange(with: &readers[index])
  }
  if isLonePiece, !files.isCut {
    whole.reportLonePiece(outlines, includedBy: files.includers)
  } else {
    whole.reportMissingSections(outlines)
  }
  whole.defineDefaultStack(outlines)
  for index in readers.indices {
    guard let outline = outlines[index] else { continue }
    whole.exchange(with: &readers[index])
    readers[index].read(outline)
    whole.exchange(with: &readers[index])
  }
  whole.finish()
  return Parsed(whole.style, whole.findings)
}

/// Reads a description of one file.
public func readStyle(_ document: Document) -> Parsed<AppStyle> {
  readStyle(StyleFiles(Parsed(document, [])))
}

extension AppStyle {
  fileprivate mutating func reserveCapacity(for documents: [Document]) {
    // More than any style file holds: what is not used of a reservation costs nothing.
    let count = documents.reduce(0) { $0 + $1.nodeCount }
    names.reserve(names: count / 4, bytes: documents.reduce(0) { $0 + $1.file.bytes.count } / 4)
    settings.reserveLargePages(count / 2)
    items.reserveCapacity(count / 2)
    lists.reserveCapacity(count / 4)
  }
}

extension StyleReader {
  /// Reads all that a file has, in an order of its own.
  fileprivate mutating func read(_ outline: Outline) {
    for (index, key) in MapShape.file.keys.enumerated() {
      if let entry = outline.sections[index] {
        readSection(entry, index, key, outline.names[index])
      }
    }
    // Closes the sections' maps, too.
    entries.close(outline.map)
  }

  /// What can be told when everything is read.
  fileprivate mutating func finish() {
    settleUnread()
    finishColors()
    checkStyleCycles()
    reportRepetitions()
  }

  private mutating func readSection(
    _ entry: MapEntry, _ index: Int, _ key: KeyDescription, _ names: DefinedNames?
  ) {
    within(entry) { reader in
      switch key.type {
      case .version: reader.readVersion(entry.value)
      case .palette: if let names { reader.readPalette(names) }
      case .table(let space, let shape):
        if let names { reader.readTable(entry.value, names, space, shape) }
      case .list(let shape): reader.readOverrides(entry.value, shape)
      case .map(let shape):
        let targets = reader.style.targets
        let settings = reader.readSettings(entry.value, shape)
        guard reader.isFirst(entry, index) else {
          reader.style.targets = targets
          return
        }
        switch key.name {
        case "targets": reader.applyTargets(settings)
        case "motion": reader.style.motion = settings
        case "budget": reader.style.budget = settings
        default: reader.style.defaults = settings
        }
      default: break
      }
    }
  }

  private mutating func readVersion(_ node: Node) {
    guard let text = scalarText(node, expecting: .version) else { return }
    let isPlain = document.style(of: document.resolved(node)) == .plain
    guard isPlain, Self.isJSONNumber(text), let number = Int(text) else {
      return wrongType(node, expecting: .version, fix: Double(text) == 1 ? "1" : nil)
    }
    guard number != 1 else { return }
    report(
      .unsupportedVersion, document.resolved(node),
      message: "version \(number) of the language is not known",
      help: "this navstyle reads version 1: write 'navstyle: 1', or update the tool")
  }

  private mutating func readPalette(_ defined: DefinedNames) {
    for (position, name) in zip(defined.entries, defined.names) {
      let entry = entries[position]
      let isBroken = reportBrokenKey(entry)
      let range = isBroken ? placeOfKey(entry) : checkName(of: entry, in: .color)
      let end = end(of: entry, at: range)
      let isSection = isBroken || reportSectionInside(entry, ["light", "dark", "p3"])
      if isSection || isUsedByAlias(entry) {
        countAsUsed(document.text(of: entry.key), in: .color)
      }
      within(entry) { reader in
        let read = isSection ? nil : reader.readColor(entry.value)
        let color = read ?? reader.style.colors.intern(.literal(.clear))
        guard !defined.repeated.contains(position) else { return }
        reader.style.palette.append(
          AppStyle.PaletteColor(name: name, range: range, end: end, color: color))
      }
    }
  }

  private mutating func readTable(
    _ node: Node, _ defined: DefinedNames, _ space: NameSpace, _ shape: MapShape
  ) {
    if space == .screen, !style.isCut, style.index.count(in: .screen) == 0 {
      report(
        .missingKey, document.resolved(node), message: "there is no screen in 'screens'",
        help: "describe at least one: 'screens: { home: {} }'")
    }
    let keys = Set(shape.keys.map(\.name))
    for (position, name) in zip(defined.entries, defined.names) {
      let entry = entries[position]
      let isBroken = reportBrokenKey(entry)
      let range = isBroken ? placeOfKey(entry) : checkName(of: entry, in: space)
      let end = end(of: entry, at: range)
      let isSection = isBroken || reportSectionInside(entry, keys)
      if isSection || (space == .style && isUsedByAlias(entry)) {
        countAsUsed(document.text(of: entry.key), in: space)
      }
      within(entry) { reader in
        let start = Int32(reader.style.settings.count)
        let settings = isSection ? start..<start : reader.readSettings(entry.value, shape)
        guard !defined.repeated.contains(position) else { return reader.mention(entry.value) }
        // It was reported: that nothing leads to it would be said on top.
        if space == .screen, !reader.isMap(entry.value) {
          reader.style.uses.probableScreens.insert(Int32(reader.style.screens.count))
        }
        let definition = Definition(name: name, range: range, end: end, settings: settings)
        switch space {
        case .screen: reader.style.screens.append(definition)
        case .stack: reader.style.stacks.append(definition)
        case .style: reader.style.styles.append(definition)
        case .color: break
        }
      }
    }
  }

  /// Whether something else uses what an entry defines through an anchor in it.
  private func isUsedByAlias(_ entry: MapEntry) -> Bool {
    entry.merge == nil && document.isUsedElsewhere(entry.value)
  }

  private mutating func readOverrides(_ node: Node, _ shape: MapShape) {
    style.firstTransitions.append(style.transitions.count)
    forEachItem(of: node, expecting: .list(shape)) { reader, item in
      reader.style.transitions.append(reader.readSettings(item, shape))
    }
  }

  /// Where the entry of a key ends that is shown at a place; there if it stands elsewhere.
  func end(of entry: MapEntry, at place: SourceRange) -> UInt32 {
    guard entry.merge == nil else { return place.start }
    return document.range(of: entry.value).shifted(by: base).end
  }

  private mutating func placeOfKey(_ entry: MapEntry) -> SourceRange {
    atKey(of: entry) { $0.place(of: entry.key) }
  }

  /// Checks the spelling of the name an entry's key defines; a bad one still is the name.
  private mutating func checkName(of entry: MapEntry, in space: NameSpace) -> SourceRange {
    atKey(of: entry) { reader in
      let isGood = reader.checkName(entry.key, of: space.noun, isColor: space == .color)
      if !isGood { reader.noteBadName(entry.key, in: space) }
      return reader.place(of: entry.key)
    }
  }

  /// Checks the spelling of a name that a key defines; false if it is none.
  @discardableResult
  mutating func checkName(_ key: Node, of kind: String, isColor: Bool = false) -> Bool {
    let bytes = document.bytes(of: key)
    if !NameSpace.isName(bytes) {
      report(
        .wrongType, key, keyPath: keyPath(to: key),
        message: "'\(shown(key))' is not a name for a \(kind)",
        help: "a name is a letter or '_', then letters, digits, '_', '.' and '-', at most "
          + "\(ValueType.longestName) bytes"
      )
      return false
    } else if isColor, NameSpace.color.reserved.contains(document.text(of: key)) {
      report(
        .wrongType, key, keyPath: keyPath(to: key),
        message: "'\(shown(key))' is a word of the language, not a name for a \(kind)",
        help: "choose another name")
      return false
    }
    checkAmbiguity(key, isKey: true)
    return true
  }

  // MARK: When everything is read

  private mutating func finishColors() {
    for cycle in style.colors.resolve(palette: style.palette.map(\.color)) {
      reportCycle(
        cycle.map { style.palette[Int($0)] }.map { (style.text($0.name), $0.range) },
        of: "colour", in: "palette")
    }
  }

  /// A style that applies itself would never end.
  private mutating func checkStyleCycles() {
    enum State { case new, open, done }
    // Each circle is shown whole; a file of nothing but circles would cost the square of its size.
    var budget = 10_000
    var states = [State](repeating: .new, count: style.styles.count)
    for start in style.styles.indices where states[start] == .new {
      var path: [(style: Int, next: Int)] = [(start, 0)]
      states[start] = .open
      while let (current, next) = path.last {
        let used = style.styleItems(in: style.styles[current].settings)
        guard next < used.count else {
          states[current] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = Int(used[used.startIndex + next].target)
        switch states[target] {
        case .new:
          states[target] = .open
          path.append((target, 0))
        case .open:
          guard budget > 0 else { break }
          let cycle = path[(path.lastIndex { $0.style == target } ?? 0)...]
          budget -= cycle.count
          reportCycle(
            cycle.map { style.styles[$0.style] }.map { (style.text($0.name), $0.range) },
            of: "style", in: "styles")
        case .done: break
        }
      }
    }
  }

  private mutating func reportCycle(
    _ members: [(name: String, range: SourceRange)], of kind: String, in section: String
  ) {
    guard let start = members.indices.min(by: { members[$0].range < members[$1].range }) else {
      return
    }
    let members = Array(members[start...] + members[..<start])
    let first = members[0]
    let names = members.map { "'\($0.name)'" } + ["'\(first.name)'"]
    report(
      .definitionCycle, at: first.range, keyPath: "\(section).\(first.name)",
      message: members.count == 1
        ? "the \(kind) '\(first.name)' is defined by itself"
        : "these \(kind)s define each other: \(names.joined(separator: " → "))",
      notes: members.dropFirst().map { Note("'\($0.name)' is part of the circle", at: $0.range) },
      help: cure(ofCycle: members.map(\.name), in: section))
  }
}

extension StyleReader {
  private func cure(ofCycle names: [String], in section: String) -> String {
    guard names.count == 1 else { return "give one of them a value of its own" }
    return section == "palette" && SystemColors.byName[names[0]] != nil
      ? "remove it: '\(names[0])' is a colour of UIKit's, and needs no definition"
      : "give it a value of its own"
  }
}

extension AppStyle {
  /// The styles that a screen or style applies, in order.
  public func styleItems(in settings: Range<Int32>) -> ArraySlice<ListItem> {
    items(.style, in: settings)
  }
}
