public import JSONText
import Navigation
import StyleModel

/// What plans name as their schema.
let planURN = "urn:navstyle:plan:1"

/// What a plan holds: the other half of `WritePlan.swift`, which writes it.
///
/// It stands beside the writer so that a key is added to both in one change; the tests hold every
/// plan of every sample against it, and look for members that no plan has.
public let planShape = JSONDocumentShape(
  id: planURN, title: "NavStyle transition plan",
  root: JSONShape(
    .object([
      .required("$schema", .word(planURN), "what kind of document this is"),
      .required("version", .oneOf([.number(1)]), "the version of its form"),
      .required(
        "generator", .object([.required("name", .text), .required("version", .text)]),
        "the tool that wrote it"),
      .required(
        "sources", .list(of: .object([.required("path", .text)]), atLeast: 1),
        "the style files it was compiled from"),
      .required("targets", targets, "what the app is built for"),
      .required("motion", motion, "how its transitions move"),
      .required("budget", budget, "what pictures may cost"),
      .optional(
        "overrides", .list(of: override, atLeast: 1),
        "what `transitions` asks for, in the order it was written"),
      .required("looks", .list(of: .shared("look")), "every look that a screen can have, once"),
      .required("screens", map(of: .shared("screen")), "the screens, by name"),
      .required("stacks", map(of: .shared("stack")), "the navigation controllers, by name"),
      .required("plans", .list(of: .shared("plan")), "the recipes that transitions share"),
      .required(
        "reasons", .list(of: .shared("reason")), "why transitions run as they do, each reason once"),
      .required(
        "transitions", .list(of: .shared("transition")),
        "every declared operation, and returns nobody declared between screens that an override names"
      ),
      .optional(
        "pairs", pairsShape,
        "by the looks on top before and after: whatever else is reachable, in every state"),
      .optional(
        "undeclared", .object([.required("push", .index), .required("pop", .index)]),
        "in place of `pairs`, where those would be too many: the recipes for all of them"),
    ]),
    "How each transition of an app runs, as `navstyle compile` writes it."),
  shared: [
    ("look", look), ("color", color), ("image", image),
    ("screen", screen), ("stack", stack),
    ("transition", JSONShape(transition)), ("reason", reasonShape), ("source", placeShape),
  ] + recipeShapes)

// MARK: Building blocks

extension JSONShape.Form {
  /// A place in one of the document's lists.
  static let index = Self.integer(0...Double.infinity)
  /// A share of something whole.
  static let share = Self.number(0...1)
  /// Any number.
  static let anyNumber = Self.number(-Double.infinity...Double.infinity)
  /// A number that is not negative.
  static let amount = Self.number(0...Double.infinity)
  /// A colour in one appearance.
  static let hexadecimal = Self.string(pattern: "^#[0-9A-F]{8}$")

  /// One of the words of an enumeration.
  static func words<Word: RawRepresentable & CaseIterable>(of type: Word.Type) -> Self
  where Word.RawValue == String {
    .words(type.allCases.map(\.rawValue))
  }
}

private func map(of value: JSONShape.Form) -> JSONShape.Form {
  .map(JSONShape(value), names: NameSpace.screen.pattern, count: 1...Int.max)
}

/// A value for each appearance of the targets.
private func byAppearance(_ value: JSONShape.Form) -> JSONShape.Form {
  let names = Appearance.names.joined(separator: "|")
  return .map(JSONShape(value), names: "^(\(names))$", count: 1...Int.max)
}

private let color = JSONShape(
  byAppearance(.hexadecimal), "`#RRGGBBAA` in each appearance of the targets")
private let image = JSONShape(
  byAppearance(
    .any(.word("none"), .object([.required("name", .text), .required("opaque", .boolean)]))),
  "a background image, or none, in each appearance of the targets")

// MARK: What was asked for

