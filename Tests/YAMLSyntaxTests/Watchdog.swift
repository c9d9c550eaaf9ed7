import Foundation
import Testing

/// Runs `body` on a thread of its own, and records an issue if it has not ended after a minute.
///
/// A body that hangs goes on in the background: libyaml cannot be interrupted.
func watched<Result: Sendable>(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping @Sendable () -> Result
) async -> Result? {
  let outcome = AsyncStream<Result?> { continuation in
    Thread.detachNewThread { continuation.yield(body()) }
    Task.detached {
      try? await Task.sleep(for: .seconds(60))
      continuation.yield(nil)
    }
  }
  for await result in outcome {
    if result == nil {
      Issue.record("not done after a minute", sourceLocation: sourceLocation)
    }
    return result
  }
  return nil
}
