import CLibYAML
import YAMLSyntax

/// The version of libyaml that is linked.
let libYAMLVersion = String(cString: yaml_get_version_string())

/// What libyaml makes of a file, written down without any of our code between.
func readWithLibYAML(_ bytes: [UInt8]) -> YAMLReading {
  var parser = yaml_parser_t()
  guard yaml_parser_initialize(&parser) == 1 else { return YAMLReading(problem: "no memory") }
  defer { yaml_parser_delete(&parser) }
  return bytes.withUnsafeBufferPointer { buffer in
    yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
    return drain(&parser)
  }
}

private func drain(_ parser: inout yaml_parser_t) -> YAMLReading {
  var reading = YAMLReading()
  var list: YAMLEventList?
  while true {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else {
      reading.problem = parser.problem.map { String(cString: $0) } ?? "no memory"
      break
    }
    defer { yaml_event_delete(&event) }
    if event.type == YAML_STREAM_END_EVENT { break }
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: list = YAMLEventList()
    case YAML_DOCUMENT_END_EVENT:
      reading.documents.append(list?.events ?? [])
      list = nil
    default: list?.append(event)
    }
  }
  if let list { reading.documents.append(list.events) }
  return reading
}

extension YAMLEventList {
  fileprivate mutating func append(_ event: yaml_event_t) {
    switch event.type {
    case YAML_ALIAS_EVENT: append(aliasOf: text(event.data.alias.anchor) ?? "")
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      append(.mapping(tag: text(start.tag)), anchor: text(start.anchor))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      append(.sequence(tag: text(start.tag)), anchor: text(start.anchor))
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      append(
        .scalar(
          text: String(decoding: bytes, as: UTF8.self), style: style(scalar.style),
          tag: text(scalar.tag)), anchor: text(scalar.anchor))
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: append(.end)
    default: break
    }
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private func style(_ style: yaml_scalar_style_t) -> Node.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }
}
