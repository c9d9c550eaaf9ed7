import StyleModel
import Testing

@Suite struct BarFaceTests {
  private func face(
    _ bar: String, band: Band = .below26, _ appearance: Appearance = .light, atEdge: Bool = false,
    page: String = "systemBackground"
  ) -> BarFace {
    let read = ReadText(screen: "{ bar: \(bar), content: { background: \(page) } }")
    #expect(read.codes.isEmpty, "\(read.found)")
    return BarFace(read.look(), band: band, appearance: appearance, atEdge: atEdge)
  }

  private func isClose(_ color: RGB, _ bytes: [Double]) -> Bool {
    zip([color.red, color.green, color.blue], bytes).allSatisfy { abs($0 * 255 - $1) < 1e-9 }
  }

  private func rgb(_ face: BarFace) -> String? {
    face.color.map { String($0.hexadecimal.prefix(7)) }
  }

  // MARK: Coverage, material, strength, image

  typealias Fill = (
    bar: String, coverage: Double, color: String?, material: Material, strength: Double
  )

  static let fills: [Fill] = [
    ("{ color: '#102030' }", 1.0, "#102030", Material.none, 0.0),
    ("{ color: '#10203080' }", 128.0 / 255, "#102030", .none, 0),
    ("{ color: '#10203080', alpha: 0.5 }", 64.0 / 255, "#102030", .none, 0),
    ("{ color: '#102030', alpha: 0 }", 0, nil, .none, 0),
    ("{ color: clear }", 0, nil, .none, 0),
    ("{ color: '#102030', material: thin }", 1, "#102030", .none, 0),
    ("{ color: '#102030', alpha: 0.5, material: thin }", 0.5, "#102030", .thin, 0.5),
    ("{ color: clear, material: thick }", 0, nil, .thick, 1),
    ("{ color: clear, material: thick, alpha: 0 }", 0, nil, .none, 0),
    ("{ material: regular, alpha: 0.25 }", 0, nil, .regular, 0.25),
  ]

  @Test(arguments: fills)
  func `colour and alpha make the coverage, and alpha the strength of the blur`(
    _ bar: String, _ coverage: Double, _ color: String?, _ material: Material, _ strength: Double
  ) {
    let face = face(bar)
    #expect(abs(face.coverage - coverage) < 1e-12)
    #expect(rgb(face) == color)
    #expect(face.material == material && face.strength == strength)
  }

  @Test func `an image hides the colour and the blur`() {
    let opaque = face("{ color: '#123', material: thin, alpha: 0.5, image: { name: a } }")
    #expect(opaque.image?.isOpaque == true)
    #expect(opaque.color == nil && opaque.material == .none && opaque.strength == 0)
    #expect(opaque.coverage == 0.5 && opaque.isVisible && opaque.isSeeThrough)
    let whole = face("{ image: { name: a } }")
    #expect(whole.coverage == 1 && !whole.isSeeThrough && whole.isVisible)
    let holes = face("{ image: { name: a, opaque: false } }")
    #expect(holes.coverage == 1 && holes.isSeeThrough)
    let gone = face("{ image: { name: a }, alpha: 0 }")
    #expect(gone.image == nil && !gone.isVisible && !gone.isSeeThrough)
    let dark = face("{ color: '#123', image: { light: none, dark: { name: a } } }", .dark)
    #expect(dark.image != nil && dark.color == nil)
    #expect(rgb(face("{ color: '#123', image: { light: none, dark: { name: a } } }")) == "#112233")
  }

  @Test(arguments: [
    ("{ color: white }", true, false), ("{ color: '#FFFC' }", true, true),
    ("{ color: clear }", false, false), ("{ color: clear, material: thin }", true, true),
    ("{ alpha: 0 }", false, false), ("{}", true, true), ("{ translucent: false }", true, false),
    ("{ hidden: true }", false, false), ("{ color: white, alpha: 0.99 }", true, true),
  ])
  func `what is visible, and what is seen through`(_ bar: String, _ visible: Bool, _ through: Bool)
  {
    #expect(face(bar).isVisible == visible)
    #expect(face(bar).isSeeThrough == through)
  }

  @Test func `a line shows only on a visible bar`() {
    #expect(face("{ color: white, shadow-line: '#123' }").line?.short == "#112233")
    #expect(face("{ alpha: 0, shadow-line: '#123' }").line == nil)
    #expect(face("{ color: white, shadow-line: false }").line == nil)
    #expect(face("{ color: white }", .dark).line?.hexadecimal == "#54545899")
    #expect(face("{ image: { name: a } }").line != nil)
    #expect(face("{ color: clear, material: thin }").line != nil)
  }

