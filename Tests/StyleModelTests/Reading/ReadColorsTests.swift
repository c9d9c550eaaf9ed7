import Diagnostics
import StyleModel
import Testing

@Suite struct ReadColorsTests {
  private static let palette = "palette: { brand: '#102030', alias: brand, systemRed: '#040506' }"

  private func tint(_ text: String) -> ReadText {
    ReadText("navstyle: 1\n\(Self.palette)\nscreens:\n  home:\n    bar:\n      tint: \(text)\n")
  }

  @Test(arguments: [
    ("\"#1aF\"", "#11AAFFFF", "#11AAFFFF"), ("'#1aF8'", "#11AAFF88", "#11AAFF88"),
    ("\"#0B5CAD\"", "#0B5CADFF", "#0B5CADFF"), ("\"#0B5CAD7F\"", "#0B5CAD7F", "#0B5CAD7F"),
    ("clear", "#00000000", "#00000000"), ("\"clear\"", "#00000000", "#00000000"),
    ("brand", "#102030FF", "#102030FF"), ("alias", "#102030FF", "#102030FF"),
    ("systemRed", "#040506FF", "#040506FF"), ("systemBlue", "#007AFFFF", "#0A84FFFF"),
    ("{ light: brand, dark: systemBlue }", "#102030FF", "#0A84FFFF"),
    ("{ dark: clear, light: \"#FFF\" }", "#FFFFFFFF", "#00000000"),
    ("{ p3: [0.2, 0.4, 0.6] }", "#1B689DFF", "#1B689DFF"),
    ("{ p3: [0.9, 0.3, 0.1, 0.25] }", "#F93B0040", "#F93B0040"),
    ("{ light: { p3: [1, 0, 0] }, dark: { p3: [0, 0, 1, 0] } }", "#FF0000FF", "#0000FF00"),
    ("!!str brand", "#102030FF", "#102030FF"), ("!!str '#123'", "#112233FF", "#112233FF"),
    ("!!map { p3: !!seq [1, !!float 1, !!int 1] }", "#FFFFFFFF", "#FFFFFFFF"),
  ])
  func `every form of a colour is read`(_ text: String, _ light: String, _ dark: String) {
    let read = tint(text)
    #expect(read.codes.isEmpty, "\(read.found)")
    #expect(read.look().bar.tint.light.hexadecimal == light)
    #expect(read.look().bar.tint.dark.hexadecimal == dark)
  }

  /// What is no colour, and the one finding it gives.
  static let mistakes: [(text: String, finding: String)] = [
    ("\"#12345\"", "bad-color under '\"#12345\"'"), ("\"#xyz\"", "bad-color under '\"#xyz\"'"),
    ("\"# fff\"", "bad-color under '\"# fff\"'"), ("0A84FF", "bad-color under '0A84FF'"),
    ("0xFF3B30", "bad-color under '0xFF3B30'"), ("123", "bad-color under '123'"),
    ("rgb(1, 2, 3)", "bad-color under 'rgb(1, 2, 3)'"),
    ("transparent", "bad-color under 'transparent'"),
    ("Red", "bad-color under 'Red'"), ("UIColor(white:0)", "bad-color under 'UIColor(white:0)'"),
    ("branf", "undefined-color under 'branf'"), ("\"\"", "bad-color under '\"\"'"),
    ("two words", "bad-color under 'two words'"), ("größe", "bad-color under 'größe'"),
    ("~", "bad-color under '~'"), ("\"true\"", "undefined-color under '\"true\"'"),
    ("system", "undefined-color under 'system'"), ("none", "undefined-color under 'none'"),
    ("true", "wrong-type under 'true'"),
    ("[brand]", "wrong-type under '[brand]'"), ("[]", "wrong-type under '[]'"),
    ("{}", "missing-key under '{}'"), ("{ light: white }", "missing-key under '{ light: white }'"),
    ("{ dark: white }", "missing-key under '{ dark: white }'"),
    ("{ ligt: white, dark: white }", "unknown-key under 'ligt'"),
    ("{ rgb: [1, 2, 3] }", "unknown-key under 'rgb'"),
    ("{ p3: [1, 1] }", "bad-color under '[1, 1]'"),
    ("{ p3: [1, 1, 1, 1, 1] }", "bad-color under '[1, 1, 1, 1, 1]'"),
    ("{ p3: [] }", "bad-color under '[]'"), ("{ p3: 1 }", "wrong-type under '1'"),
    ("{ p3: [1, 2, 1] }", "out-of-range under '2'"), ("{ p3: [1, a, 1] }", "wrong-type under 'a'"),
    ("{ p3: [1, 1, 1], light: white }", "bad-color under '{ p3: [1, 1, 1], light: white }'"),
    (
      "{ light: { light: white, dark: black }, dark: white }",
      "bad-color under '{ light: white, dark: black }'"
    ),
    ("{ light: [white], dark: white }", "wrong-type under '[white]'"),
    ("{ light: white, dark: }", "wrong-type under ''"),
    ("!!int brand", "unsupported-tag under '!!int'"),
    ("!color '#fff'", "unsupported-tag under '!color'"),
    ("!include a.yaml", "unsupported-tag under '!include'"),
    ("!c { light: white, dark: black }", "unsupported-tag under '!c'"),
  ]

