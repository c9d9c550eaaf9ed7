import Diagnostics
import StyleModel
import Testing

/// The language's reference, key by key, against what is read.
@Suite struct LanguageTests {
  /// Every key of a screen with the default that the reference gives; a name of another key is
  /// that key's value.
  static let documented: [(path: String, value: String)] = [
    ("bar.color", "system"), ("bar.alpha", "1"), ("bar.hidden", "false"),
    ("bar.shadow-line", "true"), ("bar.translucent", "true"), ("bar.image", "none"),
    ("bar.material", "none"), ("bar.tint", "systemBlue"), ("bar.title-color", "label"),
    ("bar.large-title-color", "title-color"), ("bar.large-title", "false"),
    ("bar.prompt", "false"), ("bar.search", "false"), ("bar.accessory", "false"),
    ("bar.scroll-edge", "same"),
    ("bar.scroll-edge.color", "color"), ("bar.scroll-edge.alpha", "alpha"),
    ("bar.scroll-edge.material", "material"), ("bar.scroll-edge.image", "image"),
    ("bar.scroll-edge.shadow-line", "shadow-line"), ("bar.scroll-edge.tint", "tint"),
    ("bar.scroll-edge.title-color", "title-color"),
    ("bar.scroll-edge.large-title-color", "large-title-color"),
    ("class", ""), ("style", ""), ("status-bar", "default"), ("tab-bar", "shown"),
    ("toolbar", "hidden"), ("orientation", "any"), ("back-button", "system"),
    ("back-guard", "false"), ("swipe-back", "edge"),
    ("content.background", "systemBackground"), ("content.scrolls", "vertical"),
    ("content.under-bar", "translucent"), ("content.clips", "false"),
    ("content.root-scroll-view", "false"), ("content.live", "false"),
    ("push", ""), ("pop-to", ""), ("pop-to-root", "false"), ("replace", ""), ("present", ""),
    ("replace-top", ""), ("embed", ""), ("states", ""),
  ]

  private static func key(_ path: String) -> KeyDescription? {
    var shape = MapShape.screen
    var found: KeyDescription?
    for name in path.split(separator: ".") {
      found = shape.keys.first { $0.name == name }
      switch found?.type {
      case .map(let inner)?, .sameOrMap(let inner)?: shape = inner
      default: break
      }
    }
    return found
  }

  /// A default with names of other keys replaced by what those are by default.
  private static func literal(_ path: String) -> String {
    let value = documented.first { $0.path == path }?.value ?? ""
    let neighbours = path.hasPrefix("bar.") || value == "translucent" ? "bar." : ""
    let other = neighbours + value
    return documented.contains { $0.path == other } ? literal(other) : value
  }

  @Test func `the tables have the keys and the defaults of the reference, and no others`() {
    func paths(_ shape: MapShape, _ prefix: String) -> [String] {
      shape.keys.flatMap { key -> [String] in
        let path = prefix + key.name
        switch key.type {
        case .map(let inner): return paths(inner, path + ".")
        case .sameOrMap(let inner): return [path] + paths(inner, path + ".")
        default: return [path]
        }
      }
    }
    #expect(Set(paths(.screen, "")) == Set(Self.documented.map(\.path)))
    for (path, value) in Self.documented {
      #expect(Self.key(path)?.defaultValue == value, "\(path)")
    }
  }

  @Test(arguments: LanguageTests.documented.filter { !$0.value.isEmpty }.map(\.path))
  func `a written default is the same as none`(_ path: String) {
    let names = path.split(separator: ".")
    let value =
      names.dropLast().map { "{ \($0): " }.joined()
      + "{ \(names[names.count - 1]): \(Self.literal(path)) }"
      + names.dropLast().map { _ in " }" }.joined()
    let written = ReadText(screen: value)
    #expect(written.codes.isEmpty, "\(value): \(written.found)")
    #expect(written.value(Self.key(path)?.attribute ?? .ios) != nil, "\(value) is not read")
    #expect(written.look() == Look(), "\(value)")
    #expect(written.look() == ReadText(screen: "{}").look())
  }

  @Test(arguments: [
    "ios: \"15..27\"", "appearances: [light, dark]", "appearances: [dark, light]", "glass: true",
  ])
  func `a written default of the targets is the same as none`(_ target: String) {
    let read = ReadText("navstyle: 1\ntargets: { \(target) }\nscreens: { home: {} }\n")
    #expect(read.codes.isEmpty)
    #expect(read.style.targets == Targets())
    #expect(read.style.targets.bands == [.below26, .from26])
  }

  @Test(arguments: [
    ("targets", ["ios", "appearances", "glass"]),
    ("motion", ["profile", "crossfade", "images", "duration", "parallax", "dim"]),
    ("budget", ["snapshots", "device", "back-menu"]),
    ("stacks.NAME", ["root", "tab-bar", "style", "kind"]),
    (
      "transitions.ITEM",
      ["from", "to", "operation", "strategy", "motion", "animated", "duration", "reason"]
    ),
    (
      "",
      [
        "navstyle", "targets", "include", "palette", "defaults", "styles", "stacks", "screens",
        "transitions", "motion", "budget",
      ]
    ),
  ])
  func `the other maps have the keys that are in scope`(_ place: String, _ keys: [String]) {
    let name = place.prefix { $0 != "." }
    let shape = MapShape.file.keys.first { $0.name == name }.map(\.type)
    switch shape {
    case .map(let inner)?, .list(let inner)?, .table(_, let inner)?:
      #expect(inner.keys.map(\.name) == keys)
    default: #expect(MapShape.file.keys.map(\.name) == keys)
    }
  }

  /// Keys and values that the language will have, and does not have yet.
  @Test(arguments: [
    ("motion: { parallax: 1.5 }", "out-of-range under '1.5'"),
    ("motion: { dim: -0.1 }", "out-of-range under '-0.1'"),
    ("motion: { profile: hdx }", "unknown-value under 'hdx'"),
    ("transitions: [{ from: \"**\", to: home }]", "undefined-screen under '\"**\"'"),
    ("transitions: [{ from: home, to: \"home*\" }]", "undefined-screen under '\"home*\"'"),
    ("styles: { s: { push: [home] } }", "unknown-key under 'push'"),
    ("styles: { s: { class: A } }", "unknown-key under 'class'"),
    ("defaults: { style: s }", "unknown-key under 'style'"),
    ("defaults: { present: [main] }", "unknown-key under 'present'"),
  ])
  func `what is not in scope is unknown`(_ line: String, _ finding: String) {
    #expect(ReadText("navstyle: 1\n\(line)\nscreens: { home: {} }\n").found == [finding])
  }

  @Test func `a return to the root can be inherited`() {
    let read = ReadText(
      """
      navstyle: 1
      defaults: { pop-to-root: true }
      styles: { stay: { pop-to-root: false }, go: { pop-to-root: true } }
      screens:
        home: {}
        stays: { style: stay }
        goes: { style: [stay, go] }
        own: { style: go, pop-to-root: false }
      """)
    #expect(read.codes.isEmpty)
    let resolved = resolve(read.style)
    let values = read.style.screens.indices.map {
      resolved.setting(.popToRoot, ofScreen: $0)?.value == .boolean(true)
    }
    #expect(values == [true, false, true, false])
  }
}
