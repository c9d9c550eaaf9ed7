import Foundation

// What an app does with its plans: they are resources like any other.
for name in ["Checkout-app.plan", "Shop-app.plan"] {
  let url = Bundle.module.url(forResource: name, withExtension: "json")
  let data = try url.map { try Data(contentsOf: $0) } ?? Data()
  let plan = try JSONSerialization.jsonObject(with: data) as? [String: Any]
  let screens = plan?["screens"] as? [String: Any] ?? [:]
  print("\(name).json: \(screens.keys.sorted().joined(separator: ", "))")
}
