import Diagnostics
public import JSONText
import LintRules
import SourceText
import StyleModel
import YAMLSyntax

/// What a style file may hold, made from the tables that its reader reads by.
public let styleShape: JSONDocumentShape = shape(
  of: .file, id: "urn:navstyle:style:1", title: "NavStyle style file",
  summary: "How the navigation bar of each screen of an iOS app looks, and which leads to which.")

/// What a style file may hold that another one includes.
public let pieceShape: JSONDocumentShape = shape(
  of: .piece, id: "urn:navstyle:piece:1", title: "NavStyle piece", fewestScreens: 0,
  summary: "A part of a style file, which includes it: of all that must be there, it may hold some."
)

/// What `.navstyle-lint.yaml` may hold, made from the table that its reader reads by.
public let configurationShape: JSONDocumentShape = shape(
  of: .configuration(of: allRuleInfos), id: "urn:navstyle:config:1",
  title: "NavStyle configuration",
  summary: "Which style files of a project are checked, and what each rule weighs in them.")

/// What a file in the notation of the language may hold.
///
/// - Parameters:
///   - root: its top level.
///   - id: the URN of its schema.
///   - title: what such a file is called.
///   - fewestScreens: how many screens it must have, if it has any section of them.
///   - summary: what it holds.
func shape(
  of root: MapShape, id: String, title: String, fewestScreens: Int = 1, summary: String
) -> JSONDocumentShape {
  var collector = SharedShapes(fewestScreens: fewestScreens)
  let root = collector.object(root)
  return JSONDocumentShape(
    id: id, title: title, root: JSONShape(root, summary), shared: collector.shared)
}

/// Collects the maps and the composite types of a language, each once.
private struct SharedShapes {
  let fewestScreens: Int
  private(set) var shared: [(name: String, shape: JSONShape)] = []

  init(fewestScreens: Int) { self.fewestScreens = fewestScreens }

  /// A map with known keys.
  mutating func object(_ shape: MapShape) -> JSONShape.Form {
    .object(
      shape.keys.map { key in
        JSONShape.Member(
          key.name, member(key), isRequired: shape.required.contains(key.name),
          alternative: shape.alternatives[key.name])
      })
  }

  private mutating func member(_ key: KeyDescription) -> JSONShape {
    var summary = key.summary
    if let other = key.defaultKey { summary += "; if it is not written, the value of `\(other)`" }
    let isLiteral = key.defaultKey == nil && !key.defaultValue.isEmpty
    let form = form(key.type)
    // What is shared brings its own examples.
    var examples = key.examples
    if examples.isEmpty, !form.isShared { examples = key.type.examples }
    return JSONShape(
      form, summary, default: isLiteral ? value(key.defaultValue) : nil,
      examples: examples.map(value))
  }

  private mutating func form(_ type: ValueType) -> JSONShape.Form {
    switch type {
    case .boolean: .boolean
    case .number(let range): .number(range)
    case .text: .text
    case .keyword(let words): .words(words)
    case .color: share("color", Self.color)
    case .colorOrSystem: share("color", Self.color)
    case .colorOrBoolean:
      .any(.boolean, share("line-color", Self.lineColor), share("color-map", Self.colorMap))
    case .image: image()
    case .swipeBack: .any(.words(["edge", "full", "off"]), share("full-swipe", Self.fullSwipe))
    case .name, .nameOrAll: .text
    case .names: .list(of: .text)
    case .paths: .list(of: .string(pattern: "."))
    case .patterns: .list(of: .string(pattern: ValueType.gitignorePattern))
    case .nameOrNames: .any(.text, .list(of: .text))
    case .screenLists: .list(of: .list(of: .text, atLeast: 1))
    case .version: .oneOf([.number(1)])
    case .versionRange:
      .any(
        .string(pattern: Targets.pattern), .oneOf(Targets.versions.map { .number(Double($0)) }))
    case .appearances: .set(JSONShape(.words(Appearance.names)), count: 1...Int.max)
    case .requirement: .string(pattern: VersionRequirement.pattern)
    case .map(let shape): map(shape)
    case .sameOrMap(let shape): .any(.word("same"), map(shape))
    case .byteSize: .string(pattern: ValueType.byteSizePattern)
    case .states(let shape):
      .map(
        JSONShape(map(shape)), names: NameSpace.screen.pattern,
        count: 0...ValueType.maximumStates)
    case .palette: .map(JSONShape(form(.color)), names: NameSpace.color.pattern, count: 0...Int.max)
    case .table(let space, let shape):
      .map(
        JSONShape(map(shape)), names: space.pattern,
        count: (space == .screen ? fewestScreens : 0)...Int.max)
    case .list(let shape): .list(of: map(shape))
    }
  }

