import JSONText
import StyleModel

/// What an app is built for, as a plan says it.
extension Targets {
  init(_ place: JSONPlace) throws(JSONMismatch) {
    self.init()
    let ios = try place.member("ios").items(count: 2)
    let first = try ios[0].index(below: 100)
    let last = try ios[1].index(below: 100)
    guard Targets.isVersion(first), Targets.isVersion(last), first <= last else {
      throw try place.member("ios").mismatch("two versions of iOS in their order")
    }
    self.ios = first...last
    let appearances = try place.member("appearances")
    self.appearances = try appearances.items().map { (item) throws(JSONMismatch) in
      try item.word(Appearance.self)
    }
    guard !self.appearances.isEmpty, Set(self.appearances).count == self.appearances.count,
      self.appearances == Appearance.allCases.filter(self.appearances.contains)
    else { throw appearances.mismatch("'light', 'dark' or both") }
    hasGlass = try place.member("glass").boolean()
  }
}
