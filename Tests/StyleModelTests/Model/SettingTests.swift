import StyleModel
import Testing

@Suite struct SettingTests {
  @Test func `a setting takes sixteen bytes, for there are a million of them`() {
    #expect(MemoryLayout<Setting>.stride == 16)
    #expect(MemoryLayout<Value>.size <= 8)
  }
}
