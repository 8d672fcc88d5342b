import DataProtection
import PropertyEngine

extension BrokenDevice {
  static let minimaOfKeychain: [(String, Minimum)] = [
    (
      "duplicateBeforeLocked",
      Minimum(
        "invariant 30: akpu exists only under the passcode it was made under",
        [.addItem("a", nil, [1]), .addItem("a", .whenPasscodeSetThisDeviceOnly, [2])])
    ),
    (
      "matchAllSkipsLocked",
      Minimum(
        "invariant 36: a locked row is never left out silently",
        [
          .event(.setPasscode), .event(.lock), .addItem("a", nil, [1]), .event(.advance(10)),
          .matchItems(.init(accessibility: nil, synchronizable: .local)),
        ])
    ),
    (
      "attributesReadableWhileLocked",
      Minimum(
        "the right answer to itemAttributes",
        [
          .event(.setPasscode), .event(.lock), .addItem("a", nil, [1]), .event(.advance(10)),
          .itemAttributes("a"),
        ])
    ),
    (
      "passcodeItemsSurvive",
      Minimum(
        "invariant 30: akpu exists only under the passcode it was made under",
        [
          .event(.setPasscode), .event(.removePasscode),
        ])
    ),
    (
      "passcodeItemsReturn",
      Minimum(
        "invariant 30: akpu exists only under the passcode it was made under",
        [
          .event(.setPasscode), .addItem("a", .whenPasscodeSetThisDeviceOnly, [1]),
          .event(.removePasscode), .event(.setPasscode), .readItem("a"),
        ])
    ),
    (
      "passcodeItemWithoutPasscode",
      Minimum(
        "invariant 30: akpu exists only under the passcode it was made under",
        [.addItem("a", .whenPasscodeSetThisDeviceOnly, [1])])
    ),
    (
      "afterFirstUnlockReadableAtBoot",
      Minimum(
        "the right answer to addItem",
        [
          .event(.setPasscode), .event(.reboot), .event(.launch(.background)),
          .addItem("a", .afterFirstUnlock, [1]),
        ])
    ),
    (
      "afterFirstUnlockNeedsUnlocked",
      Minimum(
        "the right answer to addItem",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)),
          .addItem("a", .afterFirstUnlock, [1]),
        ])
    ),
    (
      "alwaysNeedsFirstUnlock",
      Minimum(
        "invariant 35: locked and missing are told apart",
        [
          .event(.setPasscode), .event(.reboot), .event(.launch(.background)),
          .addItem("a", .always, [1]),
        ])
    ),
    (
      "lockedReadsAsMissing",
      Minimum(
        "invariant 35: locked and missing are told apart",
        [
          .event(.setPasscode), .event(.lock), .addItem("a", nil, [1]), .event(.advance(10)),
          .readItem("a"),
        ])
    ),
    (
      "tombstoneNeedsNoKey",
      Minimum(
        "the right answer to deleteItem",
        [
          .event(.setPasscode), .event(.lock), .addItem(.init("a", synchronizable: true), nil, [1]),
          .event(.advance(10)), .deleteItem(.init("a", synchronizable: true)),
        ])
    ),
    (
      "updateIgnoresTargetKey",
      Minimum(
        "invariant 30: akpu exists only under the passcode it was made under",
        [.addItem("a", nil, [1]), .moveItem("a", .whenPasscodeSetThisDeviceOnly)])
    ),
    (
      "updateIgnoresSourceKey",
      Minimum(
        "the right answer to updateItem",
        [
          .event(.setPasscode), .event(.lock), .addItem("a", nil, [1]), .event(.advance(10)),
          .updateItem("a", [2]),
        ])
    ),
    (
      "updateResetsAccessibility",
      Minimum(
        "invariant 34: accessibility changes only by update or by adding again",
        [
          .addItem("a", .whenUnlockedThisDeviceOnly, [1]), .updateItem("a", [2]),
          .itemAttributes("a"),
        ])
    ),
    (
      "synchronizableThisDeviceOnly",
      Minimum(
        "invariant 33: synchronizable items are not ThisDeviceOnly",
        [.moveItem(.init("a", synchronizable: true), .whenUnlockedThisDeviceOnly)])
    ),
    (
      "defaultIsAfterFirstUnlock",
      Minimum(
        "invariant 34: accessibility changes only by update or by adding again",
        [.addItem("a", nil, [1]), .itemAttributes("a")])
    ),
    (
      "eraseKeepsKeychain",
      Minimum(
        "invariant 38: nothing outlives an erase",
        [.addItem("a", nil, [1]), .event(.erase), .backUp(.unencrypted)])
    ),
    (
      "thisDeviceOnlyTravels",
      Minimum(
        "invariant 28: ThisDeviceOnly items stay on their device",
        [
          .addItem("a", .whenUnlockedThisDeviceOnly, [1]), .backUp(.encrypted), .synchronize,
          .restore(backup: 0), .backUp(.unencrypted),
        ])
    ),
    (
      "deviceBoundBackupTravels",
      Minimum(
        "invariant 29: items travel only by encrypted backup or by sync",
        [
          .addItem("a", nil, [1]), .backUp(.unencrypted), .synchronize, .restore(backup: 0),
          .backUp(.unencrypted),
        ])
    ),
    (
      "backupCarriesPasscodeItems",
      Minimum(
        "invariant 31: no akpu item is in a backup",
        [
          .event(.setPasscode), .addItem("a", .whenPasscodeSetThisDeviceOnly, [1]),
          .backUp(.unencrypted),
        ])
    ),
    (
      "restoreLosesThisDeviceOnly",
      Minimum(
        "invariant 32: a restore on the same device brings every item back",
        [
          .addItem("a", .whenUnlockedThisDeviceOnly, [1]), .backUp(.unencrypted),
          .restore(backup: 0), .backUp(.unencrypted),
        ])
    ),
    (
      "backupOmitsLockedFiles",
      Minimum(
        "invariant 39: a backup taken while locked holds class A and B",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .backUp(.unencrypted),
        ])
    ),
    (
      "syncCarriesLocalItems",
      Minimum(
        "invariant 29: items travel only by encrypted backup or by sync",
        [.addItem("a", nil, [1]), .synchronize, .readItem("a")])
    ),
    (
      "backupCarriesExcludedFiles",
      Minimum("the right answer to backUp", [.create(.other, nil), .backUp(.unencrypted)])
    ),
  ]
}
