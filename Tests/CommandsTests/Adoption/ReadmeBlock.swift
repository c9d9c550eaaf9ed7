import Foundation
import TestSupport
import Testing

/// A block of the README that is to be copied into a file of this name.
///
/// It stands after `<!-- as: NAME -->`.
func readmeBlock(as name: String) throws -> String {
  let parts = contents("README.md").components(separatedBy: "<!-- as: \(name) -->\n```")
  let block = try #require(parts.count == 2 ? parts[1] : nil, "there is one block '\(name)'")
  let lines = block.components(separatedBy: "\n```\n")[0].split(
    separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  return lines[1] + "\n"
}

/// A style file with a conflict, at line 8 and column 31, and the same one without.
let conflict = (
  broken: mended + """
    transitions:
      - { from: home, to: player, strategy: background-crossfade }

    """,
  mended: mended, place: "8:31", code: "impossible-override"
)

private let mended = """
  navstyle: 1
  targets: { ios: "15..18" }
  screens:
    home: { push: [player] }
    player: { bar: { hidden: true } }


  """
