// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v15), .macOS(.v15)],
  dependencies: [.package(name: "navstyle", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop",
      plugins: [.plugin(name: "NavStylePlans", package: "navstyle")])
  ]
)
