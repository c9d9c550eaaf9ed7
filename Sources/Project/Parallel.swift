import Dispatch
import Synchronization

/// What `work` makes of every item, in the order of the items; as many are worked on at a time as there are
/// cores.
///
/// The calling thread works along and does not go away: to park the main thread costs the run time more
/// than to lint a small file. One item alone is worked on right here.
public func inParallel<Item: Sendable, Result: Sendable>(
  _ items: consuming [Item], _ work: @Sendable (consuming Item) -> Result
) -> [Result] {
  if items.count == 1, let item = items.popLast() { return [work(consume item)] }
  // Each item can go as soon as it is done with.
  let waiting = Mutex<[Item?]>(items.map(Optional.some))
  let results = Mutex([Result?](repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    guard let item = waiting.withLock({ $0[index].take() }) else { return }
    let result = work(item)
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0 }.compactMap(\.self)
}
