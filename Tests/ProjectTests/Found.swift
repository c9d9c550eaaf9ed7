import Diagnostics
import LintRules
import Project
import SourceText
import StyleModel
import TestSupport
import YAMLSyntax

/// What is found at paths: every description as its entry file and, behind `+`, the files it includes;
/// then what cannot be read.
func found(
  _ paths: String..., in files: MemoryFiles, configuration: String? = nil
) async -> [String] {
  let options = ProjectOptions(
    rules: allRuleInfos, version: "0.1.0", configuration: configuration)
  do throws(ProjectProblem) {
    let found = try await readDescriptions(at: paths, in: files, options)
    return found.descriptions.map { description in
      let names = description.files.documents.map(\.file.path)
      return ([description.entry.path] + (names.count > 1 ? ["+"] : []) + names.dropFirst())
        .joined(separator: " ")
    } + found.problems.map { "\($0.path): \($0.kind)" }
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
