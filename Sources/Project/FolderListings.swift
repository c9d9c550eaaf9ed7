/// What is in folders: each is listed once, under its path without links.
struct FolderListings {
  let files: any FileSystem
  private var known: [String: Result<[FolderEntry], FileProblem>] = [:]

  init(_ files: any FileSystem) {
    self.files = files
  }

  /// The entries of a folder in the order of their bytes.
  mutating func entries(of folder: String) throws(FileProblem) -> [FolderEntry] {
    if let result = known[folder] { return try result.get() }
    do throws(FileProblem) {
      let entries = try files.entries(ofFolder: folder)
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      known[folder] = .success(entries)
      return entries
    } catch {
      known[folder] = .failure(error)
      throw error
    }
  }
}
