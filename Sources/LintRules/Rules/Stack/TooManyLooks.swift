import Diagnostics
import StyleModel
import Transitions

/// Finds apps of which so many looks can follow each other that a plan leaves them out.
struct TooManyLooks: LintRule {
  let info = RuleInfo(
    "too-many-looks", .stack, .info,
    summary: "more pairs of looks can follow each other than a plan may hold",
    rationale: """
      A plan says for every pair of looks what runs between them, also where nobody declared it: after a tap on the
      tab, from the menu of the back button, between states. Beyond 65,536 pairs it leaves these out, and they run
      as UIKit makes them: a bar that differs then changes with a jump (Tencent/QMUI_iOS#894). So many looks are seldom
      meant; most differ by a value that was written twice.
      """,
    triggering: [Example(ring(of: 260, looks: 260))],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { tint: black }, push: [detail] }
        """),
      Example(ring(of: 240, looks: 240, isMarked: false)),
      Example(ring(of: 260, looks: 130, isMarked: false)),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard subject.plan.pairs.undeclared != nil, let first = subject.style.screens.first else {
      return
    }
    let name = subject.style.screenName(0)
    findings.append(
      Finding(
        info, at: first.range, label: "the first of \(subject.style.screens.count) screens",
        keyPath: "screens.\(name)",
        message: "\(subject.resolved.looks.count) looks can follow each other in more than "
          + "\(PairTable.limit) pairs: the plan has one recipe for all that is not declared",
        help: "let screens share styles, so that fewer looks differ"))
  }

  /// A ring of screens, of which so many look different.
  private static func ring(of count: Int, looks: Int, isMarked: Bool = true) -> String {
    let screens = (0..<count).map { number in
      let digits = String(number % looks, radix: 16, uppercase: true)
      let tint = String(repeating: "0", count: 6 - digits.count) + digits
      let mark = isMarked && number == 0 ? "↓" : ""
      let next = (number + 1) % count
      return "  \(mark)s\(number): { bar: { tint: \"#\(tint)\" }, push: [s\(next)] }"
    }
    return (["navstyle: 1", "targets: { ios: 17, appearances: [light] }", "screens:"] + screens)
      .joined(separator: "\n")
  }
}
