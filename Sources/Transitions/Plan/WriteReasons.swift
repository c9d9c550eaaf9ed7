import JSONText
import SourceText
import StyleModel

/// What a plan says of why, and of where it was written.
extension PlanWriter {
  func writeReasons(to json: inout JSONWriter) {
    json.key("reasons")
    json.array { json in
      for reason in reasons.reasons { json.object(inline: true) { write(reason, to: &$0) } }
    }
  }

  private func write(_ reason: Reason, to json: inout JSONWriter) {
    json.member("row", decisionTable[Int(reason.row)].name)
    json.member("appearance", reason.appearance?.rawValue ?? "both")
    if !reason.stack.isEmpty {
      json.key("stack")
      json.array { json in
        for screen in reason.stack { json.value(style.screenName(Int(screen))) }
      }
    }
    if let attribute = reason.attribute { json.member("attribute", attribute.path) }
    if let from = reason.from, let to = reason.to {
      json.key("values")
      json.object { json in
        json.key("from")
        write(from, to: &json)
        json.key("to")
        write(to, to: &json)
      }
    }
    if !reason.overrides.isEmpty {
      json.key("overrides")
      json.array { json in for entry in reason.overrides { json.value(Int(entry)) } }
    }
  }

  private func write(_ value: CitedValue, to json: inout JSONWriter) {
    switch value {
    case .boolean(let value): json.value(value)
    case .number(let value): json.value(value)
    case .text(let text): json.value(text)
    }
  }

  /// The numbers of an entry's reasons.
  func writeReasons(ofEdge edge: Int, entry: Int, to json: inout JSONWriter) {
    let numbers = reasons.numbers(ofEdge: edge, entry: entry)
    json.member("reason", Int(numbers.reason))
    if numbers.from26 >= 0 { json.member("reason-from-26", Int(numbers.from26)) }
  }

  // MARK: Places

  /// Where the values of a screen that reasons cite were written.
  func writePlaces(ofScreen screen: Int, to json: inout JSONWriter) {
    let attributes = reasons.attributes(citedOf: screen)
    guard !attributes.isEmpty else { return }
    let origins = plan.resolved.origins(ofScreen: screen)
    json.key("places")
    json.object { json in
      for attribute in attributes {
        json.key(attribute.path)
        write(place: plan.resolved.place(of: attribute, ofScreen: screen, origins), to: &json)
      }
    }
  }

  /// File, line and column.
  func write(place: SourceRange, to json: inout JSONWriter) {
    let (file, offset) = style.sources.locate(place.start)
    let position = tables[file].position(at: offset)
    json.array { json in
      for number in [file, position.line, position.column] { json.value(number) }
    }
  }
}