private let targets = JSONShape.Form.object([
  .required(
    "ios", .tuple([JSONShape(.integer(11...99)), JSONShape(.integer(11...99))]),
    "the first and the last version of iOS"),
  .required("bands", .list(of: .words(of: Band.self), atLeast: 1)),
  .required("appearances", .list(of: .words(of: Appearance.self), atLeast: 1)),
  .required("glass", .boolean, "whether bars are made of glass from iOS 26"),
])

private let motion = JSONShape.Form.object([
  .required("profile", .words(of: ProfileName.self), "whose constants they move by"),
  .required("crossfade", .words([Motion.blend.rawValue, Motion.ride.rawValue])),
  .required("images", .words(["snapshot", "ride"])),
  .required("duration", .amount, "of a tap, in seconds"),
  .optional(
    "parallax", .share, "screen widths; missing where taps and swipes differ, see their tracks"),
  .optional("dim", .share, "the opacity over the screen below; missing where they differ"),
])

private let budget = JSONShape.Form.object([
  .required("snapshots", .index, "bytes"),
  .required("device", .words(Device.all.map(\.name)), "the phone they are counted for"),
  .required("back-menu", .words(of: BackMenu.self)),
])

private let override = JSONShape.Form.object([
  .required("from", .text, "a screen, or `*` for all"),
  .required("to", .text, "a screen, or `*` for all"),
  .optional("operation", .words(of: Direction.self), "missing where both are meant"),
  .optional("strategy", .words(of: Strategy.self)),
  .optional("motion", .words(of: Motion.self)),
  .optional("animated", .boolean),
  .optional("duration", .amount, "seconds"),
  .required("source", .shared("source")),
])

// MARK: Looks

private let look = JSONShape(
  .object([
    .required("bar", .object(bar)),
    .required("page", .shared("color"), "the colour behind the bar"),
    .required("status-bar", .words(of: StatusBar.self)),
    .required("tab-bar", .words(of: Visibility.self)),
    .required("toolbar", .words(of: Visibility.self)),
    .required("orientation", .words(of: Orientation.self)),
    .required(
      "carrier", .words(of: Carrier.self), "what a background view can be put into"),
    .required(
      "gesture", .words([SwipeBack.edge, .full(within: nil), .off].map(\.name)),
      "where a swipe back may begin"),
    .optional("gesture-within", .amount, "points from the leading edge"),
  ]),
  "every value that a screen shows, effective")

private let bar: [JSONShape.Member] =
  [.required("hidden", .boolean)] + background(hasTranslucency: true)
  + [.required("height", .list(of: .words(BarHeight.all.names)), "what makes it taller")]
  + items
  + [
    .required(
      "scroll-edge", .any(.word("same"), .object(background(hasTranslucency: false) + items)),
      "the look while content touches the bar")
  ]

private func background(hasTranslucency: Bool) -> [JSONShape.Member] {
  let translucent: [JSONShape.Member] = [.required("translucent", .boolean)]
  return [
    .required("color", .any(.word("system"), .shared("color"))),
    .required("alpha", .share),
    .required("shadow-line", .any(.word("none"), .shared("color"))),
  ] + (hasTranslucency ? translucent : []) + [
    .required("image", .any(.word("none"), .shared("image"))),
    .required("material", .words(Material.names)),
  ]
}

private let items: [JSONShape.Member] = ["tint", "title-color", "large-title-color"].map {
  .required($0, .shared("color"))
}

// MARK: Screens and stacks

