import Diagnostics
import TestSupport
import Testing

@Suite struct CandidateNamesTests {
  @Test(arguments: 0..<12)
  func `however many names there are, the nearest is that of the plain definition`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet = Array(["abA-", "abcdefgh-_.", "ouclr", "éñaß日"][seed % 4])
    let names = (0..<[5, 70, 100][seed % 3]).map { _ in
      Self.word(of: alphabet, longest: 4 + 2 * seed, &generator)
    }
    var candidates = CandidateNames(names)
    var search = NearestName()
    for _ in 0..<40 {
      let name = names[generator.below(names.count)]
      let text = Self.spoilt(name, alphabet, &generator)
      let own = generator.chance(0.3) ? names[generator.below(names.count)] : nil
      let expected = PlainSearch(text, names.filter { $0 != text && $0 != own })
      let answer = search.nearest(to: text, among: &candidates, except: own)
      #expect(answer == expected.answer, "\(text)")
      #expect(search.isTied == expected.isTied, "\(text)")
    }
  }

  @Test func `long names, too, are found when a letter is wrong`() {
    let long = String(repeating: "abcdefgh", count: 15)
    var search = NearestName()
    for count in [2, 100] {
      var candidates = CandidateNames([long] + (1..<count).map { "\($0)\(long)\($0)" })
      for _ in 0..<20 {
        #expect(search.nearest(to: "x" + long, among: &candidates) == long)
        #expect(search.nearest(to: String(long.dropLast()), among: &candidates) == long)
        #expect(search.nearest(to: "xyz" + long, among: &candidates) == nil)
      }
    }
  }

  @Test func `a text without end is near to nothing`() {
    var search = NearestName()
    var candidates = CandidateNames((0..<100).map { "name\($0)" })
    let text = String(repeating: "name", count: 100_000)
    for _ in 0..<20 { #expect(search.nearest(to: text, among: &candidates) == nil) }
  }

  private static func word(
    of alphabet: [Character], longest: Int, _ generator: inout SeededGenerator
  ) -> String {
    String((0...generator.below(longest)).map { _ in alphabet[generator.below(alphabet.count)] })
  }

  private static func spoilt(
    _ name: String, _ alphabet: [Character], _ generator: inout SeededGenerator
  ) -> String {
    var letters = Array(name)
    for _ in 0..<generator.below(5) {
      let index = generator.below(letters.count + 1)
      let letter = alphabet[generator.below(alphabet.count)]
      switch generator.below(5) {
      case 0: letters.insert(letter, at: index)
      case 1 where index < letters.count: letters.remove(at: index)
      case 2 where index < letters.count: letters[index] = letter
      case 3 where index + 1 < letters.count: letters.swapAt(index, index + 1)
      case 4: letters = Array(letters.prefix(max(3, index)))
      default: break
      }
    }
    return String(letters)
  }
}

/// What `NearestName` promises, step by step.
private struct PlainSearch {
  private(set) var answer: String?
  private(set) var isTied = false

  init(_ text: String, _ names: [String]) {
    guard !text.isEmpty else { return }
    if let same = names.first(where: { Self.plain($0) == Self.plain(text) }),
      !Self.plain(text).isEmpty
    {
      answer = same
      isTied = Set(names.filter { Self.plain($0) == Self.plain(text) }).count > 1
      return
    }
    let length = text.utf8.count
    let limit = length == 1 ? 0 : length > 64 ? 1 : max(1, length / 3)
    let distances = names.map { Self.distance(Array(text.utf8), Array($0.utf8)) }
    if let best = distances.min(), best <= limit {
      let nearest = names.indices.filter { distances[$0] == best }.map { names[$0] }
      answer = nearest.first
      isTied = Set(nearest).count > 1
      return
    }
    let alike = Set(names.filter { Self.beginAlike(text, $0) })
    answer = alike.count == 1 ? alike.first : nil
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().filter { !"-_. ".contains($0) }.replacing("colour", with: "color")
  }

  private static func beginAlike(_ one: String, _ other: String) -> Bool {
    let shared = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
    let shorter = min(one.utf8.count, other.utf8.count)
    if shared >= 3 && 3 * shared >= 2 * shorter { return true }
    let isClose = 2 * abs(one.utf8.count - other.utf8.count) <= shorter
    return isClose && shared >= 2 && 2 * shared >= shorter
  }

  private static func distance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: rhs.count + 1), count: lhs.count + 1)
    for row in 0...lhs.count {
      for column in 0...rhs.count {
        guard row > 0, column > 0 else {
          table[row][column] = row + column
          continue
        }
        let isSame = lhs[row - 1] == rhs[column - 1]
        var best = min(
          table[row - 1][column - 1] + (isSame ? 0 : 1), table[row - 1][column] + 1,
          table[row][column - 1] + 1)
        if row > 1, column > 1, lhs[row - 1] == rhs[column - 2], lhs[row - 2] == rhs[column - 1] {
          best = min(best, table[row - 2][column - 2] + 1)
        }
        table[row][column] = best
      }
    }
    return table[lhs.count][rhs.count]
  }
}