  @Test func `what a merge brings is recognised`() {
    let read = ReadText(
      """
      navstyle: 1
      palette: { blue: &blue { p3: [0, 0, 1] }, both: { light: { <<: *blue }, dark: white } }
      defaults: { bar: { tint: both, title-color: blue, image: &pair { light: none, dark: { name: x } } } }
      screens: { home: { bar: { image: { <<: *pair } } } }
      """)
    #expect(read.codes.isEmpty, "\(read.found)")
  }

  @Test(arguments: ReadColorsTests.mistakes)
  func `what is no colour gives one finding`(_ text: String, _ finding: String) {
    #expect(tint(text).found == [finding])
  }

  @Test(arguments: [
    ("0A84FF", "\"#0A84FF\""), ("0xFF3B30", "\"#FF3B30\""), ("123", "\"#123\""),
    ("rgb(1, 2, 3)", "\"#010203\""), ("rgba(255, 0, 16, 0.5)", "\"#FF001080\""),
    ("rgb(1 2 3 / 0)", "\"#01020300\""), ("transparent", "clear"), ("navy", "\"#000080\""),
    ("branf", "brand"), ("alais", "alias"), ("SystemBlue", "systemBlue"),
    ("system-red", "systemRed"), ("Clear", "clear"),
  ])
  func `what was meant is offered, and is right`(_ text: String, _ replacement: String) {
    let read = tint(text)
    #expect(read.findings.count == 1)
    #expect(read.findings.first?.fix?.edits.map(\.replacement) == [replacement])
    #expect(read.findings.first?.fix?.edits.map { read.text($0.range) } == [text])
    #expect(ReadText(read.mended).codes.isEmpty)
  }

  @Test(arguments: [
    "\"#12345\"", "rgb(300, 0, 0)", "rgb(1, 2)", "hsl(1, 2, 3)", "rgba(1, 2, 3, 4)", "0xZZ",
  ])
  func `where nothing can be told nothing is offered, but what a colour is`(_ text: String) {
    let finding = tint(text).findings.first
    #expect(finding?.code == "bad-color")
    #expect(finding?.fix == nil)
    #expect(finding?.help?.contains("#RRGGBB") == true)
  }

