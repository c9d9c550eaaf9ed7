// swift-tools-version: 6.2
import PackageDescription

/// Every module of the package, bottom to top: a module may import only what its row lists.
let modules: [(name: String, imports: [String])] = [
  ("SourceText", []),
  ("JSONText", []),
  ("Diagnostics", ["SourceText"]),
  ("YAMLSyntax", ["CLibYAML", "SourceText", "Diagnostics"]),
  ("StyleModel", ["SourceText", "Diagnostics", "YAMLSyntax"]),
  ("Project", ["SourceText", "Diagnostics", "YAMLSyntax", "StyleModel"]),
  ("Navigation", ["SourceText", "Diagnostics", "StyleModel"]),
  ("Transitions", ["SourceText", "JSONText", "Diagnostics", "StyleModel", "Navigation"]),
  (
    "LintRules",
    [
      "SourceText", "Diagnostics", "YAMLSyntax", "StyleModel", "Project", "Navigation",
      "Transitions",
    ]
  ),
  ("Reporters", ["SourceText", "JSONText", "Diagnostics"]),
  (
    "Preview",
    ["SourceText", "JSONText", "StyleModel", "Navigation", "Transitions"]
  ),
  (
    "Reference",
    [
      "SourceText", "JSONText", "Diagnostics", "YAMLSyntax", "StyleModel", "Navigation",
      "Transitions", "LintRules", "Reporters",
    ]
  ),
  (
    "Commands",
    [
      "SourceText", "JSONText", "Diagnostics", "YAMLSyntax", "StyleModel", "Project",
      "Navigation", "Transitions", "LintRules", "Reporters", "Preview",
      "Reference",
    ]
  ),
]

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { .byName(name: $0) }
}

let package = Package(
  name: "navstyle",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "navstyle", targets: ["navstyle"])],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])])
  ]
    + modules.map { module in
      .target(
        name: module.name,
        dependencies: dependencies(module.imports),
        swiftSettings: module.name == "YAMLSyntax" ? strict + [.strictMemorySafety()] : strict)
    }
    + [.executableTarget(name: "navstyle", dependencies: ["Commands"], swiftSettings: strict)]
    + [
      .target(
        name: "TestSupport",
        dependencies: dependencies([
          "SourceText", "JSONText", "Diagnostics", "YAMLSyntax", "StyleModel", "Project",
          "Navigation", "Transitions", "LintRules",
        ]),
        path: "Tests/TestSupport",
        swiftSettings: strict)
    ]
    + modules.map { module in
      .testTarget(
        name: "\(module.name)Tests",
        dependencies: dependencies(
          [module.name, "TestSupport"] + module.imports.filter { $0 != "CLibYAML" }
            + (module.name == "Commands" ? ["navstyle"] : [])),
        swiftSettings: strict)
    },
  swiftLanguageModes: [.v6]
)
