import JSONText
import StyleModel

/// The looks of a plan.
extension PlanWriter {
  func writeLook(_ look: Look, to json: inout JSONWriter) {
    json.object { json in
      json.key("bar")
      json.object(inline: true) { json in
        json.member("hidden", look.isHidden)
        writeBackground(look.bar, isTranslucent: look.isTranslucent, to: &json)
        json.key("height")
        json.array { json in for name in look.height.names { json.value(name) } }
        writeItems(look.bar, to: &json)
        json.key("scroll-edge")
        guard let edge = look.scrollEdge else { return json.value("same") }
        json.object { json in
          writeBackground(edge, to: &json)
          writeItems(edge, to: &json)
        }
      }
      json.key("page")
      writeColor(look.page, to: &json)
      json.member("status-bar", look.statusBar.rawValue)
      json.member("tab-bar", look.tabBar.rawValue)
      json.member("toolbar", look.toolbar.rawValue)
      json.member("orientation", look.orientation.rawValue)
      json.member("carrier", look.carrier.rawValue)
      json.member("gesture", look.swipeBack.name)
      if case .full(let within?) = look.swipeBack { json.member("gesture-within", within) }
    }
  }

  private func writeBackground(
    _ bar: BarLook, isTranslucent: Bool? = nil, to json: inout JSONWriter
  ) {
    json.key("color")
    if let color = bar.color { writeColor(color, to: &json) } else { json.value("system") }
    json.member("alpha", bar.alpha)
    json.key("shadow-line")
    if let line = bar.shadowLine { writeColor(line, to: &json) } else { json.value("none") }
    if let isTranslucent { json.member("translucent", isTranslucent) }
    json.key("image")
    writeImage(bar.image, to: &json)
    json.member("material", bar.material.rawValue)
  }

  private func writeItems(_ bar: BarLook, to json: inout JSONWriter) {
    json.key("tint")
    writeColor(bar.tint, to: &json)
    json.key("title-color")
    writeColor(bar.titleColor, to: &json)
    json.key("large-title-color")
    writeColor(bar.largeTitleColor, to: &json)
  }

  private func writeColor(_ color: ByAppearance<RGBA>, to json: inout JSONWriter) {
    json.object(inline: true) { json in
      for appearance in style.targets.appearances {
        json.member(appearance.rawValue, color[appearance].hexadecimal)
      }
    }
  }

  private func writeImage(_ image: ByAppearance<BackgroundImage?>, to json: inout JSONWriter) {
    guard image.light != nil || image.dark != nil else { return json.value("none") }
    json.object(inline: true) { json in
      for appearance in style.targets.appearances {
        json.key(appearance.rawValue)
        if let image = image[appearance] {
          json.object { json in
            json.member("name", style.text(image.name))
            json.member("opaque", image.isOpaque)
          }
        } else {
          json.value("none")
        }
      }
    }
  }
}
