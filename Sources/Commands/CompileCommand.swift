import Diagnostics
import JSONText
import LintRules
import Project
import SourceText
import Transitions
import YAMLSyntax

extension Command {
  /// `navstyle compile`
  static let compile = Command(
    name: "compile", usage: "[options] [PATH …]",
    summary: "checks style files, then writes their transition plans",
    options: [
      Option(
        "--output", short: "-o", value: "PATH", completion: .files(endingIn: ".json"),
        isRepeatable: true,
        "where the plan goes; for several descriptions a folder, or one for each of them; "
          + "default: standard output"),
      Option("--check", "write nothing; exit with 1 if the plan on disk is stale, and show how"),
    ] + checkOptions
  ) { (arguments, session) throws(CommandError) in
    _ = try session.reportOrders(arguments)
    let run = try await session.check(arguments)
    let checked = run.descriptions
    let outputs = try session.outputs(for: checked, arguments)
    let status = try session.report(
      run, arguments, to: .error, besides: outputs.compactMap { $0 })
    // Plans that were made together belong together: some new and some old ones would be none of both.
    guard run.isComplete else {
      session.say("nothing was compiled: what cannot be read must be mended or excluded first")
      return .failure
    }
    guard !checked.contains(where: { $0.findings.contains(where: \.isBlocking) }) else {
      session.say("nothing was compiled: blocking errors must be mended first")
      return .findings
    }
    if !arguments.has("--quiet") { session.environment.showProgress { "navstyle: proving" } }
    var plans: [ProvedPlan] = []
    for style in checked {
      do throws(CommandError) {
        plans.append(try session.prove(style))
      } catch {
        session.environment.hideProgress()
        throw error
      }
    }
    session.environment.hideProgress()
    for (plan, output) in zip(plans, outputs) {
      if arguments.has("--check") {
        guard try session.isFresh(plan, at: output) else { return .findings }
      } else if let output {
        try session.write(plan, to: output, isQuiet: arguments.has("--quiet"))
      } else {
        try session.write(plan.bytes, to: .output)
      }
    }
    return status
  }
}

/// A plan of which everything is proved that is claimed of plans.
struct ProvedPlan {
  let plan: TransitionPlan
  let pictures: PicturePlan
  /// The paths of its files, whatever folder the tool is run in.
  let sources: [String]

  /// What stands in the plan of this tool.
  static let generator = Generator(name: "navstyle", version: toolVersion)

  func write(to json: inout JSONWriter) {
    Transitions.write(plan, pictures, from: sources, by: Self.generator, to: &json)
  }

  var bytes: [UInt8] { JSONWriter.bytes { write(to: &$0) } }
}

extension Session {
  /// Proves a plan before anything is written.
  func prove(_ style: CheckedDescription) throws(CommandError) -> ProvedPlan {
    let pictures = style.style.pictures
    let broken = Transitions.prove(PlanClaims(style.plan), pictures)
    guard broken.isEmpty else { throw .unproved(style.path, broken) }
    return ProvedPlan(plan: style.plan, pictures: pictures, sources: style.rootPaths)
  }

  /// Where each plan goes; nil is standard output.
  fileprivate func outputs(
    for checked: [CheckedDescription], _ arguments: Arguments
  ) throws(CommandError) -> [String?] {
    let given = arguments.all("--output")
    if given.count > 1 {
      guard given.count == checked.count else {
        let names = checked.map { "'\($0.path)'" }.joined(separator: ", ")
        throw .usage(
          UsageProblem(
            "\(given.count) plans are asked for, and the descriptions are \(checked.count): \(names)",
            help: "give each its own -o, in this order; what another one includes has no plan"))
      }
      return given
    }
    guard let output = given.first else {
      if arguments.has("--check") {
        throw .usage(UsageProblem("--check needs the plan to compare with: -o PATH"))
      }
      if checked.count > 1 {
        throw .usage(UsageProblem("several descriptions need a folder for their plans: -o DIR"))
      }
      return [nil]
    }
    guard environment.kind(of: output) == .folder else {
      if checked.count > 1 { throw .usage(UsageProblem("'\(output)' is not a directory")) }
      return [output]
    }
    var taken: [String: String] = [:]
    var outputs: [String] = []
    for style in checked {
      let path = style.path
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let stem = name.hasSuffix(".navstyle.yaml") ? String(name.dropLast(14)) : name
      let target = "\(output)/\(stem).plan.json"
      if let other = taken.updateValue(path, forKey: target) {
        throw .usage(UsageProblem("'\(other)' and '\(path)' would both become '\(target)'"))
      }
      outputs.append(target)
    }
    return outputs
  }

  /// Writes a plan in one step and says what is in it.
  fileprivate mutating func write(
    _ plan: ProvedPlan, to path: String, isQuiet: Bool
  ) throws(CommandError) {
    let isNew: Bool
    do throws(FileProblem) {
      isNew = try environment.replaceFile(path, holding: .anything) { take in
        var json = JSONWriter(flush: take)
        plan.write(to: &json)
        json.finish()
      }
    } catch {
      throw .file(error)
    }
    guard !isQuiet else { return }
    say("\(isNew ? "wrote" : "unchanged:") \(path)")
    say(plan.plan.overview)
  }

  /// Whether the plan on disk is what would be written; if not, shows how it differs.
  fileprivate mutating func isFresh(
    _ plan: ProvedPlan, at path: String?
  ) throws(CommandError) -> Bool {
    let path = path ?? ""
    let fresh = plan.bytes
    let old: [UInt8]
    do throws(FileProblem) {
      old = try environment.read(path, limit: Limits().ownFile)
    } catch {
      guard error.kind == .missing else { throw .file(error) }
      say("'\(path)' does not exist: run navstyle compile -o '\(path)'")
      return false
    }
    guard old != fresh else { return true }
    let difference = PlanDifference(from: old, to: fresh)
    _ = try print(difference.text(path: path))
    say("'\(path)' is stale: run navstyle compile -o '\(path)'")
    return false
  }
}
