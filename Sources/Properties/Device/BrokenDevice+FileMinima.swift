import DataProtection
import PropertyEngine

extension BrokenDevice {
  static let minimaOfFiles: [(String, Minimum)] = [
    (
      "createIgnoresExplicit",
      Minimum(
        "invariant 20: a class changes only when it is set or the file replaced",
        [.create(.a, .complete), .status(.a)])
    ),
    (
      "deleteNeedsKey",
      Minimum(
        "invariant 19: names can be removed and moved in every state",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .delete(.a),
        ])
    ),
    (
      "renameNeedsKey",
      Minimum(
        "invariant 19: names can be removed and moved in every state",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .rename(.a, .a),
        ])
    ),
    (
      "statNeedsKey",
      Minimum(
        "invariant 18: metadata does not depend on lock or class",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .status(.a),
        ])
    ),
    (
      "copyWithoutKey",
      Minimum(
        "table 4.1: copying class B",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)),
          .create(.a, .completeUnlessOpen), .copy(.a, .b),
        ])
    ),
    (
      "mappingSurvivesEviction",
      Minimum(
        "invariant 14: a restart ends every handle and empties memory",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .map(handle: 0),
          .event(.advance(10)), .touch(mapping: 0),
        ])
    ),
    (
      "atomicReplaceTears",
      Minimum(
        "invariant 27: a replace leaves the old content or the new",
        [
          .event(.setPasscode), .event(.lock), .replace(.a, [1], nil), .event(.advance(10)),
          .replace(.a, [2], .complete), .status(.a),
        ])
    ),
    (
      "flagStaysUp",
      Minimum("the availability flag as the key table says", [.event(.setPasscode), .event(.lock)])
    ),
    (
      "willNotificationMissing",
      Minimum(
        "invariant 17: notifications come in turn, the warning before eviction",
        [.event(.setPasscode), .event(.lock)])
    ),
    (
      "relockTimerWrong",
      Minimum(
        "invariant 10: a lock while locked changes nothing",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(9)), .event(.lock),
          .event(.advance(1)),
        ])
    ),
    (
      "unlockLeavesTimer",
      Minimum(
        "invariant 12: an unlock within grace evicts nothing",
        [.event(.setPasscode), .event(.lock), .event(.unlock), .event(.advance(10))])
    ),
    (
      "noPasscodeLocks",
      Minimum("invariant 16: the availability flag implies class A", [.event(.lock)])
    ),
    (
      "atomicKeepsOldClass",
      Minimum(
        "invariant 20: a class changes only when it is set or the file replaced",
        [.create(.a, .complete), .replace(.a, [1], nil), .status(.a)])
    ),
    (
      "cloneNeedsKey",
      Minimum(
        "table 4.1: copying class A",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .clone(.a, .b),
        ])
    ),
    (
      "linkNeedsKey",
      Minimum(
        "invariant 18: metadata does not depend on lock or class",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .event(.advance(10)),
          .link(.a, .b),
        ])
    ),
    (
      "listNeedsKey",
      Minimum(
        "invariant 18: metadata does not depend on lock or class",
        [.event(.setPasscode), .event(.reboot), .event(.launch(.background)), .list(.documents)])
    ),
    (
      "passcodeChangeLosesFiles",
      Minimum(
        "invariant 13: unlock brings every file back",
        [.event(.setPasscode), .create(.a, nil), .event(.changePasscode), .open(.a, .read)])
    ),
    (
      "passcodeRemovalLosesComplete",
      Minimum(
        "invariant 37: without a passcode everything is readable",
        [.event(.setPasscode), .event(.removePasscode)])
    ),
    (
      "eraseKeepsFiles",
      Minimum(
        "invariant 38: nothing outlives an erase", [.event(.erase), .event(.launch(.foreground))])
    ),
    (
      "updateChangesDefault",
      Minimum(
        "invariant 23: a new file's class is explicit, else its directory's",
        [
          .event(.install(entitlement: .complete)), .event(.launch(.foreground)),
          .folderClass(.documents),
        ])
    ),
    (
      "blankDefaultsOverwrite",
      Minimum(
        "table 4.1: defaults of class C",
        [
          .event(.setPasscode), .event(.reboot), .event(.launch(.background)), .writeDefault("1"),
          .event(.unlock), .readDefault,
        ])
    ),
    (
      "runsWhileOff",
      Minimum(
        "invariant 23: a new file's class is explicit, else its directory's",
        [.event(.powerOff), .makeFolder(.inner)])
    ),
    (
      "directoryForgetsParent",
      Minimum(
        "invariant 23: a new file's class is explicit, else its directory's",
        [.setFolderClass(.documents, .complete), .makeFolder(.inner), .folderClass(.inner)])
    ),
    (
      "renameLosesBytes",
      Minimum(
        "invariant 8: acknowledged bytes are kept",
        [.replace(.a, [1], nil), .rename(.a, .other), .status(.other)])
    ),
    (
      "mapUnlessOpenWrong",
      Minimum(
        "invariant 4: an open class B handle works until it is closed",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)),
          .create(.a, .completeUnlessOpen), .map(handle: 0),
        ])
    ),
    (
      "convertNeedsUnlock",
      Minimum(
        "table 4.1: changing the class of class C",
        [
          .event(.setPasscode), .event(.lock), .event(.advance(10)), .create(.a, nil),
          .setClass(.a, .completeUnlessOpen),
        ])
    ),
    (
      "readAtWrongOffset",
      Minimum(
        "invariant 7: a class A handle works again after unlock, where it stood",
        [
          .event(.setPasscode), .event(.lock), .create(.a, .complete), .write(handle: 0, [1]),
          .event(.advance(10)), .event(.unlock), .read(handle: 0, count: 1),
        ])
    ),
    (
      "inheritedFallbackWrong",
      Minimum(
        "table 4.1: making class C",
        [.event(.setPasscode), .event(.reboot), .event(.launch(.background)), .create(.a, nil)])
    ),
  ]
}
