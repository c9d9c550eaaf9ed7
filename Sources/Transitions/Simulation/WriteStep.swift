public import JSONText
import Navigation
import StyleModel

/// What a step did, for people and for programs; in the app as it is after the step.
extension Simulation {
  /// Lines of text, the first one with the step's number.
  ///
  /// - Parameters:
  ///   - report: what the step did.
  ///   - number: its place in the script, from 1.
  ///   - step: how it was written.
  public func text(of report: StepReport, number: Int, step: String) -> String {
    var lines: [String] = []
    if let route = report.route {
      let row = route.row.map { ", row \($0)" } ?? ""
      let moves = report.outcome?.description ?? "not animated"
      lines.append("\(moves)\(row), plan \(route.number)")
    } else if report.passage != nil {
      lines.append("no plan")
    } else if isMove(report.step.action) {
      lines.append("nothing changes: this stack is there already")
    }
    lines += [takes(report), shows(report)].compactMap { $0 }
    if report.isCancelled { lines.append("goes back: everything is as it was") }
    return ([step] + lines + state).enumerated().map { index, line in
      let head = index == 0 ? "\(number)." : ""
      return head + String(repeating: " ", count: max(1, 4 - head.count)) + line + "\n"
    }.joined()
  }

  /// The stack on top and the pictures that are kept, a line each.
  public var state: [String] {
    let below = controllers.dropLast().map { app.stacks[$0.stack].name }
    let above = below.isEmpty ? "" : " (above \(below.joined(separator: ", ")))"
    let held = controllers.enumerated().flatMap { height, controller in
      pictured(in: controller).map { instance in
        name(of: instance, in: controller)
          + (height == below.count ? "" : " (in \(app.stacks[controller.stack].name))")
      }
    }.joined(separator: ", ")
    let names = top.screens.map { instance in
      let state = self.state(of: instance).name
      return name(of: instance) + (state.isEmpty ? "" : " (\(state))")
    }
    return [
      "\(app.stacks[top.stack].name)\(above): \(names.joined(separator: " → "))",
      "pictures: \(held.isEmpty ? "none" : held); \(bytes) bytes",
    ]
  }

  private func isMove(_ action: Step.Action) -> Bool {
    if case .move = action { true } else { false }
  }

  private func takes(_ report: StepReport) -> String? {
    report.taken.map {
      "takes a picture of \(name(of: $0.instance))"
        + ($0.target == .root ? ", of the root view" : "")
    }
  }

  private func name(of id: Screenshot.Instance) -> String {
    let instance = controllers.lazy.flatMap(\.screens).first { $0.id == id }
    return instance.map { "'\(name(of: $0))'" } ?? "another screen"
  }

  private func shows(_ report: StepReport) -> String? {
    switch report.shown {
    case .nothing: return nil
    case .picture(let picture): return "shows the picture of \(name(of: picture.instance))"
    case .fallback(let excuse):
      let outcome = report.standIn?.outcome.description ?? "still"
      return "has no picture (\(excuse.words)): \(outcome) instead"
    }
  }

  // MARK: JSON

  /// The same as one object on one line.
  public func write(
    _ report: StepReport, number: Int, step: String, to json: inout JSONWriter
  ) {
    json.object(inline: true) { json in
      json.member("step", number)
      json.member("do", step)
      json.member("operation", String(step.prefix { $0 != " " }))
      if let route = report.route {
        if let row = route.row { json.member("row", row) }
        json.member("plan", route.number)
        if let outcome = report.outcome {
          write(outcome, to: &json)
        } else {
          json.member("animated", false)
        }
      }
      json.member("completed", !report.isCancelled)
      if let picture = report.taken {
        json.member("taken", picture.instance)
        json.member("target", picture.target.rawValue)
      }
      write(report.shown, report.standIn, to: &json)
      write(controllers: controllers, to: &json)
      json.member("bytes", bytes)
    }
  }

  private func write(_ outcome: Outcome, to json: inout JSONWriter) {
    json.member("strategy", outcome.strategy.rawValue)
    if let motion = outcome.motion { json.member("motion", motion.rawValue) }
  }

  private func write(
    _ shown: StepReport.Shown, _ standIn: Recipe?, to json: inout JSONWriter
  ) {
    switch shown {
    case .nothing: break
    case .picture(let picture): json.member("shown", picture.instance)
    case .fallback(let excuse):
      json.key("fallback")
      json.object { json in
        json.member("because", excuse.words)
        if let standIn { write(standIn.outcome, to: &json) }
      }
    }
  }

  private func write(controllers: [Controller], to json: inout JSONWriter) {
    json.key("stacks")
    json.array { json in
      for controller in controllers {
        json.object { json in
          json.member("name", app.stacks[controller.stack].name)
          json.key("screens")
          json.array { json in
            for instance in controller.screens {
              json.object { json in
                json.member("screen", app.screens[Int(instance.screen)].name)
                json.member("instance", instance.id)
                let state = self.state(of: instance).name
                if !state.isEmpty { json.member("state", state) }
                if controller.pictures[instance.id] != nil { json.member("picture", true) }
              }
            }
          }
        }
      }
    }
  }
}

extension StepReport.Excuse? {
  /// Why a picture is missing, in words.
  fileprivate var words: String {
    switch self {
    case .backMenu: "the back menu asks for none"
    case .neverShown: "never shown before"
    case .dropped: "dropped meanwhile"
    case nil: "none was taken"
    }
  }
}
