import JSONText
import TestSupport
import Testing

/// Plans whose reasons somebody changed: each must fail, and name the transition.
@Suite struct TamperedReasonsTests {
  private let sound = PlanEdit(planned(VerifyPlanTests.style))

  private func expect(
    _ edit: PlanEdit, says complaint: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = edit.complaints
    #expect(edit.tree != sound.tree, "nothing was changed", sourceLocation: sourceLocation)
    #expect(
      all.contains { $0.hasPrefix(complaint) }, "\(all.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }

  private var reasons: [JSONValue] {
    guard case .array(let reasons)? = sound.tree["reasons"] else { return [] }
    return reasons
  }

  private func reason(of from: String, _ to: String, _ operation: String) -> Int {
    let entry = sound.transition(from, to, operation)
    let path = [PlanEdit.Step.key("transitions"), .item(entry), .key("reason")]
    guard case .number(let number)? = sound[path] else { return -1 }
    return Int(number)
  }

  @Test func `another reason`() {
    let index = sound.transition("home", "photo", "push")
    let other = reason(of: "home", "note", "push")
    expect(
      sound.with("transitions.\(index).reason", .number(Double(other))),
      says: "decision: home → photo (push): row 'color-differs' does not hold: "
        + "the looks lead to 'hidden-differs'")
    expect(
      sound.with("transitions.\(index).reason", .number(99)),
      says: "decision: home → photo (push): the looks lead to row 'hidden-differs', of")
    expect(
      sound.with("transitions.\(index).reason", nil),
      says: "decision: home → photo (push): the looks lead to row 'hidden-differs', of")
    // The same row, and the values the other way round.
    let back = reason(of: "photo", "home", "pop-to")
    expect(
      sound.with("transitions.\(index).reason", .number(Double(back))),
      says: "decision: home → photo (push): reason.values.from is true, but false follows")
  }

  @Test func `a reason that is changed`() {
    let number = reason(of: "home", "photo", "push")
    expect(
      sound.with("reasons.\(number).row", .string("glass")),
      says: "decision: home → photo (push): row 'glass' does not hold")
    expect(
      sound.with("reasons.\(number).values.to", .boolean(false)),
      says: "decision: home → photo (push): reason.values.to is false, but true follows")
    expect(
      sound.with("reasons.\(number).attribute", .string("bar.color")),
      says: "decision: home → photo (push): reason.attribute is 'bar.color', but 'bar.hidden'")
    expect(
      sound.with("reasons.\(number).values", nil),
      says: "decision: home → photo (push): reason.values is missing")
  }

  @Test func `a reason that is removed, one that nothing has, and one that is there twice`() {
    for number in reasons.indices {
      #expect(sound.with("reasons.\(number)", nil).complaints != [])
    }
    expect(
      sound.with("reasons", nil), says: "decision: home → photo (push): the looks lead to row")
    let number = reason(of: "home", "photo", "push")
    let index = sound.transition("home", "photo", "push")
    let twice = sound.with("reasons", .array(reasons + [reasons[number]]))
    let count = reasons.count
    expect(twice, says: "decision: reasons: has \(count + 1) items, but \(count) follow")
    expect(
      twice.with("transitions.\(index).reason", .number(Double(count))),
      says: "decision: reasons: has")
    var swapped = reasons
    swapped.swapAt(0, 1)
    let exchanged = sound.with("reasons", .array(swapped)).changed("transitions") { entries in
      guard case .array(let entries) = entries else { return entries }
      return .array(
        entries.map { entry in
          PlanEdit(tree: entry).changed("reason") { number in
            number == .number(0) ? .number(1) : number == .number(1) ? .number(0) : number
          }.tree
        })
    }
    expect(exchanged, says: "decision: ")
  }
}
