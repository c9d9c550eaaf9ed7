import Diagnostics
public import JSONText

/// What a report in JSON holds, as data: `JSONReporter` writes it, key by key in this order.
///
/// A finding has a shape of its own, `finding`, which is also that of a line of `jsonl`.
public let reportShape = JSONDocumentShape(
  id: "urn:navstyle:report:1", title: "NavStyle report",
  root: JSONShape(
    .object([
      .required("version", .oneOf([.number(1)]), "grows when a reader could break"),
      .required("findings", .list(of: .shared("finding")), "file by file, from top to bottom"),
      .required("summary", .shared("summary"), "how many there are"),
    ]),
    "What navstyle found in style files."),
  shared: [
    ("finding", findingShape), ("note", noteShape), ("range", rangeShape),
    ("position", positionShape), ("summary", summaryShape),
  ])

private let findingShape = JSONShape(
  .object([
    .required("code", .string(pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"), "the rule, a stable name"),
    .required("severity", .words(Severity.allCases.reversed().map(\.rawValue)), "its weight"),
    .required("blocking", .boolean, "whether nothing is compiled while it stands"),
    .required("message", .text, "what is wrong"),
    .required("path", .text, "the file"),
    .required("range", .shared("range"), "the place in the file"),
    .required("key-path", .text, "the keys that lead there; empty for the whole file"),
    .required("notes", .list(of: .shared("note")), "other places that matter"),
    .optional("help", .text, "what to do about it"),
    .required(
      "fixable", .words(Fixability.allCases.map(\.rawValue)),
      "whether there is a fix for --fix (safe) or --fix=unsafe; they leave it where it would bring "
        + "another error or warning, and the help says so then"),
    .required(
      "fingerprint", .string(pattern: "^[0-9a-f]{16}$"),
      "stays the same while the file is edited around it"),
    .required(
      "suppressed", .boolean, "whether a comment in the file, or a baseline, says to leave it alone"
    ),
  ]),
  "something found; a line of a jsonl report is one of these")

private let noteShape = JSONShape(
  .object([
    .required("message", .text, "what is to be seen there"),
    .required("path", .text, "the file"),
    .required("range", .shared("range"), "the place in the file"),
  ]),
  "a second place that explains a finding")

private let rangeShape = JSONShape(
  .object([
    .required("start", .shared("position"), "the first character"),
    .required(
      "end", .shared("position"), "behind the last one; the start for a place without text"),
  ]),
  "a part of a file")

private let positionShape = JSONShape(
  .object([
    .required("line", .integer(1...Double.infinity), "from 1"),
    .required("column", .integer(1...Double.infinity), "from 1, in Unicode scalars"),
    .required("offset", .integer(0...Double.infinity), "from 0, in bytes"),
  ]),
  "a place in a file")

private let summaryShape = JSONShape(
  .object([
    .required("errors", count, "findings that are errors"),
    .required("warnings", count, "findings that are warnings"),
    .required("infos", count, "findings that are infos"),
    .required("files", count, "files that were read, each once"),
    .required("fixed", count, "findings that were mended and are not among them any more"),
  ]),
  "counts")

private let count = JSONShape.Form.integer(0...Double.infinity)
