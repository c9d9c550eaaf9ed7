import Diagnostics

/// A key of the language, and what it is called elsewhere: by UIKit, by libraries for navigation bars,
/// and by those who know these.
struct ForeignKey {
  /// Where it stands, from a screen or a section on, such as `bar.color`.
  let place: String
  /// The words, without case and separators.
  let words: Set<[UInt8]>
  /// What to write, where the value is written another way, too; nil if it stays as it is.
  let entry: String?

  private init(_ place: String, _ words: [String], write entry: String? = nil) {
    self.place = place
    self.words = Set(words.map(NearestName.plain))
    self.entry = entry
  }

  /// Its own name.
  var name: String { place.split(separator: ".").last.map(String.init) ?? place }

  /// What a word may stand for: what can stand in a map if anything can, else what stands elsewhere.
  ///
  /// - Parameters:
  ///   - word: a key that a map does not know.
  ///   - keys: those it knows.
  static func meanings(of word: String, among keys: [KeyDescription]) -> [ForeignKey] {
    let plain = NearestName.plain(word)
    func known(_ all: [ForeignKey]) -> [ForeignKey] { all.filter { $0.words.contains(plain) } }
    let elsewhere = known(bar + looks + behaviour)
    let here = (elsewhere + known(entries + sections)).first { meaning in
      keys.contains { $0.name == meaning.name }
    }
    return here.map { [$0] } ?? elsewhere
  }

  private static let bar = [
    ForeignKey(
      "bar.color",
      [
        "barTintColor", "barTint", "barColor", "backgroundColor", "background", "bgColor",
        "barBackgroundColor", "navigationBarColor", "navigationBarBackgroundColor",
      ]),
    ForeignKey(
      "bar.alpha",
      [
        "opacity", "barAlpha", "backgroundAlpha", "barBackgroundAlpha", "navBarBackgroundAlpha",
        "navigationBarAlpha", "barOpacity", "backgroundOpacity",
      ]),
    ForeignKey(
      "bar.hidden",
      [
        "isHidden", "barHidden", "navigationBarHidden", "isNavigationBarHidden", "hidesBar",
        "prefersNavigationBarHidden", "hideNavigationBar", "hideBar",
      ]),
    ForeignKey(
      "bar.translucent", ["isTranslucent", "barTranslucent", "isNavigationBarTranslucent"]),
    ForeignKey("bar.translucent", ["opaque", "isOpaque"], write: "translucent: false"),
    ForeignKey(
      "bar.tint", ["tintColor", "itemColor", "buttonColor", "itemTintColor", "buttonTintColor"]),
    ForeignKey("bar.title-color", ["titleTextColor", "titleTint", "titleTintColor", "textColor"]),
    ForeignKey(
      "bar.title-color", ["titleTextAttributes", "titleAttributes"], write: "title-color: COLOUR"),
    ForeignKey(
      "bar.large-title-color", ["largeTitleTextAttributes"], write: "large-title-color: COLOUR"),
    ForeignKey("bar.large-title", ["prefersLargeTitles", "largeTitles", "prefersLargeTitle"]),
    ForeignKey("bar.large-title", ["largeTitleDisplayMode"], write: "large-title: true"),
    ForeignKey(
      "bar.shadow-line",
      ["hairline", "shadow", "shadowColor", "separatorColor", "bottomLine", "bottomBorder"]),
    ForeignKey(
      "bar.shadow-line", ["shadowImage", "shadowHidden", "isShadowHidden", "barShadowHidden"],
      write: "shadow-line: false"),
    ForeignKey(
      "bar.image", ["backgroundImage", "barImage", "barBackgroundImage"],
      write: "image: { name: NAME }"),
    ForeignKey(
      "bar.material", ["blur", "blurEffect", "backgroundEffect", "blurStyle"],
      write: "material: thin"),
    ForeignKey("bar.scroll-edge", ["scrollEdgeAppearance"]),
    ForeignKey("bar.search", ["searchBar", "searchController"], write: "search: true"),
  ]

  private static let looks = [
    ForeignKey("bar", ["navigationBar", "navBar", "navigationItem", "standardAppearance"]),
    ForeignKey(
      "status-bar", ["preferredStatusBarStyle", "statusBarStyle", "barStyle"],
      write: "status-bar: light' or 'status-bar: dark"),
    ForeignKey(
      "status-bar",
      ["prefersStatusBarHidden", "statusBarHidden", "isStatusBarHidden", "hideStatusBar"],
      write: "status-bar: hidden"),
    ForeignKey(
      "tab-bar",
      [
        "hidesBottomBarWhenPushed", "hidesBottomBar", "hideBottomBar", "hidesTabBar", "hideTabBar",
        "tabBarHidden", "isTabBarHidden",
      ],
      write: "tab-bar: hidden"),
    ForeignKey(
      "toolbar", ["isToolbarHidden", "toolbarHidden", "hidesToolbar", "hideToolbar"],
      write: "toolbar: hidden"),
    ForeignKey("content.background", ["backgroundColor", "pageColor", "viewBackgroundColor"]),
    ForeignKey(
      "content.under-bar", ["edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars"],
      write: "under-bar: true"),
    ForeignKey("style", ["theme", "look", "appearance", "inherits", "extends"]),
  ]

  private static let behaviour = [
    ForeignKey("class", ["viewController", "controller", "viewControllerClass", "className"]),
    ForeignKey(
      "swipe-back",
      [
        "interactivePopGestureRecognizer", "interactivePopEnabled", "popGesture", "backGesture",
        "swipeBackEnabled", "interactivePopDisabled",
      ],
      write: "swipe-back: off"),
    ForeignKey(
      "swipe-back", ["fullScreenPopGesture", "fullScreenSwipe"], write: "swipe-back: full"),
    ForeignKey(
      "back-button", ["hidesBackButton", "hideBackButton", "backButtonHidden"],
      write: "back-button: none"),
    ForeignKey(
      "orientation", ["supportedInterfaceOrientations", "interfaceOrientation", "rotation"],
      write: "orientation: portrait"),
    ForeignKey("push", ["pushes", "pushViewController", "segues", "destinations", "navigatesTo"]),
    ForeignKey("pop-to", ["popToViewController", "returnsTo", "pops"]),
    ForeignKey("replace", ["setViewControllers", "viewControllers"]),
    ForeignKey("present", ["presents", "modal", "modals", "sheet"]),
  ]

  /// Words that say nothing where their keys cannot stand.
  private static let entries = [
    ForeignKey("root", ["rootViewController", "rootScreen", "initialScreen", "initial"]),
    ForeignKey("duration", ["animationDuration", "transitionDuration", "seconds"]),
    ForeignKey("from", ["source", "fromScreen", "fromViewController"]),
    ForeignKey("to", ["destination", "target", "toScreen", "toViewController"]),
    ForeignKey("strategy", ["animation", "type"]),
    ForeignKey("reason", ["comment", "why", "note", "because"]),
  ]

  private static let sections = [
    ForeignKey("palette", ["colors"]),
    ForeignKey("screens", ["pages", "viewControllers", "controllers", "views"]),
    ForeignKey("styles", ["themes", "looks"]),
    ForeignKey("stacks", ["navigationControllers", "tabs", "flows"]),
    ForeignKey("transitions", ["overrides", "edges"]),
    ForeignKey("motion", ["animation", "animations"]),
    ForeignKey("include", ["imports", "includes", "import", "files"]),
    ForeignKey("navstyle", ["version"], write: "navstyle: 1"),
  ]
}
