public import Diagnostics
import Project
import StyleModel
import YAMLSyntax

/// The rules that look at a whole description, in the order of the reference.
public let allRules: [any LintRule] =
  // An array that is converted looks for the conformance at run time.
  usageRules.map { $0 as any LintRule } + [
    ShadowedSystemColor(), NearDuplicateColor(), AmbiguousOverride(), AmbiguousStackStyle(),
    ColorUnderImage(), DeadBarStyle(), LineOnClearBar(), OpaqueWithAlpha(), LowContrastTitle(),
    LowContrastTint(), InvisibleTint(), StatusBarContrast(), ClearBarOverInsetContent(),
    GapUnderHiddenBar(), ScrollEdgeMismatch(), ClearBarOnGlass(), LargeTitleOnGlass(),
    OneSidedAppearance(), MissingDefault(), StateChangesHeight(),
    TrappedScreen(), LostSwipeBack(), FullSwipeOverScroll(), SwipeOnRoot(), GuardedSwipe(),
    MixedSwipe(),
    ImpossibleOverride(), OrientationConflict(), ProfileGap(), AsymmetricOverride(),
    UselessOverride(), VisibleBreak(), MixedTranslucency(), StatusBarJump(), StatusBarFlip(),
    PageBleedsThrough(), IllegibleMidpoint(), CustomBackgroundOnGlass(), BlurredSnapshot(),
    StaleSnapshot(), ContentNotExtended(), OpaqueScrollInset(), ForeignAnimatorOverBarChange(),
    PopTargetNotBelow(), TabBarStuck(), TabBarLostOnPop(), UncapturedSnapshot(), SnapshotBudget(),
    UnboundedSnapshots(), CrossfadeModeGap(), TabBarOverSeeThrough(), TooManyLooks(),
    ModalOverHiddenTabBar(), NestedLargeTitle(),
  ]

/// Of these, the rules that find what nothing makes use of.
let usageRules: [any UsageRule] = [UnusedColor(), UnusedStyle(), UnreachableScreen()]

/// The pages of every rule there is, those of the readers first.
public let allRuleInfos: [RuleInfo] =
  syntaxRules + languageRules + projectRules + allRules.map(\.info) + suppressionRules
