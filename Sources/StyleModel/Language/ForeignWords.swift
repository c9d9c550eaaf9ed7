import Diagnostics

/// Words of the language, and what people write for them who know UIKit or a library.
enum ForeignWord {
  /// What a word stands for, and whether that is beyond doubt.
  struct Meaning {
    let word: String
    let isSure: Bool
  }

  /// Which of the words that a place takes somebody meant.
  static func meaning(of text: String, among words: [String]) -> Meaning? {
    let plain = NearestName.plain(text)
    for (word, names, guesses) in table where words.contains(word) {
      if names.contains(where: { NearestName.plain($0) == plain }) {
        return Meaning(word: word, isSure: true)
      }
      if guesses.contains(where: { NearestName.plain($0) == plain }) {
        return Meaning(word: word, isSure: false)
      }
    }
    return nil
  }

  /// Whether a text stands for all screens, which are written `"*"`.
  static func isAll(_ text: String) -> Bool {
    ["all", "any", "every", "everything", "each", "**", "allscreens", "anyscreen"]
      .contains(text.lowercased().filter { $0 != "-" && $0 != "_" })
  }

  /// By word: its names elsewhere, and what may be meant for it.
  private static let table: [(word: String, names: [String], guesses: [String])] = [
    (
      "background-crossfade", ["crossfade", "crossDissolve"],
      ["fade", "dissolve", "blend", "transitionCrossDissolve"]
    ),
    (
      "snapshot-slide", ["full-snapshot", "snapshot", "screenshot"],
      ["slide", "picture", "push"]
    ),
    ("light", ["lightContent"], ["white"]),
    ("dark", ["darkContent"], ["black", "blackTranslucent"]),
    ("ultra-thin", ["systemUltraThinMaterial", "ultraThinMaterial"], []),
    ("thin", ["systemThinMaterial", "thinMaterial"], []),
    ("regular", ["systemMaterial", "regularMaterial"], ["blur", "true", "system"]),
    ("thick", ["systemThickMaterial", "thickMaterial"], []),
    ("chrome", ["systemChromeMaterial", "chromeMaterial"], ["bar"]),
    ("shown", [], ["show", "visible", "true", "on", "yes"]),
    ("hidden", [], ["hide", "invisible", "none", "false", "off", "no"]),
    ("any", ["allButUpsideDown"], ["all", "both", "*"]),
    ("portrait", [], ["vertical", "upright"]),
    ("landscape", ["landscapeLeft", "landscapeRight"], ["horizontal"]),
    ("edge", [], ["true", "on", "yes", "default", "system", "enabled"]),
    ("full", ["fullScreen"], ["anywhere", "everywhere"]),
    ("off", [], ["none", "false", "no", "never", "disabled"]),
    ("split-column", ["splitViewColumn"], ["split", "column", "sidebar"]),
    ("sheet", ["pageSheet", "formSheet"], ["modal", "popover"]),
    ("nested", [], ["child", "embedded"]),
    ("window", [], ["root", "normal", "default", "tab"]),
    ("both", [], ["all", "any", "true"]),
    ("still", [], ["none", "static"]),
    ("blend", [], ["fade", "crossfade"]),
    ("ride", [], ["slide", "move"]),
    ("system", [], ["default", "native", "shown", "true"]),
    ("none", [], ["hidden", "hide", "false", "no", "off", "nil", "custom"]),
    ("same", [], ["default", "standard", "standardAppearance"]),
  ]
}
