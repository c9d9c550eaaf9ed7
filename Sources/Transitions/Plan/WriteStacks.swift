import JSONText
import Navigation
import StyleModel

/// What a plan says of stacks and the pictures in them.
extension PlanWriter {
  func writeStacks(to json: inout JSONWriter) {
    let device = Budget(style).device
    json.key("stacks")
    json.object { json in
      for (index, stack) in plan.graph.stacks.enumerated() {
        json.key(stack.name)
        json.object(inline: true) { json in
          json.member("root", style.screenName(Int(stack.root)))
          json.member("kind", stack.kind.rawValue)
          json.member("tab-bar", stack.hasTabBar)
          json.member("bar", plan.stackBars[index].rawValue)
          json.key("pictures")
          json.object { write(pictures.peaks[index], on: device, to: &$0) }
        }
      }
    }
  }

  private func write(_ peak: Pictures.Peak, on device: Device, to json: inout JSONWriter) {
    switch peak {
    case .bounded(let count, let stack):
      json.member("peak", count)
      json.member("bytes", count * device.snapshotBytes)
      json.member("device", device.name)
      if count > 0 { write(screens: stack, as: "path", to: &json) }
    case .unbounded(let cycle):
      json.member("device", device.name)
      write(screens: cycle, as: "unbounded", to: &json)
    }
  }

  private func write(screens: [Int32], as key: String, to json: inout JSONWriter) {
    json.key(key)
    json.array { json in for screen in screens { json.value(style.screenName(Int(screen))) } }
  }

  /// What an operation has to do with pictures: whether it takes one of the screen it covers, of
  /// which view, and which screens it brings in without one.
  func write(picturesOf transition: Transition, _ edge: Int, to json: inout JSONWriter) {
    guard transition.operation == .push || transition.operation == .replace else { return }
    if let target = pictures.targets[edge] {
      json.member("capture", true)
      json.member("target", target.rawValue)
    }
    guard let unshown = pictures.neverShown[edge] else { return }
    json.key("never-shown")
    json.array { json in for position in unshown { json.value(position) } }
  }
}
