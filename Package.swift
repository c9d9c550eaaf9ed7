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
    [
      "PreviewAssets", "SourceText", "JSONText", "Diagnostics", "StyleModel", "Navigation",
      "Transitions",
    ]
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
      "Navigation", "Transitions", "LintRules", "Reporters", "Preview", "Reference",
    ]
  ),
]

/// What tests do not import: bytes. Against libyaml itself the reader is held by its tests.
let untested: Set = ["PreviewAssets"]

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

/// The plugins are for packages that depend on this one. Where this one itself is built – by a
/// developer in its folder, or by pre-commit in a copy – SwiftPM would compile every module a second
/// time for their sake, as their tool.
let isBuiltItself =
  Context.environment["PWD"] == Context.packageDirectory
  || Context.packageDirectory.contains("/pre-commit/repo")

let pluginProducts: [Product] = [
  .plugin(name: "NavStylePlans", targets: ["NavStylePlans"]),
  .plugin(name: "NavStyleLint", targets: ["NavStyleLint"]),
]

let plugins: [Target] = [
  .plugin(
    name: "NavStylePlans", capability: .buildTool(), dependencies: ["navstyle"],
    path: "Sources/Plugins/NavStylePlans"),
  .plugin(
    name: "NavStyleLint",
    capability: .command(
      intent: .custom(verb: "navstyle-lint", description: "Checks navigation-bar styles")),
    dependencies: ["navstyle"], path: "Sources/Plugins/NavStyleLint"),
]

let package = Package(
  name: "navstyle",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "navstyle", targets: ["navstyle"])]
    + (isBuiltItself ? [] : pluginProducts),
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "PreviewAssets", exclude: ["page"]),
  ]
    + modules.map { module in
      .target(
        name: module.name,
        dependencies: dependencies(module.imports),
        swiftSettings: module.name == "YAMLSyntax" ? strict + [.strictMemorySafety()] : strict)
    }
    + [.executableTarget(name: "navstyle", dependencies: ["Commands"], swiftSettings: strict)]
    + (isBuiltItself ? [] : plugins)
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
          [module.name, "TestSupport"] + module.imports.filter { !untested.contains($0) }
            + (module.name == "Commands" ? ["navstyle"] : [])),
        swiftSettings: strict)
    },
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
