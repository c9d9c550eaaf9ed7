/// Writes XML as a stream: elements, attributes and text, each on its place; nothing else.
///
/// Whatever a text holds, a reader gets it back, but for what no XML document can hold: such a
/// character becomes U+FFFD. https://www.w3.org/TR/xml/#charsets
struct XMLWriter: ~Copyable {
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// The document that `body` writes.
  static func bytes(_ body: (inout XMLWriter) -> Void) -> [UInt8] {
    var writer = XMLWriter()
    writer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    body(&writer)
    return writer.bytes
  }

  /// Writes an element on lines of its own.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - attributes: names and values, in order.
  ///   - text: the text in it.
  ///   - body: writes the elements in it; not together with `text`.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], text: String? = nil,
    _ body: ((inout XMLWriter) -> Void)? = nil
  ) {
    indent()
    append("<\(name)")
    for (key, value) in attributes {
      append(" \(key)=\"")
      appendEscaped(value, inAttribute: true)
      append("\"")
    }
    if let text {
      append(">")
      appendEscaped(text, inAttribute: false)
      append("</\(name)>\n")
    } else if let body {
      append(">\n")
      depth += 1
      body(&self)
      depth -= 1
      indent()
      append("</\(name)>\n")
    } else {
      append("/>\n")
    }
  }

  private mutating func indent() {
    for _ in 0..<2 * depth { bytes.append(0x20) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func appendEscaped(_ text: String, inAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      // A reader makes a blank of these in an attribute, and a line break of every carriage return.
      case "\t", "\n":
        if inAttribute { append("&#\(scalar.value);") } else { bytes.append(UInt8(scalar.value)) }
      case "\r": append("&#13;")
      default: append(scalar.isInXML ? scalar : "\u{FFFD}")
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(scalar.value))
    } else {
      append(String(scalar))
    }
  }
}

extension Unicode.Scalar {
  /// Whether an XML 1.0 document may hold it, and need not escape it. The C1 controls may stand there,
  /// but nobody should meet them.
  fileprivate var isInXML: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
