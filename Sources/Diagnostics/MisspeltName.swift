/// A text that is no name, and how near names are to it.
struct MisspeltName {
  /// The longest text of which a change is looked for; names have at most half of that.
  static let longest = 256
  /// The longest text of which more than one change is looked for: the bits of a word.
  private static let longestOfManyChanges = 64

  let bytes: [UInt8]
  /// The text without case and separators.
  let plain: [UInt8]
  /// How many changes may lie between it and the name that was meant.
  let limit: Int
  /// Which letters it has.
  let letters: UInt64
  /// By letter, the places where the text has it, as bits.
  private let places: [UInt64]

  init(_ text: String) {
    bytes = Array(text.utf8)
    plain = Self.plain(text)
    letters = Self.letters(of: bytes[...])
    let isLong = bytes.count > Self.longestOfManyChanges
    // Any one letter is one change away from any other.
    limit =
      bytes.count == 1 || bytes.count > Self.longest ? 0 : isLong ? 1 : max(1, bytes.count / 3)
    var places: [UInt64] = []
    if !isLong {
      places = [UInt64](repeating: 0, count: 256)
      for (index, byte) in bytes.enumerated() { places[Int(byte)] |= 1 << UInt64(index) }
    }
    self.places = places
  }

  /// Which letters a text has, as bits. A change takes one away and brings one at most: texts that
  /// differ in more than two bits a change are too far apart.
  static func letters(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// A text without case and separators, in one of the spellings of "colour".
  static func plain(_ text: String) -> [UInt8] {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.utf8.count)
    for byte in (isASCII ? text : text.lowercased()).utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): plain.append(byte | 0x20)
      default: plain.append(byte)
      }
      if plain.last == UInt8(ascii: "r"), plain.suffix(6).elementsEqual("colour".utf8) {
        plain.remove(at: plain.count - 2)
      }
    }
    return plain
  }

  /// Whether it shares at least two first letters with a name, and half of the shorter one; if one
  /// is longer by more than half, three, and two thirds.
  func beginsLike(_ name: ArraySlice<UInt8>) -> Bool {
    let shorter = min(bytes.count, name.count)
    let isClose = 2 * abs(bytes.count - name.count) <= shorter
    let needed = isClose ? max(2, (shorter + 1) / 2) : max(3, (2 * shorter + 2) / 3)
    guard shorter >= needed else { return false }
    return bytes[..<needed].elementsEqual(name.prefix(needed))
  }

  /// The changes that lie between it and a name – letters more, fewer and other, and neighbours
  /// swapped; nil if they are too many, or none.
  func distance(to name: ArraySlice<UInt8>, within limit: Int) -> Int? {
    if places.isEmpty { return limit > 0 && isOneChange(from: name) ? 1 : nil }
    let distance = distance(to: name)
    return distance > 0 && distance <= limit ? distance : nil
  }

  /// Damerau–Levenshtein, the restricted one, a column of the table at a time.
  /// Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003
  private func distance(to name: ArraySlice<UInt8>) -> Int {
    let last = UInt64(1) << UInt64(bytes.count - 1)
    var (positive, negative, diagonal, before) = (UInt64.max, UInt64(0), UInt64(0), UInt64(0))
    var distance = bytes.count
    for byte in name {
      let same = places[Int(byte)]
      let swapped = ((~diagonal & same) << 1) & before
      diagonal = (((same & positive) &+ positive) ^ positive) | same | negative | swapped
      let more = negative | ~(diagonal | positive)
      let fewer = diagonal & positive
      if more & last != 0 { distance += 1 }
      if fewer & last != 0 { distance -= 1 }
      let shifted = more << 1 | 1
      positive = fewer << 1 | ~(diagonal | shifted)
      negative = shifted & diagonal
      before = same
    }
    return distance
  }

  /// Whether one slip of the hand made it of a name: a letter more, fewer or wrong, neighbours swapped,
  /// or other case and separators.
  ///
  /// Another digit is another name, of two letters a wrong one is half of the word, and what no name
  /// can have in it is more than a slip.
  ///
  /// - Parameter namePlain: the name without case and separators.
  func isSlip(of name: ArraySlice<UInt8>, plain namePlain: [UInt8]) -> Bool {
    if plain == namePlain { return bytes.allSatisfy { Self.isOfNames($0) || $0 == 0x20 } }
    return bytes.allSatisfy(Self.isOfNames)
      && (bytes.count > 2 || bytes.count != name.count)
      && bytes.filter(Self.isDigit).elementsEqual(name.lazy.filter(Self.isDigit))
      && isOneChange(from: name)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isOfNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: isDigit(byte)
    }
  }

  /// Whether exactly one change lies between it and a name.
  func isOneChange(from name: ArraySlice<UInt8>) -> Bool {
    guard bytes.count <= Self.longest, abs(bytes.count - name.count) <= 1 else { return false }
    let shared = zip(bytes, name).prefix { $0 == $1 }.count
    let (mine, theirs) = (bytes[shared...], name.dropFirst(shared))
    if mine.count != theirs.count {
      return mine.count > theirs.count
        ? mine.dropFirst().elementsEqual(theirs) : theirs.dropFirst().elementsEqual(mine)
    }
    guard let first = mine.first else { return false }
    if mine.dropFirst().elementsEqual(theirs.dropFirst()) { return true }
    return mine.dropFirst(2).elementsEqual(theirs.dropFirst(2))
      && mine.dropFirst().first == theirs.first && theirs.dropFirst().first == first
  }
}
