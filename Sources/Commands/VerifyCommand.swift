import Project
import Transitions

extension Command {
  /// `navstyle verify`
  static let verify = Command(
    name: "verify", usage: "PLAN.json …",
    summary: "proves plans again, from their JSON alone",
    options: [Option("--quiet", short: "-q", "only what does not hold")],
    operands: [.files(endingIn: ".json")]
  ) { (arguments, session) throws(CommandError) in
    guard !arguments.operands.isEmpty else {
      throw .usage(UsageProblem("verify takes plans, as navstyle compile writes them"))
    }
    var status = ExitStatus.clean
    for path in arguments.operands {
      let isSound = try session.verify(path, isQuiet: arguments.has("--quiet"))
      if !isSound { status = .findings }
    }
    return status
  }
}

extension Session {
  /// Proves a plan; says what was proved, or what does not hold.
  fileprivate mutating func verify(
    _ path: String, isQuiet: Bool
  ) throws(CommandError) -> Bool {
    let bytes = try read(path)
    let shown = path == "-" ? "<stdin>" : path
    let verified: VerifiedPlan
    do throws(PlanProblem) {
      verified = try Transitions.verify(bytes)
    } catch {
      _ = try print("\(shown): no plan: \(error.description)\n")
      return false
    }
    guard verified.broken.isEmpty else {
      _ = try print(verified.broken.map { "\(shown): \($0.description)\n" }.joined())
      if !isQuiet { say("'\(shown)' does not hold") }
      return false
    }
    if !isQuiet { _ = try print(verified.summary(of: shown)) }
    return true
  }
}

extension VerifiedPlan {
  /// What was proved, a line each.
  fileprivate func summary(of path: String) -> String {
    let width = counts.map { "\($0.proof.rawValue)".count }.max() ?? 0
    let numbers = counts.map { "\($0.count) \($0.of)" }
    let numberWidth = numbers.map(\.count).max() ?? 0
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: width - text.count)
    }
    let lines = zip(counts, numbers).map { entry, number in
      "  \(pad(entry.proof.rawValue, width))  \(pad(number, numberWidth))  \(entry.proof.sentence)\n"
    }
    return "'\(path)' holds\n" + lines.joined()
  }
}
