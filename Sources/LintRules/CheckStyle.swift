public import Diagnostics
import Navigation
public import SourceText
public import StyleModel
public import Transitions
public import YAMLSyntax

/// A description after the whole pipeline: everything found, and the plan.
public struct CheckedStyle: Sendable {
  /// The files it was read from.
  public let sources: SourceMap
  /// Everything found, in order.
  public var findings: [Finding]
  /// What was found, too, but is to be left alone: a comment says so, or a baseline. In order.
  public var suppressed: [Finding] = []
  /// What was decided. Not to be used while a finding blocks.
  public let plan: TransitionPlan
  /// The parts of files that could not be read, because the YAML breaks off before them.
  public let unread: [SourceRange]
  /// Which operations take pictures, if a rule asked for that.
  private let knownPictures: PicturePlan?

  /// Which operations take pictures: worked out now, if no rule asked for that.
  public var pictures: PicturePlan { knownPictures ?? findPictures(for: plan) }
  /// How long each rule took that ran.
  public internal(set) var costs: [RuleCost] = []
  /// The comments that suppress findings.
  var suppressions = Suppressions()

  /// What a check came to.
  public init(
    sources: SourceMap, findings: [Finding], plan: TransitionPlan, unread: [SourceRange],
    pictures: PicturePlan? = nil
  ) {
    self.sources = sources
    self.findings = findings
    self.plan = plan
    self.unread = unread
    knownPictures = pictures
  }
}

/// The pipeline after `parse`: each pass takes what the one before made, and none of them throws.
///
/// It consumes the files, which are the largest thing in memory and not needed once they are read.
public func check(
  _ files: consuming StyleFiles, with rules: [any LintRule] = allRules,
  _ policy: SuppressionPolicy = SuppressionPolicy()
) -> CheckedStyle {
  let style = readStyle(files)
  let (unread, misread) = (files.unread, files.misread)
  let comments = style.value.comments
  let suppressions = Suppressions(
    in: files.documents, style.value.sources, ranRules: rules, policy)
  var found =
    (consume files).findings.filter {
      $0.code != RuleInfo.unquotedColor.code || !comments.contains($0.range)
    } + style.findings.outside(misread)
  let resolved = resolve(style.value)
  let graph = navigate(resolved)
  let plan = plan(resolved, graph)
  found += plan.excessFindings
  let subject = Subject(resolved: resolved, graph: graph, plan: plan, found: found)
  let linted = lint(subject, with: rules)
  var checked = CheckedStyle(
    sources: style.value.sources,
    findings: (found + linted.findings.outside(misread)).withholdingRemovals().ordered(),
    plan: plan,
    unread: unread,
    pictures: linted.pictures)
  checked.suppressions = suppressions
  checked.suppress()
  checked.costs = linted.costs
  return checked
}

extension TransitionPlan {
  /// That the app is too large, where it is.
  fileprivate var excessFindings: [Finding] {
    guard let excess, let first = resolved.style.screens.first else { return [] }
    return [
      Finding(
        .inputLimit, at: first.range, keyPath: "screens", message: excess,
        help: "no real app needs so many; split it into several descriptions")
    ]
  }
}

extension [Finding] {
  /// Those that do not start in one of some ranges, of which there are few.
  fileprivate func outside(_ ranges: [SourceRange]) -> [Finding] {
    ranges.isEmpty
      ? self
      : filter { finding in
        !ranges.contains { $0.start <= finding.range.start && finding.range.start <= $0.end }
      }
  }
}

/// The pipeline for a description of one file.
public func check(
  _ document: consuming Parsed<Document>, with rules: [any LintRule] = allRules,
  _ policy: SuppressionPolicy = SuppressionPolicy()
) -> CheckedStyle {
  check(StyleFiles(document), with: rules, policy)
}
