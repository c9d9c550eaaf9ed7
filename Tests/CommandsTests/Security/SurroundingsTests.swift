import Foundation
import TestSupport
import Testing

/// The tool and the world around it: no network, and no variable that changes what is read.
@Suite struct SurroundingsTests {
  private static let symbols = Program("nm")
  private static let tracer: Program? = Program("strace").flatMap { program in
    (try? program.run(["-f", "-e", "trace=network", "true"]))?.status == 0 ? program : nil
  }

  /// Every command, with what it reads.
  private static let commands = [
    ["lint", "app.navstyle.yaml"], ["lint", "--fix", "app.navstyle.yaml"], ["lint", "."],
    ["compile", "-o", "p.json", "app.navstyle.yaml"], ["verify", "p.json"],
    ["preview", "-o", "p.html", "app.navstyle.yaml"], ["graph", "app.navstyle.yaml"],
    ["simulate", "--random", "3", "app.navstyle.yaml"], ["explain", "home", "detail"],
    ["schema", "style"], ["rules", "--config-origin"], ["init", "new.navstyle.yaml"],
  ]

  private static func withProject(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try folder.write("fail-on: never\n", to: ".navstyle-lint.yaml")
      let include = "include: [\"https://example.com/x.yaml\", \"//example.com/x.yaml\", p.yaml]"
      try folder.write(
        cleanStyle.replacing("navstyle: 1", with: "navstyle: 1\n\(include)"), to: "net.yaml")
      try folder.write(warningStyle, to: "app.navstyle.yaml")
      try body(folder)
    }
  }

  @Test(.enabled(if: symbols != nil, "nm is not installed"))
  func `the tool asks no library for the network`() throws {
    let path = Program.navstyle.url.path()
    let outcome = try #require(Self.symbols).run(["-D", "--undefined-only", path])
    let names = outcome.lines.compactMap { line in
      line.split(separator: " ").last.map { $0.prefix { $0 != "@" } }
    }
    #expect(names.contains("yaml_parser_parse"))
    let network = [
      "socket", "connect", "bind", "listen", "accept", "accept4", "getaddrinfo", "gethostbyname",
      "sendto", "sendmsg", "recvfrom", "recvmsg", "res_query", "curl_easy_init",
    ]
    #expect(network.filter { names.contains(Substring($0)) } == [])
  }

  @Test(.enabled(if: tracer != nil, "strace is not installed, or may not trace"))
  func `no command opens a socket`() throws {
    try Self.withProject { folder in
      for arguments in Self.commands + [["lint", "net.yaml"]] {
        let trace = folder.appending(path: "trace").path()
        let tool = Program.navstyle.url.path()
        _ = try Self.tracer?.run(
          ["-f", "-qq", "-e", "trace=network", "-e", "signal=none", "-o", trace, tool] + arguments,
          in: folder)
        #expect(try String(contentsOfFile: trace, encoding: .utf8) == "", "\(arguments)")
      }
    }
  }

  /// Variables that tools of the kind look at, or that change what a path or a text means.
  private static let variables = [
    "HOME": "HERE", "XDG_CONFIG_HOME": "HERE", "XDG_CONFIG_DIRS": "HERE", "XDG_CACHE_HOME": "HERE",
    "PWD": "HERE", "OLDPWD": "HERE", "CDPATH": "HERE", "TMPDIR": "HERE", "ENV": "HERE",
    "NAVSTYLE_CONFIG": "HERE/.navstyle-lint.yaml",
    "NAVSTYLE_LINT_CONFIG": "HERE/.navstyle-lint.yaml",
    "NAVSTYLE_ROOT": "HERE", "GIT_DIR": "HERE", "GIT_WORK_TREE": "HERE", "GITHUB_WORKSPACE": "HERE",
    "CI_PROJECT_DIR": "HERE", "LANG": "tr_TR.ISO-8859-9", "LC_ALL": "de_DE",
    "TZ": "Pacific/Kiritimati",
    "SOURCE_DATE_EPOCH": "0", "YAMS_DEFAULT_ENCODING": "UTF16", "COLUMNS": "20", "LINES": "1",
    "NO_COLOR": "1", "TERM": "dumb", "CI": "true", "PYTHONPATH": "HERE",
    "LD_LIBRARY_PATH_X": "HERE",
  ]

  @Test func `no variable changes what is read, or what is made of it`() throws {
    try Self.withProject { folder in
      try withTemporaryFolder { elsewhere in
        try elsewhere.write("rules: { all: off }\n", to: ".navstyle-lint.yaml")
        try elsewhere.write(brokenStyle, to: "app.navstyle.yaml")
        try elsewhere.write("", to: "HEAD")
        let hostile = Self.variables.mapValues {
          Optional($0.replacing("HERE", with: elsewhere.path()))
        }
        var bare = ProcessInfo.processInfo.environment.mapValues { _ in String?.none }
        bare["PATH"] = "/usr/bin:/bin"
        // Without it a tool that is not installed does not find the runtime it was built with.
        bare["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        for arguments in [
          ["lint", "--report", "json"], ["compile", "app.navstyle.yaml"],
          ["explain", "home", "detail"], ["rules", "--config-origin"],
          ["lint", "net.yaml", "--report", "json"],
        ] {
          let plain = try Program.navstyle.run(arguments, in: folder, environment: bare)
          let other = try Program.navstyle.run(
            arguments, in: folder, environment: bare.merging(hostile) { $1 })
          #expect(plain.status == other.status && plain.output == other.output, "\(arguments)")
          #expect(!plain.output.isEmpty)
        }
      }
    }
  }

  /// All that is looked at, and what for.
  private static let known: Set = [
    // Colours and links on a terminal.
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "FORCE_HYPERLINK", "CI", "TERM_PROGRAM",
    "VTE_VERSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION", "DOMTERM",
    // A job on GitHub: annotations in its log, a page in its summary.
    "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY",
    // The folder from which paths are told to a service.
    "GITHUB_WORKSPACE", "CI_PROJECT_DIR",
    // Where reports send those who look for the page of a rule.
    "NAVSTYLE_RULE_PAGES",
  ]

  @Test func `no other variable is looked at`() {
    var found: Set<String> = []
    for path in filesBelow("Sources", endingIn: ".swift") where !path.contains("/Plugins/") {
      let text = contents(path)
      #expect(path.hasSuffix("/ProcessEnvironment.swift") || !text.contains("getenv("), "\(path)")
      #expect(!text.contains("ProcessInfo"), "\(path)")
      guard text.contains("variable(") else { continue }
      for match in text.matches(of: /"([A-Z]+(?:_[A-Z]+)*)"/) {
        found.insert(String(match.output.1))
      }
    }
    #expect(found == Self.known)
  }
}
