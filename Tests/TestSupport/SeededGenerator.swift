/// The same "random" numbers in every run. SplitMix64, https://prng.di.unimi.it/splitmix64.c
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator; equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Whether something of this chance happens.
  public mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// A number from 0 up to this one, itself excluded.
  public mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
