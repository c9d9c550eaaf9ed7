/// How a screen looks, every attribute with its effective value: all that a decision reads.
///
/// Equal looks are one look, however many screens have them.
public struct Look: Hashable, Sendable {
  /// The bar at rest.
  public var bar = BarLook()
  /// The bar while content touches it; nil if it is the same.
  public var scrollEdge: BarLook?
  /// Whether there is no bar.
  public var isHidden = false
  /// Whether content may be seen through the bar; false starts the content below an opaque one.
  public var isTranslucent = true
  /// What makes the bar taller.
  public var height: BarHeight = []
  /// The colour of the page behind the bar, opaque.
  public var page = SystemColors.systemBackground
  /// The status bar.
  public var statusBar = StatusBar.default
  /// The tab bar this screen asks for; whether it is there depends on the screens below.
  public var tabBar = Visibility.shown
  /// The toolbar.
  public var toolbar = Visibility.hidden
  /// The interface orientations.
  public var orientation = Orientation.any
  /// Where its background can be carried.
  public var carrier = Carrier.own
  /// Where a swipe back may begin.
  public var swipeBack = SwipeBack.edge

  /// The look of a screen for which nothing is written.
  public init() {}
}

/// The appearance of a bar: what `scroll-edge` can change.
public struct BarLook: Hashable, Sendable {
  /// The background; nil is UIKit's own.
  public var color: ByAppearance<RGBA>?
  /// The opacity of the background, 0…1.
  public var alpha = 1.0
  /// The blur that was asked for.
  public var material = Material.none
  /// The background image.
  public var image = ByAppearance<BackgroundImage?>(nil)
  /// The hairline; nil is none.
  public var shadowLine: ByAppearance<RGBA>? = SystemColors.separator
  /// The colour of the buttons.
  public var tint = SystemColors.systemBlue
  /// The colour of the title.
  public var titleColor = SystemColors.label
  /// The colour of the large title.
  public var largeTitleColor = SystemColors.label

  /// The appearance of a bar for which nothing is written.
  public init() {}
}

/// What a bar's height depends on. Two bars of one set are equally high.
public struct BarHeight: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A large title.
  public static let largeTitle = BarHeight(rawValue: 1)
  /// A prompt.
  public static let prompt = BarHeight(rawValue: 2)
  /// A search field.
  public static let search = BarHeight(rawValue: 4)
  /// A strip of the app's own.
  public static let accessory = BarHeight(rawValue: 8)
  /// No bar.
  public static let hidden = BarHeight(rawValue: 16)

  /// Every member.
  public static let all: BarHeight = [.largeTitle, .prompt, .search, .accessory, .hidden]

  /// The words for its members.
  public var names: [String] {
    let all: [(BarHeight, String)] = [
      (.largeTitle, "large-title"), (.prompt, "prompt"), (.search, "search"),
      (.accessory, "accessory"), (.hidden, "hidden"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// What a background view can be put into.
public enum Carrier: String, CaseIterable, Sendable {
  /// The screen's own view.
  case own
  /// Not the screen's own view: it is a scroll view, and would scroll it away.
  case scroll
  /// Not the screen's own view: it clips.
  case clipped
}

/// Where a swipe back may begin.
public enum SwipeBack: Hashable, Sendable {
  /// At the leading edge.
  case edge
  /// Anywhere, or within so many points of the leading edge.
  case full(within: Double?)
  /// Nowhere.
  case off

  /// The word for it.
  public var name: String {
    switch self {
    case .edge: "edge"
    case .full: "full"
    case .off: "off"
    }
  }
}
