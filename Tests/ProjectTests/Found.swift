import Diagnostics
import LintRules
import Project
import SourceText
import StyleModel
import TestSupport
import YAMLSyntax

/// What is found at paths: every description as its entry file and, behind `+`, the files it includes.
func found(
  _ paths: String..., in files: MemoryFiles, configuration: String? = nil
) async -> [String] {
  let options = ProjectOptions(
    rules: allRuleInfos, version: "0.1.0", configuration: configuration)
  do throws(ProjectProblem) {
    return try await readDescriptions(at: paths, in: files, options).map { description in
      let names = description.files.documents.map(\.file.path)
      return ([description.entry.path] + (names.count > 1 ? ["+"] : []) + names.dropFirst())
        .joined(separator: " ")
    }
  } catch {
    return switch error {
    case .file(let problem): ["\(problem.path): \(problem.kind)"]
    case .configuration(_, let findings): findings.map { "\($0.code): \($0.message)" }
    }
  }
}

/// A style file that includes these, written in flow style.
func including(_ patterns: String...) -> String {
  "navstyle: 1\ninclude: [\(patterns.map { "\"\($0)\"" }.joined(separator: ", "))]\n"
    + "screens: { home: {} }\n"
}

/// Files of these paths, whose contents do not matter.
func files(_ paths: String...) -> [String: String] {
  Dictionary(paths.map { ($0, "{}") }) { $1 }
}