  /// Colours as functions, and what they are.
  static let functions = [
    ("rgba(1, 2, 3)", "#010203"), ("rgb(1, 1, 1)", "#010101"), ("rgb(1 2 3)", "#010203"),
    ("RGBA(255, 0, 16, 0.5)", "#FF001080"), ("rgb(0,0,0,.5)", "#00000080"),
    ("rgb(100%, 0%, 50%)", "#FF0080"), ("rgb(1 2 3 / 50%)", "#01020380"),
    ("hsl(120, 50%, 50%)", "#40BF40"), ("hsla(0, 100%, 50%, 0.5)", "#FF000080"),
    ("hsl(210deg 100% 20%)", "#003366"), ("hsl(360, 0%, 100%)", "#FFFFFF"),
  ]

  @Test(arguments: functions)
  func `a function is one mistake wherever it stands`(_ function: String, _ value: String) {
    for (before, after, written) in [
      ("screens: { home: { bar: { tint: ", " } } }", function),
      ("screens: { home: { bar: { color: ", ", alpha: 1 } } }", function),
      ("screens: { home: { bar: { shadow-line: ", " } } }", function),
      ("screens: { home: { bar: { tint: ", " } } }", "[\(function)]"),
      ("screens: { home: { bar: { tint: { light: ", ", dark: white } } } }", function),
      ("screens: { home: { content: { background: ", ", clips: true } } }", function),
      (
        "screens: { home: { bar: { tint: a } } }\npalette: { a: ",
        ", b: a }\ndefaults: { bar: { title-color: b } }", function
      ),
      ("screens: { home: {} }\ndefaults: { bar: { tint: ", "} }", function),
    ] {
      let read = ReadText("navstyle: 1\n\(before)\(written)\(after)\n")
      #expect(read.found == ["bad-color under '\(written)'"], "\(before)")
      #expect(read.mended == "navstyle: 1\n\(before)\"\(value)\"\(after)\n")
      #expect(ReadText(read.mended).codes.isEmpty)
    }
  }

  @Test(arguments: [
    "hsl(120, 50, 50)", "color(display-p3 1, 0, 0)", "lab(1, 2, 3)", "rgb(1, 2, -3)",
  ])
  func `a function nobody can work out is one mistake all the same`(_ function: String) {
    let read = ReadText(bar: "{ tint: \(function), alpha: 1 }")
    #expect(read.found == ["bad-color under '\(function)'"])
    #expect(read.findings.first?.fix == nil)
  }

  @Test func `a function in a place for something else is one mistake, too`() {
    for (bar, code) in [
      ("alpha: max(0, 1)", "wrong-type"), ("material: thin(1, 2)", "unknown-value"),
      ("hidden: not(a, b)", "wrong-type"), ("tint: { p3: [rgb(1, 2, 3)] }", "bad-color"),
      ("tint: { p3: [a, b] }", "bad-color"),
    ] {
      #expect(ReadText(bar: "{ \(bar) }").codes == [code], "\(bar)")
    }
    let text = ReadText(screen: "{ class: Pair(a, b), toolbar: shown }")
    #expect(text.found == ["wrong-type under 'Pair(a, b)'"])
    #expect(text.mended.contains("{ class: \"Pair(a, b)\", toolbar: shown }"))
    #expect(ReadText(text.mended).words(.className) == "Pair(a, b)")
  }

  @Test(arguments: [
    ("tint", "system", "'bar.color', 'bar.scroll-edge.color'"),
    ("color", "same", "'bar.scroll-edge'"),
    ("title-color", "none", "'bar.image', 'bar.material'"),
  ])
  func `a word that other places allow is told from a name`(
    _ key: String, _ word: String, _ places: String
  ) {
    let read = ReadText(bar: "{ \(key): \(word) }")
    #expect(read.codes == ["undefined-color"])
    #expect(read.findings.first?.help?.contains(places) == true)
    #expect(read.findings.first?.help?.contains("palette'") == false)
    #expect(read.findings.first?.fix == nil)
  }

