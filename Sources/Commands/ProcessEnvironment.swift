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
  private let start = ContinuousClock.now
  private var progress: ProgressLine?

  func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  var today: CalendarDate { CalendarDate(secondsSinceEpoch: time(nil)) }

  func isTerminal(_ stream: OutputStream) -> Bool {
    isatty(stream.descriptor) == 1
  }

  func width(of stream: OutputStream) -> Int? {
    var size = winsize()
    guard ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  mutating func showProgress(_ text: @escaping @Sendable () -> String) {
    guard isTerminal(.error), variable("TERM") != "dumb" else { return }
    hideProgress()
    // A line that fills the last cell would go on below.
    let width = (width(of: .error) ?? 80) - 1
    progress = ProgressLine(
      after: ProgressLine.patience - start.duration(to: .now), { String(text().prefix(width)) },
      to: { Self.writeAll(Array($0.utf8), to: STDERR_FILENO) })
  }

  mutating func hideProgress() {
    progress?.end { Self.writeAll(Array($0.utf8), to: STDERR_FILENO) }
    progress = nil
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

  func showFile(_ path: String) -> Bool {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    // What begins with a dash would be an option of its.
    return Self.run(opener, path.hasPrefix("-") ? "./\(path)" : path) == 0
  }

  // MARK: POSIX

  /// Runs a program that is on the PATH, with an argument as it stands, and waits for it: no shell
  /// reads a path.
  ///
  /// - Returns: its status; nil if there is no such program, or a signal ended it.
  private static func run(_ program: String, _ argument: String) -> Int32? {
    var arguments = [strdup(program), strdup(argument), nil]
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
      let variables = _NSGetEnviron().pointee
    #else
      let variables = environ
    #endif
    var process = pid_t()
    guard posix_spawnp(&process, program, nil, nil, &arguments, variables) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // As WIFEXITED and WEXITSTATUS, which are macros, have it.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

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

  static var reason: String { String(cString: strerror(errno)).lowercasedFirst }

  /// Writes everything; the reason why not, if that fails.
  @discardableResult
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> String? {
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
      if bytes.count > limit { throw FileProblem(.tooLarge(nil), path) }
      capacity = 1 << 16
    }
  }

  /// The next bytes; none at the end, nil if reading failed.
  static func readBlock(_ descriptor: Int32, upTo capacity: Int) -> [UInt8]? {
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
}

extension OutputStream {
  fileprivate var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// Runs the tool on the process's own command line and ends the process with the status.
public func runProcess() async -> Never {
  Interruption.prepare()
  var environment: any CommandEnvironment = ProcessEnvironment()
  exit(await run(Array(CommandLine.arguments.dropFirst()), in: &environment).rawValue)
}