  private mutating func map(_ shape: MapShape) -> JSONShape.Form {
    let name = Self.name(of: shape)
    if !shared.contains(where: { $0.name == name }) {
      // The place is taken first, so that a map stands before those inside it.
      shared.append((name, JSONShape(.boolean)))
      let index = shared.count - 1
      shared[index] = (name, JSONShape(object(shape)))
    }
    return .shared(name)
  }

  /// "a bar" → "bar", "'scroll-edge'" → "scroll-edge".
  private static func name(of shape: MapShape) -> String {
    shape.owner.replacing(/^an? |'/, with: "").replacing(" ", with: "-")
  }

  private mutating func share(
    _ name: String, _ make: (inout SharedShapes) -> JSONShape
  ) -> JSONShape.Form {
    if !shared.contains(where: { $0.name == name }) {
      let shape = make(&self)
      shared.append((name, shape))
    }
    return .shared(name)
  }

  /// What limits a swipe from anywhere has no meaning for one from the edge.
  private static func fullSwipe(_ shapes: inout SharedShapes) -> JSONShape {
    func members(isFull: Bool) -> [JSONShape.Member] {
      MapShape.fullSwipe.keys.filter { isFull || $0.name == "full" }.map { key in
        let shape = shapes.member(key)
        return JSONShape.Member(
          key.name,
          key.name == "full"
            ? JSONShape(.oneOf([.boolean(isFull)]), shape.summary, examples: shape.examples)
            : shape,
          isRequired: MapShape.fullSwipe.required.contains(key.name))
      }
    }
    return JSONShape(.any(.object(members(isFull: true)), .object(members(isFull: false))))
  }

  // MARK: Colours and images

  /// They come first: an editor offers them.
  private static func systemColor(_: inout SharedShapes) -> JSONShape {
    JSONShape(.words(["clear"] + SystemColors.all.map(\.name)), "a colour of UIKit's")
  }

  private static func color(_ shapes: inout SharedShapes) -> JSONShape {
    JSONShape(
      .any(
        shapes.share("system-color", systemColor), shapes.share("color-word", colorWord),
        shapes.share("color-map", colorMap)),
      "a colour", examples: ValueType.color.examples.map(value))
  }

  private static func colorWord(_ shapes: inout SharedShapes) -> JSONShape {
    JSONShape(
      .string(pattern: ValueType.colorPattern), "hexadecimal digits after `#`, or a name")
  }

  private static func colorMap(_ shapes: inout SharedShapes) -> JSONShape {
    let half = JSONShape.Form.any(
      shapes.share("system-color", systemColor), shapes.share("color-word", colorWord),
      shapes.share("p3", displayP3))
    return JSONShape(
      .any(
        .object([
          .required("light", half, "the colour in light appearance"),
          .required("dark", half, "the colour in dark appearance"),
        ]),
        shapes.share("p3", displayP3)),
      "one colour for each appearance, or a colour beyond sRGB")
  }

  private static func displayP3(_ shapes: inout SharedShapes) -> JSONShape {
    JSONShape(
      .object([
        .required(
          "p3", .list(JSONShape(.number(0...1)), count: 3...4),
          "red, green, blue and perhaps alpha in Display P3")
      ]))
  }

  private static func lineColor(_ shapes: inout SharedShapes) -> JSONShape {
    JSONShape(
      .any(
        shapes.share("system-color", systemColor),
        .string(pattern: ValueType.lineColorPattern)),
      "a colour by its value or name, where `true` and `false` may stand, too")
  }

  private mutating func image() -> JSONShape.Form {
    let one = JSONShape.Form.any(.word("none"), map(.image))
    return .any(
      .word("none"), map(.image),
      share("image-pair") { _ in
        JSONShape(
          .object([
            .required("light", one, "the image in light appearance"),
            .required("dark", one, "the image in dark appearance"),
          ]))
      })
  }
}

/// The value that a text in the notation of the language stands for.
private func value(_ notation: String) -> JSONValue {
  let document = parse(SourceFile(path: "", text: notation)).value
  return document.root.map { value($0, in: document) } ?? .null
}

private func value(_ node: Node, in document: Document) -> JSONValue {
  var children: [Node] = []
  var next = document.firstChild(of: node)
  while let child = next {
    children.append(child)
    next = document.sibling(after: child, in: node)
  }
  switch document.kind(of: node) {
  case .sequence: return .array(children.map { value($0, in: document) })
  case .mapping:
    return .object(
      stride(from: 0, to: children.count - 1, by: 2).map { index in
        JSONValue.Member(
          document.text(of: children[index]), value(children[index + 1], in: document))
      })
  case .scalar, .alias:
    let text = document.text(of: node)
    guard document.style(of: node) == .plain else { return .string(text) }
    if text == "true" || text == "false" { return .boolean(text == "true") }
    return Double(text).map(JSONValue.number) ?? .string(text)
  }
}
