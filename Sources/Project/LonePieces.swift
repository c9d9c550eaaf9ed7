import Diagnostics
import StyleModel
import YAMLSyntax

/// Pieces of descriptions that no file of a run includes.
extension FileLoader {
  /// The candidates without the pieces that somebody meant to include, and misspelt their names: what is
  /// wrong is said at the include.
  func withoutMissedPieces(
    _ candidates: [(file: Int, isNamed: Bool)]
  ) -> [(file: Int, isNamed: Bool)] {
    guard !missed.isEmpty else { return candidates }
    return candidates.filter { candidate in
      let file = files[candidate.file]
      guard !candidate.isNamed, missed.contains(file.location), let parsed = file.parsed else {
        return true
      }
      return !isPiece(parsed.value)
    }
  }
}

/// Says of descriptions that are pieces of others, of which others, as far as the project tells.
func namingIncluders(
  _ descriptions: [StyleDescription], in system: any FileSystem, _ options: ProjectOptions
) async -> [StyleDescription] {
  let pieces = descriptions.indices.filter { index in
    descriptions[index].entry.source != "-"
      && descriptions[index].files.documents.first.map(isPiece) == true
  }
  guard !pieces.isEmpty else { return descriptions }
  let others = await readDescriptions(
    sharingFilesWith: pieces.map { descriptions[$0].entry }, in: system, options
  ).descriptions
  var result = descriptions
  for index in pieces {
    guard let real = descriptions[index].realPaths.first else { continue }
    result[index].files.includers = others.filter { $0.realPaths.dropFirst().contains(real) }
      .map(\.entry.path)
  }
  return result
}