private let screen = JSONShape(
  .object([
    .required(
      "looks",
      .map(
        JSONShape(
          .map(
            JSONShape(.index), names: "^(\(Visibility.names.joined(separator: "|")))$",
            count: 1...Int.max)),
        names: "^(\(name))?$", count: 1...(ValueType.maximumStates + 1)),
      "its look in each state – the unnamed one it opens with –, by whether the tab bar is there"),
    .required("back-button", .words(of: BackButton.self)),
    .required(
      "restore-gesture", .boolean,
      "whether UIKit's own swipe is dead on it and has to be restored, refused where the plan's are"
    ),
    .required(
      "operations",
      .object([
        .optional("push", .list(of: .text, atLeast: 1)),
        .optional("pop-to", .list(of: .text, atLeast: 1)),
        .optional("pop-to-root", .oneOf([.boolean(true)])),
        .optional("replace", .list(of: .list(of: .text, atLeast: 1), atLeast: 1)),
        .optional("replace-top", .list(of: .text, atLeast: 1)),
        .optional("present", .list(of: .text, atLeast: 1)),
        .optional("embed", .list(of: .text, atLeast: 1)),
      ]), "where it leads"),
    .required("source", .shared("source")),
    .optional(
      "places", .map(JSONShape(.shared("source")), names: citablePattern, count: 1...Int.max),
      "where the values that reasons cite of it were written; the screen itself where none was"),
  ]))

private let stack = JSONShape(
  .object([
    .required("root", .text, "the screen at the bottom"),
    .required("kind", .words(of: StackKind.self), "where it stands"),
    .required("tab-bar", .boolean),
    .required("bar", .words(of: TransitionPlan.StackBar.self), "what UIKit's own bar is in it"),
    .required("pictures", pictures, "the pictures it holds at most"),
  ]))

private let pictures = JSONShape.Form.any(
  .object([
    .required("peak", .index), .required("bytes", .index),
    .required("device", .words(Device.all.map(\.name))),
    .optional("path", .list(of: .text, atLeast: 2), "the screens of a stack that holds so many"),
  ]),
  .object([
    .required("device", .words(Device.all.map(\.name))),
    .required(
      "unbounded", .list(of: .text, atLeast: 2), "the screens that go round, each time with more"),
  ]))

// MARK: Transitions

/// A replace goes one way or the other by what stands in the stack, and has a plan for each it can.
private let transition = JSONShape.Form.choice(
  [
    JSONShape(
      .object(
        ends([.push]) + ways(["plan"]) + captures + states(.index) + reasonMembers)),
    JSONShape(
      .object(
        ends(operations.filter { $0 != .push && $0 != .replace }) + ways(["plan"])
          + states(.index) + reasonMembers)),
  ]
    + [["push"], ["pop"], ["push", "pop"]].map { directions in
      JSONShape(
        .object(
          ends([.replace]) + [.required("list", .index, "which of the screen's lists")]
            + ways(directions) + captures + [neverShown]
            + states(.map(JSONShape(.index), names: ways, count: 1...2))
            + reasonMembers))
    })

private let captures: [JSONShape.Member] = [
  .optional(
    "capture", .oneOf([.boolean(true)]), "whether it takes a picture of the screen it covers"),
  .optional(
    "target", .words(of: Snapshot.Target.self),
    "the view of which it takes one: `root` as soon as one return shows the root view"),
]

private let neverShown = JSONShape.Member.optional(
  "never-shown", .list(of: .index, atLeast: 1),
  "which of the list may be returned to by picture before they were shown")

private let ways = "^(push|pop)$"

/// What a plan says where a screen is in a state of its own.
private func states(_ recipe: JSONShape.Form) -> [JSONShape.Member] {
  let pairs = JSONShape.Form.map(
    JSONShape(recipe), names: "^(\(name))?/(\(name))?$", count: 1...Int.max)
  return [
    .optional("states", pairs, "the recipes by `<from state>/<to state>`"),
    .optional("states-from-26", pairs, "the recipes from iOS 26, where they differ"),
  ]
}

private let name = NameSpace.screen.pattern.dropFirst().dropLast()

private let operations = Navigation.Operation.allCases

private func ends(_ operations: [Navigation.Operation]) -> [JSONShape.Member] {
  [
    .required("from", .text), .required("to", .text),
    .required("operation", .words(operations.map(\.rawValue))),
  ]
}

private func ways(_ keys: [String]) -> [JSONShape.Member] {
  keys.flatMap { key -> [JSONShape.Member] in
    [
      .required(key, .index, "its recipe"),
      .optional("\(key)-from-26", .index, "its recipe from iOS 26, where that differs"),
    ]
  }
}
