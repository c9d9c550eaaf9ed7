import Foundation
import Reporters
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a style file says is a text in every report, whatever it says: no markup, no command of a
/// service, no sequence for a terminal, no other line.
@Suite struct InjectionTests {
  /// What means something to somebody.
  static let payloads = [
    "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://evil\u{1B}\\\\x", "\u{9B}31m", "\u{202E}\u{2066}x",
    "::error file=x::y", "##[error]x", "##vso[task.setvariable]x", "x%0A::stop-commands::t",
    "a\\u2028b",
    "<script>alert(1)</script>", "\\\" onload=x y=\\\"", "</style><!--", "]]>", "&lt;b&gt;",
    "<img src=x>",
    "[a](http://evil)", "![a](http://evil)", "`x` | y", "@everyone #1", "javascript:alert(1)",
    "~~~", "```",
    "\\\"]; evil -> x [label=\\\"", "end\\nevil", "x --> y", "%%{init: x}%%", "#quot;",
    "${{ secrets.X }}",
    "$(touch x)", "'; DROP TABLE", "\\u0000", "\\uFEFF", "\\r\\nx: y", "\\n\\n", "\\t|", "😀\u{301}",
  ]

  /// A text between double quotes in YAML, which has no control characters.
  private static func quoted(_ payload: String) -> String {
    let escapes = ["\u{1B}": "\\e", "\u{7}": "\\a", "\u{9B}": "\\x9b"]
    return "\"\(escapes.reduce(payload) { $0.replacing($1.key, with: $1.value) })\""
  }

  /// The name of a file.
  private static func name(_ payload: String) -> String {
    payload.replacing("/", with: "_").replacing("\\", with: "_") + ".navstyle.yaml"
  }

  /// A file for each text, in which it stands wherever a text may stand: keys, names, values, comments.
  private static let wrong: [String: String] = {
    let files = payloads.map { payload in
      let text = quoted(payload)
      // A comment cannot write a character out.
      let reason = payload.unicodeScalars.filter { $0.properties.generalCategory != .control }
      let style = """
        navstyle: 1
        \(text): 1
        include: [\(text)]
        palette: { \(text): "#fff", a: \(text), old: white }
        screens:
          home: { class: \(text), push: [detail, \(text)], bar: { color: \(text) } }
          detail: { style: \(text), states: { \(text): {} } }
        transitions:
          - { from: home, to: detail, strategy: \(text), reason: \(text) }
        # navstyle:disable-file bad-color -- \(String(String.UnicodeScalarView(reason)))

        """
      return (name(payload), style)
    }
    return Dictionary(files) { first, _ in first }
  }()

  /// A file with all of them, in which nothing is wrong.
  private static let sound: String = {
    let screens = payloads.indices.map { index in
      let next = (index + 1) % payloads.count
      return "  s\(index): { class: \(quoted(payloads[index])), push: [s\(next)] }\n"
    }
    return "navstyle: 1\ntargets: { ios: \"15..18\" }\nscreens:\n" + screens.joined()
  }()

  /// Its path: there is one that has a meaning for everybody.
  private static let path = "\u{1B}]0;\u{7}\u{9B}31m <b>&\"|`x` ##[error] %0A\u{202E}::error::.yaml"

  /// What every reporter makes of the files, by its name.
  private static func reports() async -> [String: String] {
    let orders = allReporters.flatMap { ["--report", "\($0.name)=report.\($0.name)"] }
    let result = await navstyle(["lint", "--exit-zero"] + orders, files: wrong)
    let texts = allReporters.map { ($0.name, result.text(of: "report.\($0.name)") ?? "") }
    return Dictionary(texts) { first, _ in first }
  }

