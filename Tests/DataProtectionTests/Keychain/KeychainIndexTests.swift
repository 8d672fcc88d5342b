import Testing

@testable import DataProtection

/// Queries answered by the index are those of a plain scan over all rows.
@Suite("Keychain index")
struct KeychainIndexTests {
  /// Takes random steps, comparing every query with the scan after each.
  private struct Life {
    var device = Device()
    var random: UInt64

    init(seed: UInt64) { random = seed &* 2_654_435_761 &+ 1 }

    mutating func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }

    /// One step: an event, or a change of the keychain; what it comes to does not matter.
    mutating func step() {
      let id = KeychainItemID("item \(next(24))", synchronizable: next(3) == 0)
      let accessibility = KeychainAccessibility.allCases[next(7)]
      let events: [DeviceEvent] = [
        .setPasscode, .removePasscode, .lock, .advance(11), .unlock, .unlock, .reboot, .unlock,
      ]
      switch next(8) {
      case 0:
        device.apply(events[next(events.count)])
        device.apply(.launch(.background))
      case 1...4: device.run(.keychain(.add(id, accessibility, [UInt8(next(256))])))
      case 5: device.run(.keychain(.updateAccessibility(id, accessibility)))
      case 6: device.run(.keychain(.updateValue(id, [UInt8(next(256))])))
      default: device.run(.keychain(.delete(id)))
      }
    }
  }

  private static let queries = ([nil] + KeychainAccessibility.allCases.map(Optional.some))
    .flatMap { accessibility in
      KeychainQuery.Synchronizable.allCases.map {
        KeychainQuery(accessibility: accessibility, synchronizable: $0)
      }
    }

  /// The query that the index answers otherwise than a scan; nil when there is none.
  private static func difference(_ keychain: Keychain, _ context: KeychainContext) -> String? {
    if let fault = keychain.rows.indexFault { return fault }
    for query in queries {
      let wanted = keychain.rows.filter { query.admits($0.id, $0.row.accessibility) }
        .filter { keychain.isLive($0.row) }
      let isLocked = wanted.contains { !keychain.holdsKey(of: $0.row, in: context) }
      let items = wanted.map { KeychainItem($0.id, $0.row.accessibility, value: $0.row.value) }
      do {
        let found = try keychain.items(matching: query, in: context)
        if isLocked || found != items.sorted(by: { $0.id < $1.id }) { return "\(query)" }
      } catch {
        let expected: KeychainStatus = isLocked ? .interactionNotAllowed : .itemNotFound
        if error != expected || !(isLocked || items.isEmpty) { return "\(query): \(error)" }
      }
    }
    return nil
  }

  @Test("random keychains are found as a plain scan finds them", arguments: 0..<60 as Range<UInt64>)
  func scan(seed: UInt64) {
    var life = Life(seed: seed)
    for step in 0..<120 {
      let before = life.device
      life.step()
      let found = Self.difference(life.device.keychain, life.device.keychainContext)
      #expect(found == nil, "step \(step)")
      // A branch of the device keeps its own index.
      if step % 20 == 0 {
        #expect(Self.difference(before.keychain, before.keychainContext) == nil)
      }
    }
  }

  /// What an index can get wrong.
  enum Fault: CaseIterable {
    case nameLeftOut, nameTwice, placesSwapped, wrongGroup
  }

  @Test("an index with a fault is caught", arguments: Fault.allCases)
  func broken(_ fault: Fault) throws {
    var device = Device()
    for name in ["a", "b", "c"] { try device.addItem(KeychainItem(KeychainItemID(name))) }
    #expect(Self.difference(device.keychain, device.keychainContext) == nil)
    let group = KeychainGroup(.whenUnlocked, synchronizable: false)
    switch fault {
    case .nameLeftOut: device.keychain.rows.groups[group]?.removeLast()
    case .nameTwice: device.keychain.rows.groups[group]?.append("a")
    case .placesSwapped:
      device.keychain.rows.setPosition(of: "a", to: 1)
      device.keychain.rows.setPosition(of: "b", to: 0)
    case .wrongGroup:
      let other = KeychainGroup(.always, synchronizable: false)
      device.keychain.rows.groups[other] = device.keychain.rows.groups.removeValue(forKey: group)
    }
    #expect(Self.difference(device.keychain, device.keychainContext) != nil)
  }
}
