import Diagnostics
public import Navigation
import SourceText
public import StyleModel
public import Transitions
import YAMLSyntax

/// A style file in memory with every effective value worked out; what is wrong with it is not asked.
public func resolved(_ text: String) -> ResolvedStyle {
  let file = SourceFile(path: "app.navstyle.yaml", text: text)
  return resolve(readStyle(parse(file).value).value)
}

/// The navigation of a style file in memory.
public func navigated(_ text: String) -> (style: AppStyle, graph: NavigationGraph) {
  let resolved = resolved(text)
  return (resolved.style, navigate(resolved))
}

/// The plan of a style file in memory.
public func planned(_ text: String) -> TransitionPlan {
  let resolved = resolved(text)
  return plan(resolved, navigate(resolved))
}
