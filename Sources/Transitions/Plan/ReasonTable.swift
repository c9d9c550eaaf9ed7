import Navigation
import StyleModel

/// Why a transition runs as it does, as plans say it.
struct Reason: Hashable {
  /// The row of the decision table that held.
  let row: UInt8
  /// In which appearance; nil for both.
  let appearance: Appearance?
  /// The screens of a stack that shows it.
  let stack: [Int32]
  /// The attribute that decided; of a value at the scroll edge its key there.
  let attribute: Attribute?
  /// Its values.
  let from: CitedValue?
  let to: CitedValue?
  /// The entries of `transitions` that asked for it.
  let overrides: [Int32]
}

/// Every reason of a plan, once, and which transition has which.
///
/// A reason says nothing of where a value was written: that belongs to the screen, where it is said
/// once however many transitions cite it. So reasons follow from looks, which are few, and the way
/// back of a push has the reason of its push.
struct ReasonTable {
  /// The distinct reasons, in the order in which transitions have them.
  private(set) var reasons: [Reason] = []
  /// By edge: two for each of its entries, the second one from iOS 26; −1 for none.
  private var numbers: [SIMD4<Int32>] = []
  /// By screen: the attributes that reasons cite of it, as bits.
  private var cited: [UInt64]
  private var citedByReason: [UInt64] = []
  private var known: [Reason: Int32] = [:]
  /// By edge: a stack in which it changes the tab bar, where that is why it runs as it does.
  private let stacks: [Int: [Int32]]

  /// The numbers of one entry.
  typealias Numbers = (reason: Int32, from26: Int32)

  init(_ plan: TransitionPlan) {
    cited = Array(repeating: 0, count: plan.resolved.style.screens.count)
    stacks = plan.tabBarStacks()
    numbers.reserveCapacity(plan.edges.count)
    let followsFromLooks = plan.verdicts.map(\.followsFromLooks)
    var knownEdges: [SIMD4<Int32>: SIMD4<Int32>] = [:]
    for (index, edge) in plan.edges.enumerated() {
      let (from, to) = (Int(edge.from), Int(edge.to))
      let verdict = plan.edgeVerdicts[index]
      let found: SIMD4<Int32>
      if followsFromLooks[Int(verdict)] {
        let looks = plan.resolved.screenLooks
        let question = SIMD4(looks[from], looks[to], verdict, 0)
        if let answer = knownEdges[question] {
          found = answer
        } else {
          found = findReasons(ofEdge: index, plan)
          knownEdges[question] = found
        }
      } else {
        found = findReasons(ofEdge: index, plan)
      }
      numbers.append(found)
      for lane in 0..<4 where found[lane] >= 0 {
        cited[from] |= citedByReason[Int(found[lane])]
        cited[to] |= citedByReason[Int(found[lane])]
      }
    }
  }

  /// The reasons of an entry of an edge: of a push the first, of the way back the second.
  func numbers(ofEdge edge: Int, entry: Int) -> Numbers {
    let numbers = numbers[edge]
    return entry == 0 ? (numbers[0], numbers[1]) : (numbers[2], numbers[3])
  }

  /// The attributes that reasons cite of a screen.
  func attributes(citedOf screen: Int) -> [Attribute] {
    cited[screen] == 0 ? [] : Attribute.allCases.filter { cited[screen] & $0.bit != 0 }
  }

  // MARK: Reasons

  /// An entry for each way – of a replace, which has one for both, that of the first.
  private mutating func findReasons(ofEdge edge: Int, _ plan: TransitionPlan) -> SIMD4<Int32> {
    var found = SIMD4<Int32>(repeating: -1)
    let transitions = plan.transitions(ofEdge: edge)
    let isReplace = plan.edges[edge].operation == .replace
    for (index, transition) in transitions.prefix(isReplace ? 1 : 2).enumerated() {
      let way = transition.way
      found[2 * index] = number(of: way.decision, transition, edge, plan)
      if let from26 = way.from26, from26.decision != way.decision {
        // Decisions can differ in what nothing is said of.
        let newer = number(of: from26.decision, transition, edge, plan)
        if newer != found[2 * index] { found[2 * index + 1] = newer }
      }
    }
    return found
  }

  private mutating func number(
    of decision: Decision, _ transition: Transition, _ edge: Int, _ plan: TransitionPlan
  ) -> Int32 {
    let cause = plan.cause(of: decision, in: transition)
    let isBack = transition.operation != transition.edge.operation
    let appearances = decision.appearances
    let reason = Reason(
      row: decision.row, appearance: appearances.count > 1 ? nil : appearances.first,
      stack: decision.isByTabBar ? stacks[edge] ?? [] : [],
      attribute: cause.attribute, from: isBack ? cause.values?.to : cause.values?.from,
      to: isBack ? cause.values?.from : cause.values?.to, overrides: cause.overrides)
    if let number = known[reason] { return number }
    let number = Int32(reasons.count)
    known[reason] = number
    reasons.append(reason)
    citedByReason.append(reason.attribute?.bit ?? 0)
    return number
  }
}

extension TransitionPlan {
  /// By edge that the tab bar decides: a shortest stack in which it comes or goes.
  fileprivate func tabBarStacks() -> [Int: [Int32]] {
    let isAsked = verdicts.map { $0.ways.flatMap(\.decisions).contains(where: \.isByTabBar) }
    guard isAsked.contains(true) else { return [:] }
    let asked = edges.indices.filter { isAsked[Int(edgeVerdicts[$0])] }
    let found = graph.tabBars.differences(along: asked.map { edges[$0] })
    return Dictionary(
      uniqueKeysWithValues: zip(asked, found).compactMap { edge, stack in
        stack.map { (edge, $0) }
      })
  }
}

extension Decision {
  /// Whether it was made because the tab bar comes or goes.
  fileprivate var isByTabBar: Bool { row == ownRow && ownTableRow.attributes.contains(.tabBar) }
}

extension Verdict {
  /// Whether its reasons are the same for all screens of the same looks: not where an override asks
  /// for something, and not where the tab bar counts, which follows from the screens below.
  fileprivate var followsFromLooks: Bool {
    ways.flatMap(\.decisions).allSatisfy { decision in
      Int(decision.row) != [DecisionRow].override
        && !decision.ownTableRow.attributes.contains(.tabBar)
    }
  }
}

extension Attribute {
  /// Its bit in a set of attributes of looks.
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }

  /// The attributes that a reason can cite.
  static let citable: [Attribute] = {
    let atRest = Set(decisionTable.flatMap(\.attributes))
    return allCases.filter { atRest.contains($0.counterpartAtRest ?? $0) }
  }()
}
