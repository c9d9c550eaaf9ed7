/// Numbers, found by the text each stands for: open addressing with linear probing.
///
/// A slot holds the text's keyword, which for nearly every text says it whole: a number is found with
/// one look at memory. Of longer texts the owner compares the rest.
struct SlotTable: Sendable {
  private struct Slot {
    let keyword: Keyword
    /// The number, or −1.
    let index: Int32

    static let free = Slot(keyword: Keyword(""), index: -1)
  }

  /// None before the first number, then always some free ones.
  private var slots: [Slot] = []
  /// By slot: the hash of its text, for moving it to a larger table.
  private var hashes: [UInt32] = []
  private var count = 0

  /// Whether there are no numbers.
  var isEmpty: Bool { count == 0 }

  /// The number whose text has this keyword and this hash; where the keyword does not say the text
  /// whole, of which `isSame` is true.
  @inline(__always)
  func find(_ keyword: Keyword, hash: UInt64, where isSame: (Int) -> Bool) -> Int? {
    guard !isEmpty else { return nil }
    let mask = slots.count - 1
    var place = Int(Self.shortened(hash)) & mask
    while slots[place].index >= 0 {
      if slots[place].keyword == keyword, keyword.isExact || isSame(Int(slots[place].index)) {
        return Int(slots[place].index)
      }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds a number whose text is not there yet.
  mutating func insert(_ index: Int, _ keyword: Keyword, hash: UInt64) {
    reserve(1)
    count += 1
    put(Slot(keyword: keyword, index: Int32(index)), Self.shortened(hash))
  }

  /// Makes room for so many numbers more.
  mutating func reserve(_ more: Int) {
    var size = max(64, slots.count)
    while (count + more) * 5 > size * 4 { size *= 2 }
    if size > slots.count { resize(to: size) }
  }

  private mutating func put(_ slot: Slot, _ hash: UInt32) {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place].index >= 0 { place = (place + 1) & mask }
    slots[place] = slot
    hashes[place] = hash
  }

  private mutating func resize(to size: Int) {
    let (old, oldHashes) = (slots, hashes)
    slots = [Slot](repeating: .free, count: size)
    hashes = [UInt32](repeating: 0, count: size)
    for (slot, hash) in zip(old, oldHashes) where slot.index >= 0 { put(slot, hash) }
  }

  private static func shortened(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
