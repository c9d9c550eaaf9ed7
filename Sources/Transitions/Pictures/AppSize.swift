import Navigation
import StyleModel

/// How large an app may be for its pictures to be searched.
///
/// Which returns are by picture is asked of every two kinds of screens, and the most pictures of every
/// stack: an app written to have as many of them as a file holds would keep the search busy for hours.
public enum AppSize {
  /// Looks and screens that `transitions` names, together.
  public static let kinds = 4_096
  /// Stacks.
  public static let stacks = 4_096
}

extension TransitionPlan {
  /// What there is too much of for a search of pictures, in words; nil if there is not.
  public var excess: String? {
    let looks = resolved.looks.count
    let named = overrides.namedScreens.count
    if looks + named > AppSize.kinds {
      return named == 0
        ? "the screens have \(looks) different looks, more than \(AppSize.kinds)"
        : "the screens have \(looks) different looks, and 'transitions' names \(named): "
          + "more than \(AppSize.kinds)"
    }
    let stacks = graph.stacks.count
    return stacks > AppSize.stacks ? "there are \(stacks) stacks, more than \(AppSize.stacks)" : nil
  }
}
