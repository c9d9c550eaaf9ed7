import JSONText
import StyleModel

/// How an entry of `transitions` names its reasons.
let reasonMembers: [JSONShape.Member] = [
  .required("reason", .index, "which of the reasons"),
  .optional("reason-from-26", .index, "its reason from iOS 26, where that differs"),
]

/// A reason.
let reasonShape = JSONShape(
  .object([
    .required("row", .words(decisionTable.map(\.name)), "the row of the decision table that held"),
    .required("appearance", .words(["both"] + Appearance.names)),
    .optional("stack", .list(of: .text, atLeast: 1), "the screens of a stack that shows it"),
    .optional(
      "attribute", .words(Attribute.citable.map(\.path)),
      "what decided: both screens have its place among their `places`"),
    .optional(
      "values", .object([.required("from", cited), .required("to", cited)]), "the attribute's"),
    .optional(
      "overrides", .list(of: .index, atLeast: 1), "the entries of `overrides` that asked for it"),
  ]),
  "why transitions run as they do; where the way back of a push has it, `from` and `to` are those of "
    + "the push")

private let cited = JSONShape.Form.any(.boolean, .anyNumber, .text)

/// The paths of what reasons can cite, as a pattern.
let citablePattern =
  "^(" + Attribute.citable.map { $0.path.replacing(".", with: "\\.") }.joined(separator: "|") + ")$"

/// A place in a style file.
let placeShape = JSONShape(
  .tuple([
    JSONShape(.index, "which of the sources"),
    JSONShape(.integer(1...Double.infinity), "the line"),
    JSONShape(.integer(1...Double.infinity), "the column, in Unicode scalars"),
  ]),
  "a place in a style file: file, line and column")
