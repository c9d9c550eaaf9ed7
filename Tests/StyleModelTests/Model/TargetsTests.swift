import Diagnostics
import StyleModel
import Testing

@Suite struct TargetsTests {
  @Test(arguments: [
    (15...27, [Band.below26, .from26]), (15...18, [.below26]), (26...27, [.from26]),
    (11...26, [.below26, .from26]),
  ])
  func `the bands are those that the versions reach`(_ ios: ClosedRange<Int>, _ bands: [Band]) {
    var targets = Targets()
    targets.ios = ios
    #expect(targets.bands == bands)
  }

  @Test func `the versions that were released are known`() {
    #expect((0...99).filter(Targets.isVersion) == Array(11...18) + [26, 27])
  }

  @Test(arguments: [
    ("\"15..27\"", 15...27), ("17", 17...17), ("\"17\"", 17...17), ("15..18", 15...18),
    ("'26..27'", 26...27),
  ])
  func `a range of versions is read`(_ text: String, _ ios: ClosedRange<Int>) {
    let read = ReadText("navstyle: 1\ntargets: { ios: \(text) }\nscreens: { home: {} }\n")
    #expect(read.codes.isEmpty)
    #expect(read.style.targets.ios == ios)
  }

  @Test(arguments: [
    "\"15..20\"", "19", "\"10..15\"", "28", "\"27..15\"", "\"15..\"", "\"..15\"", "\"15..17..18\"",
    "\"15-27\"", "15.0", "\"+15\"", "\"015\"", "\"15 .. 27\"", "\"\"",
    "99999999999999999999",
  ])
  func `what is no range of versions is one finding, and both bands stay`(_ text: String) {
    let read = ReadText("navstyle: 1\ntargets: { ios: \(text) }\nscreens: { home: {} }\n")
    #expect(read.codes == ["unsupported-version"])
    #expect(read.findings[0].keyPath == "targets.ios")
    #expect(read.style.targets == Targets())
  }

  @Test(arguments: [
    ("[]", "wrong-type under '[]'"), ("light", "wrong-type under 'light'"),
    ("[ligt]", "unknown-value under 'ligt'"), ("{}", "wrong-type under '{}'"),
  ])
  func `an app is in at least one appearance`(_ text: String, _ finding: String) {
    let read = ReadText("navstyle: 1\ntargets: { appearances: \(text) }\nscreens: { home: {} }\n")
    #expect(read.found == [finding])
    #expect(read.style.targets.appearances == [.light, .dark])
  }

  @Test func `an app can be locked to one appearance and can refuse glass`() {
    let read = ReadText(
      "navstyle: 1\ntargets: { appearances: [dark], glass: false }\nscreens: { home: {} }\n")
    #expect(read.codes.isEmpty)
    #expect(read.style.targets.appearances == [.dark])
    #expect(!read.style.targets.hasGlass)
  }
}
