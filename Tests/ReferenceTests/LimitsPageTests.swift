import Reference
import Testing
import YAMLSyntax

@Suite struct LimitsPageTests {
  @Test func `every limit of the reader is on the page, with what happens beyond it`() {
    let lines = limitsPage.split(separator: "\n", omittingEmptySubsequences: false)
    for (name, value) in Mirror(reflecting: Limits()).children {
      guard let value = value as? Int else {
        Issue.record("\(name ?? "") is no number")
        continue
      }
      let shown = [
        value % (1 << 20) == 0 ? "\(value >> 20) MiB" : "\(value)", "\(value >> 30) GiB",
      ]
      let line = lines.firstIndex { line in
        let number = line.drop { $0 == " " }.replacing(",", with: "")
        return shown.contains { number.hasPrefix($0 + "  ") }
      }
      guard let line, line + 1 < lines.count else {
        Issue.record("\(name ?? "") is not on the page")
        continue
      }
      #expect(lines[line + 1].drop { $0 == " " }.count > 10, "\(name ?? "")")
    }
    #expect(lines.contains { $0.contains("1,000,000  values") && $0.contains("67,108,864") })
  }

  @Test func `no line is longer than a README's`() {
    for line in limitsPage.split(separator: "\n") { #expect(line.count <= 140, "\(line)") }
  }
}
