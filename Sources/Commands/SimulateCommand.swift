import Diagnostics
import JSONText
import Navigation
import StyleModel
import Transitions

extension Command {
  /// `navstyle simulate`
  static let simulate = Command(
    name: "simulate", usage: "--do STEPS | --random N [options] [PATH|PLAN.json]",
    summary: "plays an app by its plan: the stack, and which pictures are taken and shown",
    options: [
      Option(
        "--do", value: "STEPS",
        "what happens, with ';' between: push X, pop, pop-to X, pop-to-root, swipe 0.3, state S, …"),
      Option(
        "--random", value: "N",
        "N steps at random; exits with 1 and the fewest steps to it where the plan does not hold"),
      Option("--seed", value: "S", "which random steps; default: 1"),
      Option(
        "--stack", value: "NAME",
        "the stack to start with; default: the only one, or for --random all in turn"),
      Option(
        "--ios", value: "VERSION",
        "the version of iOS; default: the newest in 'targets', or for --random one of every band"),
      Option("--format", value: "FORMAT", choices: ["text", "json"], "how to print it"),
    ]
      + checkOptions.filter {
        ["--max-bytes", "--stdin-filename", "--config"].contains($0.name)
      }
  ) { (arguments, session) throws(CommandError) in
    guard arguments.has("--do") != arguments.has("--random") else {
      throw .usage(UsageProblem("simulate takes either --do STEPS or --random N"))
    }
    guard let simulated = try await session.simulated(arguments) else { return .findings }
    return try arguments.has("--do")
      ? session.play(simulated.app, arguments)
      : session.playAtRandom(simulated.app, arguments, path: simulated.path)
  }
}

extension Session {
  // MARK: What is simulated

  private func stack(_ app: SimulatedApp, _ arguments: Arguments) throws(CommandError) -> Int? {
    let names = app.stacks.map(\.name)
    guard let wanted = arguments["--stack"] else { return names.count == 1 ? 0 : nil }
    guard let found = names.firstIndex(of: wanted) else {
      throw .usage(
        UsageProblem("there is no stack '\(wanted)'", meant: wanted, among: names))
    }
    return found
  }

  private func version(_ app: SimulatedApp, _ arguments: Arguments) throws(CommandError) -> Int? {
    guard let text = arguments["--ios"] else { return nil }
    guard let version = Int(text), Targets.isVersion(version), app.ios.contains(version) else {
      throw .usage(
        UsageProblem(
          "--ios takes a version of 'targets.ios', which is \(app.ios.lowerBound) to "
            + "\(app.ios.upperBound), not '\(text)'"))
    }
    return version
  }

  // MARK: A script

  fileprivate mutating func play(
    _ app: SimulatedApp, _ arguments: Arguments
  ) throws(CommandError) -> ExitStatus {
    guard let stack = try stack(app, arguments) else {
      let names = app.stacks.map(\.name).joined(separator: ", ")
      throw .usage(UsageProblem("there are several stacks, \(names): choose one with --stack"))
    }
    let ios = try version(app, arguments) ?? app.ios.upperBound
    var simulation = Simulation(app, stack: stack, ios: ios)
    let isJSON = arguments["--format"] == "json"
    if !isJSON {
      let state = simulation.state.map { "    \($0)\n" }.joined()
      _ = try print("iOS \(ios), \(app.device.name)\n" + state)
    }
    for (index, entry) in StepScript(arguments["--do"] ?? "").entries.enumerated() {
      let before = simulation.controllers
      let report: StepReport
      do throws(StepProblem) {
        report = try simulation.perform(simulation.step(entry.words))
      } catch {
        throw .usage(
          UsageProblem(
            "--do, step \(index + 1) (column \(entry.column)), '\(entry.text)': \(error.message)",
            meant: error.meant, among: error.candidates))
      }
      if isJSON {
        let line = JSONWriter.bytes { json in
          simulation.write(report, number: index + 1, step: entry.text, to: &json)
        }
        try write(line, to: .output)
      } else {
        _ = try print(simulation.text(of: report, number: index + 1, step: entry.text))
      }
      if let fault = simulation.fault(of: report, after: before) {
        say("step \(index + 1): \(fault)")
        return .findings
      }
    }
    return .clean
  }

  // MARK: At random

  private func number<Number: FixedWidthInteger>(
    _ option: String, _ arguments: Arguments, default unwritten: Number
  ) throws(CommandError) -> Number {
    guard let text = arguments[option] else { return unwritten }
    guard let number = Number(text), number >= 0 else {
      throw .usage(UsageProblem("\(option) takes a whole number from 0, not '\(text)'"))
    }
    return number
  }

  fileprivate mutating func playAtRandom(
    _ app: SimulatedApp, _ arguments: Arguments, path: String
  ) throws(CommandError) -> ExitStatus {
    let count: Int = try number("--random", arguments, default: 0)
    let seed: UInt64 = try number("--seed", arguments, default: 1)
    environment.showProgress { "navstyle: playing" }
    defer { environment.hideProgress() }
    let play = try Transitions.playAtRandom(
      app, steps: count, seed: seed,
      stack: arguments["--stack"] == nil ? nil : stack(app, arguments),
      ios: version(app, arguments))
    environment.hideProgress()
    if arguments["--format"] == "json" {
      try write(JSONWriter.bytes { play.write(app, seed: seed, to: &$0) }, to: .output)
    } else {
      _ = try print(play.text(app, seed: seed, path: path))
    }
    return play.failure == nil ? .clean : .findings
  }
}

extension RandomPlay {
  /// What came of it, for people.
  fileprivate func text(_ app: SimulatedApp, seed: UInt64, path: String) -> String {
    guard let failure else {
      return """
        \(steps) steps at random, seed \(seed): the plan held
        \(pictures) returns by picture, \(fallbacks) where it was missing and may be
        at most \(peak) pictures at a time, \(peak * app.device.snapshotBytes) bytes on \
        \(app.device.name)

        """
    }
    return """
      after \(failure.steps.count) of \(steps) steps at random, seed \(seed): \(failure.message)

      navstyle simulate --stack \(app.stacks[failure.stack].name) --ios \(failure.ios) \
      --do "\(failure.script(app))" \(path)

      """
  }

  fileprivate func write(_ app: SimulatedApp, seed: UInt64, to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("steps", steps)
      json.member("seed", Int(clamping: seed))
      json.member("pictures", pictures)
      json.member("fallbacks", fallbacks)
      json.member("peak", peak)
      json.member("bytes", peak * app.device.snapshotBytes)
      guard let failure else { return }
      json.key("failure")
      json.object { json in
        json.member("message", failure.message)
        json.member("stack", app.stacks[failure.stack].name)
        json.member("ios", failure.ios)
        json.member("do", failure.script(app))
      }
    }
  }
}
