public import Diagnostics
public import SourceText

/// Reads the YAML of a file.
///
/// It never fails: where the file breaks off – by an error, a bad byte or a limit – a finding says
/// so, and the document holds what stood before.
///
/// - Parameters:
///   - file: the file; its offsets are the offsets of the findings.
///   - limits: how much to read.
/// - Returns: the document and the findings of the Syntax group.
public func parse(_ file: SourceFile, limits: Limits = Limits()) -> Parsed<Document> {
  guard file.bytes.count <= limits.bytes else { return oversized(file, size: file.bytes.count) }
  let scan = TextScan(file)
  let composer = compose(file, scan, limits)
  guard !scan.isASCII else { return Parsed(composer.document, composer.findings) }
  let blanks = UnicodeBlanks(
    in: file.bytes, from: file.byteOrderMarkLength, to: scan.fault?.offset ?? file.bytes.count)
  let blank = blanks.runs.isEmpty ? nil : composer.firstBlankInTheWay(among: blanks.runs)
  // What stands before it is all that can be trusted.
  let read = blank.map { compose(file, scan, limits, before: $0) } ?? composer
  return Parsed(read.document, read.findings)
}

/// Composes a file, as far as it can be read.
///
/// - Parameter blank: what looks like a space and is none; nothing from its line on is read.
private func compose(
  _ file: SourceFile, _ scan: TextScan, _ limits: Limits, before blank: Range<Int>? = nil
) -> Composer {
  var composer = Composer(file: file, limits: limits, isASCII: scan.isASCII)
  var end = file.bytes.count
  if let fault = scan.fault {
    if blank == nil { composer.report(fault.kind, at: fault.offset) }
    // What stands on earlier lines is whole; half a line would only cause a second error.
    end = lineStart(before: fault.offset, in: file.bytes)
  }
  if let blank { end = min(end, composer.lineStart(of: blank.lowerBound)) }
  if let directive = composer.directiveOverLimit(before: end) {
    composer.reportTooManyDirectives(at: directive)
    end = directive
  }
  let isShort = end < file.bytes.count
  let breaks = scan.unusualBreaks
  let isBroken = compose(file.bytes, upTo: end, breaks, isShort: isShort, with: &composer)
  let isWhole = !isShort && !isBroken && !composer.document.isCut
  let blamed = composer.blamedLine ?? 0..<0
  for range in breaks.prefix(limits.unusualBreaks) where !blamed.contains(range.lowerBound) {
    // What was not read is not known to be text or not.
    let isRead = isWhole || range.lowerBound < composer.lastEnd
    composer.reportUnusualBreak(at: range, isRead: isRead)
  }
  composer.finish(isCut: isShort || isBroken)
  if let blank { composer.reportBlank(blank) }
  return composer
}

/// What is to be said of a file that is over the limit, whether or not its bytes were read.
///
/// - Parameters:
///   - file: the file, with or without its contents.
///   - size: the number of its bytes; nil where it goes on, nobody knows for how long.
/// - Returns: a document without content, and the finding.
public func oversized(_ file: SourceFile, size: Int?) -> Parsed<Document> {
  var document = Document(file: file)
  document.isCut = true
  let finding = Finding(
    .inputLimit, at: SourceRange(at: 0), keyPath: "",
    message: size.map { "the file is \($0) bytes long" } ?? "the file goes on beyond the limit",
    help: "split it, or raise the limit with --max-bytes \(size.map(String.init) ?? "N")")
  return Parsed(document, [finding])
}

/// Drains libyaml's events into the composer; true if a YAML error ended them.
private func compose(
  _ bytes: [UInt8], upTo end: Int, _ breaks: [Range<Int>], isShort: Bool,
  with composer: inout Composer
) -> Bool {
  unsafe bytes.withUnsafeBytes { all in
    var stream = unsafe EventStream(UnsafeRawBufferPointer(rebasing: all[..<end]))
    do throws(SyntaxProblem) {
      while composer.take(try stream.next()) {}
      return false
    } catch {
      // An error that a cut of ours provoked is explained already.
      if !isShort { composer.report(error, unusualBreaks: breaks) }
      return true
    }
  }
}

private func lineStart(before offset: Int, in bytes: [UInt8]) -> Int {
  var start = offset
  while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
  return start
}

extension Composer {
  mutating func report(_ fault: TextScan.Fault, at offset: Int) {
    switch fault {
    case .wideEncoding(let name):
      report(
        .notUTF8, at: offset..<offset, message: "the file is \(name), not UTF-8",
        help: "save it as UTF-8")
    case .malformed:
      let byte = document.file.bytes[offset]
      let digits = String(byte, radix: 16, uppercase: true)
      report(
        .notUTF8, at: offset..<offset + 1,
        message: "byte 0x\(byte < 16 ? "0" : "")\(digits) at offset \(offset) is not UTF-8",
        help: "save the file as UTF-8; nothing from this line on was read")
    case .forbidden(let scalar) where scalar == "\0":
      report(
        .notUTF8, at: offset..<offset + 1, message: "a NUL byte stands at offset \(offset)",
        help: "remove it: this looks like a binary or UTF-16 file")
    case .forbidden(let scalar):
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      report(
        .yamlSyntax, at: offset..<offset + String(scalar).utf8.count,
        message: "the character \(name) is not allowed in YAML",
        help: "remove it, or write it as an escape in a double-quoted text")
    }
  }

  /// The first line over the limit that starts with `%`.
  func directiveOverLimit(before end: Int) -> Int? {
    let bytes = document.file.bytes
    var count = 0
    var next = document.file.byteOrderMarkLength
    while let index = bytes.place(of: 0x25, from: next, to: end) {
      next = index + 1
      guard beginsLine(index) else { continue }
      count += 1
      if count > limits.directives { return index }
    }
    return nil
  }

  /// Whether a line starts at a place – for libyaml, which also breaks lines at NEL, U+2028 and U+2029.
  private func beginsLine(_ index: Int) -> Bool {
    let bytes = document.file.bytes
    guard index > document.file.byteOrderMarkLength else { return true }
    switch bytes[index - 1] {
    case 0x0A, 0x0D: return true
    case 0x85: return index >= 2 && bytes[index - 2] == 0xC2
    case 0xA8, 0xA9: return index >= 3 && bytes[index - 3] == 0xE2 && bytes[index - 2] == 0x80
    default: return false
    }
  }

  mutating func reportTooManyDirectives(at offset: Int) {
    report(
      .inputLimit, at: offset..<offset + 1, keyPath: "",
      message: "more than \(limits.directives) lines start with '%'",
      help: "a style file needs no directives: remove them")
  }
}
