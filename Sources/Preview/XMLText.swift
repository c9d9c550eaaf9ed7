import StyleModel

/// Texts and colours in XML.
enum XMLText {
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  static func fitted(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }

  static func fill(_ color: RGBA) -> String { paint("fill", color) }

  static func stroke(_ color: RGBA) -> String { paint("stroke", color) }

  private static func paint(_ attribute: String, _ color: RGBA) -> String {
    "\(attribute)=\"\(color.hexadecimal.prefix(7))\" "
      + "\(attribute)-opacity=\"\(Double(color.alpha) / 255)\""
  }
}

extension RGB {
  /// As XML and style sheets write it.
  var hexadecimal: String { inBytes.short }
}
