@testable import DataProtection

/// A random life of a device, its keychain compared with the literal tables after every step.
struct KeychainLockstep {
  var device: Device
  var policy = PolicyKeychain()
  var random: UInt64

  static let names: [KeychainItemID] = [
    "a", "b", KeychainItemID("a", synchronizable: true), KeychainItemID("c", synchronizable: true),
  ]

  init(seed: UInt64, profile: DeviceProfile = .apple) {
    random = seed &* 2_654_435_761 &+ 1
    device = Device(profile: profile)
  }

  mutating func next(_ bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % bound
  }

  /// Takes steps until the two differ; returns what differed, or nil.
  mutating func run(steps: Int) -> String? {
    for step in 0..<steps {
      let difference = next(4) == 0 ? event() : operation()
      if let difference { return "step \(step): \(difference)" }
    }
    return nil
  }

  private mutating func event() -> String? {
    let usual: [DeviceEvent] = [
      .setPasscode, .setPasscode, .removePasscode, .changePasscode, .lock, .unlock, .unlock,
      .unlock, .advance(5), .advance(11), .advance(11), .reboot, .userInactive,
    ]
    let rare: [DeviceEvent] = [.erase, .uninstall]
    let event = next(40) == 0 ? rare[next(2)] : usual[next(usual.count)]
    let outcome = device.apply(event)
    if outcome.applied {
      if event == .removePasscode { policy.removePasscode() }
      if event == .uninstall { policy.uninstall(under: device.profile) }
      if event == .erase { policy.erase() }
    }
    if !device.application.isInstalled { device.apply(.install(entitlement: nil)) }
    if !device.isApplicationRunning { device.apply(.launch(.background)) }
    return nil
  }

  private mutating func operation() -> String? {
    let id = Self.names[next(Self.names.count)]
    let accessibility = KeychainAccessibility.allCases[next(7)]
    let value = [UInt8(next(256))]
    let situation = device.state.situation
    let profile = device.profile
    var read: ([UInt8]?, [UInt8]?) = (nil, nil)
    let (name, model, mechanism): (String, KeychainStatus, KeychainStatus)
    switch next(8) {
    case 0:
      let item = KeychainItem(id, accessibility, value: value)
      model = policy.add(item, situation, profile)
      mechanism = keychainStatus { () throws(KeychainStatus) in try device.addItem(item) }
      name = "add \(accessibility)"
    case 1:
      (model, read.0) = policy.value(id, situation, profile)
      mechanism = keychainStatus { () throws(KeychainStatus) in read.1 = try device.itemValue(id) }
      name = "read"
    case 2:
      model = policy.attributes(id, situation, profile)
      mechanism = keychainStatus { () throws(KeychainStatus) in _ = try device.itemAttributes(id) }
      name = "attributes"
    case 3: return matchAll(situation, profile)
    case 4:
      model = policy.update(id, value: value, situation, profile)
      mechanism = keychainStatus { () throws(KeychainStatus) in
        try device.updateItem(id, value: value)
      }
      name = "update value"
    case 5:
      model = policy.update(id, accessibility: accessibility, situation, profile)
      mechanism = keychainStatus { () throws(KeychainStatus) in
        try device.updateItem(id, accessibility: accessibility)
      }
      name = "update to \(accessibility)"
    case 6:
      model = policy.delete(id, situation, profile)
      mechanism = keychainStatus { () throws(KeychainStatus) in try device.deleteItem(id) }
      name = "delete"
    default:
      model = policy.add(KeychainItem(id, value: value), situation, profile)
      mechanism = keychainStatus { () throws(KeychainStatus) in
        try device.addItem(id, value: value)
      }
      name = "add without a constant"
    }
    guard model == mechanism, read.0 == read.1 else {
      return "\(name) \(id.name) \(situation): table \(model), mechanism \(mechanism)"
    }
    return nil
  }

  private mutating func matchAll(_ situation: LockState, _ profile: DeviceProfile) -> String? {
    let choice = next(3)
    let query = KeychainQuery(
      synchronizable: KeychainQuery.Synchronizable.allCases[choice])
    let (model, wanted) = policy.items(matching: query, situation, profile)
    var found: [KeychainItem] = []
    let mechanism = keychainStatus { () throws(KeychainStatus) in
      found = try device.items(matching: query)
    }
    guard model == mechanism, wanted == found else {
      return "match all \(situation): table \(model), mechanism \(mechanism)"
    }
    return nil
  }
}
