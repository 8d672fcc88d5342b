@testable import DataProtection

/// A keychain in one situation, with items that were added while they could be.
final class KeychainScene {
  var keychain = Keychain()
  var context: KeychainContext

  init(situation: LockState, profile: DeviceProfile = .apple) {
    context = KeychainContext(
      keys: Self.keys(situation), situation: situation, profile: profile)
    respond(to: .setPasscode)
  }

  static func keys(_ situation: LockState) -> ClassKeys {
    switch situation {
    case .off: []
    case .beforeFirstUnlock: .atBoot
    case .unlocked, .grace: .all
    case .locked: [.atBoot, .sinceFirstUnlock, .whenUserInactive]
    case .lockedInactive: [.atBoot, .sinceFirstUnlock]
    case .noPasscode: .withoutPasscode
    }
  }

  /// Adds the item with every key in memory; then removes the passcode if the scene has none.
  /// False where the profile does not know the accessibility.
  func plant(_ accessibility: KeychainAccessibility, _ id: KeychainItemID = "k") -> Bool {
    var open = context
    open.keys = .all
    open.situation = .unlocked
    do {
      try keychain.add(KeychainItem(id, accessibility, value: [1]), in: open)
      return true
    } catch {
      return false
    }
  }

  /// Runs one operation and returns its status.
  func status(
    _ operation: (inout Keychain, KeychainContext) throws(KeychainStatus) -> Void
  ) -> KeychainStatus {
    if context.situation == .noPasscode { respond(to: .removePasscode) }
    do {
      try operation(&keychain, context)
      return .success
    } catch {
      return error
    }
  }

  func respond(to event: DeviceEvent) {
    keychain.respond(to: event, keys: context.keys, profile: context.profile)
  }
}

/// Runs one operation and returns its status.
func keychainStatus(_ operation: () throws(KeychainStatus) -> Void) -> KeychainStatus {
  do {
    try operation()
    return .success
  } catch {
    return error
  }
}
