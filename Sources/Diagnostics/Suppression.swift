/// Why a finding is to be left alone.
public enum Suppression: Hashable, Sendable {
  /// A comment in the file says so, and what it says behind ` -- `.
  case comment(reason: String?)
  /// A baseline knows it.
  case baseline
}
