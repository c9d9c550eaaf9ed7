import Diagnostics
import Preview
import Project
import StyleModel
import Transitions

extension Command {
  /// `navstyle preview`
  static let preview = Command(
    name: "preview", usage: "[-o PAGE.html] [options] [PATH]",
    summary: "writes one page on which every transition can be watched and dragged",
    options: [
      Option(
        "--output", short: "-o", value: "PATH", "where the page goes; default: standard output"),
      Option("--open", "open the page in the browser"),
      Option(
        "--screens", value: "NAMES", isRepeatable: true,
        "only these screens on the map, with ',' between; may be repeated"),
      Option("--edge", value: "FROM:TO", "only these two screens, and their transition first"),
    ]
      + checkOptions.filter {
        ["--max-bytes", "--stdin-filename", "--config", "--quiet"].contains($0.name)
      }
  ) { (arguments, session) throws(CommandError) in
    guard arguments.has("--output") || !arguments.has("--open") else {
      throw .usage(UsageProblem("--open needs a file to open: -o PAGE.html"))
    }
    let run = try await session.check(arguments)
    if run.descriptions.isEmpty, !run.isComplete { return .failure }
    guard let described = try session.onlyDescription(of: run, arguments, for: "previewed") else {
      return .findings
    }
    let selection = try session.selection(arguments, in: described)
    let proved = try session.prove(described)
    let page = Page(
      proved.plan, proved.pictures, from: proved.sources, by: ProvedPlan.generator,
      findings: described.findings, showing: selection)
    return try session.write(page, arguments)
  }
}

extension Session {
  fileprivate mutating func write(
    _ page: Page, _ arguments: Arguments
  ) throws(CommandError) -> ExitStatus {
    guard let path = arguments["--output"] else {
      var bytes: [UInt8] = []
      withoutActuallyEscaping({ bytes += $0 }) { page.write(to: $0) }
      try write(bytes, to: .output)
      return .clean
    }
    let isNew: Bool
    do throws(FileProblem) {
      isNew = try environment.replaceFile(path, holding: .anything) { page.write(to: $0) }
    } catch {
      throw .file(error)
    }
    if !arguments.has("--quiet") { say("\(isNew ? "wrote" : "unchanged:") \(path)") }
    guard arguments.has("--open"), !environment.showFile(path) else { return .clean }
    say("navstyle: error[no-browser]: '\(path)' was written, but nothing here opens it")
    return .failure
  }

  /// What the page is to show.
  fileprivate func selection(
    _ arguments: Arguments, in description: CheckedDescription
  ) throws(CommandError) -> Page.Selection {
    var selection = Page.Selection()
    if let edge = arguments["--edge"] {
      let pair = try pair(edge, in: description)
      selection.pair = pair
      selection.screens = [pair.from, pair.to]
    }
    let lists = arguments.all("--screens")
    guard !lists.isEmpty else { return selection }
    var screens = selection.screens ?? []
    for list in lists {
      let names = list.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.drop { $0 == " " }) }
      guard names.allSatisfy({ !$0.isEmpty }) else {
        throw .usage(
          UsageProblem("--screens takes names of screens with ',' between, not '\(list)'"))
      }
      for name in names { screens.insert(try screen(name, in: description)) }
    }
    selection.screens = screens
    return selection
  }

  /// The screens of `FROM:TO`; names have no colons.
  private func pair(
    _ text: String, in description: CheckedDescription
  ) throws(CommandError) -> (from: Int, to: Int) {
    let names = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2, names.allSatisfy({ !$0.isEmpty }) else {
      throw .usage(UsageProblem("--edge takes two screens, FROM:TO, not '\(text)'"))
    }
    return (try screen(names[0], in: description), try screen(names[1], in: description))
  }
}
