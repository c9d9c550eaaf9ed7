import JSONText
import StyleModel

/// What a plan says of everything that is reachable without being declared.
extension PlanWriter {
  /// `from look → to look → direction → recipe`; or, where those are too many, what is done with all
  /// of them.
  func writePairs(to json: inout JSONWriter) {
    if let undeclared = plan.pairs.undeclared {
      json.key("undeclared")
      json.object(inline: true) { json in
        json.member("push", Int(undeclared.push))
        json.member("pop", Int(undeclared.pop))
      }
      return
    }
    // Looks that are equal with the tab bar they are seen with are one look of the plan.
    let cells = plan.pairs.pairs.map { pair in
      (from: number(of: pair.from), to: number(of: pair.to), pair)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    json.key("pairs")
    json.object { json in
      var rest = cells[...]
      while let first = rest.first {
        let row = rest.prefix { $0.from == first.from }
        rest = rest.dropFirst(row.count)
        json.key(String(first.from))
        json.object { json in
          var previous: Int32 = -1
          for (_, to, pair) in row where to != previous {
            previous = to
            json.key(String(to))
            json.object(inline: true) { write(pair, to: &$0) }
          }
        }
      }
    }
  }

  private func number(of look: SeenLook) -> Int32 { looks.number(ofLook: look.look, look.tabBar) }

  private func write(_ pair: SeenPair, to json: inout JSONWriter) {
    for direction in Direction.allCases {
      guard let verdict = plan.pairs[pair, direction].map({ plan.verdicts[Int($0)] }),
        let way = direction == .push ? verdict.push : verdict.pop
      else { continue }
      json.member(direction.rawValue, Int(way.recipe))
      if let from26 = way.from26, from26.recipe != way.recipe {
        json.member("\(direction.rawValue)-from-26", Int(from26.recipe))
      }
    }
  }
}
