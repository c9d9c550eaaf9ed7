import Reporters

/// One input for every format: two files, fixes, notes in both, what a comment and a baseline leave
/// alone, wide characters, Windows line ends, paths and texts that formats have a meaning for.
enum ReportExample {
  static let folder = "Größe & Co, 100%"
  static let app = "\(folder)/日本: app.navstyle.yaml"
  static let piece = "\(folder)/teil:e.navstyle.yaml"

  static let files = [
    app: #"""
    navstyle: 1
    include: ["teil:e.navstyle.yaml"]
    palette: { blue: "#00F" }
    screens:
      home: { class: "家🎉", bar: { color: blue, alpha: 50% }, push: [photo, player] }
      photo: { bar: { alpha: 0 } }
      player: { bar: { tint: "\e]0;<b>|@x ##[group] %0A::error::" }, style: "[a](http://b.c)" }

    """#.replacing("\n", with: "\r\n"),
    piece: """
    palette:
      blue: "#00E"
      old: "#FFF" # navstyle:disable-line unused-color -- bis 2.0 <b> & "so"
      older: "#777"
      oldest: "#123"
      label: "#000"

    """,
    "known.json": """
    { "version": 1, "findings": [
      { "path": "\(piece)", "key-path": "palette.oldest", "code": "unused-color", "fingerprint": "FP" }
    ] }
    """,
  ]

  /// What it is checked with.
  static let options = [
    "lint", "--baseline", "known.json", "--rule", "shadowed-system-color=info", "--exit-zero",
  ]

  /// The file a format's report goes to.
  static func output(_ format: String) -> String { "out.\(format)" }

  /// The report in every format.
  static func reports() async -> [String: String] {
    let formats = allReporters.map(\.name)
    let orders = formats.flatMap { ["--report", "\($0)=\(output($0))"] }
    let result = await navstyle(options + orders + [app], files: await knowing(files))
    return Dictionary(uniqueKeysWithValues: formats.map { ($0, result.text(of: output($0)) ?? "") })
  }

  /// The files, where the baseline has the fingerprint that the finding has.
  private static func knowing(_ files: [String: String]) async -> [String: String] {
    let lines = await navstyle("lint", "--report", "jsonl", app, files: files).output
      .split(separator: "\n")
    let line = lines.first { $0.contains("'oldest'") } ?? ""
    let fingerprint = line.firstMatch(of: /"fingerprint": "([0-9a-f]{16})"/)?.1 ?? ""
    return files.mapValues { $0.replacing("\"FP\"", with: "\"\(fingerprint)\"") }
  }
}
