import Project

extension Command {
  /// `navstyle init`
  static let initialize = Command(
    name: "init", usage: "[PATH]", summary: "writes a commented style file to start from",
    options: [], operands: [.files(endingIn: ".navstyle.yaml"), .nothing]
  ) { (arguments, session) throws(CommandError) in
    guard arguments.operands.count < 2 else {
      throw .usage(UsageProblem("init writes one file: give one path"))
    }
    let given = arguments.operands.first ?? "."
    let path =
      if given == "." {
        starterName
      } else if session.environment.kind(of: given) == .folder {
        given.hasSuffix("/") ? given + starterName : "\(given)/\(starterName)"
      } else {
        given
      }
    guard path == "-" || path.hasSuffix(".yaml") || path.hasSuffix(".yml") else {
      throw .usage(
        UsageProblem(
          "'\(path)' is no name for a style file",
          help: "navstyle init \(path).navstyle.yaml; in folders, files of that ending are found"))
    }
    if path == "-" { return try session.print(starter) }
    do throws(FileProblem) {
      _ = try session.environment.replaceFile(path, holding: .nothing) { $0(Array(starter.utf8)) }
    } catch {
      throw .file(error)
    }
    session.say("wrote \(path)")
    session.say("  = help: navstyle lint \(path)")
    return .clean
  }
}

private let starterName = "app.navstyle.yaml"

/// A description that shows what there is to write. Nothing is found in it.
private let starter = """
  # yaml-language-server: $schema=navstyle.schema.json
  # For completion and checks in an editor: navstyle schema style > navstyle.schema.json

  # How the navigation bar of every screen looks, and which screen leads to which.
  navstyle: 1                               # the version of the language

  targets: { ios: "15..27", glass: false }  # glass: whether bars are Liquid Glass from iOS 26 on

  # Colours by name: hexadecimal in quotes ("#RGB", "#RRGGBB", "#RRGGBBAA"), UIKit's own (label,
  # systemBackground, systemBlue, …), { light: …, dark: … }, { p3: [r, g, b] }, or another name.
  palette:
    brand: { light: "#0B4F8A", dark: "#0A3A66" }
    paper: { light: "#FFFFFF", dark: "#1C1C1E" }
    link: { light: brand, dark: "#7CC4FF" }

  # What every screen starts from. A screen never inherits from the one that pushed it.
  defaults:
    bar: { color: paper, tint: link, title-color: label }

  # Looks with a name, for the screens that differ. A screen may apply several, in order.
  styles:
    branded: { status-bar: light, bar: { color: brand, tint: white, title-color: white } }
    photo: { style: branded, bar: { alpha: 0, shadow-line: false }, content: { background: brand } }

  # One for each navigation controller.
  stacks:
    home: { root: home, tab-bar: true }
    account: { root: account, tab-bar: true }
    sign-in: { root: sign-in }

  # Each screen: how it looks, then where it leads.
  screens:
    home:
      class: HomeViewController             # the view controller, for people and tools
      style: branded
      push: [article, topics]
      present: [sign-in]                    # a stack: no bar moves, but it can be reached
    article:
      style: photo                          # the picture runs up behind a clear bar
      tab-bar: hidden                       # for all that is pushed above it, too
      push: [article]                       # one leads to another: cycles are normal
      pop-to-root: true
    topics: { style: branded, push: [article] }
    account: { bar: { large-title: true }, push: [settings] }
    settings: {}
    sign-in: { style: branded }

  # Where the compiler's choice is not wanted; navstyle explain FROM TO FILE tells what it chose.
  transitions:
    - { from: home, to: topics, strategy: snapshot-slide, reason: "leaves in one piece" }

  motion: { profile: navstyle, duration: 0.35 }

  """
