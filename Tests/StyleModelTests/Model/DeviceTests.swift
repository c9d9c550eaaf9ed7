import Diagnostics
import StyleModel
import Testing

@Suite struct DeviceTests {
  /// Bytes of a whole-screen picture, as measured.
  @Test(arguments: [
    ("iphone-se-3", 4_012_672), ("iphone-8-plus", 11_022_336), ("iphone-11", 5_963_776),
    ("iphone-13-mini", 11_069_184), ("iphone-14", 11_991_552), ("iphone-16", 12_105_216),
    ("iphone-17", 12_753_408), ("iphone-14-plus", 14_401_152), ("iphone-15-plus", 14_494_464),
    ("iphone-16-pro-max", 15_234_816), ("ipad-10-9", 15_557_120), ("ipad-pro-11", 16_047_360),
    ("ipad-pro-12-9", 22_380_544),
  ])
  func `a picture takes four bytes a pixel in padded rows`(_ name: String, _ bytes: Int) {
    #expect(Device.all.first { $0.name == name }?.snapshotBytes == bytes)
  }

  @Test func `names are unique and in kebab-case`() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count && names.contains(Device.standard))
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
  }

  @Test(arguments: [
    ("", 64 << 20, "iphone-16-pro-max", BackMenu.fallback),
    (
      "snapshots: 64MiB, device: iphone-16-pro-max, back-menu: fallback", 64 << 20,
      "iphone-16-pro-max", .fallback
    ),
    ("snapshots: 512KiB, device: ipad-pro-11", 512 << 10, "ipad-pro-11", .fallback),
    ("snapshots: \"1.5GiB\", back-menu: picture", 3 << 29, "iphone-16-pro-max", .picture),
  ])
  func `a budget is what was written`(
    _ keys: String, _ bytes: Int, _ device: String, _ menu: BackMenu
  ) {
    let read = ReadText("navstyle: 1\nbudget: { \(keys) }\nscreens: { home: {} }\n")
    #expect(read.codes.isEmpty, "\(read.found)")
    let budget = Budget(read.style)
    #expect(budget.snapshots == bytes && budget.device.name == device && budget.backMenu == menu)
  }

  @Test(arguments: [
    ("0MiB", "out-of-range under '0MiB'", nil), ("0.00KiB", "out-of-range under '0.00KiB'", nil),
    ("64", "wrong-type under '64'", nil), ("64MB", "wrong-type under '64MB'", "64MiB"),
    ("64mib", "wrong-type under '64mib'", "64MiB"),
    ("64 MiB", "wrong-type under '64 MiB'", "64MiB"),
    ("1g", "wrong-type under '1g'", "1GiB"), ("064MiB", "wrong-type under '064MiB'", nil),
    ("-1MiB", "wrong-type under '-1MiB'", nil), ("[1]", "wrong-type under '[1]'", nil),
    ("99999999MiB", "out-of-range under '99999999MiB'", nil),
  ])
  func `a size is a number and its unit`(_ text: String, _ found: String, _ fix: String?) {
    let read = ReadText("navstyle: 1\nbudget: { snapshots: \(text) }\nscreens: { home: {} }\n")
    #expect(read.found == [found])
    #expect(read.findings.first?.fix?.edits.first?.replacement == fix)
  }

  @Test func `a device that is none gets the nearest`() {
    let read = ReadText(
      "navstyle: 1\nbudget: { device: iPhone 16 Pro }\nscreens: { home: {} }\n")
    #expect(read.found == ["unknown-value under 'iPhone 16 Pro'"])
    #expect(read.findings.first?.fix?.edits.first?.replacement == "iphone-16-pro")
  }
}
