/// How many reported faults have which verdict, as a list in Markdown.
func faultCounts(_ faults: [ReportedFault]) -> String {
  let open = faults.filter { !$0.isBeyondDescriptions }
  let byRule = open.filter { !$0.rules.isEmpty }
  let byPlan = open.filter { $0.rules.isEmpty && !$0.properties.isEmpty }
  let byBoth = byRule.count { !$0.properties.isEmpty }
  return """
    Of \(faults.count) reported faults, \(faults.count - open.count) say nothing of a style or of a path. Of the other \(open.count),

    - \(byRule.count) are found by a rule (and \(byBoth) of them ruled out by the plan as well),
    - \(byPlan.count) are ruled out by the plan,
    - \(open.count - byRule.count - byPlan.count) show only when the app runs, for the reasons given.

    """
}

/// The table of reported faults, as a page in Markdown.
func faultPage(_ faults: [ReportedFault]) -> String {
  var text = """
    # Reported faults

    Faults of navigation bars that people reported, and what NavStyle says of a description with the same situation in it.
    What is named here is tested: each rule with the description and with one that differs in nothing else, each property
    of the plan with the plan and with one that is broken in it.

    \(faultCounts(faults))
    Each is a project and the number of an issue there; HBD is HBDNavigationBar, KM KMNavigationBarTransition, YP
    YPNavigationBarTransition, QMUI QMUI_iOS, RT RTRootNavigationController, FD FDFullscreenPopGesture, WR WRNavigationBar,
    ZX ZXNavigationBar, Each EachNavigationBar, RNS react-native-screens and RNN react-native-navigation.

    | # | reported at | iOS | what happened | verdict |
    |---|---|---|---|---|

    """
  for fault in faults {
    let cells = [
      "\(fault.row)", fault.source, fault.ios.replacing("..", with: "–"), fault.situation,
      fault.verdicts.map(\.text).joined(separator: "<br>"),
    ]
    text += "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
  }
  return text
}

extension ReportedFault.Verdict {
  fileprivate var text: String {
    switch self {
    case .rule(let rule): "rule `\(rule.code)` at `\(rule.keyPath)`"
    case .plan(let property): "plan: \(property.statement)"
    case .runTimeOnly(let reason): "run time only: \(reason)"
    case .undetectable(let reason): "not to be told: \(reason)"
    }
  }
}
