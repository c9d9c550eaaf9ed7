import Dispatch
import Project
import SourceText
import Synchronization

/// A line at the bottom of a terminal that says how far a long run is, and is gone when it ends.
///
/// A class, because a timer writes it while the run goes on; the mutex is what both share.
final class ProgressLine: Sendable {
  /// Who waits less than this does not wonder.
  static let patience = Duration.milliseconds(500)
  private static let interval = DispatchTimeInterval.milliseconds(100)

  private let queue = DispatchQueue(label: "navstyle.progress")
  private let isOver = Mutex(false)

  /// A line that shows itself after a while.
  ///
  /// - Parameters:
  ///   - delay: when.
  ///   - text: what it says then, and each time it is written again.
  ///   - write: writes to the terminal.
  init(
    after delay: Duration, _ text: @escaping @Sendable () -> String,
    to write: @escaping @Sendable (String) -> Void
  ) {
    let milliseconds = Int(max(.zero, delay) / .milliseconds(1))
    tick(after: .milliseconds(milliseconds), text, to: write)
  }

  private func tick(
    after delay: DispatchTimeInterval, _ text: @escaping @Sendable () -> String,
    to write: @escaping @Sendable (String) -> Void
  ) {
    queue.asyncAfter(deadline: .now() + delay) {
      // Whoever ends the run waits for the lock, and so for a line that is half written.
      let isOver = self.isOver.withLock { isOver in
        if !isOver {
          Interruption.isLineShown = 1
          write("\r" + text() + Self.clearRest)
        }
        return isOver
      }
      if !isOver { self.tick(after: Self.interval, text, to: write) }
    }
  }

  /// Takes the line away.
  func end(_ write: (String) -> Void) {
    isOver.withLock { isOver in
      if !isOver, Interruption.isLineShown != 0 { write(Self.clear) }
      Interruption.isLineShown = 0
      isOver = true
    }
  }

  private static let clearRest = "\u{1B}[K"
  private static let clear = "\r\u{1B}[K"
}

/// How much of what a command line asks for is checked.
///
/// A class, because the tasks that check count and the line that shows it reads.
final class CheckCount: Sendable {
  private let done = Atomic<Int>(0)
  private let total = Atomic<Int>(0)

  /// So many are to be checked.
  func begin(_ count: Int) { total.store(count, ordering: .relaxed) }

  /// One more is.
  func note() { done.add(1, ordering: .relaxed) }

  /// What there is to say.
  var text: String {
    let total = total.load(ordering: .relaxed)
    guard total > 0 else { return "navstyle: reading style files" }
    guard total > 1 else { return "navstyle: checking" }
    return "navstyle: checking, \(done.load(ordering: .relaxed)) of \(total) done"
  }
}
