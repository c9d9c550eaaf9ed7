import Diagnostics
import JSONText
import Navigation
import SourceText
import StyleModel
import Transitions

/// What a page needs that its plan does not hold.
extension Page {
  func writeNotes(to json: inout JSONWriter) {
    json.object { json in
      json.member("title", plan.resolved.style.sources.files.first?.path ?? "")
      writeSelection(to: &json)
      writeConstants(to: &json)
      writeRows(to: &json)
      writeFindings(to: &json)
      let (style, graph) = (plan.resolved.style, plan.graph)
      let map = MapLayout(style, graph, of: selection.screens)
      map.write(to: &json)
      writeStacks(
        of: selection.screens == nil ? map : MapLayout(style, graph, of: nil), to: &json)
    }
  }

  /// By screen, in whose lane it stands on the whole map, however little of that is shown.
  private func writeStacks(of map: MapLayout, to json: inout JSONWriter) {
    var stacks = Array(repeating: "", count: plan.resolved.style.screens.count)
    for lane in map.lanes {
      for place in lane.screens { stacks[place.screen] = lane.stack ?? "" }
    }
    json.key("stacks")
    json.array(inline: true) { json in for stack in stacks { json.value(stack) } }
  }

  private func writeSelection(to json: inout JSONWriter) {
    guard let pair = selection.pair else { return }
    json.key("pair")
    json.array(inline: true) { json in
      json.value(plan.resolved.style.screenName(pair.from))
      json.value(plan.resolved.style.screenName(pair.to))
    }
  }

  private func writeConstants(to json: inout JSONWriter) {
    json.key("background")
    json.object(inline: true) { json in
      for appearance in Appearance.allCases {
        json.member(
          appearance.rawValue, SystemColors.systemBackground[appearance].hexadecimal)
      }
    }
    json.key("approximation")
    json.object { writeApproximation(to: &$0) }
    json.key("devices")
    json.array { json in
      for device in Device.all {
        json.object(inline: true) { json in
          json.member("name", device.name)
          json.member("width", device.pointWidth)
          json.member("height", device.pointHeight)
          json.member("picture", device.snapshotBytes)
        }
      }
    }
  }

  /// What each row of the decision table says of a pair.
  private func writeRows(to json: inout JSONWriter) {
    json.key("rows")
    json.object { json in
      for row in decisionTable { json.member(row.name, row.sentence) }
    }
  }

  private func writeFindings(to json: inout JSONWriter) {
    let style = plan.resolved.style
    let tables = style.sources.files.map(LineTable.init)
    let screens = FindingScreens(style)
    json.key("findings")
    json.array { json in
      for finding in findings {
        json.object(inline: true) { json in
          json.member("code", finding.code)
          json.member("severity", finding.severity.rawValue)
          json.member("message", finding.message)
          if let help = finding.help { json.member("help", help) }
          json.key("source")
          json.array { json in
            let (file, offset) = style.sources.locate(finding.range.start)
            let position = tables[file].position(at: offset)
            for number in [file, position.line, position.column] { json.value(number) }
          }
          json.key("screens")
          json.array { json in
            for screen in screens.screens(of: finding) { json.value(style.screenName(screen)) }
          }
        }
      }
    }
  }
}
