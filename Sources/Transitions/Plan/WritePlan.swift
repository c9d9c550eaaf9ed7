public import JSONText
import Navigation
import SourceText
import StyleModel

/// What of the tool goes into a plan.
public struct Generator: Sendable {
  let name: String
  let version: String

  /// A tool of a name and version.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// Writes a plan as JSON.
///
/// The same description gives the same bytes on every machine, and from whatever folder.
///
/// - Parameters:
///   - plan: the plan.
///   - pictures: the pictures that its operations take, where they are known already.
///   - sources: the paths of the description's files from the root of its project, in their order;
///     nil where they are known by nothing but the paths they were read from.
///   - generator: the tool.
///   - json: where to.
public func write(
  _ plan: TransitionPlan, _ pictures: PicturePlan? = nil, from sources: [String]? = nil,
  by generator: Generator, to json: inout JSONWriter
) {
  let writer = PlanWriter(plan, pictures ?? findPictures(for: plan))
  writer.write(from: sources ?? writer.style.sources.files.map(\.path), by: generator, to: &json)
}

struct PlanWriter {
  let plan: TransitionPlan
  let style: AppStyle
  let looks: LookTable
  let tables: [LineTable]
  let pictures: PicturePlan
  let reasons: ReasonTable

  init(_ plan: TransitionPlan, _ pictures: PicturePlan) {
    self.plan = plan
    self.pictures = pictures
    style = plan.resolved.style
    looks = LookTable(plan.resolved, plan.graph)
    tables = style.sources.files.map(LineTable.init)
    reasons = ReasonTable(plan)
  }

  func write(from sources: [String], by generator: Generator, to json: inout JSONWriter) {
    json.object { json in
      json.member("$schema", planURN)
      json.member("version", 1)
      json.key("generator")
      json.object(inline: true) { json in
        json.member("name", generator.name)
        json.member("version", generator.version)
      }
      json.key("sources")
      json.array { json in
        for path in sources { json.object(inline: true) { $0.member("path", path) } }
      }
      writeTargets(to: &json)
      writeMotion(to: &json)
      writeBudget(to: &json)
      writeOverrides(to: &json)
      json.key("looks")
      json.array { json in for look in looks.looks { writeLook(look, to: &json) } }
      writeScreens(to: &json)
      writeStacks(to: &json)
      json.key("plans")
      json.array { json in for recipe in plan.recipes { recipe.write(to: &json) } }
      writeReasons(to: &json)
      writeTransitions(to: &json)
      writePairs(to: &json)
    }
  }

  // MARK: What was asked for

  private func writeTargets(to json: inout JSONWriter) {
    json.key("targets")
    json.object(inline: true) { json in
      json.key("ios")
      json.array { json in
        json.value(style.targets.ios.lowerBound)
        json.value(style.targets.ios.upperBound)
      }
      json.key("bands")
      json.array { json in for band in style.targets.bands { json.value(band.rawValue) } }
      json.key("appearances")
      json.array { json in
        for appearance in style.targets.appearances { json.value(appearance.rawValue) }
      }
      json.member("glass", style.targets.hasGlass)
    }
  }

  private func writeMotion(to json: inout JSONWriter) {
    let profile = Profile.named(by: style)
    let numbers = profile.numbers
    let choices = MotionChoices(style)
    json.key("motion")
    json.object(inline: true) { json in
      json.member("profile", profile.name.rawValue)
      json.member("crossfade", choices.crossfade.rawValue)
      json.member("images", choices.imagesRide ? "ride" : "snapshot")
      if let duration = numbers.duration { json.member("duration", duration) }
      if let parallax = numbers.parallax { json.member("parallax", parallax) }
      if let dim = numbers.dim { json.member("dim", dim) }
    }
  }

  private func writeBudget(to json: inout JSONWriter) {
    let budget = Budget(style)
    json.key("budget")
    json.object(inline: true) { json in
      json.member("snapshots", budget.snapshots)
      json.member("device", budget.device.name)
      json.member("back-menu", budget.backMenu.rawValue)
    }
  }

  // MARK: Screens and stacks

  private func writeScreens(to json: inout JSONWriter) {
    json.key("screens")
    json.object { json in
      for (index, screen) in style.screens.enumerated() {
        json.key(style.text(screen.name))
        json.object(inline: true) { writeScreen(index, to: &$0) }
      }
    }
  }

