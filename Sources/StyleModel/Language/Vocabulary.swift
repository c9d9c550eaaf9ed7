/// A closed set of words of the language; a value is stored as the index of its word.
public protocol Vocabulary: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension Vocabulary {
  /// The words, in the order of their indices.
  public static var names: [String] { allCases.map(\.rawValue) }

  /// The value whose word has an index.
  public init?(word index: UInt8) {
    let all = Array(Self.allCases)
    guard Int(index) < all.count else { return nil }
    self = all[Int(index)]
  }
}

/// The blur under a bar's colour.
public enum Material: String, Vocabulary {
  /// No blur.
  case none
  /// UIKit's `systemUltraThinMaterial`.
  case ultraThin = "ultra-thin"
  /// UIKit's `systemThinMaterial`.
  case thin
  /// UIKit's `systemMaterial`.
  case regular
  /// UIKit's `systemThickMaterial`.
  case thick
  /// UIKit's `systemChromeMaterial`, that of its own bars.
  case chrome
  /// What UIKit's own bars are made of from iOS 26; nobody can write it.
  case glass

  /// The words that can be written.
  public static let names = allCases.map(\.rawValue).filter { $0 != "glass" }
}

/// The status bar of a screen: the colour of its content, or none.
public enum StatusBar: String, Vocabulary {
  /// Dark content in light appearance, light content in dark.
  case `default`
  /// White content.
  case light
  /// Black content.
  case dark
  /// No status bar.
  case hidden
}

/// Whether a tab bar or toolbar is there.
public enum Visibility: String, Vocabulary {
  /// It is there.
  case shown
  /// It is not.
  case hidden
}

/// The interface orientations of a screen.
public enum Orientation: String, Vocabulary {
  /// All of them.
  case any
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}

/// The back button of a screen.
public enum BackButton: String, Vocabulary {
  /// UIKit's.
  case system
  /// A button of the app's own.
  case custom
  /// None.
  case none
}

/// Where a navigation controller stands.
public enum StackKind: String, Vocabulary {
  /// In the window, on its own or as a tab.
  case window
  /// In a sheet above another, which keeps the status bar.
  case sheet
  /// In a column of a split view.
  case splitColumn = "split-column"
  /// Inside a screen of another.
  case nested
}

/// What a return by the back button's menu is shown by.
public enum BackMenu: String, Vocabulary {
  /// By a picture if there happens to be one, else by the plan's fallback.
  case fallback
  /// By a picture, which is taken for it.
  case picture
}

/// Light or dark.
public enum Appearance: String, Vocabulary {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The trick by which a pair of screens changes.
public enum Strategy: String, Vocabulary {
  /// The whole screen moves as a picture, bar and all.
  case snapshotSlide = "snapshot-slide"
  /// The real bar is transparent and background views carry its look.
  case backgroundCrossfade = "background-crossfade"
  /// The app's own animator runs.
  case none
}

/// How the backgrounds of a background-crossfade move.
public enum Motion: String, Vocabulary {
  /// No layers: UIKit's own transition.
  case still
  /// One background runs from one look to the other.
  case blend
  /// Each screen's own background moves with it.
  case ride
}

/// Whose constants transitions move by: those of NavStyle, or of a published system.
public enum ProfileName: String, Vocabulary {
  /// NavStyle's own.
  case navstyle
  /// HDNavigationController.
  case hd
  /// KLTNavigationController.
  case klt
  /// LSNavigationBarTransition.
  case ls
  /// CFYNavigationBarTransition.
  case cfy
  /// NavBackTransition.
  case zhk
}
