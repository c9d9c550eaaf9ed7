/// What is proved of every plan before it is written.
public enum Proof: String, CaseIterable, Sendable {
  /// At the start the bar shows exactly the look before, at the end exactly the look after.
  case ends
  /// Nothing jumps in between, unless somebody asked for it.
  case seam
  /// Whoever lets go and goes back sees exactly what was there before.
  case cancel
  /// A return that shows a picture finds one.
  case pictures
  /// A way there and the way back use one strategy, unless somebody asked for another.
  case symmetry
  /// Every pair that can meet has a plan.
  case totality
  /// Every row and recipe is what the looks lead to. Of a plan that was just made this is so by its
  /// making; of one that is read back it has to be looked at.
  case decision

  /// In words, for people.
  public var sentence: String {
    switch self {
    case .ends: "every transition begins and ends with exactly its two looks"
    case .seam: "nothing jumps on the way, but where it was asked for"
    case .cancel: "cancelling a swipe brings back exactly what was there"
    case .pictures: "every return by picture finds its picture, and no picture is taken in vain"
    case .symmetry: "there and back use one strategy"
    case .totality: "every pair that can meet has a plan"
    case .decision: "every row, plan and bar follows from the looks and operations"
    }
  }
}

/// Something that a plan claims and that does not hold.
public struct BrokenProof: Hashable, Sendable {
  /// What was to be proved.
  public let proof: Proof
  /// Of what: a transition, or a place in the plan.
  public let subject: String
  /// What is wrong, with the values.
  public let message: String

  /// A claim that does not hold.
  public init(_ proof: Proof, _ subject: String, _ message: String) {
    self.proof = proof
    self.subject = subject
    self.message = message
  }

  /// In words.
  public var description: String { "\(proof.rawValue): \(subject): \(message)" }
}
