#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a process leaves behind if it is interrupted: nothing.
///
/// It dies by the signal all the same, so that a shell sees 130 for an interrupt from the keyboard and
/// 141 for a pipe that nobody reads. A handler may touch nothing but memory that is there already,
/// hence the two variables; only the thread that runs the command sets the path.
enum Interruption {
  /// The file that is being written, to be removed.
  nonisolated(unsafe) private static var temporaryFile: UnsafeMutablePointer<CChar>?
  /// Whether a line of progress is to be taken off the terminal.
  nonisolated(unsafe) static var isLineShown: sig_atomic_t = 0

  /// Prepares the process.
  static func prepare() {
    openStandardStreams()
    // Somebody may have told the process to ignore it; then a write would only fail, with a message.
    signal(SIGPIPE, SIG_DFL)
    // A file over the size that a limit allows is one that cannot be written, like one on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { signal(number, handler) }
    unblock([SIGPIPE, SIGINT, SIGTERM, SIGHUP])
  }

  /// Lets signals through: a parent that starts processes from a thread that blocks them, as those of
  /// Dispatch do, hands that down.
  private static func unblock(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// What is closed is opened, to nowhere: the next file would have its number, and be written to as
  /// standard output.
  private static func openStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // From this standard input nothing can be read, as before.
      _ = open("/dev/null", O_WRONLY)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let current = action.__sigaction_u.__sa_handler
    #else
      let current = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(current, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    if let path = Interruption.temporaryFile { unlink(path) }
    if Interruption.isLineShown != 0 { write(STDERR_FILENO, "\r\u{1B}[K", 4) }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Makes a file beside another that is to go if the process does before `keepTemporaryFile`; nil if
  /// that fails.
  ///
  /// `mkstemp` asks for six X at the end of the name and puts its own letters there: right where the
  /// handler looks, so that there is no moment at which there is a file it does not know.
  static func makeTemporaryFile(beside path: String) -> (descriptor: Int32, path: String)? {
    guard let name = strdup(path + "." + String(repeating: "X", count: 6)) else { return nil }
    temporaryFile = name
    let descriptor = mkstemp(name)
    guard descriptor >= 0 else {
      let reason = errno
      keepTemporaryFile()
      errno = reason
      return nil
    }
    return (descriptor, String(cString: name))
  }

  /// Forgets the file: it is complete, or gone.
  ///
  /// The memory of its name is not freed: the handler may be reading it on another thread.
  static func keepTemporaryFile() { temporaryFile = nil }
}
