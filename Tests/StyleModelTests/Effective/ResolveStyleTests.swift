import Diagnostics
import StyleModel
import Testing

@Suite struct ResolveStyleTests {
  @Test(arguments: [("[light, dark]", 2), ("[light]", 1), ("[dark]", 2)])
  func `looks that differ only in an appearance that the app is never in are one`(
    _ appearances: String, _ count: Int
  ) {
    let read = ReadText(
      """
      navstyle: 1
      targets: { appearances: \(appearances) }
      screens:
        one: { bar: { color: { light: white, dark: black } } }
        other: { bar: { color: { light: white, dark: '#111' }, scroll-edge: { tint: systemBlue } } }
      """)
    #expect(resolve(read.style).looks.count == count)
  }

  @Test func `an attribute is known to be written, be it the first or the last`() {
    let read = ReadText(
      """
      navstyle: 1
      budget: { back-menu: picture }
      screens: { home: { bar: { color: white } } }
      """)
    let written = Attribute.allCases.filter(resolve(read.style).isWritten)
    #expect(written == [.barColor, .backMenu])
  }

  @Test func `every value of a look is what was written`() {
    let read = ReadText(
      """
      navstyle: 1
      screens:
        home:
          bar:
            color: { light: '#111', dark: '#222' }
            alpha: 0.25
            shadow-line: '#333'
            translucent: false
            material: thick
            tint: '#444'
            title-color: '#555'
            large-title-color: '#666'
            large-title: true
            search: true
            accessory: true
          status-bar: light
          tab-bar: hidden
          toolbar: shown
          orientation: landscape
          swipe-back: { full: true, within: 30 }
          content: { background: '#77777780', clips: true }
      """)
    #expect(read.codes.isEmpty)
    let look = read.look()
    #expect(look.bar.color?.light.short == "#111111" && look.bar.color?.dark.short == "#222222")
    #expect(look.bar.alpha == 0.25)
    #expect(look.bar.shadowLine?.dark.short == "#333333")
    #expect(!look.isTranslucent && !look.isHidden)
    #expect(look.bar.material == .thick)
    #expect(look.bar.tint.light.short == "#444444")
    #expect(look.bar.titleColor.light.short == "#555555")
    #expect(look.bar.largeTitleColor.light.short == "#666666")
    #expect(look.height == [.largeTitle, .search, .accessory])
    #expect(look.height.names == ["large-title", "search", "accessory"])
    #expect(look.statusBar == .light && look.tabBar == .hidden && look.toolbar == .shown)
    #expect(look.orientation == .landscape)
    #expect(look.swipeBack == .full(within: 30))
    // 128/255 of it over white and over black.
    #expect(look.page.light.hexadecimal == "#BBBBBBFF")
    #expect(look.page.dark.hexadecimal == "#3C3C3CFF")
    #expect(look.carrier == .clipped)
    #expect(look.scrollEdge == nil)
  }

  @Test func `a root scroll view outweighs clipping`() {
    let both = ReadText(screen: "{ content: { clips: true, root-scroll-view: true } }")
    #expect(both.look().carrier == .scroll)
    #expect(ReadText(screen: "{ content: { clips: false } }").look().carrier == .own)
  }

  @Test func `a large title follows the title unless it was written`() {
    let title = ReadText(bar: "{ title-color: '#111' }").look().bar
    #expect(title.largeTitleColor == title.titleColor)
    let both = ReadText(bar: "{ title-color: '#111', large-title-color: '#222' }").look().bar
    #expect(both.largeTitleColor.light.short == "#222222")
    #expect(both.titleColor.light.short == "#111111")
    let late = ReadText(
      """
      navstyle: 1
      defaults: { bar: { large-title-color: '#222' } }
      screens: { home: { bar: { title-color: '#111' } } }
      """
    ).look().bar
    #expect(late.largeTitleColor.light.short == "#222222")
  }

  @Test(arguments: [
    ("{ scroll-edge: { title-color: '#111' } }", "#111111"),
    ("{ large-title-color: '#222', scroll-edge: { title-color: '#111' } }", "#222222"),
    ("{ title-color: '#333', scroll-edge: { alpha: 0 } }", "#333333"),
    ("{ scroll-edge: { large-title-color: '#444', title-color: '#111' } }", "#444444"),
  ])
  func `at the edge a large title follows likewise`(_ bar: String, _ color: String) {
    #expect(ReadText(bar: bar).look().scrollEdge?.largeTitleColor.light.short == color)
  }

  @Test func `a hidden bar has no height, edge or opaqueness`() {
    let look = ReadText(
      bar: "{ hidden: true, large-title: true, translucent: false, scroll-edge: { alpha: 0 } }"
    ).look()
    #expect(look.isHidden && look.isTranslucent)
    #expect(look.height == .hidden)
    #expect(look.scrollEdge == nil)
  }

  @Test func `nothing is inherited from the screen that came before`() {
    let read = ReadText(
      "navstyle: 1\nscreens: { home: { push: [next], bar: { alpha: 0 } }, next: {} }")
    #expect(read.look("next") == Look())
  }

  @Test func `screens that look the same have one look, however that was written`() {
    let read = ReadText(
      """
      navstyle: 1
      palette: { ink: '#000' }
      styles: { clear: { bar: { alpha: 0, tint: black } } }
      screens:
        a: { style: clear }
        b: { bar: { tint: ink, alpha: 0 } }
        c: { bar: { alpha: 0.0, tint: { light: '#000000', dark: '#000F' } }, class: C, back-guard: true }
        d: { style: [clear], content: { live: true }, push: [a] }
        e: { style: clear, bar: { alpha: 0.5 } }
      """)
    #expect(read.codes.isEmpty)
    let resolved = resolve(read.style)
    #expect(resolved.screenLooks == [0, 0, 0, 0, 1])
    #expect(resolved.looks.count == Set(resolved.looks).count)
  }
}
