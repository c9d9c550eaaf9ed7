import PreviewAssets

/// The files that a page is made of, as they were embedded.
struct PageFiles {
  /// The page with `{{…}}` where something goes in.
  let frame: [UInt8]
  /// Its style sheet.
  let style: [UInt8]
  /// Its scripts, in the order they are run in.
  let scripts: [[UInt8]]

  static let all = PageFiles()

  private init() {
    let files = (0..<previewAssetCount()).map { index in
      let asset = previewAsset(index)
      return Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    }
    frame = files[0]
    style = files[1]
    scripts = Array(files[2...])
  }

  /// What may happen on the page: its own scripts and style, known by their hashes, and nothing from
  /// anywhere else. No text can become markup or a script, not even by the page's own doing.
  var policy: String {
    let scripts = scripts.map { "'sha256-\(base64(SHA256.digest(of: $0)))'" }
    return [
      "default-src 'none'", "script-src \(scripts.joined(separator: " "))",
      "style-src 'sha256-\(base64(SHA256.digest(of: style)))'", "base-uri 'none'",
      "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
  }
}
