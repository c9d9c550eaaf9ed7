/// A phone or tablet for which the memory of pictures is counted.
public struct Device: Sendable {
  /// Its model, in kebab-case.
  public let name: String
  /// Pixels of its screen, upright.
  public let width: Int
  /// Pixels of its screen, upright.
  public let height: Int

  private init(_ name: String, _ width: Int, _ height: Int) {
    self.name = name
    self.width = width
    self.height = height
  }

  /// The bytes of a picture of the whole screen: four a pixel, rows padded to 64.
  public var snapshotBytes: Int { (width * 4 + 63) / 64 * 64 * height }

  /// The points of its screen, upright, from one side to the other.
  public var pointWidth: Double { Double(width) / scale }
  /// The points of its screen, upright, from the top to the bottom.
  public var pointHeight: Double { Double(height) / scale }

  /// The pixels of a point: every phone with 1,080 pixels or more has three, tablets have two.
  private var scale: Double { width < 1080 || name.hasPrefix("ipad") ? 2 : 3 }

  /// The one that counts where none is named.
  public static let standard = "iphone-16-pro-max"

  /// The devices that can be named. https://developer.apple.com/design/human-interface-guidelines/layout
  public static let all: [Device] = [
    Device("iphone-8", 750, 1334), Device("iphone-se-2", 750, 1334),
    Device("iphone-se-3", 750, 1334), Device("iphone-8-plus", 1242, 2208),
    Device("iphone-xr", 828, 1792), Device("iphone-11", 828, 1792),
    Device("iphone-x", 1125, 2436), Device("iphone-xs", 1125, 2436),
    Device("iphone-11-pro", 1125, 2436), Device("iphone-12-mini", 1125, 2436),
    Device("iphone-13-mini", 1125, 2436), Device("iphone-12", 1170, 2532),
    Device("iphone-12-pro", 1170, 2532), Device("iphone-13", 1170, 2532),
    Device("iphone-13-pro", 1170, 2532), Device("iphone-14", 1170, 2532),
    Device("iphone-16e", 1170, 2532), Device("iphone-14-pro", 1179, 2556),
    Device("iphone-15", 1179, 2556), Device("iphone-15-pro", 1179, 2556),
    Device("iphone-16", 1179, 2556), Device("iphone-16-pro", 1206, 2622),
    Device("iphone-17", 1206, 2622), Device("iphone-17-pro", 1206, 2622),
    Device("iphone-12-pro-max", 1284, 2778), Device("iphone-13-pro-max", 1284, 2778),
    Device("iphone-14-plus", 1284, 2778), Device("iphone-14-pro-max", 1290, 2796),
    Device("iphone-15-plus", 1290, 2796), Device("iphone-15-pro-max", 1290, 2796),
    Device("iphone-16-plus", 1290, 2796), Device("iphone-16-pro-max", 1320, 2868),
    Device("iphone-17-pro-max", 1320, 2868), Device("ipad-10-9", 1640, 2360),
    Device("ipad-pro-11", 1668, 2388), Device("ipad-pro-12-9", 2048, 2732),
  ]
}

/// How many pictures may be kept, and for whom.
public struct Budget: Sendable {
  /// The memory they may take, in bytes.
  public let snapshots: Int
  /// The device for which it is counted.
  public let device: Device
  /// What the back menu's returns are shown by.
  public let backMenu: BackMenu

  /// What a description says; 64 MiB on the largest phone where it says nothing.
  public init(_ style: AppStyle) {
    snapshots = style.number(.snapshots, in: style.budget).map { Int($0) } ?? 64 << 20
    let index = style.keyword(.device, in: style.budget).map(Int.init)
    let standard = Device.all.firstIndex { $0.name == Device.standard } ?? 0
    device = Device.all[index ?? standard]
    backMenu = style.keyword(.backMenu, in: style.budget).flatMap(BackMenu.init(word:)) ?? .fallback
  }
}
