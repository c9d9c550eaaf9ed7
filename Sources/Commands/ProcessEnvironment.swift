import Diagnostics
import Project
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The environment of the process: POSIX files and streams.
struct ProcessEnvironment: CommandEnvironment {
  func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  var today: CalendarDate { CalendarDate(secondsSinceEpoch: time(nil)) }

  func isTerminal(_ stream: OutputStream) -> Bool {
    isatty(stream.descriptor) == 1
  }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileProblem) {
    if let reason = Self.writeAll(bytes, to: stream.descriptor) {
      throw FileProblem(
        .unwritable(reason), stream == .output ? "standard output" : "standard error")
    }
  }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    if path == "-" { return try Self.readAll(STDIN_FILENO, "standard input", limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.problem(path) }
    defer { close(descriptor) }
    return try Self.readAll(descriptor, path, limit: limit)
  }

  func kind(of path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Self.kind(status)
  }

  func entries(ofFolder path: String) throws(FileProblem) -> [FolderEntry] {
    guard let directory = opendir(path) else { throw Self.problem(path) }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != "." && name != ".." else { continue }
      let kind = Self.kind(Int(entry.pointee.d_type)) ?? Self.kind(ofEntry: "\(path)/\(name)")
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }

  func resolved(_ path: String) throws(FileProblem) -> String {
    guard let result = realpath(path, nil) else { throw Self.problem(path) }
    defer { free(result) }
    return String(cString: result)
  }

  mutating func replaceFile(
    _ path: String, holding expectation: Contents, _ body: (@escaping ([UInt8]) -> Void) -> Void
  ) throws(FileProblem) -> Bool {
    if kind(of: path) == .folder { throw FileProblem(.isDirectory, path) }
    let target = Self.target(of: path)
    // Replacing a file takes no right to write to it, so that right is asked for.
    if access(target, F_OK) == 0, access(target, W_OK) != 0 {
      throw FileProblem(.unwritable(Self.reason), path)
    }
    // The temporary file stands beside the target: `rename` is only atomic within a file system.
    // `mkstemp` asks for six X at the end of the name and puts its own letters there.
    var template = Array("\(target).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileProblem(.unwritable(Self.reason), path) }
    let temporary = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    var problem: String?
    body { block in
      if problem == nil { problem = Self.writeAll(block, to: descriptor) }
    }
    if problem == nil, fchmod(descriptor, Self.mode(of: target)) != 0 || fsync(descriptor) != 0 {
      problem = Self.reason
    }
    close(descriptor)
    defer { unlink(temporary) }
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

  func showFile(_ path: String) -> Bool {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    // Within single quotes a shell takes everything as it stands but a single quote.
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#)
    return system("\(opener) '\(path.hasPrefix("-") ? "./" : "")\(quoted)'") == 0
  }

  // MARK: POSIX

  /// Why a look at a path failed.
  private static func problem(_ path: String) -> FileProblem {
    guard errno == ENOENT || errno == ENOTDIR else {
      return FileProblem(.unreadable(reason), path)
    }
    return FileProblem(
      kind(ofEntry: path) == .link ? .unreadable("it is a link that leads nowhere") : .missing,
      path)
  }

  /// What a folder says an entry is; nil if it does not know.
  private static func kind(_ type: Int) -> FileKind? {
    switch type {
    case Int(DT_UNKNOWN): nil
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_REG): .file
    default: .special
    }
  }

  private static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFREG: .file
    default: .special
    }
  }

  private static func kind(ofEntry path: String) -> FileKind {
    var status = stat()
    return lstat(path, &status) == 0 ? kind(status) : .file
  }

  private static var reason: String { String(cString: strerror(errno)).lowercasedFirst }

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

  /// Writes everything; the reason why not, if that fails.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let buffer = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          let count = Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
        if count < 0 {
          guard errno == EINTR else { return reason }
        } else {
          rest = rest.dropFirst(count)
        }
      }
      return nil
    }
  }

  private static func readAll(
    _ descriptor: Int32, _ path: String, limit: Int
  ) throws(FileProblem) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileProblem(.unreadable(reason), path)
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileProblem(.isDirectory, path) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    let size = Int(status.st_size)
    if isRegular, size > limit { throw FileProblem(.tooLarge(size), path) }
    // One byte more than expected, so that the end is seen without growing.
    var capacity = isRegular ? size + 1 : 1 << 16
    var bytes: [UInt8] = []
    while true {
      guard let block = readBlock(descriptor, upTo: capacity) else {
        throw FileProblem(.unreadable(reason), path)
      }
      if block.isEmpty { return bytes }
      if bytes.isEmpty { bytes = block } else { bytes += block }
      if bytes.count > limit { throw FileProblem(.tooLarge(bytes.count), path) }
      capacity = 1 << 16
    }
  }

  /// The next bytes; none at the end, nil if reading failed.
  private static func readBlock(_ descriptor: Int32, upTo capacity: Int) -> [UInt8]? {
    while true {
      var count = 0
      let block = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        adviseLargePages(UnsafeMutableRawBufferPointer(buffer))
        #if canImport(Darwin)
          count = Darwin.read(descriptor, buffer.baseAddress, capacity)
        #elseif canImport(Glibc)
          count = Glibc.read(descriptor, buffer.baseAddress, capacity)
        #else
          count = Musl.read(descriptor, buffer.baseAddress, capacity)
        #endif
        initialized = max(0, count)
      }
      if count >= 0 { return block }
      guard errno == EINTR else { return nil }
    }
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

extension OutputStream {
  fileprivate var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// Runs the tool on the process's own command line and ends the process with the status.
public func runProcess() async -> Never {
  var environment: any CommandEnvironment = ProcessEnvironment()
  exit(await run(Array(CommandLine.arguments.dropFirst()), in: &environment).rawValue)
}
