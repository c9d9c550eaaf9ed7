public import Testing

extension Trait where Self == TimeLimitTrait {
  /// For what would go on for hours if it cost the square of its input.
  ///
  /// The clock of a test runs while others are at work, so the limit is longer than all of them
  /// take: it tells that something hangs, never that a machine is slow.
  public static var comesToAnEnd: Self { .timeLimit(.minutes(10)) }
}