  // MARK: UIKit's own

  @Test(arguments: [
    ("{}", Band.below26, Material.chrome), ("{}", .from26, .glass),
    ("{ material: thin }", .below26, .thin), ("{ material: thin }", .from26, .thin),
    ("{ alpha: 0.5 }", .from26, .glass),
  ])
  func `UIKit's own bar is a blur, or glass, unless a blur was written`(
    _ bar: String, _ band: Band, _ material: Material
  ) {
    let face = face(bar, band: band)
    #expect(face.material == material)
    #expect(face.coverage == 0 && face.color == nil)
  }

  @Test(arguments: Band.allCases)
  func `UIKit's own opaque bar is of the system's background in both bands`(_ band: Band) {
    let light = face("{ translucent: false }", band: band)
    #expect(rgb(light) == "#FFFFFF" && light.coverage == 1 && light.material == .none)
    #expect(rgb(face("{ translucent: false }", band: band, .dark)) == "#000000")
    #expect(!light.isTranslucent)
  }

  @Test func `only what nobody coloured, blurred or pictured is UIKit's own`() {
    #expect(face("{}").isSystem && face("{ alpha: 0.5 }").isSystem)
    #expect(!face("{ color: white }").isSystem)
    #expect(!face("{ material: thin }").isSystem)
    #expect(!face("{ image: { name: a } }").isSystem)
  }

  @Test func `a hidden bar has nothing of its own`() {
    let hidden = face(
      "{ hidden: true, color: '#F00', image: { name: a }, material: thin, translucent: false }")
    #expect(hidden.isHidden && hidden.isTranslucent)
    #expect(hidden.color == nil && hidden.coverage == 0 && hidden.material == .none)
    #expect(hidden.strength == 0 && hidden.image == nil && hidden.line == nil)
  }

  @Test func `at the edge the bar is that of the edge, if there is one`() {
    let bar = "{ color: white, scroll-edge: { alpha: 0, tint: '#123' } }"
    #expect(face(bar).coverage == 1 && face(bar, atEdge: true).coverage == 0)
    #expect(face(bar, atEdge: true).tint.short == "#112233")
    #expect(face("{ color: '#123' }", atEdge: true) == face("{ color: '#123' }"))
  }

  // MARK: Composed colours, worked out by hand

  typealias Composed = (bar: String, page: String, appearance: Appearance, bytes: [Double])

  static let composed: [Composed] = [
    ("{ color: '#102030' }", "white", .light, [16.0, 32, 48]),
    // Half of #102030 over white.
    ("{ color: '#102030', alpha: 0.5 }", "white", .light, [135.5, 143.5, 151.5]),
    ("{ alpha: 0 }", "'#405060'", .light, [64, 80, 96]),
    // 0.75 of #F6F6F6 and of #1E1E1E over the page.
    ("{}", "white", .light, [248.25, 248.25, 248.25]), ("{}", "black", .dark, [22.5, 22.5, 22.5]),
    // 0.35, 0.5, 0.65 and 0.8 of #F6F6F6 over black.
    ("{ material: ultra-thin }", "black", .light, [86.1, 86.1, 86.1]),
    ("{ material: thin }", "black", .light, [123, 123, 123]),
    ("{ material: regular }", "black", .light, [159.9, 159.9, 159.9]),
    ("{ material: thick }", "black", .light, [196.8, 196.8, 196.8]),
    ("{ material: chrome }", "black", .light, [184.5, 184.5, 184.5]),
    // The blur's share times the bar's alpha: 0.25.
    ("{ material: thin, alpha: 0.5 }", "black", .light, [61.5, 61.5, 61.5]),
    // Half of #640000 over that blur.
    ("{ color: '#640000', material: thin, alpha: 0.5 }", "black", .light, [80.75, 30.75, 30.75]),
    // An image contributes no colour.
    ("{ color: '#123', image: { name: a } }", "'#405060'", .light, [64, 80, 96]),
    // A page with alpha stands over the system's background: 128/255 of #405060, in 8 bits.
    ("{ alpha: 0 }", "'#40506080'", .dark, [32, 40, 48]),
    ("{ hidden: true, color: '#123' }", "'#405060'", .light, [64, 80, 96]),
  ]

  @Test(arguments: composed)
  func `the composed colour is bar over blur over page`(
    _ bar: String, _ page: String, _ appearance: Appearance, _ bytes: [Double]
  ) {
    let composed = face(bar, appearance, page: page).composed
    #expect(isClose(composed, bytes), "\(composed)")
  }

  @Test func `glass stands in like chrome`() {
    #expect(face("{}", band: .from26).composed == face("{}").composed)
  }
}
