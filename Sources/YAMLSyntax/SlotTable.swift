/// Numbers, found by a hash of the text each stands for: open addressing with linear probing.
///
/// It holds no texts; its owner compares them. A slot is eight bytes, so that the table of a large
/// app's names stays in a processor's cache, and carries half of the hash, so that a text is compared
/// only where it is almost certainly the one that is looked for.
struct SlotTable: Sendable {
  private struct Slot {
    let hash: UInt32
    /// The number, or −1.
    let index: Int32

    static let free = Slot(hash: 0, index: -1)
  }

  /// None before the first number, then always some free ones.
  private var slots: [Slot] = []
  private var count = 0

  /// Whether there are no numbers.
  var isEmpty: Bool { count == 0 }

  /// The number whose text has this hash and of which `isSame` is true.
  @inline(__always)
  func find(_ hash: UInt64, where isSame: (Int) -> Bool) -> Int? {
    guard !isEmpty else { return nil }
    let mask = slots.count - 1
    let short = Self.shortened(hash)
    var place = Int(short) & mask
    while slots[place].index >= 0 {
      if slots[place].hash == short, isSame(Int(slots[place].index)) {
        return Int(slots[place].index)
      }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds a number whose text is not there yet.
  mutating func insert(_ index: Int, hash: UInt64) {
    count += 1
    if count * 5 > slots.count * 4 { grow() }
    put(Slot(hash: Self.shortened(hash), index: Int32(index)))
  }

  private mutating func put(_ slot: Slot) {
    let mask = slots.count - 1
    var place = Int(slot.hash) & mask
    while slots[place].index >= 0 { place = (place + 1) & mask }
    slots[place] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: .free, count: max(64, old.count * 2))
    for slot in old where slot.index >= 0 { put(slot) }
  }

  private static func shortened(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
