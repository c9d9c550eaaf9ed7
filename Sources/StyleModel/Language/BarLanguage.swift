extension MapShape {
  /// `bar:` – how the navigation bar of a screen looks.
  public static let bar = MapShape(
    of: "a bar",
    [
      KeyDescription(
        "color", .barColor, .colorOrSystem, default: "system",
        "the background; `system` is UIKit's own: blur below iOS 26, glass from 26"),
      KeyDescription(
        "alpha", .barAlpha, .number(0...1), default: "1",
        "the opacity of the background alone, not of the title"),
      KeyDescription("hidden", .barHidden, .boolean, default: "false", "no bar at all"),
      KeyDescription(
        "shadow-line", .barShadowLine, .colorOrBoolean, default: "true",
        "the hairline under the bar; `true` is `separator`"),
      KeyDescription(
        "translucent", .barTranslucent, .boolean, default: "true",
        "`false`: content starts below an opaque bar"),
      KeyDescription(
        "image", .barImage, .image, default: "none", "a background image; it hides the colour"),
      KeyDescription(
        "material", .barMaterial, .keyword(Material.names), default: "none",
        "the blur under the colour"),
      KeyDescription("tint", .barTint, .color, default: "systemBlue", "the colour of the buttons"),
      KeyDescription(
        "title-color", .barTitleColor, .color, default: "label", "the colour of the title"),
      KeyDescription(
        "large-title-color", .barLargeTitleColor, .color, default: "title-color",
        "the colour of the large title"),
      KeyDescription(
        "large-title", .barLargeTitle, .boolean, default: "false", "a large title below the bar"),
      KeyDescription(
        "prompt", .barPrompt, .boolean, default: "false", "a line of text above the title"),
      KeyDescription("search", .barSearch, .boolean, default: "false", "a search field"),
      KeyDescription(
        "accessory", .barAccessory, .boolean, default: "false",
        "a strip of the app's own below the bar"),
      KeyDescription(
        "scroll-edge", .barScrollEdge, .sameOrMap(scrollEdge), default: "same",
        "the look while content touches the bar (iOS 15 and later); missing keys are the bar's own"),
    ])

  /// `image:` – one background image.
  public static let image = MapShape(
    of: "an image", required: ["name"],
    [
      KeyDescription("name", nil, .text, "its name in the asset catalogue"),
      KeyDescription(
        "opaque", nil, .boolean, default: "true", "whether nothing shows through it"),
    ])

  /// `bar: scroll-edge:` – the look while content touches the bar.
  static let scrollEdge = MapShape(
    of: "'scroll-edge'",
    [
      KeyDescription("color", .edgeColor, .colorOrSystem, default: "color", "the background"),
      KeyDescription("alpha", .edgeAlpha, .number(0...1), default: "alpha", "its opacity"),
      KeyDescription(
        "material", .edgeMaterial, .keyword(Material.names), default: "material",
        "the blur under the colour"),
      KeyDescription("image", .edgeImage, .image, default: "image", "a background image"),
      KeyDescription(
        "shadow-line", .edgeShadowLine, .colorOrBoolean, default: "shadow-line", "the hairline"),
      KeyDescription("tint", .edgeTint, .color, default: "tint", "the colour of the buttons"),
      KeyDescription(
        "title-color", .edgeTitleColor, .color, default: "title-color", "the colour of the title"),
      KeyDescription(
        "large-title-color", .edgeLargeTitleColor, .color, default: "large-title-color",
        "the colour of the large title"),
    ])
}