  /// Whether a text has nothing in it that a terminal acts on; nor, unless it is data for a program,
  /// what turns a text around or breaks its lines.
  private static func isPlain(_ text: String, asData isData: Bool = false) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      if scalar == "\n" || scalar == "\t" { return true }
      let isTurning =
        (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
      return scalar.properties.generalCategory != .control && (isData || !isTurning)
    }
  }

  @Test func `no report is more than it would be of harmless texts`() async throws {
    for (name, output) in await Self.reports() {
      let isData = !["text", "xcode", "github", "markdown"].contains(name)
      let lines = output.split(separator: "\n").map(String.init)
      #expect(lines.count > 1)
      for line in lines {
        #expect(Self.isPlain(line, asData: isData), "\(name) \(line.debugDescription)")
      }
      switch name {
      case "github":
        // GitHub takes a command from the beginning of a line and, where none is, `##[…]` from anywhere.
        for line in lines where !line.hasPrefix("navstyle: ") {
          #expect(line.contains(#/^::(error|warning|notice) /#), "\(line)")
        }
      case "xcode":
        for line in lines { #expect(line.contains(#/: (error|warning|note): /#), "\(line)") }
      case "text":
        for line in lines { #expect(!line.contains(#/^\s*(##\[|##vso|::)/#), "\(line)") }
      case "markdown":
        for line in lines where line.hasPrefix("|") {
          // Between backticks everything is what it is.
          let text = line.replacing(#/(`+)(?:(?!\1).)+?\1/#, with: "")
          let isMarkup =
            text.contains("<script") || text.contains("<img") || text.contains("](http")
          #expect(!isMarkup, "\(line)")
          #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(line)")
        }
      case "jsonl":
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      case "checkstyle", "junit":
        #expect(XMLParser(data: Data(output.utf8)).parse())
        for sign in ["<script", "<img", "onload=x y=\""] { #expect(!output.contains(sign)) }
      default: _ = try JSONSerialization.jsonObject(with: Data(output.utf8))
      }
    }
  }

  @Test func `addresses in SARIF are paths within the project`() async throws {
    var addresses: [String] = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        if let address = object["uri"] as? String { addresses.append(address) }
        object.values.forEach(collect)
      } else if let list = value as? [Any] {
        list.forEach(collect)
      }
    }
    let report = await Self.reports()["sarif"] ?? ""
    collect(try JSONSerialization.jsonObject(with: Data(report.utf8)))
    #expect(Set(addresses).count >= Self.payloads.count / 2)
    for address in addresses {
      #expect(address.contains(#/^[A-Za-z0-9\-._~!$&'()*+,;=@%\/]+$/#), "\(address)")
      #expect(!address.hasPrefix("/") && !address.hasPrefix("."), "\(address)")
    }
  }

  @Test func `nothing that is printed steers a terminal`() async {
    let commands: [[String]] = [
      ["lint", "--color", "always", Self.path], ["lint", Self.path, "--statistics"],
      ["compile", Self.path], ["explain", "s0", "s1", Self.path], ["preview", "--edge", Self.path],
      ["simulate", "--random", "2", Self.path], ["graph", "--format", "dot", Self.path],
      ["graph", "--format", "mermaid", Self.path], ["verify", Self.path],
    ]
    let words = Self.payloads.flatMap { payload in
      [
        ["explain", payload], [payload], ["lint", payload], ["lint", "--rule", payload],
        ["lint", "--report", payload], ["--\(payload)"], ["verify", payload], ["schema", payload],
      ]
    }
    for arguments in commands + words {
      let result = await navstyle(arguments, files: [Self.path: Self.sound])
      let colors = /\u{1B}\[[0-9;]*m/
      let text = (result.output + result.errors).replacing(colors, with: "")
      #expect(!text.isEmpty)
      let isPlain = Self.isPlain(text, asData: arguments[0] == "compile")
      #expect(isPlain, "\(arguments) \(text.debugDescription)")
    }
  }

  @Test func `a page and a drawing hold a text as text`() async throws {
    let harmless = ["a.yaml": Self.sound.replacing(#/class: ".*", push/#, with: "class: a, push")]
    func made(_ arguments: String...) async -> (String, String) {
      let hostile = await navstyle(arguments + [Self.path], files: [Self.path: Self.sound])
      return (hostile.output, await navstyle(arguments + ["a.yaml"], files: harmless).output)
    }
    let page = await made("preview")
    for sign in ["<script", "</script", "<img", "<style", "</style", "<!--"] {
      let counts = [page.0, page.1].map { $0.components(separatedBy: sign).count }
      #expect(counts[0] == counts[1], "\(sign)")
    }
    let drawing = await made("graph", "--format", "svg").0
    #expect(XMLParser(data: Data(drawing.utf8)).parse(), "\(drawing)")
    for sign in ["<script", "<img", "onload=x y=\""] { #expect(!drawing.contains(sign)) }
    for format in ["mermaid", "dot"] {
      let graph = await made("graph", "--format", format)
      #expect(graph.0.split(separator: "\n").count == graph.1.split(separator: "\n").count)
    }
  }
}
