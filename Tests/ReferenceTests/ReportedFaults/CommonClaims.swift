/// What many faults are ruled out by, as claims on a plan.

/// The whole screen moves as a picture, bar and all.
func slides(_ passage: Passage, _ row: String) -> [PlanClaim] {
  [
    PlanClaim(
      .recipe(passage), "strategy", word: "snapshot-slide", not: "background-crossfade"),
    reason(passage, row),
  ]
}

/// Each screen takes a background of its own along, which no system bar has a part in.
func rides(_ passage: Passage, _ row: String, stack: String = "main") -> [PlanClaim] {
  [
    PlanClaim(.recipe(passage), "motion", word: "ride", not: "still"),
    PlanClaim(.stack(stack), "bar", word: "transparent", not: "system"),
    reason(passage, row),
  ]
}

/// One background runs from the one look to the other.
func blends(_ passage: Passage) -> [PlanClaim] {
  [
    PlanClaim(.recipe(passage), "motion", word: "blend", not: "still"),
    PlanClaim(
      .recipe(passage), "timeline.layers.3.tracks.fill", is: #"[[0, "from"], [1, "to"]]"#,
      not: #"[[0, "to"], [1, "to"]]"#),
    reason(passage, "color-differs"),
  ]
}

/// Nothing of ours moves.
func leavesToUIKit(_ passage: Passage) -> [PlanClaim] {
  [
    PlanClaim(.recipe(passage), "motion", word: "still", not: "ride"),
    PlanClaim(nothing: .recipe(passage), "timeline", not: #"{ "owner": "uikit", "layers": [] }"#),
  ]
}

/// The row of the table that decided.
private func reason(_ passage: Passage, _ row: String) -> PlanClaim {
  PlanClaim(.reason(passage), "row", word: row, not: "unchanged")
}

/// A swipe that is let go too early brings back all of the screen on top.
func restoresOnCancel(_ passage: Passage) -> [PlanClaim] {
  [PlanClaim(.recipe(passage), "interaction.on-cancel", word: "restore-from", not: "keep-to")]
}

/// A finger drives what a tap does.
func swipesAsTapped(_ passage: Passage) -> [PlanClaim] {
  [
    PlanClaim(
      .recipe(passage), "interaction.timeline", is: #""same""#, not: #"{ "layers": [] }"#)
  ]
}

/// The plan's own swipe from an edge, with UIKit's switched off.
func ownsSwipe(_ passage: Passage, off: String = #"["interactivePop"]"#) -> [PlanClaim] {
  [
    PlanClaim(something: .recipe(passage), "interaction.gesture"),
    PlanClaim(.recipe(passage), "recognisers-off", is: off, not: "[]"),
  ]
}

/// The operation takes a picture of the screen it covers, of this view.
func captures(_ passage: Passage, _ target: String) -> [PlanClaim] {
  [
    PlanClaim(.entry(passage), "capture", is: "true"),
    PlanClaim(
      .recipe(passage), "snapshot.target", word: target,
      not: target == "root" ? "navigation" : "root"),
  ]
}

/// A screen says itself whether it has a bar.
func isHidden(_ screen: String, _ value: Bool = true) -> [PlanClaim] {
  [PlanClaim(.look(screen), "bar.hidden", is: "\(value)", not: "\(!value)")]
}

/// A screen says itself all that a bar is made of.
func isComplete(_ screen: String) -> [PlanClaim] {
  [
    "hidden", "color", "alpha", "shadow-line", "translucent", "image", "material", "tint",
    "title-color", "large-title-color", "scroll-edge",
  ].map { PlanClaim(something: .look(screen), "bar.\($0)") }
}

/// A screen says what its bar is while content touches it: no more and no less than else.
func hasScrollEdge(_ screen: String) -> [PlanClaim] {
  [PlanClaim(.look(screen), "bar.scroll-edge", is: #""same""#)]
}

/// The background of a bar is a view that holds nothing but a colour and a line.
func isPlain(_ passage: Passage, layer: Int, _ name: String) -> [PlanClaim] {
  [
    PlanClaim(.recipe(passage), "timeline.layers.\(layer).layer", word: name, not: "front"),
    PlanClaim(
      nothing: .recipe(passage), "timeline.layers.\(layer).source", not: #""live""#),
  ]
}
