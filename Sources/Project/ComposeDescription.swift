import Diagnostics
import SourceText
import StyleModel
import YAMLSyntax

/// Which files a description consists of, in the order in which they count: a file, then what it
/// includes, include by include.
private struct IncludeOrder {
  private(set) var files: [Int] = []
  /// The includes through which each circle goes, from the file that was met first.
  private(set) var circles: [[Step]] = []
  /// The include that first led to each file.
  private(set) var parents: [Int: Step] = [:]
  /// Each circle is shown whole; files of nothing but circles would cost the square of their number.
  private var budget = 10_000

  struct Step {
    let file: Int
    let link: LoadedFile.Link
  }

  private enum State { case open, done }

  init(from entry: Int, in loaded: [LoadedFile]) {
    var states: [Int: State] = [entry: .open]
    var path: [(file: Int, next: Int)] = [(entry, 0)]
    files = [entry]
    while let (current, next) = path.last {
      guard next < loaded[current].links.count else {
        states[current] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let link = loaded[current].links[next]
      switch states[link.target] {
      case nil:
        states[link.target] = .open
        parents[link.target] = Step(file: current, link: link)
        // What cannot be read is reported where it is included.
        guard loaded[link.target].problem == nil else { continue }
        files.append(link.target)
        path.append((link.target, 0))
      case .open? where loaded[link.target].problem == nil && budget > 0:
        let circle = path[(path.firstIndex { $0.file == link.target } ?? 0)...]
        budget -= circle.count
        circles.append(circle.map { Step(file: $0.file, link: loaded[$0.file].links[$0.next - 1]) })
      case .open?, .done?: break
      }
    }
  }
}

extension FileLoader {
  /// Puts the descriptions of entry files together, all of which could be read.
  mutating func compose(_ entries: [Int]) throws(ProjectProblem) -> [StyleDescription] {
    let orders = entries.map { IncludeOrder(from: $0, in: files) }
    var uses = [Int](repeating: 0, count: files.count)
    for order in orders { for file in order.files { uses[file] += 1 } }
    var descriptions: [StyleDescription] = []
    for (entry, order) in zip(entries, orders) {
      let settings = try surroundings.settings(of: PathText.folder(of: files[entry].location))
      let composed = compose(order, &uses)
      descriptions.append(
        StyleDescription(
          entry: files[entry].entry, files: composed.files, realPaths: composed.realPaths,
          configuration: settings.configuration))
    }
    return descriptions
  }

  private mutating func compose(
    _ order: IncludeOrder, _ uses: inout [Int]
  ) -> (files: StyleFiles, realPaths: [String]) {
    var result = StyleFiles()
    var realPaths: [String] = []
    var bases: [Int: UInt32] = [:]
    var size = 0
    for file in order.files {
      uses[file] -= 1
      guard let parsed = takeContents(of: file, isLast: uses[file] == 0) else { continue }
      size += parsed.value.file.bytes.count + 1
      if size > Limits().description, let parent = order.parents[file] {
        result.findings.append(tooLarge(file, at: parent, bases))
        result.isCut = true
        continue
      }
      let base = result.add(parsed)
      realPaths.append(files[file].real)
      bases[file] = base
      for finding in files[file].findings.map({ $0.shifted(by: base) }) {
        if finding.code == RuleInfo.includeMatchesNothing.code {
          result.unmatched.append(finding)
        } else {
          result.findings.append(finding)
        }
      }
      result.isCut = result.isCut || files[file].isCut
      for link in files[file].links {
        guard let problem = files[link.target].problem else { continue }
        let found = unreadable(
          FileProblem(problem.kind, files[link.target].location), link.include, of: file)
        result.findings.append(
          Finding(
            .unreadableInclude, at: link.include.path.range.shifted(by: base),
            keyPath: link.include.keyPath, message: found.message, help: found.help))
        result.isCut = true
      }
    }
    result.findings += order.circles.compactMap { circle($0, bases) }
    return (result, realPaths)
  }

  private func tooLarge(
    _ file: Int, at parent: IncludeOrder.Step, _ bases: [Int: UInt32]
  ) -> Finding {
    Finding(
      .inputLimit, at: parent.link.include.path.range.shifted(by: bases[parent.file] ?? 0),
      keyPath: parent.link.include.keyPath,
      message: "with '\(files[file].shown)' the description is over 2 GiB",
      help: "split it into several descriptions")
  }

  private func circle(_ steps: [IncludeOrder.Step], _ bases: [Int: UInt32]) -> Finding? {
    guard let first = steps.first else { return nil }
    let names = (steps + [first]).map { "'\(files[$0.file].shown)'" }
    func place(_ step: IncludeOrder.Step) -> SourceRange {
      step.link.include.path.range.shifted(by: bases[step.file] ?? 0)
    }
    return Finding(
      .definitionCycle, at: place(first), keyPath: first.link.include.keyPath,
      message: steps.count == 1
        ? "\(names[0]) includes itself"
        : "these files include each other: \(names.joined(separator: " → "))",
      notes: steps.dropFirst().map {
        Note("'\(files[$0.file].shown)' is part of the circle", at: place($0))
      },
      help: "remove one of these includes")
  }
}
