/// All that a verdict follows from.
struct Question: Equatable, Sendable {
  /// By viewpoint; there are at most two bands, two appearances and two positions.
  let differences: SIMD8<UInt32>
  /// The distinct ends of the two looks.
  let from: Int32
  let to: Int32
  let shape: Shape
  /// What was asked for each way, as indices of distinct overrides; −1 for nothing.
  let push: Int32
  let pop: Int32

  /// In which directions it goes, and what of its way there bears on the recipe.
  enum Shape: UInt8, Sendable {
    /// A push with the pop that leads back.
    case thereAndBack
    /// Onto the stack only.
    case away
    /// Off the stack only.
    case back
    /// Off the stack, from where the tab bar is hidden to where it is not.
    case backToTabBar
    /// A replace that goes either way by what stands in the stack.
    case eitherWay
    /// Such a replace, if it returns from where the tab bar is hidden to where it is not.
    case eitherWayToTabBar

    /// Whether it can go onto the stack.
    var goesAway: Bool { self != .back && self != .backToTabBar }
    /// Whether it can go off the stack.
    var goesBack: Bool { self != .away }
    /// Whether a return brings the tab bar back over more than one level.
    var bringsTabBar: Bool { self == .backToTabBar || self == .eitherWayToTabBar }
    /// The same for a return that brings the tab bar back.
    var bringingTabBar: Shape {
      self == .back ? .backToTabBar : self == .eitherWay ? .eitherWayToTabBar : self
    }
  }

  /// Everything folded into one word.
  var word: UInt64 {
    var word = UInt64(UInt32(bitPattern: from)) << 32 | UInt64(UInt32(bitPattern: to))
    word ^= UInt64(shape.rawValue) << 24 ^ UInt64(UInt32(bitPattern: push &* 31 &+ pop)) << 28
    for lane in 0..<4 {
      let pair = UInt64(differences[2 * lane]) << 32 | UInt64(differences[2 * lane + 1])
      word = (word ^ pair) &* 0x9E37_79B9_7F4A_7C15
      word ^= word >> 29
    }
    return word
  }
}

/// The questions that were answered, with the numbers of their verdicts.
///
/// A large app asks hundreds of distinct ones hundreds of thousands of times: too often for a
/// dictionary, whose hashing alone costs more than to find out what is asked.
struct QuestionTable: Sendable {
  private var entries: [(question: Question, verdict: Int32)?]
  private var count = 0

  init() { entries = Array(repeating: nil, count: 64) }

  /// The verdict on a question, or where there is none its place.
  private func place(of question: Question) -> Int {
    let mask = entries.count - 1
    var place = Int(truncatingIfNeeded: question.word) & mask
    while let entry = entries[place], entry.question != question { place = (place + 1) & mask }
    return place
  }

  subscript(question: Question) -> Int32? { entries[place(of: question)]?.verdict }

  /// Adds a question that is not there yet.
  mutating func add(_ question: Question, _ verdict: Int32) {
    if 2 * count >= entries.count {
      let old = entries
      entries = Array(repeating: nil, count: 2 * old.count)
      for case let entry? in old { entries[place(of: entry.question)] = entry }
    }
    entries[place(of: question)] = (question, verdict)
    count += 1
  }
}
