import Project

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How the process writes to files.
extension ProcessEnvironment {
  mutating func append(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(.unwritable(Self.reason), path) }
    defer { close(descriptor) }
    if let reason = Self.writeAll(bytes, to: descriptor) {
      throw FileProblem(.unwritable(reason), path)
    }
  }

  mutating func replaceFile(
    _ path: String, holding expectation: Contents, _ body: (@escaping ([UInt8]) -> Void) -> Void
  ) throws(FileProblem) -> Bool {
    if kind(of: path) == .folder { throw FileProblem(.isDirectory, path) }
    if kind(of: path) == .special || Self.isStream(path) { return try writeThrough(path, body) }
    let target = Self.target(of: path)
    // Replacing a file takes no right to write to it, so that right is asked for.
    if access(target, F_OK) == 0, access(target, W_OK) != 0 {
      throw FileProblem(.unwritable(Self.reason), path)
    }
    // The temporary file stands beside the target: `rename` is only atomic within a file system.
    guard let (descriptor, temporary) = Interruption.makeTemporaryFile(beside: target) else {
      throw FileProblem(.unwritable(Self.reason), path)
    }
    var problem = Self.write(body, to: descriptor)
    if problem == nil, fchmod(descriptor, Self.mode(of: target)) != 0 || fsync(descriptor) != 0 {
      problem = Self.reason
    }
    close(descriptor)
    defer {
      unlink(temporary)
      Interruption.keepTemporaryFile()
    }
    if let problem { throw FileProblem(.unwritable(problem), path) }
    switch expectation {
    case .nothing:
      // Unlike `rename`, `link` does not replace what somebody put there a moment ago.
      guard link(temporary, target) != 0 else { return true }
      throw FileProblem(errno == EEXIST ? .exists : .unwritable(Self.reason), path)
    case .bytes(let bytes):
      guard (try? read(target, limit: bytes.count)) == bytes else {
        throw FileProblem(.changed, path)
      }
    case .anything: break
    }
    if Self.haveSameContents(temporary, target) { return false }
    guard rename(temporary, target) == 0 else {
      throw FileProblem(.unwritable(Self.reason), path)
    }
    return true
  }

  /// Writes to what is no file, such as a pipe: there is nothing to be replaced.
  private func writeThrough(
    _ path: String, _ body: (@escaping ([UInt8]) -> Void) -> Void
  ) throws(FileProblem) -> Bool {
    // Where a stream is a file after all, what it was sent before stays.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(.unwritable(Self.reason), path) }
    defer { close(descriptor) }
    if let problem = Self.write(body, to: descriptor) {
      throw FileProblem(.unwritable(problem), path)
    }
    return true
  }

  /// Writes, block by block, until one cannot be written; why that is so, or nil if all could.
  private static func write(
    _ body: (@escaping ([UInt8]) -> Void) -> Void, to descriptor: Int32
  ) -> String? {
    var problem: String?
    body { block in
      if problem == nil { problem = writeAll(block, to: descriptor) }
    }
    return problem
  }

  /// Whether a path names a stream of the process: to replace that would take it from everybody.
  private static func isStream(_ path: String) -> Bool {
    ["/dev/stdout", "/dev/stderr"].contains(path)
      || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }

  /// What a path names once symbolic links are followed: the link is not what is to be replaced.
  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The permissions of the file that is replaced, or those of a new one.
  private static func mode(of path: String) -> mode_t {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & 0o777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  private static func haveSameContents(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0, first.st_size == second.st_size else {
      return false
    }
    let descriptors = [one, other].map { (path: String) in open(path, O_RDONLY | O_CLOEXEC) }
    defer { for descriptor in descriptors where descriptor >= 0 { close(descriptor) } }
    guard descriptors.allSatisfy({ $0 >= 0 }) else { return false }
    while true {
      let blocks = descriptors.map { readBlock($0, upTo: 1 << 16) }
      guard let first = blocks[0], let second = blocks[1], first == second else { return false }
      if first.isEmpty { return true }
    }
  }
}
