import Foundation
import JSONText
import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

/// The page of `navstyle preview` in a real browser. It is opened once; each test asks for one thing.
@Suite(.enabled(if: Browser.isInstalled, Browser.absence))
struct PreviewPageTests {
  /// Two real samples, by the name their pages have.
  private static let samples = [
    "a": "Samples/apps/wrnavigationbar-demo.navstyle.yaml",
    "b": "Samples/apps/zulip-flutter.navstyle.yaml",
  ]
  private static let manyStacks = "Samples/apps/habitica-ios"
  private static let titles = "Samples/apps/rocketchat-ios.navstyle.yaml"
  private static let tour = "Samples/tour.navstyle.yaml"
  private static let folder = repositoryRoot.appending(path: ".build/browser-pages")
  private static let picture = "Tests/Goldens/preview.png"

  private static let report = Task { () throws -> Browser.Report in
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // All of a folder: the one with the most stacks.
    let many = filesBelow(manyStacks, endingIn: ".yaml")
    let result = await navstyle(
      ["preview", "-o", "many.html", "\(manyStacks)/habitica-ios.navstyle.yaml"],
      files: Dictionary(uniqueKeysWithValues: many.map { ($0, contents($0)) }))
    try write(#require(result.text(of: "many.html"), "\(result.errors)"), to: "many.html")
    for (name, path) in samples {
      try await write(page: "\(name).html", of: contents(path), named: path)
      let frames = JSONWriter.bytes { FrameRuns(planned(contents(path))).write(to: &$0) }
      try Data(frames).write(to: folder.appending(path: "\(name).json"))
    }
    try await write(page: "titles.html", of: contents(titles), named: titles)
    try await write(page: "picture.html", of: contents(tour), named: tour)
    try await writeAttack()
    let isUpdate = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"
    return try Browser.look(
      at: folder, picture: isUpdate ? repositoryRoot.appending(path: picture) : nil)
  }

  private static func write(page: String, of style: String, named path: String) async throws {
    let result = await navstyle("preview", "-o", page, path, files: [path: style])
    try write(#require(result.text(of: page), "\(result.errors)"), to: page)
  }

  private static func write(_ text: String, to page: String) throws {
    try text.write(to: folder.appending(path: page), atomically: false, encoding: .utf8)
  }

  /// A page of an app in which every text is an attack. Names of screens cannot be one, as the language
  /// is today; the page is not to rely on it.
  private static func writeAttack() async throws {
    let evil = "</script><img src=x onerror=alert(1)>\u{202E}"
    let style =
      "navstyle: 1\nscreens: { victim: { push: [b], bar: { image: { name: \"\(evil)\" } } }, b: {} }\n"
    let name = "<img src=x onerror=alert(1)>\u{202E}.yaml"
    try await write(page: "evil.html", of: style, named: name)
    let url = folder.appending(path: "evil.html")
    let page = try String(contentsOf: url, encoding: .utf8)
    try page.replacing("victim", with: evil.replacing("<", with: #"\u003c"#))
      .write(to: url, atomically: false, encoding: .utf8)
  }

  @Test(arguments: [
    ("quiet", "no error, no warning, no request, nothing against the policy"),
    ("frames", "both evaluators see the same frames"),
    ("painted", "the bar is painted in the colours of the plan"),
    ("complete", "every transition opens by every way, and every screen"),
    ("dragged", "30 % goes back, 70 % finishes"),
    ("keyboard", "everything can be done by keys"),
    ("themes", "light and dark"),
    ("accessible", "axe-core finds nothing"),
    ("still", "nothing shifts, nothing is too wide"),
    ("tall", "no page is taller than what stands on it"),
    ("printed", "on paper there are no controls, the map is whole, and it is light"),
    ("addressed", "views are entries of the history, and addresses lead there"),
    ("chosen", "a stack that is chosen comes into view"),
    ("mirrored", "right to left"),
    ("harmless", "names are never markup"),
    ("isolated", "what users wrote turns nothing around beside it"),
  ])
  func `the page does what it says`(_ check: String, _ claim: String) async throws {
    let problems = try await Self.report.value.problems[check] ?? ["it was not asked"]
    #expect(problems.isEmpty, "\(claim): \(problems.joined(separator: "\n"))")
  }

  @Test func `a walk on the page is what simulate plays`() async throws {
    for walk in try await Self.report.value.walks {
      let path = try #require(Self.samples[walk.page])
      let result = await navstyle(
        "simulate", "--stack", walk.stack, "--ios", String(walk.ios), "--format", "json", "--do",
        walk.steps.map(\.text).joined(separator: "; "), path, files: [path: contents(path)])
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == walk.steps.count, "\(result.errors)")
      for (line, step) in zip(lines, walk.steps) {
        let played = try JSONDecoder().decode(Played.self, from: Data(line.utf8))
        #expect(played == Played(step, walk), "\(walk.stack): \(step.text)")
      }
    }
  }
}

/// A step as `simulate` says it.
private struct Played: Decodable, Equatable {
  let plan: Int?
  let completed: Bool
  let taken: Int?
  let shown: Int?
  let fallback: Fallback?
  let stacks: [Browser.Controller]
  let bytes: Int

  struct Fallback: Decodable, Equatable { let because: String }

  init(_ step: Browser.Walk.Step, _ walk: Browser.Walk) {
    plan = step.plan
    completed = step.completed
    taken = step.taken
    shown = step.shown
    fallback = step.because.map(Fallback.init)
    stacks = step.stacks
    bytes = step.pictures * walk.bytes
  }
}
