import Reporters

extension Session {
  /// What a report on a stream is shown on.
  func screen(_ stream: OutputStream) -> Screen {
    let isTerminal = environment.isTerminal(stream)
    return Screen(
      isColored: isColored(stream), width: isTerminal ? environment.width(of: stream) : nil,
      hasLinks: hasLinks(stream), obeysCommands: isOnGitHub)
  }

  /// Whether to colour what goes to a stream. https://no-color.org, https://force-color.org
  func isColored(_ stream: OutputStream) -> Bool {
    switch colorChoice {
    case "always": return true
    case "never": return false
    default:
      if isSet("NO_COLOR") { return false }
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
        if isSet(name), environment.variable(name) != "0" { return true }
      }
      return environment.isTerminal(stream) && environment.variable("TERM") != "dumb"
    }
  }

  /// Whether a stream shows links. No terminal says so itself; these are known to.
  /// https://github.com/Alhadis/OSC8-Adoption
  private func hasLinks(_ stream: OutputStream) -> Bool {
    if isSet("FORCE_HYPERLINK") { return environment.variable("FORCE_HYPERLINK") != "0" }
    guard colorChoice != "never", environment.isTerminal(stream), !isSet("CI") else { return false }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby"]
    if let program = environment.variable("TERM_PROGRAM"), programs.contains(program) {
      return true
    }
    if let terminal = environment.variable("TERM"),
      ["xterm-kitty", "alacritty", "foot", "xterm-ghostty"].contains(terminal)
    {
      return true
    }
    if let version = environment.variable("VTE_VERSION").flatMap({ Int($0) }) {
      return version >= 5_000
    }
    return ["KITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION", "DOMTERM"].contains(where: isSet)
  }

  /// Whether this is a step of a job on GitHub.
  var isOnGitHub: Bool { environment.variable("GITHUB_ACTIONS") == "true" }

  private func isSet(_ name: String) -> Bool {
    environment.variable(name).map { !$0.isEmpty } ?? false
  }
}