  @Test func `a background may be the system's and a line may be true or false`() {
    #expect(ReadText(bar: "{ color: \"#123\" }").look().bar.color?.light.short == "#112233")
    let system = ReadText(
      "navstyle: 1\ndefaults: { bar: { color: white } }\nscreens: { home: { bar: { color: system } } }"
    )
    #expect(system.codes.isEmpty)
    #expect(system.look().bar.color == nil)
    #expect(ReadText(bar: "{ shadow-line: false }").look().bar.shadowLine == nil)
    #expect(
      ReadText(bar: "{ shadow-line: systemRed }").look().bar.shadowLine?.light.short == "#FF3B30")
    #expect(ReadText(bar: "{ shadow-line: clear }").look().bar.shadowLine == ByAppearance(.clear))
  }

  @Test(arguments: [
    ("no", "false"), ("\"true\"", "true"), ("True", "true"), ("'off'", "false"), ("1", "true"),
  ])
  func `a line is no word for a Boolean`(_ text: String, _ meant: String) {
    let read = ReadText(bar: "{ shadow-line: \(text) }")
    #expect(read.codes == ["wrong-type"])
    #expect(read.findings.first?.fix?.edits.map(\.replacement) == [meant])
  }

  @Test func `a palette colour of such a name is one all the same`() {
    let read = ReadText(
      "navstyle: 1\npalette: { \"on\": '#123' }\nscreens: { home: { class: off, bar: { shadow-line: \"on\" } } }"
    )
    #expect(read.look().bar.shadowLine?.light.short == "#112233")
    // Another name of that spelling makes no colour of it.
    let other = ReadText("navstyle: 1\nscreens: { \"no\": { bar: { shadow-line: no } } }")
    #expect(other.codes == ["wrong-type"])
  }

  @Test(arguments: ["true", "false"])
  func `a palette colour called like a Boolean is that colour`(_ name: String) {
    let read = ReadText(
      """
      navstyle: 1
      palette: { "\(name)": "#123456" }
      screens: { home: { bar: { shadow-line: \(name) } } }
      """)
    #expect(read.codes.isEmpty, "\(read.found)")
    #expect(read.look().bar.shadowLine?.light.hexadecimal == "#123456FF")
  }

  @Test func `a bad tag on a word is found too`() {
    #expect(ReadText(bar: "{ color: !x system }").found == ["unsupported-tag under '!x'"])
    #expect(ReadText(bar: "{ image: !x none }").found == ["unsupported-tag under '!x'"])
    #expect(ReadText(bar: "{ shadow-line: !x true }").found == ["unsupported-tag under '!x'"])
    #expect(ReadText(bar: "{ shadow-line: !!bool true }").codes.isEmpty)
    #expect(ReadText(bar: "{ material: !x thin }").found == ["unsupported-tag under '!x'"])
  }

  // MARK: Images

  @Test func `images are read in every form`() {
    func image(_ text: String) -> [String] {
      let read = ReadText(bar: "{ image: \(text) }")
      #expect(read.codes.isEmpty, "\(read.found)")
      let image = read.look().bar.image
      return [image.light, image.dark].map { side in
        side.map { "\(read.style.text($0.name)) \($0.isOpaque)" } ?? "none"
      }
    }
    #expect(image("none") == ["none", "none"])
    #expect(image("\"none\"") == ["none", "none"])
    #expect(image("{ name: header }") == ["header true", "header true"])
    #expect(image("{ opaque: false, name: no-2 }") == ["no-2 false", "no-2 false"])
    #expect(
      image("{ light: { name: a }, dark: { name: b, opaque: false } }") == ["a true", "b false"])
    #expect(image("{ dark: none, light: { name: a } }") == ["a true", "none"])
  }

  @Test(arguments: [
    ("header", "wrong-type under 'header'"), ("[a]", "wrong-type under '[a]'"),
    ("", "wrong-type under ''"), ("{}", "missing-key under '{}'"),
    ("{ opaque: true }", "missing-key under '{ opaque: true }'"),
    ("{ nmae: a }", "unknown-key under 'nmae'"), ("{ name: }", "wrong-type under ''"),
    ("{ name: a, opaque: yes }", "wrong-type under 'yes'"),
    ("{ light: { name: a } }", "missing-key under '{ light: { name: a } }'"),
    ("{ light: a, dark: none }", "wrong-type under 'a'"),
    ("{ light: { name: a }, dark: none, name: b }", "unknown-key under 'name'"),
    ("{ name: { a: b } }", "wrong-type under '{ a: b }'"),
    ("!x { name: a }", "unsupported-tag under '!x'"),
  ])
  func `what is no image gives one finding`(_ text: String, _ finding: String) {
    #expect(ReadText(bar: "{ image: \(text) }").found == [finding])
  }

  @Test(arguments: [
    ("palette: { brand: brnd }", "brnd"), ("palette: { label: labl }", "labl"),
    ("palette: { brand: { light: brnd, dark: black } }", "brnd"),
  ])
  func `a palette colour is not offered its own name`(_ palette: String, _ written: String) {
    let read = ReadText("navstyle: 1\n\(palette)\nscreens: { home: {} }\n")
    #expect(read.found == ["undefined-color under '\(written)'"])
    #expect(read.findings.first?.fix == nil)
    #expect(read.findings.first?.help?.contains("did you mean") == false)
  }

  @Test func `another palette colour is offered the near name`() {
    let read = ReadText(
      "navstyle: 1\npalette: { brand: white, own: brnd }\nscreens: { home: {} }\n")
    #expect(read.findings.first?.fix?.edits.first?.replacement == "brand")
  }

  @Test(arguments: [
    ("0x80FFFFFF", "\"#80FFFFFF\"", "\"#FFFFFF80\""), ("\"0x8FFF\"", "\"#8FFF\"", "\"#FFF8\""),
  ])
  func `digits whose alpha may come first or last are for a person`(
    _ text: String, _ last: String, _ first: String
  ) {
    let read = ReadText(bar: "{ color: \(text) }")
    #expect(read.codes == ["bad-color"])
    #expect(read.findings[0].fix == nil)
    #expect(
      read.findings[0].help
        == "write \(last) if the alpha comes last, and \(first) if it comes first, as in ARGB")
    for clear in ["0x0A84FF", "0xFFFFFFFF", "0xFFF"] {
      #expect(ReadText(bar: "{ color: \(clear) }").findings[0].fix != nil)
    }
  }

  @Test(arguments: [
    ("aliceblue", "F0F8FF"), ("darkBlue", "00008B"), ("OrangeRed", "FF4500"),
    ("skyblue", "87CEEB"), ("hotpink", "FF69B4"), ("lavender", "E6E6FA"),
    ("rebeccapurple", "663399"), ("navy", "000080"), ("yellowgreen", "9ACD32"),
  ])
  func `a name of CSS is answered with its value`(_ name: String, _ digits: String) {
    let read = ReadText(bar: "{ tint: \(name) }")
    #expect(read.codes == ["bad-color"])
    #expect(read.mended.contains("tint: \"#\(digits)\""))
  }

  @Test func `a name of CSS that is a slip from one of the palette's is no such name`() {
    let text =
      "navstyle: 1\npalette: { lightBlue: white }\nscreens: { home: { bar: { tint: lightblue } } }\n"
    let read = ReadText(text)
    #expect(read.codes == ["undefined-color"])
    #expect(read.mended == text.replacing("lightblue", with: "lightBlue"))
  }

  @Test(arguments: ["16777215", "255", "11223344", "fade", "FFF", "ffff"])
  func `digits without a sign are mended where they can be nothing else`(_ digits: String) {
    let read = ReadText(bar: "{ tint: \(digits) }")
    let isSure = ["255", "FFF", "ffff"].contains(digits)
    #expect(read.codes == [digits == "fade" ? "undefined-color" : "bad-color"])
    #expect((read.findings[0].fix != nil) == isSure)
    #expect(!isSure || read.mended.contains("\"#\(digits)\""))
  }
}
