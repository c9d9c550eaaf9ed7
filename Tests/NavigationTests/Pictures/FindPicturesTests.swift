import Navigation
import TestSupport
import Testing

@Suite struct FindPicturesTests {
  private struct Tally {
    var captures = 0
    var neverShown = 0
    var endless = 0
    var peaks: [Int: Int] = [:]

    mutating func count(_ found: Pictures) {
      captures += found.isTaken.count { $0 }
      neverShown += found.neverShown.count
      for peak in found.peaks {
        if case .bounded(let count, _) = peak {
          peaks[count, default: 0] += 1
        } else {
          endless += 1
        }
      }
    }
  }

  /// What differs from what was found by trying, at more and more height; nil where the stacks of
  /// the app are too many to try.
  private static func difference(_ app: RandomMachine, _ tally: inout Tally) -> String?? {
    let low = StackOracle(app, height: 6, limit: 600)
    guard low.isComplete else { return nil }
    let found = findPictures(app.machine)
    tally.count(found)
    let difference = difference(app, found, low)
    guard difference != nil else { return .some(nil) }
    let heights = [8, 10].lazy.map { Self.difference(app, found, StackOracle(app, height: $0)) }
    return heights.contains(nil) ? .some(nil) : difference
  }

  private static func difference(
    _ app: RandomMachine, _ found: Pictures, _ oracle: StackOracle
  ) -> String? {
    let neverShown = Set(found.neverShown.map { [Int($0.operation), $0.position] })
    if oracle.needed != found.isTaken {
      return "pictures \(found.isTaken), needed \(oracle.needed)"
    }
    if oracle.neverShown != neverShown {
      return "never shown \(neverShown), really \(oracle.neverShown)"
    }
    return peakDifference(app, found, oracle)
  }

  private static func peakDifference(
    _ app: RandomMachine, _ found: Pictures, _ oracle: StackOracle
  ) -> String? {
    for (stack, (peak, most)) in zip(found.peaks, oracle.peaks).enumerated() {
      switch peak {
      case .bounded(let count, let path):
        let screens = path.map { Int($0) % app.screens.count }
        if count != most { return "peak \(count) in \(screens), really \(most), stack \(stack)" }
        if !oracle.has(screens, pictures: count, in: stack) {
          return "no stack \(stack) \(screens) with \(count)"
        }
      case .unbounded(let cycle):
        if cycle.first != cycle.last || cycle.count < 2 || most == 0 {
          return "endless \(cycle), really \(most), stack \(stack)"
        }
      }
    }
    return nil
  }

  @Test func `pictures, what is never shown and peaks are those found by trying`() {
    var generator = SeededGenerator(seed: 41)
    var tally = Tally()
    var compared = 0
    while compared < 5000 {
      let app = RandomMachine(&generator, screens: 3 + generator.below(compared % 4 + 1))
      guard let difference = Self.difference(app, &tally) else { continue }
      compared += 1
      #expect(difference == nil, "\(app)")
    }
    #expect(tally.captures > 5000 && tally.neverShown > 500 && tally.endless > 500)
    #expect((0...4).allSatisfy { tally.peaks[$0, default: 0] > 20 }, "\(tally)")
  }

  // MARK: What wrong readings get wrong

  /// An app of screens A, B, C: its roots – with `*`, in a tab bar –, pushes, replaces, `pop-to` and
  /// pairs by picture.
  private static func app(
    _ roots: String, push: [String] = [], replace: [String] = [], popTo: [String] = [],
    slides: String
  ) -> RandomMachine {
    func all(_ letters: some StringProtocol) -> [Int] {
      letters.utf8.map { Int($0) - Int(UInt8(ascii: "A")) }
    }
    let stacks = roots.split(separator: " ").map {
      RandomMachine.Stack(root: all($0.prefix(1))[0], hasTabBar: $0.hasSuffix("*"))
    }
    var app = RandomMachine(screens: 3, stacks: stacks)
    for screens in push.map(all) { app.screens[screens[0]].push += screens.dropFirst() }
    for screens in replace.map(all) {
      app.screens[screens[0]].replace.append(Array(screens.dropFirst()))
    }
    for screens in popTo.map(all) { app.screens[screens[0]].popTo += screens.dropFirst() }
    let pair = all(slides)
    app.slides[pair[0]][pair[1]] = true
    app.slides[pair[1]][pair[0]] = true
    return app
  }

  /// The operations as text: the screen, and what it pushes or by which list it replaces.
  private static func names(_ app: RandomMachine, _ isTaken: [Bool]) -> [String] {
    func name(_ screens: [Int]) -> String { screens.map { ["A", "B", "C"][$0] }.joined() }
    let all = app.screens.enumerated().flatMap { index, screen in
      screen.push.map { name([index, $0]) } + screen.replace.map { name([index]) + "=" + name($0) }
    }
    return zip(all, isTaken).filter(\.1).map(\.0)
  }

  @Test(arguments: [
    // Directly above stands what a list puts there, not only what it keeps.
    (app("A", push: ["CC"], replace: ["ABC", "CCB"], slides: "BC"), ["CC", "C=CB"]),
    // All that a list puts above, not only its last.
    (app("A", replace: ["AA", "AABA"], slides: "AA"), ["A=ABA"]),
    // What cannot be reached needs nothing.
    (app("A", push: ["BB"], slides: "BB"), []),
    // `pop-to` goes to the nearest.
    (app("C", push: ["CA", "CC"], popTo: ["AC"], slides: "AC"), ["CA"]),
    // A new screen is new, whatever it is called.
    (app("A", replace: ["AACA"], slides: "AA"), []),
    // It is kept at its own place only.
    (app("A", replace: ["AAAB"], slides: "AB"), ["A=AAB"]),
    // The root is the one at the bottom.
    (app("A* B", push: ["AB"], replace: ["BABA"], slides: "BB"), []),
    // A list that does not keep a screen does not cover it.
    (app("B*", push: ["BA"], replace: ["BCBC", "CBB"], slides: "AB"), ["BA"]),
    // The tab bar of another stack is not to be seen here.
    (app("A B*", push: ["AA", "AB"], slides: "AB"), ["AB"]),
  ])
  fileprivate func `cases that wrong readings get wrong`(_ app: RandomMachine, _ expected: [String])
  {
    let found = findPictures(app.machine)
    #expect(Self.names(app, found.isTaken) == expected, "\(app)")
    #expect(StackOracle(app, height: 7).needed == found.isTaken)
  }
}
