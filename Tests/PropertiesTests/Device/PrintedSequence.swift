import DataProtection
import Properties
import PropertyEngine

/// A sequence whose printed test is kept as source, in `PrintedTests.swift`.
struct PrintedSequence: Sendable {
  let name: String
  let machine: DeviceMachine
  let commands: [DeviceCommand]

  var text: String {
    StepTest(
      name: name, machine: machine.source, commands: commands.map { DeviceMachine.source(of: $0) }
    ).text
  }

  /// Between them, one command of every kind with every kind of argument, and machines with knobs
  /// and readings.
  static let all = [
    PrintedSequence(
      name: "printed events", machine: DeviceMachine(.files, profile: .apple),
      commands: [
        .event(.setPasscode), .event(.changePasscode), .event(.lock), .event(.advance(10)),
        .event(.userInactive), .event(.unlock), .event(.reboot), .event(.launch(.background)),
        .event(.kill), .event(.launch(.prewarm)), .event(.unlock), .event(.removePasscode),
        .event(.inactivityReboot), .event(.powerOff), .event(.powerOn),
        .event(.launch(.foreground)), .event(.install(entitlement: nil)), .event(.uninstall),
        .event(.install(entitlement: ProtectionClass.none)),
        .event(.install(entitlement: .complete)), .event(.erase),
      ]),
    PrintedSequence(
      name: "printed files", machine: DeviceMachine(.files, profile: .apple),
      commands: [
        .create(.a, nil), .create(.b, .completeUnlessOpen), .open(.a, .read),
        .open(.b, .write), .open(.b, .truncate), .write(handle: 0, [1, 1]),
        .read(handle: 0, count: 4), .truncate(handle: 0, size: 1), .map(handle: 0),
        .touch(mapping: 0), .unmap(mapping: 0), .close(handle: 0), .link(.a, .other),
        .clone(.a, .inner), .makeFolder(.inner), .copy(.a, .inner), .rename(.other, .b),
        .status(.b), .setClass(.b, .completeWhenUserInactive),
        .replace(.a, [2], .complete), .replace(.a, [3], nil), .delete(.inner),
        .removeFolder(.inner), .list(.documents), .folderClass(.temporary),
        .setFolderClass(.documents, .completeUntilFirstUserAuthentication),
        .setFolderClass(.temporary, ProtectionClass.none), .writeDefault("4"), .readDefault,
      ]),
    PrintedSequence(
      name: "printed keychain",
      machine: DeviceMachine(.keychain, profile: .apple.setting(.deleteLockedItem)),
      commands: [
        .addItem("a", nil, [1]),
        .addItem(KeychainItemID("b", synchronizable: true), .afterFirstUnlock, [2]),
        .readItem("a"), .itemAttributes(KeychainItemID("b", synchronizable: true)),
        .matchItems(KeychainQuery(accessibility: nil, synchronizable: .any)),
        .matchItems(KeychainQuery(accessibility: .whenUnlocked, synchronizable: .synchronizable)),
        .updateItem("a", [3]), .moveItem("a", .alwaysThisDeviceOnly), .deleteItem("a"),
      ]),
    PrintedSequence(
      name: "printed backups", machine: DeviceMachine(.both, profile: .reference),
      commands: [
        .create(.a, .complete), .backUp(.unencrypted), .backUp(.encrypted), .backUp(.iCloud),
        .replaceDevice, .restore(backup: 1), .synchronize,
      ]),
    PrintedSequence(
      name: "printed reading",
      machine: DeviceMachine(.files, profile: Profile(readings: .unlessOpenAfterFirstUnlock)),
      commands: [
        .event(.setPasscode), .create(.a, .completeUnlessOpen), .event(.lock), .event(.advance(10)),
        .open(.a, .read),
      ]),
  ]
}
