import StyleModel
import Transitions

/// What a rule finds wrong with a look.
struct LookFault<Fault: Hashable> {
  /// The look, by its number.
  let look: Int
  /// What is wrong with it. Looks with equal faults are found once.
  let fault: Fault
}

/// A fault of looks that is to be mended in one place, and the screens that show it.
struct FaultGroup<Fault: Hashable> {
  /// The faults, the one that came first first.
  fileprivate(set) var faults: [Fault]
  /// Where it is to be mended.
  let cause: Cause
  /// The screens: of those that show the first fault the one whose name is the least, and then all
  /// in their order.
  fileprivate(set) var sightings: Sightings

  /// The screen that shows the first fault.
  var first: Sighting { sightings.shown[0] }
}

extension Subject {
  /// Groups the faults of looks, so that each is found once, however many screens show it: equal
  /// faults are one, and so are those that are to be mended at the same place. Where that is does not
  /// depend on the order of screens: of those with equal faults the one decides whose name is the
  /// least.
  ///
  /// Screens are only gone through where something is wrong.
  ///
  /// - Parameters:
  ///   - faults: what is wrong; of those at one place the first is the one to speak of.
  ///   - isCounted: whether a screen with such a look shows the fault.
  ///   - culprits: the attributes that make a fault.
  func groups<Fault: Hashable>(
    _ faults: [LookFault<Fault>], where isCounted: (Sighting) -> Bool = { _ in true },
    culprits: (Fault) -> [Attribute]
  ) -> [FaultGroup<Fault>] {
    guard !faults.isEmpty else { return [] }
    var numbers: [Fault: Int] = [:]
    var distinct: [Fault] = []
    var faultOfLook = [Int](repeating: -1, count: resolved.looks.count)
    for fault in faults {
      let number = numbers[fault.fault] ?? distinct.count
      if number == distinct.count {
        numbers[fault.fault] = number
        distinct.append(fault.fault)
      }
      faultOfLook[fault.look] = number
    }
    var firsts = [Sighting?](repeating: nil, count: distinct.count)
    func counts(_ sighting: Sighting) -> Bool {
      !misread.contains(sighting.screen) && isCounted(sighting)
    }
    forEachSighting { sighting, look in
      let fault = faultOfLook[look]
      guard fault >= 0, counts(sighting) else { return }
      if firsts[fault].map({ style.screenPrecedes(sighting.screen, $0.screen) }) ?? true {
        firsts[fault] = sighting
      }
    }
    var groups: [FaultGroup<Fault>] = []
    var known: [Int32: Int] = [:]
    let groupOfFault = zip(distinct, firsts).map { fault, first -> Int in
      guard let first else { return -1 }
      let cause = cause(of: culprits(fault), at: first)
      if let setting = cause.setting, let group = known[setting] {
        groups[group].faults.append(fault)
        return group
      }
      if let setting = cause.setting { known[setting] = groups.count }
      groups.append(FaultGroup(faults: [fault], cause: cause, sightings: Sightings(first)))
      return groups.count - 1
    }
    forEachSighting { sighting, look in
      let fault = faultOfLook[look]
      guard fault >= 0, groupOfFault[fault] >= 0, counts(sighting) else { return }
      groups[groupOfFault[fault]].sightings.add(sighting)
    }
    return groups
  }

  /// Groups screens that show a fault by the place at which it is to be mended.
  func groups(
    at sightings: some Sequence<Sighting>, culprits: (Sighting) -> [Attribute]
  ) -> [(cause: Cause, sightings: Sightings)] {
    var groups: [(cause: Cause, sightings: Sightings)] = []
    var known: [Int32: Int] = [:]
    for sighting in sightings where !misread.contains(sighting.screen) {
      let cause = cause(of: culprits(sighting), at: sighting)
      if let setting = cause.setting, let group = known[setting] {
        groups[group].sightings.add(sighting)
        continue
      }
      // A screen shows what nobody wrote once, in whatever state.
      if cause.setting == nil, groups.last?.sightings.shown[0].screen == sighting.screen {
        continue
      }
      if let setting = cause.setting { known[setting] = groups.count }
      groups.append((cause, Sightings(sighting)))
    }
    return groups
  }

  /// Calls `body` with every look as it is seen: in each band, in each appearance of the targets, at
  /// rest, and at the scroll edge where that looks different.
  ///
  /// - Parameter bands: the bands; by default those of the targets.
  func forEachFace(
    bands: [Band]? = nil, _ body: (_ look: Int, _ view: Viewpoint, _ face: BarFace) -> Void
  ) {
    let targets = style.targets
    for (number, look) in resolved.looks.enumerated() {
      for band in bands ?? targets.bands {
        for appearance in targets.appearances {
          for isAtEdge in look.scrollEdge == nil ? [false] : [false, true] {
            let face = BarFace(
              look, band: targets.hasGlass ? band : .below26, appearance: appearance,
              atEdge: isAtEdge)
            body(
              number, Viewpoint(band: band, appearance: appearance, isAtEdge: isAtEdge), face)
          }
        }
      }
    }
  }
}
