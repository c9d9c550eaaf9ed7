import Testing
import Transitions

@Suite struct FinishRuleTests {
  /// On a screen 400 points wide.
  private func release(_ distance: Double, _ time: Double?, _ velocity: Double = 0) -> Release {
    Release(distance: distance, time: time, velocity: velocity, width: 400)
  }

  @Test func `a distance is in widths or points, and may add some of the speed`() {
    let half = FinishRule(.distance, .isOver, 0.5, .width)
    #expect(half.holds(for: release(200, 1)) == false)
    #expect(half.holds(for: release(200.5, 1)) == true)
    let third = FinishRule(.distance, .isAtLeast, 0.25, .width)
    #expect(third.holds(for: release(100, 1)) == true)
    #expect(third.holds(for: release(99, 1)) == false)
    let points = FinishRule(.distance, .isOver, 40, .point)
    #expect(points.holds(for: release(40, 1)) == false)
    #expect(points.holds(for: release(41, 1)) == true)
    let projected = FinishRule(.distance, .isOver, 0.5, .width, velocityProjection: 0.3)
    #expect(projected.holds(for: release(60, 1, 500)) == true)
    #expect(projected.holds(for: release(60, 1, 400)) == false)
    // Who turns back does not finish, however far.
    #expect(projected.holds(for: release(240, 1, -200)) == false)
  }

  @Test func `progress is a share, and speeds are points each second`() {
    let progress = FinishRule(.progress, .isOver, 0.5)
    #expect(progress.holds(for: release(200, 1)) == false)
    #expect(progress.holds(for: release(201, 1)) == true)
    let average = FinishRule(.averageSpeed, .isOver, 800, .point)
    #expect(average.holds(for: release(90, 0.1, -5)) == true)
    #expect(average.holds(for: release(80, 0.1, 5000)) == false)
    #expect(average.holds(for: release(-300, 0.1)) == false)
    #expect(average.holds(for: release(10, 0)) == false)
    #expect(average.holds(for: release(300, nil)) == nil)
    let atRelease = FinishRule(.releaseSpeed, .isOver, 1, .width)
    #expect(atRelease.holds(for: release(1, 1, 401)) == true)
    #expect(atRelease.holds(for: release(399, 1, 400)) == false)
  }

  @Test(arguments: [
    (FinishRule(.averageSpeed, .isOver, 800, .point), "average speed > 800 point/s"),
    (FinishRule(.progress, .isAtLeast, 0.5), "progress >= 0.5"),
    (
      FinishRule(.distance, .isOver, 0.5, .width, velocityProjection: 0.3),
      "distance + 0.3 s × release speed > 0.5 width"
    ),
  ])
  func `a rule in words`(_ rule: FinishRule, _ words: String) {
    #expect(rule.description == words)
  }
}
