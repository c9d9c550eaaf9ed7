/// What `work` makes of every item, in the order of the items; several are worked on at a time.
///
/// One item alone is worked on right here: its memory and time are then those of a plain call.
public func inParallel<Item: Sendable, Result: Sendable>(
  _ items: consuming [Item], _ work: @escaping @Sendable (consuming Item) -> Result
) async -> [Result] {
  if items.count == 1, let item = items.popLast() { return [work(consume item)] }
  var results = [Result?](repeating: nil, count: items.count)
  await withTaskGroup(of: (Int, Result).self) { group in
    // Each task holds its own item alone, which can go as soon as it is done with.
    while let item = items.popLast() {
      let index = items.count
      group.addTask { (index, work(item)) }
    }
    for await (index, result) in group { results[index] = result }
  }
  return results.compactMap { $0 }
}
