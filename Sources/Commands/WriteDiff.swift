import Project
import SourceText

extension Session {
  /// Prints how files differ from what fixes make of them, as `patch -p1` takes it.
  ///
  /// The names start in the current folder. `patch` refuses those that lead out of the folder it works
  /// in: if there are any, all start in the nearest folder above that holds them, and the first line,
  /// which `patch` shows but passes over, says so. Links are followed, which `patch` does not do.
  mutating func writeDiff(_ changes: [(old: SourceFile, new: SourceFile)]) throws(CommandError) {
    let current = (try? environment.resolved(".")) ?? "/"
    let changed = changes.filter { $0.old.bytes != $0.new.bytes }
    let places = changed.map { change in
      (try? environment.resolved(change.old.path)) ?? PathText.joined(current, change.old.path)
    }
    var folder = current
    while !places.allSatisfy({ PathText.isInside($0, folder) }), folder != "/" {
      folder = PathText.folder(of: folder)
    }
    if folder != current {
      let way = PathText.relative(folder, from: current)
      try write(Array("# for 'patch -p1 -d \(way)'\n".utf8), to: .output)
    }
    for (place, change) in zip(places, changed) {
      let diff = UnifiedDiff(
        path: PathText.relative(place, from: folder), from: change.old.bytes, to: change.new.bytes)
      try write(diff.bytes, to: .output)
    }
  }
}
