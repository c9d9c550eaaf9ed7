import Foundation
import TestSupport
import Testing

/// Chromium, driven by Playwright, through `Tests/Browser/look.py`.
/// https://playwright.dev/python, https://pypi.org/project/axe-core-python
enum Browser {
  /// Whether `.ci/validators` has installed it.
  static let isInstalled =
    FileManager.default.isExecutableFile(atPath: python.path()) && chromium != nil

  /// Why tests that need it are skipped.
  static let absence: Comment = "Chromium or Playwright is not installed: run .ci/validators"

  private static let python = repositoryRoot.appending(path: ".build/browser/bin/python3")

  private static let chromium: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let candidates =
      folders.flatMap { folder in names.map { "\(folder)/\($0)" } } + [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      ]
    return candidates.first(where: FileManager.default.isExecutableFile(atPath:))
  }()

  /// What the browser made of the pages.
  struct Report: Decodable {
    /// What is wrong, by the name of the check.
    let problems: [String: [String]]
    /// Walks that the pages made at random.
    let walks: [Walk]
  }

  /// Steps through an app, as the page does them.
  struct Walk: Decodable {
    let page: String
    let stack: String
    let ios: Int
    /// Of a picture.
    let bytes: Int
    let steps: [Step]

    struct Step: Decodable {
      let text: String
      let plan: Int?
      let taken: Int?
      let shown: Int?
      let because: String?
      let completed: Bool
      let pictures: Int
      let stacks: [Controller]
    }
  }

  /// A navigation controller as `simulate` and the page say it.
  struct Controller: Decodable, Equatable {
    let name: String
    let screens: [Screen]

    struct Screen: Decodable, Equatable {
      let screen: String
      let instance: Int
      let state: String?
      let picture: Bool?
    }
  }

  /// Has the browser look at the pages in a folder.
  static func look(at folder: URL, picture: URL?) throws -> Report {
    let outcome = try Program(url: python).run(
      [
        repositoryRoot.appending(path: "Tests/Browser/look.py").path(), folder.path(),
        "--chromium", chromium ?? "",
      ] + (picture.map { ["--picture", $0.path()] } ?? []), withErrors: false)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }
}
