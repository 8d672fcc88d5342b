import DataProtection
import PropertyEngine

extension BrokenDevice {
  /// The stated minimum of each broken device: the shortest sequence that shows the fault on a
  /// device with every knob at its default, and what the last step breaks.
  static let minima: [String: Minimum] =
    Dictionary(
      (minimaOfDevice + minimaOfFiles + minimaOfKeychain).map { ($0.0, $0.1) }
    ) { first, _ in first }

  private static let minimaOfDevice: [(String, Minimum)] = [
    (
      "graceNotHonoured",
      Minimum(
        "invariant 11: within grace everything answers as unlocked",
        [.event(.setPasscode), .event(.lock)])
    ),
    (
      "evictionLate",
      Minimum("the right situation", [.event(.setPasscode), .event(.lock), .event(.advance(10))])
    ),
    (
      "completeKeyKept",
      Minimum(
        "invariant 1: no class A content while its key is evicted or before first unlock",
        [.event(.setPasscode), .event(.lock), .event(.advance(10))])
    ),
    (
      "completeHandleKept",
      Minimum(
        "invariant 1: no class A content while its key is evicted or before first unlock",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .map(handle: 0),
        ])
    ),
    (
      "completeHandleLost",
      Minimum(
        "invariant 7: a class A handle works again after unlock, where it stood",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .event(.unlock), .map(handle: 0),
        ])
    ),
    (
      "unlessOpenKeyKept",
      Minimum(
        "invariant 3: class B opens only while unlocked",
        [.event(.setPasscode), .event(.lock), .event(.advance(10))])
    ),
    (
      "unlessOpenHandleLost",
      Minimum(
        "invariant 4: an open class B handle works until it is closed",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)),
          .create(.a, .completeUnlessOpen), .map(handle: 0),
        ])
    ),
    (
      "unlessOpenSecondOpen",
      Minimum(
        "invariant 6: no second open of class B while locked",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)),
          .create(.a, .completeUnlessOpen), .open(.a, .read),
        ])
    ),
    (
      "unlessOpenKeySurvivesClose",
      Minimum(
        "invariant 3: class B opens only while unlocked",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)),
          .create(.a, .completeUnlessOpen), .close(handle: 0), .open(.a, .read),
        ])
    ),
    (
      "unlessOpenCreateNeedsUnlock",
      Minimum(
        "invariant 5: class B can be created while locked",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)),
          .create(.a, .completeUnlessOpen),
        ])
    ),
    (
      "untilFirstEvictedAtLock",
      Minimum(
        "invariant 15: first unlock holds until the next boot",
        [.event(.setPasscode), .event(.lock), .event(.advance(10))])
    ),
    (
      "rebootKeepsFirstUnlock",
      Minimum(
        "invariant 2: no class C content before first unlock",
        [.event(.setPasscode), .event(.reboot)])
    ),
    (
      "noneNeedsUnlock",
      Minimum(
        "table 4.1: making class D",
        [
          .event(.setPasscode), .event(.reboot), .event(.launch(.background)),
          .create(.a, ProtectionClass.none),
        ])
    ),
    (
      "inactiveIgnored",
      Minimum(
        "table 4.1: making class CX",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)), .event(.userInactive),
          .create(.a, .completeWhenUserInactive),
        ])
    ),
    (
      "inactiveEvictedAtLock",
      Minimum(
        "table 4.1: making class CX",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)),
          .create(.a, .completeWhenUserInactive),
        ])
    ),
    (
      "handleSurvivesReboot",
      Minimum(
        "invariant 14: a restart ends every handle and empties memory",
        [.create(.a, nil), .event(.reboot)])
    ),
    (
      "killLeaksHandles",
      Minimum(
        "invariant 14: a restart ends every handle and empties memory",
        [.create(.a, nil), .event(.kill)])
    ),
    (
      "evictionSkipsFlush",
      Minimum(
        "invariant 8: acknowledged bytes are kept",
        [
          .event(.setPasscode), .event(.lock), .replace(.a, [1], nil), .event(.advance(10)),
          .status(.a),
        ])
    ),
    (
      "restartLosesUnwritten",
      Minimum(
        "invariant 8: acknowledged bytes are kept",
        [.replace(.a, [1], nil), .event(.reboot), .event(.launch(.foreground)), .status(.a)])
    ),
    (
      "failedWriteGrows",
      Minimum(
        "invariant 9: a failed operation changes nothing",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .write(handle: 0, [1]), .status(.a),
        ])
    ),
    (
      "failedCreateLeavesName",
      Minimum(
        "invariant 9: a failed operation changes nothing",
        [
          .event(.setPasscode), .event(.reboot), .event(.launch(.background)), .create(.a, nil),
          .create(.a, nil),
        ])
    ),
    (
      "failedOpenTruncates",
      Minimum(
        "invariant 9: a failed operation changes nothing",
        [
          .event(.setPasscode), .event(.lock), .replace(.a, [1], .complete), .event(.advance(10)),
          .open(.a, .truncate), .status(.a),
        ])
    ),
    (
      "failedSetClassChangesLabel",
      Minimum(
        "invariant 24: a failed set-class changes nothing",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .setClass(.a, .completeUnlessOpen), .status(.a),
        ])
    ),
    (
      "sameClassNeedsKey",
      Minimum(
        "invariant 25: setting the class a file has never fails",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .setClass(.a, .complete),
        ])
    ),
    (
      "setClassWithoutKey",
      Minimum(
        "invariant 26: setting a class never makes content readable",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .setClass(.a, .completeUnlessOpen),
        ])
    ),
    (
      "moveTakesDirectoryClass",
      Minimum(
        "invariant 22: a moved file keeps its class",
        [.create(.a, .complete), .rename(.a, .other), .status(.other)])
    ),
    (
      "directoryClassReachesFiles",
      Minimum(
        "invariant 21: a directory's new class reaches no file in it",
        [.create(.a, nil), .setFolderClass(.documents, .complete), .status(.a)])
    ),
    (
      "createIgnoresDirectory",
      Minimum(
        "invariant 20: a class changes only when it is set or the file replaced",
        [.setFolderClass(.documents, .complete), .create(.a, nil), .status(.a)])
    ),
  ]
}
