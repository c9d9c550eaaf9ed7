/// The pictures that a navigation controller keeps: one dictionary by instance of a screen, shared
/// by taps and swipes.
///
/// By instance and not by place: so whatever is put in place of a stack, a picture that is found is
/// that of the screen that comes up, and one that is of nothing any more cannot be found.
struct PictureStore: Equatable, Sendable {
  private var pictures: [Screenshot.Instance: Screenshot] = [:]

  /// The picture of an instance.
  subscript(instance: Screenshot.Instance) -> Screenshot? { pictures[instance] }

  /// How many there are.
  var count: Int { pictures.count }

  /// The instances of which there is one.
  var instances: some Sequence<Screenshot.Instance> { pictures.keys }

  /// Keeps what was taken when a transition was completed.
  mutating func keep(_ picture: Screenshot) { pictures[picture.instance] = picture }

  /// Drops the pictures of all but these: what was returned to, what stood above it and what is not
  /// in the stack any more is not covered any more.
  mutating func keepOnly(covered: some Sequence<Screenshot.Instance>) {
    guard !pictures.isEmpty else { return }
    let covered = Set(covered)
    pictures = pictures.filter { covered.contains($0.key) }
  }

  /// Drops everything: what was taken does not look like its screen any more, or memory is short.
  mutating func removeAll() { pictures = [:] }
}

/// A picture that was taken.
public struct Screenshot: Hashable, Sendable {
  /// One screen in one stack: not another time that the same screen is pushed.
  public typealias Instance = Int

  /// Of which instance.
  public let instance: Instance
  /// In which state of it.
  public let state: Int
  /// How often by then the device was turned, or the appearance or text size changed.
  public let conditions: Int
  /// Of which view.
  public let target: Snapshot.Target
}
