import Diagnostics

/// The colours and links of a screen, or none.
struct Palette {
  let screen: Screen

  enum Role {
    case error, warning, info, frame, bold
  }

  func paint(_ text: String, _ role: Role) -> String {
    guard screen.isColored, !text.isEmpty else { return text }
    let code =
      switch role {
      case .error: "1;31"
      case .warning: "1;33"
      case .info: "1;36"
      case .frame: "34"
      case .bold: "1"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// A text that leads to an address. Of that only what may stand in a URL is passed on: anything
  /// else would end the sequence, and what follows would be the terminal's to obey.
  func link(_ text: String, to address: @autoclosure () -> String?) -> String {
    guard screen.hasLinks, let address = address() else { return text }
    let target = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.isGraphic }))
    return "\u{1B}]8;;\(target)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  static func role(of severity: Severity) -> Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isGraphic: Bool { (0x21..<0x7F).contains(value) }
}

extension FileNames {
  /// The file's address on this machine.
  var fileAddress: String? {
    absolute.hasPrefix("/") ? "file://" + percentEncoded(absolute) : nil
  }
}

/// A path as a part of an address: everything but letters, digits and `-._~/` is encoded.
/// https://www.rfc-editor.org/rfc/rfc3986#section-2.3
func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF")
  var result = ""
  for byte in path.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      result.append("%")
      result.append(digits[Int(byte >> 4)])
      result.append(digits[Int(byte & 15)])
    }
  }
  return result
}
