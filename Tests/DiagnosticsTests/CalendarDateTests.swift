import Diagnostics
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: ["2026-11-30", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `a day is read and written`(_ text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00", "26-01-01",
    "2026-1-1", "2026-01", "2026-01-01-01", "", "2026/01/01", "+026-01-01", "２０２６-01-01",
  ])
  func `what is no day is none`(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
    (951_782_400, "2000-02-29"), (1_796_083_200, "2026-12-01"), (4_107_542_400, "2100-03-01"),
  ])
  func `a day comes from seconds`(_ seconds: Int, _ text: String) {
    #expect(CalendarDate(secondsSinceEpoch: seconds).description == text)
  }

  @Test func `days come one after the other`() throws {
    var last = CalendarDate(secondsSinceEpoch: -400 * 86_400)
    for day in -399..<20_000 {
      let next = CalendarDate(secondsSinceEpoch: day * 86_400)
      try #require(last < next && CalendarDate(next.description) == next, "\(next)")
      last = next
    }
  }
}
