import Foundation
import TestSupport
import Testing

/// The built tool on a terminal, interrupted, and with streams that are closed.
@Suite struct TerminalTests {
  private static let tool = Program.navstyle.url.path()

  private static func withFolder(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try folder.write(brokenStyle, to: "broken.yaml")
      try body(folder)
    }
  }

  /// What a shell makes of a command line in which `$T` is the tool.
  private static func shell(_ line: String, in folder: URL) throws -> String {
    // Of this process's environment nothing is to count.
    try Program(url: URL(filePath: "/usr/bin/env")).run(
      ["-i", "T=\(tool)", "PATH=/usr/bin:/bin", "/bin/bash", "-c", line], in: folder
    ).output
  }

  // MARK: Streams

  @Test func `a closed standard output ends nothing, and nothing else is written to instead`()
    throws
  {
    try Self.withFolder { folder in
      let output = try Self.shell(
        "$T lint --report text --report json=r.json broken.yaml >&-; echo status $?", in: folder)
      #expect(output == "1 error in 1 file\nstatus 1\n")
      let report = try String(contentsOf: folder.appending(path: "r.json"), encoding: .utf8)
      #expect(report.hasPrefix("{\n  \"version\": 1"))
      let silent = try Self.shell("$T lint broken.yaml >&- 2>&- <&-; echo $?", in: folder)
      #expect(silent == "1\n")
      let closed = try Self.shell("$T lint - <&-; echo $?", in: folder)
      #expect(closed.contains("'<stdin>' cannot be read: bad file descriptor"), "\(closed)")
      #expect(closed.hasSuffix("3\n"))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `an output that takes nothing is a failure`() throws {
    try Self.withFolder { folder in
      for line in ["$T lint broken.yaml >/dev/full", "$T lint --report json=/dev/full broken.yaml"]
      {
        let output = try Self.shell(
          "\(line) 2>&1 >/dev/null; $T lint broken.yaml >/dev/full; echo $?", in: folder)
        #expect(output.contains("cannot be written: no space left on device"), "\(output)")
        #expect(output.hasSuffix("3\n"), "\(output)")
      }
    }
  }

  @Test func `a pipe that nobody reads ends the tool like any other, whatever it was told`() throws
  {
    try Self.withFolder { folder in
      let colors = (0..<3_000).map { "  c\($0): \"#\(String($0 + 0x100000, radix: 16))\"\n" }
      try folder.write(cleanStyle + "palette:\n" + colors.joined(), to: "large.yaml")
      let command = "$T lint -q --rule near-duplicate-color=off large.yaml"
      for prefix in ["", "trap '' PIPE; "] {
        let output = try Self.shell(
          "\(prefix)\(command) | true; echo ${PIPESTATUS[0]}", in: folder)
        #expect(output == "141\n")
      }
    }
  }

  @Test func `reports go into pipes and devices`() throws {
    try Self.withFolder { folder in
      let output = try Self.shell(
        "$T lint -q --report gitlab=/dev/fd/1 --report checkstyle=>(cat >c.xml) broken.yaml | cat; "
          + "for i in 1 2 3 4 5 6 7 8 9; do [ -s c.xml ] && break; sleep 0.2; done; tail -1 c.xml",
        in: folder)
      #expect(output.hasPrefix("[\n"), "\(output)")
      #expect(output.hasSuffix("]\n</checkstyle>\n"), "\(output)")
    }
  }

  // MARK: Signals

  @Test func `an interrupt ends the tool without a word`() throws {
    try Self.withFolder { folder in
      let process = Process()
      process.executableURL = URL(filePath: Self.tool)
      process.arguments = ["lint", "-"]
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      process.standardError = output
      try process.run()
      // It waits for its input, whenever that is.
      Thread.sleep(forTimeInterval: 0.3)
      kill(process.processIdentifier, SIGINT)
      // Should that not end it, its input does.
      for _ in 0..<300 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      // A shell makes 130 of this.
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGINT)
      try output.fileHandleForWriting.close()
      #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }
  }

  @Test func `interrupted while it writes, it leaves no file behind`() throws {
    try Self.withFolder { folder in
      let screens = (0..<4_000).map { "  s\($0): { push: [s\(($0 + 1) % 4_000)] }\n" }
      try folder.write("navstyle: 1\nscreens:\n" + screens.joined(), to: "large.yaml")
      for round in 0..<12 {
        let process = Process()
        process.executableURL = URL(filePath: Self.tool)
        process.arguments = ["compile", "-q", "-o", "p.json", "large.yaml"]
        process.currentDirectoryURL = folder
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Until it writes, there is nothing to interrupt.
        while process.isRunning, try Self.names(in: folder).count == 2 + (round > 0 ? 1 : 0) {}
        kill(process.processIdentifier, round.isMultiple(of: 2) ? SIGINT : SIGTERM)
        process.waitUntilExit()
        #expect(try Self.names(in: folder).allSatisfy { !$0.hasPrefix("p.json.") })
        if !FileManager.default.fileExists(atPath: folder.appending(path: "p.json").path()) {
          try folder.write("", to: "p.json")
        }
      }
    }
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
  }

  // MARK: Terminals

  /// Runs the tool with standard input from a pipe and the other two on a terminal of 60 cells. The
  /// pipe gets its text when the terminal shows what is waited for – or, for nothing, after a second.
  private static let terminal = """
    import fcntl, os, pty, select, struct, sys, termios, time
    tool, path, wanted = sys.argv[1], sys.argv[2], sys.argv[3].encode()
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
    source, sink = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        os.dup2(source, 0); os.dup2(slave, 1); os.dup2(slave, 2)
        for unused in (master, slave, source, sink): os.close(unused)
        os.execve(tool, [tool] + sys.argv[4:], {"TERM": "xterm-256color"})
    os.close(slave); os.close(source)
    seen, written, end = b"", False, time.monotonic() + 60
    while time.monotonic() < end:
        if not written and (wanted in seen if wanted else end - time.monotonic() < 59):
            os.write(sink, open(path, "rb").read()); os.close(sink); written = True
        if select.select([master], [], [], 0.1)[0]:
            try: block = os.read(master, 65536)
            except OSError: break
            if not block: break
            seen += block
    sys.stdout.buffer.write(seen)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    """

  private static func onTerminal(
    _ arguments: [String], waitingFor text: String, in folder: URL
  ) throws -> Program.Outcome {
    let path = folder.appending(path: "broken.yaml").path()
    return try Reader.python.run(["-c", terminal, tool, path, text] + arguments)
  }

  @Test(.enabled(if: Reader.python.isInstalled, Reader.python.absence))
  func `what takes long says so on a terminal, and then takes it back`() throws {
    try Self.withFolder { folder in
      let outcome = try Self.onTerminal(
        ["lint", "-"], waitingFor: "navstyle: reading style files", in: folder)
      let output = outcome.output
      #expect(outcome.status == 1)
      let parts = output.split(separator: "\r\u{1B}[K", maxSplits: 1)
      #expect(parts.count == 2)
      #expect(
        parts.first?.hasPrefix("\rnavstyle: reading style files\u{1B}[K") == true, "\(output)")
      #expect(parts.last?.hasPrefix("\u{1B}[1;31merror[out-of-range]") == true, "\(output)")
      #expect(parts.last?.contains("navstyle: ") == false, "\(output)")
    }
  }

  @Test(.enabled(if: Reader.python.isInstalled, Reader.python.absence))
  func `who wants it quiet is told nothing, and lines end at the edge of the terminal`() throws {
    try Self.withFolder { folder in
      let outcome = try Self.onTerminal(
        ["lint", "-q", "--color", "never", "-"], waitingFor: "", in: folder)
      let output = outcome.output
      #expect(outcome.status == 1)
      #expect(output.hasPrefix("error[out-of-range]: "), "\(output)")
      #expect(!output.contains("\u{1B}"))
      let lines = output.replacing("\r\n", with: "\n").split(separator: "\n")
      #expect(lines.count > 5)
      #expect(lines.allSatisfy { $0.count <= 60 }, "\(output)")
    }
  }
}
