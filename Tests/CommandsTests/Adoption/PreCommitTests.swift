import Foundation
import TestSupport
import Testing

/// The hooks of `.pre-commit-hooks.yaml` in a repository that uses them as the README says, run by
/// pre-commit and git without a network.
///
/// The hooks run the tool these tests have built (`language: system`): pre-commit's own build takes
/// minutes.
@Suite(.enabled(if: Program.exists("pre-commit") && Program.exists("git"), absence))
struct PreCommitTests {
  private static let environment: [String: String?] = [
    "PATH": Program.pathWithNavstyle, "GIT_AUTHOR_NAME": "test", "GIT_AUTHOR_EMAIL": "test@test",
    "GIT_COMMITTER_NAME": "test", "GIT_COMMITTER_EMAIL": "test@test",
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_DIR": nil,
    "GIT_INDEX_FILE": nil, "GIT_WORK_TREE": nil,
  ]

  /// A repository that uses the hooks, and a shell in it.
  private struct Repository {
    let folder: URL
    let cache: URL

    init(in outer: URL, hooks: String) throws {
      let tool = outer.appending(path: "navstyle")
      folder = outer.appending(path: "app")
      cache = outer.appending(path: "cache")
      try tool.write(contents(".pre-commit-hooks.yaml"), to: ".pre-commit-hooks.yaml")
      try Repository.git(["init", "-q"], in: tool)
      try Repository.git(["add", "."], in: tool)
      try Repository.git(["commit", "-q", "-m", "hooks"], in: tool)
      try Repository.git(["tag", "v0.1.0"], in: tool)
      let config = try readmeBlock(as: ".pre-commit-config.yaml")
        .replacing("https://github.com/OWNER/navstyle", with: tool.path(percentEncoded: false))
        .replacing("# language: system", with: "language: system")
      try folder.write(config + hooks, to: ".pre-commit-config.yaml")
      try Repository.git(["init", "-q"], in: folder)
      let installed = try run("pre-commit", ["install"])
      #expect(installed.status == 0, "\(installed.output)")
    }

    @discardableResult
    static func git(_ arguments: [String], in folder: URL) throws -> Program.Outcome {
      let outcome = try #require(Program("git")).run(
        arguments, in: folder, environment: PreCommitTests.environment)
      #expect(outcome.status == 0, "\(outcome.output)")
      return outcome
    }

    func run(_ program: String, _ arguments: [String]) throws -> Program.Outcome {
      var variables = PreCommitTests.environment
      variables["PRE_COMMIT_HOME"] = cache.path(percentEncoded: false)
      return try #require(Program(program)).run(arguments, in: folder, environment: variables)
    }

    /// Writes a file and commits it.
    func commit(_ text: String, to path: String) throws -> Program.Outcome {
      try folder.write(text, to: path)
      try Repository.git(["add", "."], in: folder)
      return try run("git", ["commit", "-m", "change"])
    }
  }

  @Test func `a new conflict stops the commit, and is shown at its place`() throws {
    try withTemporaryFolder { outer in
      let repository = try Repository(in: outer, hooks: "")
      let clean = try repository.commit(conflict.mended, to: "App/app.navstyle.yaml")
      #expect(clean.status == 0, "\(clean.output)")
      #expect(clean.output.contains(#/navigation-bar styles\.+Passed/#))
      let other = try repository.commit("text", to: "notes.txt")
      #expect(other.status == 0 && other.output.contains("Skipped"), "\(other.output)")
      let broken = try repository.commit(conflict.broken, to: "App/app.navstyle.yaml")
      #expect(broken.status == 1)
      #expect(broken.output.contains("error[\(conflict.code)]"))
      #expect(
        broken.output.contains("--> App/app.navstyle.yaml:\(conflict.place)"), "\(broken.output)")
      // A file that others include is checked with them, not by itself.
      let part = try repository.commit(
        conflict.mended.replacing("screens:", with: "include: [palette.navstyle.yaml]\nscreens:")
          .replacing("{ push", with: "{ bar: { color: paper }, push"), to: "App/app.navstyle.yaml")
      #expect(part.status == 1)
      let whole = try repository.commit(
        "palette: { paper: \"#FFFFFF\" }\n", to: "App/palette.navstyle.yaml")
      #expect(whole.status == 0, "\(whole.output)")
    }
  }

  @Test func `the other hooks mend, and compare plans`() throws {
    try withTemporaryFolder { outer in
      let hooks = """
              - { id: navstyle-fix, language: system }
              - { id: navstyle-plan, language: system, args: [-o, plan.json, app.navstyle.yaml] }

        """
      let repository = try Repository(in: outer, hooks: hooks)
      let text = conflict.mended.replacing("hidden: true", with: "hidden: yes")
      let missing = try repository.commit(text, to: "app.navstyle.yaml")
      #expect(missing.status == 1)
      #expect(missing.output.contains("files were modified by this hook"), "\(missing.output)")
      #expect(missing.output.contains("'plan.json' does not exist"), "\(missing.output)")
      let file = repository.folder.appending(path: "app.navstyle.yaml")
      #expect(try String(contentsOf: file, encoding: .utf8) == conflict.mended)
      #expect(
        try Program.navstyle.run(
          ["compile", "-o", "plan.json", "app.navstyle.yaml"], in: repository.folder
        ).status == 0)
      let plan = try String(
        contentsOf: repository.folder.appending(path: "plan.json"), encoding: .utf8)
      let fresh = try repository.commit(plan, to: "plan.json")
      #expect(fresh.status == 0, "\(fresh.output)")
      let stale = try repository.commit(plan.replacing("true", with: "false"), to: "plan.json")
      #expect(stale.status == 1 && stale.output.contains("'plan.json' is stale"))
    }
  }

  @Test func `pre-commit takes the manifest and the configuration of the README`() throws {
    let program = try #require(Program("pre-commit"))
    let manifest = try program.run(
      ["validate-manifest", ".pre-commit-hooks.yaml"], in: repositoryRoot)
    #expect(manifest.status == 0 && manifest.output.isEmpty, "\(manifest.output)")
    try withTemporaryFolder { folder in
      try folder.write(readmeBlock(as: ".pre-commit-config.yaml"), to: "config.yaml")
      let config = try program.run(["validate-config", "config.yaml"], in: folder)
      #expect(config.status == 0 && config.output.isEmpty, "\(config.output)")
    }
  }
}

private let absence: Comment = "there is no 'pre-commit' here: run .ci/validators"
