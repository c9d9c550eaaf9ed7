import Foundation
public import Testing

/// A program that is not ours and reads what we write.
public struct Reader: Sendable {
  /// SARIF: https://pypi.org/project/sarif-tools
  public static let sarif = Reader("sarif-tools", at: [".build/validator/bin/sarif"])
  /// Python, with `junitparser`: https://pypi.org/project/junitparser
  public static let python = Reader("junitparser", at: [".build/validator/bin/python3"])
  /// XML: https://gitlab.gnome.org/GNOME/libxml2
  public static let xmllint = Reader("xmllint", at: paths("xmllint"))
  /// DOT: https://graphviz.org
  public static let dot = Reader("dot", at: paths("dot"))

  /// Whether `.ci/validators` has installed it, or somebody else.
  public var isInstalled: Bool { program != nil }
  /// Why tests that need it are skipped.
  public let absence: Comment
  private let program: Program?

  private init(_ name: String, at paths: [String]) {
    absence = "\(name) is not installed: run .ci/validators"
    program = paths.map { URL(filePath: $0, relativeTo: repositoryRoot).absoluteURL }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
      .map(Program.init)
  }

  private static func paths(_ name: String) -> [String] {
    ["/usr/bin/\(name)", "/opt/homebrew/bin/\(name)", "/usr/local/bin/\(name)"]
  }

  /// Runs it.
  public func run(_ arguments: [String]) throws -> Program.Outcome {
    try #require(program, absence).run(arguments)
  }
}