  private func writeScreen(_ index: Int, to json: inout JSONWriter) {
    let screen = style.screens[index]
    let backButton = plan.resolved.backButton(ofScreen: index)
    json.key("looks")
    json.object { json in
      for state in 0...plan.resolved.states(ofScreen: index).count {
        json.key(plan.resolved.stateName(state, ofScreen: index))
        json.object { json in
          let look = plan.resolved.lookNumber(ofScreen: index, state: state)
          for tabBar in LookTable.tabBars(of: index, state: state, plan.resolved, plan.graph) {
            json.member(tabBar.rawValue, Int(looks.number(ofLook: look, tabBar)))
          }
        }
      }
    }
    json.member("back-button", backButton.rawValue)
    json.member("restore-gesture", plan.resolved.restoresGesture(ofScreen: index))
    json.key("operations")
    json.object { writeOperations(index, to: &$0) }
    json.key("source")
    write(place: screen.range, to: &json)
    writePlaces(ofScreen: index, to: &json)
  }

  private func writeOperations(_ index: Int, to json: inout JSONWriter) {
    let screen = style.screens[index]
    func write(screens attribute: Attribute, as key: String) {
      write(style.items(attribute, in: screen.settings).map(\.target), as: key) {
        style.screenName($0)
      }
    }
    // What is said twice is one operation.
    func write(_ targets: [Int32], as key: String, _ name: (Int) -> String) {
      guard !targets.isEmpty else { return }
      var known: Set<Int32> = []
      json.key(key)
      json.array { json in
        for target in targets where known.insert(target).inserted { json.value(name(Int(target))) }
      }
    }
    write(screens: .push, as: "push")
    write(screens: .popTo, as: "pop-to")
    if plan.resolved.setting(.popToRoot, ofScreen: index)?.value == .boolean(true) {
      json.member("pop-to-root", true)
    }
    let lists = style.items(.replace, in: screen.settings)
    if !lists.isEmpty {
      json.key("replace")
      json.array { json in
        for list in lists {
          json.array { json in
            for item in style.items(ofList: list.target) {
              json.value(style.screenName(Int(item.target)))
            }
          }
        }
      }
    }
    write(screens: .replaceTop, as: "replace-top")
    for (key, attribute) in [("present", Attribute.present), ("embed", .embed)] {
      write(style.items(attribute, in: screen.settings).map(\.target), as: key) {
        style.stackName($0)
      }
    }
  }

  // MARK: Transitions

  private func writeTransitions(to json: inout JSONWriter) {
    json.key("transitions")
    json.array { json in
      for edge in plan.edges.indices {
        let transitions = plan.transitions(ofEdge: edge)
        let inStates = plan.stateTransitions(ofEdge: edge)
        // A replace is one operation whose direction depends on what stands in the stack.
        if transitions[0].operation == .replace {
          json.object(inline: true) { write(transitions, inStates, ofEdge: edge, 0, to: &$0) }
        } else {
          for (entry, transition) in transitions.enumerated() {
            let ofThisWay = inStates.filter { $0.direction == transition.direction }
            json.object(inline: true) {
              write([transition], ofThisWay, ofEdge: edge, entry, to: &$0)
            }
          }
        }
      }
    }
  }

  /// The transitions of one entry – one, or of a replace one for each direction – and those of the
  /// same operation between states.
  private func write(
    _ transitions: [Transition], _ inStates: [Transition], ofEdge edge: Int, _ entry: Int,
    to json: inout JSONWriter
  ) {
    let first = transitions[0]
    json.member("from", style.screenName(first.from))
    json.member("to", style.screenName(first.to))
    json.member("operation", first.operation.rawValue)
    if first.operation == .replace { json.member("list", Int(first.edge.list)) }
    for transition in transitions {
      let key = first.operation == .replace ? transition.direction.rawValue : "plan"
      json.member(key, Int(transition.way.recipe))
      if let from26 = transition.way.from26, from26.recipe != transition.way.recipe {
        json.member("\(key)-from-26", Int(from26.recipe))
      }
    }
    write(picturesOf: first, edge, to: &json)
    if !inStates.isEmpty { write(states: inStates, to: &json) }
    writeReasons(ofEdge: edge, entry: entry, to: &json)
  }
}
