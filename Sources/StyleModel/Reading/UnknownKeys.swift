import Diagnostics
import SourceText
import YAMLSyntax

/// Keys that a map does not have: what was meant by them, or where they belong.
extension StyleReader {
  /// Reports a key that a shape does not have; returns the one that was probably meant.
  mutating func reportUnknownKey(_ entry: MapEntry, in shape: MapShape) -> String? {
    if reportHeight(entry, in: shape) || reportBrokenKey(entry) { return nil }
    if let key = reportGluedKey(entry, in: shape) ?? reportDecimalComma(entry, in: shape) {
      return key
    }
    let name = document.text(of: entry.key)
    let keys = shape.keys.map(\.name)
    let near = nearestName(to: name, among: keys)
    if let sure = fix(near) {
      return report(entry, meant: near, help: Self.question(sure) + list(keys, shape), fix: sure)
    }
    if let cure = cureOfDenial(entry, in: shape) ?? foreignKey(entry, in: shape) {
      return report(entry, meant: cure.meant, help: cure.help, fix: cure.fix)
    }
    if !isSectionInside(entry), let place = place(of: name) {
      return report(entry, meant: nil, help: place)
    }
    return report(
      entry, meant: near, help: (near.map(Self.question) ?? "") + list(keys, shape, entry))
  }

  /// Reports a key that is none of a few, in a map that has no shape.
  mutating func reportUnknownKey(_ entry: MapEntry, among keys: [String], of owner: String) {
    let near = nearestName(to: document.text(of: entry.key), among: keys)
    _ = report(
      entry, meant: near,
      help: (near.map(Self.question) ?? "") + "the keys of \(owner) are "
        + keys.joined(separator: ", "),
      fix: fix(near))
  }

  private mutating func report(
    _ entry: MapEntry, meant: String?, help: String, fix: String? = nil
  ) -> String? {
    noteUnread(entry, meant: meant)
    atKey(of: entry) { reader in
      reader.report(
        .unknownKey, entry.key, keyPath: reader.keyPath(to: entry.key),
        message: "unknown key '\(reader.shown(entry.key))'", help: help, fix: fix)
    }
    return meant
  }

  private static func question(_ near: String) -> String { "did you mean '\(near)'? " }

  private func list(_ keys: [String], _ shape: MapShape, _ entry: MapEntry? = nil) -> String {
    entry.map(isSectionInside) == true
      ? "it is a section of the whole file: line it up with 'screens'"
      : "the keys of \(shape.owner) are \(keys.joined(separator: ", "))"
  }

  // MARK: What was meant

  private struct Cure {
    let meant: String?
    let help: String
    var fix: String?
  }

  /// A key that says the opposite of one there is, such as `no-shadow-line`.
  private func cureOfDenial(_ entry: MapEntry, in shape: MapShape) -> Cure? {
    let plain = NearestName.plain(document.text(of: entry.key))
    let key = shape.keys.first { key in
      guard key.type.takesBoolean else { return false }
      return Self.denials.contains { plain == Array($0.utf8) + NearestName.plain(key.name) }
    }
    let isTwice = boolean(entry.value) == false
    return key.map {
      Cure(meant: $0.name, help: "'\($0.name)' takes true or false: write '\($0.name): \(isTwice)'")
    }
  }

  private static let denials = ["no", "not", "hide", "hides", "without", "disable", "disables"]

  /// A key of UIKit's, or of a library.
  private func foreignKey(_ entry: MapEntry, in shape: MapShape) -> Cure? {
    let name = document.text(of: entry.key)
    let meanings = ForeignKey.meanings(of: name, among: shape.keys)
    let isFlag = boolean(entry.value) != nil
    func cure(_ foreign: ForeignKey) -> String? {
      foreign.entry.map { "write '\($0)'" + (isFlag ? " where that is true" : "") }
    }
    if let foreign = meanings.first, shape.keys.contains(where: { $0.name == foreign.name }) {
      return Cure(
        meant: foreign.name, help: cure(foreign) ?? "it is called '\(foreign.name)' here",
        fix: foreign.entry == nil ? foreign.name : nil)
    }
    let places = meanings.compactMap { foreign -> String? in
      let parent = foreign.place.split(separator: ".").dropLast().last.map(String.init)
      return place(of: foreign.name, in: parent).map {
        "it is called '\(foreign.name)', and \($0)\(cure(foreign).map { ": \($0)" } ?? "")"
      }
    }
    return places.isEmpty ? nil : Cure(meant: nil, help: places.joined(separator: "; or "))
  }

  /// Where a key belongs that is known, but not in the map that the reading is in.
  private func place(of key: String, in parent: String? = nil) -> String? {
    isStyleFile ? KeyPlaces.all.place(of: key, from: pathNames, in: parent) : nil
  }

  private func boolean(_ node: Node) -> Bool? {
    let value = document.resolved(node)
    return document.kind(of: value) == .scalar
      ? Self.meant(document.text(of: value)).map { $0 == "true" } : nil
  }

  // MARK: Heights

  /// Reports a number for the height of a bar, or of what a bar belongs to; false for another key.
  private mutating func reportHeight(_ entry: MapEntry, in shape: MapShape) -> Bool {
    let name = document.text(of: entry.key)
    let value = document.resolved(entry.value)
    guard shape.isOfBars, name.lowercased().hasSuffix("height"),
      document.kind(of: value) == .scalar, Double(document.text(of: value)) != nil
    else { return false }
    atKey(of: entry) { reader in
      reader.report(
        .fixedBarHeight, entry.key, keyPath: reader.keyPath(to: entry.key),
        message: "'\(name)' fixes the height of the bar",
        help:
          "remove it: heights differ by phone and orientation, and 64 and 88 are wrong on most"
      )
    }
    return true
  }
}

extension MapShape {
  /// Whether a number for a height in it can only be that of a bar.
  fileprivate var isOfBars: Bool {
    self === MapShape.bar || self === MapShape.scrollEdge || keys.contains { $0.name == "bar" }
  }
}

extension ValueType {
  fileprivate var takesBoolean: Bool {
    switch self {
    case .boolean, .colorOrBoolean: true
    default: false
    }
  }
}
