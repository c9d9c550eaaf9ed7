/// Names that somebody may have meant, laid out to be searched for many misspelt ones.
///
/// Comparing each misspelt name with each that there is costs the square of a file's size. So, from a
/// few searches on, what is one change away is looked up by what both are when a letter is left out;
/// only what is farther away is compared with all, and answers are kept.
/// https://github.com/wolfgarbe/SymSpell
public struct CandidateNames: Sendable {
  /// The names, each once, in the order in which they were given.
  let names: [String]
  private var layout = Layout()
  private var tables: Tables?
  private var searchCount = 0
  private var answers: [Question: Answer?] = [:]

  /// Lays out names; of equal ones the first counts.
  public init(_ candidates: some Sequence<String>) {
    var seen: Set<String> = []
    names = candidates.filter { seen.insert($0).inserted }
    for name in names { layout.append(name) }
  }

  /// The nearest of the names, and whether others are as near.
  struct Answer {
    let name: String
    let isTied: Bool
    let nearness: Nearness
  }

  private struct Question: Hashable {
    let text: String
    let own: String?
  }

  /// The name that was probably meant by a text, as `NearestName` says.
  ///
  /// - Parameter budget: the letters that may be compared; what would need more has no answer.
  mutating func answer(to text: String, except own: String?, budget: inout Int) -> Answer? {
    guard !text.isEmpty else { return nil }
    searchCount += 1
    guard searchCount > Self.fewSearches, names.count > Self.fewNames else {
      return search(for: text, except: own, budget: &budget)
    }
    if tables == nil { tables = Tables(layout) }
    let question = Question(text: text, own: own)
    if let known = answers[question] { return known }
    let answer = search(for: text, except: own, budget: &budget)
    answers[question] = .some(answer)
    return answer
  }

  private static let fewSearches = 8
  private static let fewNames = 64

  // MARK: Searching

  private func search(for text: String, except own: String?, budget: inout Int) -> Answer? {
    let wanted = MisspeltName(text)
    let isOther = { (index: Int) in names[index] != text && names[index] != own }
    let same = samePlain(wanted, isOther)
    if let first = same.first {
      return answer(to: wanted, first, isTied: same.count > 1)
    }
    if let tables, wanted.limit > 0 {
      let near = tables.candidates(of: wanted.bytes).filter {
        isOther($0) && wanted.isOneChange(from: layout.bytes(of: $0))
      }
      if let first = near.first { return answer(to: wanted, first, isTied: near.count > 1) }
    }
    return scan(for: wanted, isOther, budget: &budget)
  }

  private func answer(to wanted: MisspeltName, _ index: Int, isTied: Bool) -> Answer {
    let isSlip = wanted.isSlip(of: layout.bytes(of: index), plain: MisspeltName.plain(names[index]))
    return Answer(name: names[index], isTied: isTied, nearness: isSlip ? .slip : .near)
  }

  /// The names that differ in case and separators alone.
  private func samePlain(_ wanted: MisspeltName, _ isOther: (Int) -> Bool) -> [Int] {
    guard !wanted.plain.isEmpty else { return [] }
    let hash = FNV1a.of(wanted.plain)
    func isSame(_ index: Int) -> Bool {
      layout.entries[index].plainHash == hash && isOther(index)
        && MisspeltName.plain(names[index]) == wanted.plain
    }
    guard let tables else { return layout.entries.indices.filter(isSame) }
    return tables.plain.values(of: hash).filter(isSame)
  }

  /// Compares a name with all.
  private func scan(
    for wanted: MisspeltName, _ isOther: (Int) -> Bool, budget: inout Int
  ) -> Answer? {
    var best: (index: Int, distance: Int)?
    var isTied = false
    var alike: [Int] = []
    for (index, entry) in layout.entries.enumerated() {
      guard budget > 0 else { return nil }
      budget -= 1
      let bytes = layout.bytes(of: index)
      if alike.count < 2, wanted.beginsLike(bytes), isOther(index) { alike.append(index) }
      let limit = min(wanted.limit, best?.distance ?? .max)
      guard abs(bytes.count - wanted.bytes.count) <= limit,
        (entry.letters ^ wanted.letters).nonzeroBitCount <= 2 * limit
      else { continue }
      budget -= bytes.count
      guard let distance = wanted.distance(to: bytes, within: limit), isOther(index) else {
        continue
      }
      isTied = distance == best?.distance
      if !isTied { best = (index, distance) }
    }
    if let best { return answer(to: wanted, best.index, isTied: isTied) }
    return alike.count == 1
      ? Answer(name: names[alike[0]], isTied: false, nearness: .beginning) : nil
  }
}

// MARK: - Layout

/// The bytes of names, end to end.
private struct Layout {
  private(set) var entries: [Entry] = []
  private var text: [UInt8] = []

  struct Entry {
    let start: Int
    let end: Int
    /// Which letters it has, as `MisspeltName.letters(of:)` counts them.
    let letters: UInt64
    let plainHash: UInt64
  }

  mutating func append(_ name: String) {
    let start = text.count
    text += name.utf8
    entries.append(
      Entry(
        start: start, end: text.count, letters: MisspeltName.letters(of: text[start...]),
        plainHash: FNV1a.of(MisspeltName.plain(name))))
  }

  func bytes(of index: Int) -> ArraySlice<UInt8> {
    text[entries[index].start..<entries[index].end]
  }
}

/// Where names are found by what they have in common with a misspelt one.
private struct Tables {
  /// By the name without case and separators.
  private(set) var plain = Chains()
  /// By the name, and by the name without each of its letters.
  private var shortened = Chains()

  init(_ layout: Layout) {
    for index in layout.entries.indices {
      plain.add(index, at: layout.entries[index].plainHash)
      Self.forEachShortened(layout.bytes(of: index)) { shortened.add(index, at: $0) }
    }
  }

  /// The names that may be one change away, in their order.
  func candidates(of bytes: [UInt8]) -> [Int] {
    var found: Set<Int> = []
    Self.forEachShortened(bytes[...]) { found.formUnion(shortened.values(of: $0)) }
    return found.sorted()
  }

  /// A change in a text that is longer than any name is not looked for.
  private static func forEachShortened(_ bytes: ArraySlice<UInt8>, _ body: (UInt64) -> Void) {
    guard bytes.count <= MisspeltName.longest else { return }
    body(FNV1a.of(bytes))
    var start = FNV1a()
    for left in bytes.indices {
      var hash = start
      hash.add(bytes[(left + 1)...])
      // Of a double letter, one is left out like the other.
      if left == bytes.startIndex || bytes[left] != bytes[left - 1] { body(hash.value) }
      start.add(bytes[left...left])
    }
  }
}

/// Numbers under hashes, several under one, in the order in which they were added.
private struct Chains {
  private var lasts: [UInt64: Int32] = [:]
  private var links: [(value: Int32, previous: Int32)] = []

  mutating func add(_ value: Int, at hash: UInt64) {
    let link = Int32(links.count)
    links.append((Int32(value), lasts.updateValue(link, forKey: hash) ?? -1))
  }

  func values(of hash: UInt64) -> [Int] {
    var values: [Int] = []
    var next = lasts[hash] ?? -1
    while next >= 0 {
      values.append(Int(links[Int(next)].value))
      next = links[Int(next)].previous
    }
    return values.reversed()
  }
}
