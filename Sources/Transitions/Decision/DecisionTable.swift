public import StyleModel

/// One row of the decision table.
public struct DecisionRow: Sendable {
  /// Its name, as it stands in plans.
  public let name: String
  /// What it says of the pair, as a sentence about the two screens.
  public let sentence: String
  /// What it leads to.
  public let result: Result
  /// The attributes that may have decided, the likeliest first: whenever the row holds, one of them
  /// differs. What a bar of no opacity has cannot be seen, so opacity may decide of the rest.
  public let attributes: [Attribute]
  /// Whether it holds; symmetric in the two sides.
  let holds: @Sendable (Differences) -> Bool

  /// What a row leads to.
  public enum Result: Sendable {
    /// This.
    case fixed(Outcome)
    /// What `motion.crossfade` says.
    case crossfadeChoice
    /// What `motion.images` says.
    case imageChoice
    /// What was asked for in `transitions` or by the profile; such a row is tried apart.
    case prescribed
  }

  init(
    _ name: String, _ result: Result, _ attributes: [Attribute], _ sentence: String,
    holds: @escaping @Sendable (Differences) -> Bool
  ) {
    self.name = name
    self.result = result
    self.attributes = attributes
    self.sentence = sentence
    self.holds = holds
  }

  /// The outcome, given the app's own choices.
  func outcome(_ choices: MotionChoices) -> Outcome {
    switch result {
    case .fixed(let outcome): outcome
    case .crossfadeChoice: .crossfade(choices.crossfade)
    case .imageChoice: choices.imagesRide ? .crossfade(.ride) : .snapshotSlide
    case .prescribed: .crossfade(.still)
    }
  }

  /// The rows that no crossfade can carry: over them it shows a break whatever it does.
  public static let beyondCrossfade: Set<String> = [
    "hidden-differs", "opaque-bar", "height-differs", "tab-bar-differs",
  ]

  /// The rows whose pictures, where one is missing, leave the pair to the rest of the table: what
  /// they hold of is no reason why a crossfade could not carry it.
  static let havingFallback: Set<String> = [
    "override", "profile", "image-differs", "glass", "clipped-content",
  ]
}

/// The decision table: the first row that holds decides.
///
/// It is total – the last row always holds – and symmetric, so that push and pop of a pair agree.
public let decisionTable: [DecisionRow] = [
  DecisionRow("override", .prescribed, [], "'transitions' asks for it") { _ in false },
  DecisionRow("profile", .prescribed, [], "the motion profile prescribes it") { _ in false },

  DecisionRow(
    "orientation-differs", .fixed(.crossfade(.still)), [.orientation],
    "no interface orientation is allowed on both"
  ) { $0.has(.orientation) },
  DecisionRow("unchanged", .fixed(.crossfade(.still)), [], "everything is the same") {
    !$0.has(.anything)
  },
  DecisionRow(
    "title-size-differs", .fixed(.crossfade(.still)), [.barLargeTitle, .barSearch],
    "only the size of the title differs, which UIKit morphs well on such bars"
  ) { $0.has(.morphsWell) && $0.intersection(.anything) == .height },
  DecisionRow(
    "hidden-differs", .fixed(.snapshotSlide), [.barHidden], "one of the two hides its bar"
  ) { $0.has(.hidden) },
  DecisionRow(
    "opaque-bar", .fixed(.snapshotSlide),
    [.barTranslucent, .barColor, .barAlpha, .barImage, .barMaterial, .barShadowLine],
    "an opaque bar cannot fade: content starts below it, and it looks different"
  ) { $0.has(.translucency) || ($0.has(.bothOpaque) && $0.has(.background)) },
  DecisionRow(
    "height-differs", .fixed(.snapshotSlide),
    [.barLargeTitle, .barPrompt, .barSearch, .barAccessory], "the bars are not equally high"
  ) { $0.has(.height) },
  DecisionRow(
    "tab-bar-differs", .fixed(.snapshotSlide), [.tabBar, .toolbar],
    "the tab bar or toolbar comes or goes"
  ) { $0.has([.tabBar, .toolbar]) },
  DecisionRow(
    "status-bar-differs", .fixed(.snapshotSlide), [.statusBar],
    "one of the two hides the status bar"
  ) { $0.has(.statusBarVisibility) },
  DecisionRow(
    "both-hidden", .fixed(.crossfade(.still)), [.statusBar], "neither has a bar"
  ) { $0.has(.bothHidden) },
  DecisionRow(
    "glass", .fixed(.snapshotSlide), [.barColor, .barAlpha, .barMaterial, .barImage],
    "from iOS 26 glass does not fade into another background"
  ) { $0.has(.glassBand) && $0.has(.fill) },
  DecisionRow(
    "clipped-content", .fixed(.snapshotSlide),
    [
      .contentRootScrollView, .contentClips, .barColor, .barAlpha, .barMaterial, .barImage,
      .barShadowLine,
    ],
    "a scroll view or a clipping view cannot carry a background of its own"
  ) { $0.has(.clipped) && $0.has(.background) },
  DecisionRow(
    "image-differs", .imageChoice, [.barImage, .barAlpha], "the background images differ"
  ) { $0.has(.image) },
  DecisionRow(
    "material-differs", .fixed(.crossfade(.ride)), [.barMaterial, .barColor, .barAlpha],
    "the blurs are not of one kind"
  ) { $0.has(.material) },
  DecisionRow(
    "alpha-differs", .fixed(.crossfade(.ride)), [.barAlpha, .barColor],
    "one hides more of what lies behind it"
  ) { $0.has(.alpha) },
  DecisionRow(
    "luminance-switch", .fixed(.crossfade(.ride)), [.barColor],
    "one wants dark text and the other light: a blend passes a grey on which neither reads"
  ) { $0.isSuperset(of: [.color, .luminance]) },
  DecisionRow("color-differs", .crossfadeChoice, [.barColor], "the colours differ") {
    $0.has(.color)
  },
  DecisionRow(
    "shadow-line-differs", .fixed(.crossfade(.ride)), [.barShadowLine, .barAlpha, .barColor],
    "the hairlines differ"
  ) { $0.has(.line) },
  DecisionRow(
    "foreground-differs", .fixed(.crossfade(.still)),
    [.barTint, .barTitleColor, .barLargeTitleColor, .statusBar],
    "only tint, titles or the status bar's style differ"
  ) { $0.has([.items, .statusBarStyle]) },
  DecisionRow("otherwise", .fixed(.crossfade(.still)), [], "no other row holds") { _ in true },
]

extension [DecisionRow] {
  /// The row `override`.
  static var override: Int { 0 }
  /// The row `profile`.
  static var profile: Int { 1 }
  /// The rows that look at the pair itself.
  static var ownRows: Range<Int> { 2..<decisionTable.count }
}
