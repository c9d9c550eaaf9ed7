import Testing
import Transitions

@testable import Commands

@Suite struct VerifyCommandTests {
  private func plan() async -> String {
    await navstyle("compile", "x.yaml", files: ["x.yaml": cleanStyle]).output
  }

  @Test func `a sound plan is said to hold, proof by proof`() async {
    let result = await navstyle("verify", "p.json", files: ["p.json": await plan()])
    #expect(result.status == .clean)
    #expect(result.output.hasPrefix("'p.json' holds\n  ends "))
    #expect(result.output.split(separator: "\n").count == Proof.allCases.count + 1)
    #expect(result.errors == "")
    let quiet = await navstyle("verify", "-q", "p.json", files: ["p.json": await plan()])
    #expect(quiet.status == .clean)
    #expect(quiet.output + quiet.errors == "")
  }

  @Test func `standard input is read for a dash`() async {
    let result = await navstyle("verify", "-", files: ["-": await plan()])
    #expect(result.status == .clean)
    #expect(result.output.hasPrefix("'<stdin>' holds\n"))
  }

  @Test func `a plan that was changed fails and says where`() async {
    let changed = await plan().replacing(
      "\"operation\": \"pop\", ", with: "\"operation\": \"pop-to\", ")
    let result = await navstyle("verify", "p.json", files: ["p.json": changed])
    #expect(result.status == .findings)
    #expect(
      result.output.hasPrefix(
        "p.json: totality: detail → home (pop): an operation leads there, but it has no plan\n"),
      "\(result.output)")
    #expect(result.errors == "'p.json' does not hold\n")
  }

  @Test func `of several plans each is looked at`() async {
    let plan = await plan()
    let files = ["a.json": "{}", "b.json": plan]
    let result = await navstyle("verify", "a.json", "b.json", files: files)
    #expect(result.status == .findings)
    #expect(
      result.output.hasPrefix("a.json: no plan: expected a member 'version'\n'b.json' holds\n"))
  }

  @Test func `what cannot be looked at is no finding`() async {
    #expect(await navstyle("verify").status == .usage)
    #expect(await navstyle("verify", "missing.json").status == .usage)
    let closed = await navstyle("verify", "p.json", files: ["p.json": ""]) { memory in
      memory.unreadable = ["p.json"]
    }
    #expect(closed.status == .failure)
  }

  @Test func `a fault of the compiler is said as such`() {
    var session = Session(InMemoryEnvironment())
    let broken = BrokenProof(.seam, "a → b (push)", "the bar jumps")
    #expect(session.explain(CommandError.unproved("x.yaml", [broken])) == .failure)
    let errors = (session.environment as? InMemoryEnvironment)?.errors ?? []
    #expect(
      String(decoding: errors, as: UTF8.self) == """
        navstyle: error[internal]: the plan of 'x.yaml' does not hold
          seam: a → b (push): the bar jumps
          = help: nothing was written; this is a fault of navstyle, please report it

        """)
  }
}
