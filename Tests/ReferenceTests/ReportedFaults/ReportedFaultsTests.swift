import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing
import Transitions
import YAMLSyntax

@Suite struct ReportedFaultsTests {
  /// The numbers of the collection, some of which were never given.
  private static let numbers: [Int] = [
    1...5, 7...10, 12...26, 28...28, 30...32, 34...35, 37...39, 41...51, 53...60, 62...72, 74...74,
    77...83, 85...98, 100...104,
  ].flatMap { $0 }
  /// Those that no description is said to show.
  private static let beyondDescriptions = [15, 19, 22, 60, 63, 91, 96]

  @Test func `every fault has a verdict, and most are found or ruled out`() {
    let faults = reportedFaults
    #expect(faults.map(\.row) == Self.numbers)
    #expect(faults.filter(\.isBeyondDescriptions).map(\.row) == Self.beyondDescriptions)
    #expect(faults.allSatisfy { !$0.verdicts.isEmpty })
    let open = faults.filter { !$0.isBeyondDescriptions }
    #expect(open.count == 83)
    #expect(open.count { !$0.rules.isEmpty || !$0.properties.isEmpty } >= 62)
    #expect(faults.allSatisfy { $0.ios.isEmpty == ($0.rules.isEmpty && $0.properties.isEmpty) })
  }

  // MARK: Rules

  static let ruled = reportedFaults.flatMap { fault in fault.rules.map { (fault, $0) } }

  private func check(_ text: String, with rules: [any LintRule] = allRules) -> [Finding] {
    LintRules.check(parse(SourceFile(path: "app.navstyle.yaml", text: text)), with: rules).findings
  }

  @Test(arguments: ruled)
  func `a rule finds it`(_ fault: ReportedFault, _ rule: ReportedFault.RuleVerdict) {
    let found = check(fault.text)
    let places = found.filter { $0.code == rule.code }.map(\.keyPath)
    #expect(places.contains(rule.keyPath), "\(rule.code) at \(places)")
    let others = allRules.filter { $0.info.code != rule.code }
    if others.count < allRules.count {
      #expect(!check(fault.text, with: others).contains { $0.code == rule.code })
    }
  }

  @Test(arguments: ruled)
  func `and is silent where only that is written otherwise`(
    _ fault: ReportedFault, _ rule: ReportedFault.RuleVerdict
  ) {
    let sound = fault.text.replacing(rule.faulty, with: rule.sound, maxReplacements: 1)
    #expect(sound != fault.text)
    let found = check(sound)
    #expect(found.filter { $0.code == rule.code }.map(\.keyPath) == [])
    #expect(found.filter(\.isBlocking).map(\.code) == [])
  }

  /// What is rightly found beside a fault, by its number: UIKit's swipe is dead without a bar, and an
  /// animator of the app's own brings none.
  private static let foundBeside: [Int: Set<String>] = [94: ["lost-swipe-back"]]

  @Test(arguments: reportedFaults.filter { !$0.style.isEmpty })
  func `nothing else is found`(_ fault: ReportedFault) {
    let expected = (Self.foundBeside[fault.row] ?? []).union(fault.rules.map(\.code))
    let found = check(fault.text).filter { $0.severity >= .warning }
    #expect(found.filter { !expected.contains($0.code) }.map(\.message) == [])
  }

  // MARK: Plans

  static let planned = reportedFaults.filter { !$0.properties.isEmpty }

  @Test(arguments: planned)
  func `what is compiled rules it out`(_ fault: ReportedFault) {
    let plan = PlanEdit(checked(fault.text).plan)
    #expect(plan.complaints == [])
    for property in fault.properties {
      #expect(property.objections(to: plan) == [], "\(property.statement)")
    }
  }

  @Test(arguments: planned)
  func `and would not if it were compiled otherwise`(_ fault: ReportedFault) throws {
    let plan = PlanEdit(checked(fault.text).plan)
    for property in fault.properties {
      let spoilt = property.spoilt(plan)
      #expect(!spoilt.isEmpty)
      for (index, other) in spoilt.enumerated() {
        let place: Comment = "claim \(index) of '\(property.statement)'"
        let isOther = other.tree != plan.tree
        #expect(isOther, place)
        #expect(property.objections(to: other) != [], place)
        #expect(other.complaints != [], place)
        if case .play = property.evidence { _ = try readPlan(other.bytes) }
      }
    }
  }

  // MARK: The page

  @Test func `the page of reported faults`() {
    expectGolden(faultPage(reportedFaults), "Tests/Goldens/reported-faults.md")
    expectGolden(faultCounts(reportedFaults), "Tests/Goldens/reported-faults-counts.md")
  }
}
