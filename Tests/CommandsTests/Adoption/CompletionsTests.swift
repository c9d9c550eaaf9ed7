import Commands
import Foundation
import TestSupport
import Testing

/// What the shells themselves offer, given the scripts.
@Suite struct CompletionsTests {
  /// A line that is typed, and what is offered for its last word; of files, what else there is.
  struct Offer: CustomTestStringConvertible {
    let line: String
    let words: Set<String>
    init(_ line: String, _ words: Set<String>) { (self.line, self.words) = (line, words) }
    var testDescription: String { line }
  }

  private static let files = ["app.navstyle.yaml", "notes.txt", "old.json", "sub folder/x.yaml"]

  static let offers = [
    Offer("navstyle c", ["compile", "completions"]),
    Offer("navstyle --stri", ["--strict"]),
    Offer("navstyle lint --st", ["--strict", "--stdin-filename", "--statistics"]),
    Offer("navstyle compile --ch", ["--check"]),
    Offer("navstyle lint --ch", []),
    Offer("navstyle lint --color ", ["auto", "always", "never"]),
    Offer("navstyle lint --color=a", ["auto", "always"]),
    Offer("navstyle --fix=", ["safe", "unsafe"]),
    Offer("navstyle lint --report js", ["json", "jsonl"]),
    Offer("navstyle lint --rule unused-c", ["unused-color"]),
    Offer("navstyle lint --rule unused-color=", ["error", "warning", "info", "off"]),
    Offer("navstyle rules --rule unused-color=e", ["error"]),
    Offer("navstyle rules --format m", ["markdown"]),
    Offer("navstyle explain unquoted", ["unquoted-color"]),
    Offer("navstyle explain --config .x unquoted", ["unquoted-color"]),
    Offer("navstyle explain home unquoted", []),
    Offer("navstyle schema p", ["plan", "piece"]),
    Offer("navstyle schema plan p", []),
    Offer("navstyle completions ", ["bash", "zsh", "fish"]),
    Offer("navstyle lint --max-bytes ", []),
    Offer("navstyle lint a", ["app.navstyle.yaml"]),
    Offer("navstyle lint s", ["sub folder"]),
    Offer("navstyle a", ["app.navstyle.yaml"]),
    Offer("navstyle lint --baseline o", ["old.json"]),
    Offer("navstyle compile -o o", ["old.json"]),
    Offer("navstyle verify o", ["old.json"]),
    Offer("navstyle lint -- a", ["app.navstyle.yaml"]),
  ]

  @Test(.comesToAnEnd, .enabled(if: Program.exists("bash"), "there is no 'bash' here"))
  func `bash completes commands, options, values and files`() async throws {
    try await Self.completes("bash", ["--norc"])
  }

  @Test(.comesToAnEnd, .enabled(if: Program.exists("zsh"), "there is no 'zsh': .ci/validators"))
  func `zsh completes commands, options, values and files`() async throws {
    try await Self.completes("zsh", ["-f"])
  }

  @Test(.comesToAnEnd, .enabled(if: Program.exists("fish"), "there is no 'fish': .ci/validators"))
  func `fish completes commands, options, values and files`() async throws {
    try await Self.completes("fish", ["--no-config"])
  }

  private static func completes(_ shell: String, _ start: [String]) async throws {
    let program = try #require(Program(shell))
    let printed = await navstyle("completions", shell)
    #expect(printed.status == .clean)
    let harness = "Tests/Shells/complete.\(shell)"
    try withTemporaryFolder { folder in
      try folder.write(printed.output, to: "script/navstyle")
      let script = folder.appending(path: "script/navstyle").path()
      let place = folder.appending(path: "place")
      for file in Self.files { try place.write("", to: file) }
      for offer in Self.offers {
        let found = try Self.offered(
          offer.line, by: program,
          start + [repositoryRoot.appending(path: harness).path(), script],
          in: place)
        #expect(found == offer.words, "\(shell): \(offer.line)")
      }
    }
  }

  private static func offered(
    _ line: String, by program: Program, _ arguments: [String], in folder: URL
  ) throws -> Set<String> {
    let result = try program.run(arguments + [line], in: folder)
    #expect(result.status == 0, "\(result.output)")
    return Set(result.lines.map { word($0, completing: line) })
  }

  /// What is new in an offer, in the same form for all shells.
  private static func word(_ offer: String, completing line: String) -> String {
    let current = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    var word = offer.split(separator: "\t")[0].replacing("\\ ", with: " ")
    if word.hasSuffix("/") { word.removeLast() }
    let parts = word.split(separator: "=")
    guard parts.count > 1 else { return parts.first.map(String.init) ?? "" }
    return String(current.contains("=") ? parts[parts.count - 1] : parts[0])
  }
}
