/// The user key bag: which class keys exist, and what has to be present to unwrap each.
///
/// Keys are modelled by presence and identity; nothing is encrypted.
/// Source: Apple Platform Security, "Keybags for Data Protection".
package struct KeyBag: Hashable, Sendable {
  /// The device key (UID and effaceable storage); erasing replaces it, and what it wrapped is lost.
  package var deviceKey: UInt32 = 1
  /// The set of class keys; every file key is wrapped by one of them.
  package var classKeys: UInt32 = 1
  /// The key derived from passcode and UID; 0 while there is no passcode.
  package var passcodeKey: UInt32 = 0
  /// How many passcodes have been set, so that each derives a key of its own.
  package var passcodesSet: UInt32 = 0

  init() {}

  /// The class keys this bag holds.
  package var contents: ClassKeys { passcodeKey == 0 ? .withoutPasscode : .all }

  /// The class keys that need the passcode as well as the device key.
  package var wrappedByPasscode: ClassKeys {
    passcodeKey == 0 ? [] : contents.subtracting(.atBoot)
  }

  /// What comes out of the bag with the device key alone, or with the passcode too.
  package func unwrap(withPasscode: Bool) -> ClassKeys {
    withPasscode ? contents : contents.subtracting(wrappedByPasscode)
  }

  /// Wraps the same class keys under a new passcode; only the `akpu` key may be made anew.
  mutating func wrapUnderNewPasscode() {
    passcodesSet += 1
    passcodeKey = passcodesSet
  }

  /// Wraps the class keys under the device key alone; the `akpu` key is destroyed.
  mutating func wrapUnderDeviceKey() { passcodeKey = 0 }

  /// Replaces the device key: everything the old one wrapped is gone.
  mutating func erase() {
    deviceKey += 1
    classKeys += 1
    passcodeKey = 0
  }
}
