import StyleModel
import Testing

@Suite struct AttributeTests {
  /// Every key of the tables, with the way there.
  private static func keys(
    _ shape: MapShape, _ prefix: String = ""
  ) -> [(path: String, key: KeyDescription)] {
    shape.keys.flatMap { key -> [(String, KeyDescription)] in
      let path = prefix + key.name
      let below: [(String, KeyDescription)] =
        switch key.type {
        case .map(let inner), .sameOrMap(let inner), .list(let inner):
          keys(inner, path + ".")
        case .table(_, let inner): keys(inner, path + ".NAME.")
        default: []
        }
      return [(path, key)] + below
    }
  }

  @Test func `every attribute is the value of exactly one key`() {
    let tables = Self.keys(.file).filter {
      // Styles and defaults are screens with fewer keys.
      !$0.path.hasPrefix("styles.") && !$0.path.hasPrefix("defaults.")
    }
    let attributes = tables.compactMap(\.key.attribute)
    #expect(attributes.count == Set(attributes).count)
    #expect(Set(attributes) == Set(Attribute.allCases))
  }

  @Test func `what styles and defaults can say is what a screen can say, but for where it leads`() {
    let screen = Set(MapShape.screen.keys.map(\.name))
    let style = Set(MapShape.style.keys.map(\.name))
    let defaults = Set(MapShape.defaults.keys.map(\.name))
    #expect(
      screen.subtracting(style) == [
        "push", "pop-to", "replace", "replace-top", "present", "embed", "class",
      ])
    #expect(style.subtracting(defaults) == ["style"])
    #expect(style.isSubset(of: screen) && defaults.isSubset(of: style))
  }

  @Test func `whatever a style or the defaults can say is inherited`() {
    let inheritable = Self.keys(.style).compactMap(\.key.attribute)
    #expect(inheritable.count > 30)
    for attribute in inheritable {
      #expect(Attribute.inherited.contains(attribute.rawValue), "\(attribute)")
    }
  }

  @Test func `each key of the scroll edge stands for one of the bar's of the same name`() {
    let bar = Dictionary(
      uniqueKeysWithValues: MapShape.bar.keys.compactMap { key in
        key.attribute.map { (key.name, $0) }
      })
    let edge = Self.keys(.bar, "").filter { $0.path.hasPrefix("scroll-edge.") }
    #expect(
      edge.map(\.key.name) == [
        "color", "alpha", "material", "image", "shadow-line", "tint", "title-color",
        "large-title-color",
      ])
    for (_, key) in edge { #expect(key.attribute?.counterpartAtRest == bar[key.name]) }
    let others = Set(Attribute.allCases).subtracting(edge.compactMap(\.key.attribute))
    #expect(others.allSatisfy { $0.counterpartAtRest == nil })
  }

  @Test(arguments: [
    (Attribute.barColor, "bar.color"), (.edgeLargeTitleColor, "bar.scroll-edge.large-title-color"),
    (.contentBackground, "content.background"), (.popToRoot, "pop-to-root"),
    (.stackRoot, "root"), (.transitionMotion, "motion"), (.ios, "ios"),
  ])
  func `a path leads to an attribute within its screen`(_ attribute: Attribute, _ path: String) {
    #expect(attribute.path == path)
  }

  @Test func `no key is listed twice or without a meaning`() {
    let keys = Self.keys(.file)
    #expect(keys.count == Set(keys.map(\.path)).count)
    for (path, key) in keys {
      #expect(!key.summary.isEmpty, "\(path)")
      #expect(key.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(path)")
    }
  }
}
