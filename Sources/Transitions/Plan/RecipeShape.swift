import JSONText
import StyleModel

/// What `WriteRecipe.swift` writes.
let recipeShapes: [(name: String, shape: JSONShape)] = [
  ("plan", JSONShape(.choice(pictures + crossfades + [foreign]), "a recipe")),
  ("timeline", timeline), ("layer", JSONShape(.choice(layers))), ("swipe", swipe),
  ("foreground", foreground),
]

// MARK: Recipes

private let pictures = Direction.allCases.map { direction in
  JSONShape(
    .object(
      [.required("strategy", .word(Strategy.snapshotSlide.rawValue))] + common(direction) + [
        .optional("timeline", .shared("timeline"), "missing where nothing is animated"),
        .required(
          "snapshot", .object(snapshot + fallback(direction)), "the picture that moves"),
      ] + end(direction)))
}

private let snapshot: [JSONShape.Member] = [
  .required("of", .words(of: Side.self)),
  .required("target", .words(of: Snapshot.Target.self)),
]

/// Only a return shows a picture that may be missing.
private func fallback(_ direction: Direction) -> [JSONShape.Member] {
  direction == .push
    ? []
    : [
      .required("fallback", .index, "the recipe for when the picture is missing"),
      .optional(
        "fallback-on-system-bar", .index,
        "the same in stacks whose bar is UIKit's own, where that recipe needs a transparent one"),
    ]
}

private let crossfades = Direction.allCases.map { direction in
  JSONShape(
    .object(
      [
        .required("strategy", .word(Strategy.backgroundCrossfade.rawValue)),
        .required("motion", .words(of: Motion.self)),
      ] + common(direction) + [
        .optional(
          "break", .oneOf([.boolean(true)]), "a visible difference is left to UIKit on demand"),
        .optional("timeline", .shared("timeline"), "missing where UIKit's own transition runs"),
      ] + end(direction)))
}

private let foreign = JSONShape(
  .object([
    .required("strategy", .word(Strategy.none.rawValue)),
    .required("direction", .words(of: Direction.self)),
    clearing,
  ]), "the app's own animator runs")

private func common(_ direction: Direction) -> [JSONShape.Member] {
  [
    .required("direction", .word(direction.rawValue)),
    .optional("animated", .oneOf([.boolean(false)])),
  ]
}

private func end(_ direction: Direction) -> [JSONShape.Member] {
  let swipe: [JSONShape.Member] =
    direction == .push ? [] : [.required("interaction", .shared("swipe"))]
  return [.optional("foreground", .shared("foreground"))] + swipe + [
    .optional(
      "recognisers-off", .list(of: .words(of: Recogniser.self), atLeast: 1),
      "UIKit's recognisers that must be off while this pair is on top")
  ] + (direction == .push ? [] : [clearing])
}

private let clearing = JSONShape.Member.optional(
  "clear-tab-bar-flag", .oneOf([.boolean(true)]),
  "over more than one level, iOS 14 leaves the tab bar hidden unless the flag is cleared first")

// MARK: What moves

private let timeline = JSONShape(
  .any(
    .object([
      .required("duration", .amount, "seconds"), .required("curve", easing),
      .optional(
        "mirrored", .oneOf([.boolean(false)]), "`x` is the same in right-to-left layouts"),
      stacked,
    ]),
    .object([.required("owner", .word("uikit"), "UIKit's own slide sets the pace"), stacked])))

private let stacked = JSONShape.Member.required(
  "layers", .list(of: .shared("layer"), atLeast: 1), "from the bottom up")

private let easing = JSONShape.Form.word("ease-in-out")

private let layers: [JSONShape] =
  [
    layer(.back, [source, tracks([.required("x", keyFrames(.anyNumber), "screen widths")])]),
    layer(
      .dim,
      [.required("color", .hexadecimal), tracks([.required("alpha", keyFrames(.share, 2...3))])]),
    layer(
      .front,
      [
        source,
        .optional(
          "edge-shadow",
          .object([
            .required("color", .hexadecimal),
            .required("offset", .tuple([JSONShape(.anyNumber), JSONShape(.anyNumber)]), "points"),
            .required("opacity", .share), .required("radius", .amount, "points"),
          ])),
        tracks([.required("x", keyFrames(.anyNumber), "screen widths")]),
      ]),
    layer(
      .bar,
      [
        tracks(
          ["fill", "line"].map { .required($0, keyFrames(.words(of: ColorReference.self))) })
      ]),
  ]
  + [Layer.Kind.backBar, .frontBar].flatMap { kind in [layer(kind, look), layer(kind, leaving)] }

private let look: [JSONShape.Member] = [.required("look", .words(of: Side.self))]

private let leaving: [JSONShape.Member] =
  look + [
    .required("duration", .amount, "of its own tracks, from the start, in seconds"),
    .required("curve", easing),
    tracks([.required("y", keyFrames(.anyNumber), "its own height")]),
  ]

private func layer(_ kind: Layer.Kind, _ members: [JSONShape.Member]) -> JSONShape {
  JSONShape(.object([.required("layer", .word(kind.rawValue))] + members))
}

private let source = JSONShape.Member.required("source", .words(of: Layer.Source.self))

private func tracks(_ members: [JSONShape.Member]) -> JSONShape.Member {
  .required("tracks", .object(members), "by time, 0…1")
}

/// Times with values, linear in between.
private func keyFrames(
  _ value: JSONShape.Form, _ count: ClosedRange<Int> = 2...2
) -> JSONShape.Form {
  .list(JSONShape(.tuple([JSONShape(.share), JSONShape(value)])), count: count)
}

private let foreground = JSONShape(
  .object(
    ["tint", "title", "large-title"].map { .optional($0, keyFrames(.words(of: Side.self))) }
      + [.optional("status-bar", .word("at-start"))]),
  "what changes of all that is not background")

// MARK: Swipes

private let swipe = JSONShape(
  .any(
    .object([.required("owner", .words(["uikit", "none"]))]),
    .object([
      .required("gesture", .words(["edge", "full"])),
      .required("edge", .words(of: Interaction.Edge.self), "`left` is never mirrored"),
      .optional("within", .amount, "points from the edge"),
      .required(
        "refused", .list(of: .words(of: Interaction.Refusal.self), atLeast: 1),
        "when it must not begin"),
      .optional(
        "snapshot", .object(snapshot + fallback(.pop)),
        "the picture that moves, where none does after a tap"),
      .required("timeline", .any(.word("same"), .object([stacked])), "what the finger drives"),
      .required("curve", .word("linear")),
      .required(
        "finish", .object([.required("any", .list(of: finish, atLeast: 1))]),
        "when it finishes on release; cancelled or failed, it never does"),
      .required(
        "settle",
        .object([
          .required("duration", .amount, "seconds"), .required("curve", easing),
          .optional(
            "scaled-by", .word("remaining"), "the duration is for the whole way, less for less"),
        ])),
      .required("on-cancel", .word("restore-from")),
    ])),
  "who owns the swipe back, and how it runs")

private let finish = JSONShape.Form.object([
  .required("kind", .words(of: FinishRule.Kind.self)),
  .required("op", .words(of: FinishRule.Comparison.self)),
  .required("value", .amount),
  .optional("unit", .words(of: FinishRule.Unit.self), "of speeds, each second"),
  .optional("velocity-projection", .amount, "seconds of the release velocity, added"),
])
