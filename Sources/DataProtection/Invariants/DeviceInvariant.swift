/// What holds of every device after every step, each with the sentence that reports use.
///
/// Raw values up to 40 are the numbers of section 5 of the specification; sources are explained in
/// `Documentation/DataProtection.md`. A new one is a case here with its sentence and source, the
/// check or claim that uses it, and a broken device that breaks it: three files.
package enum DeviceInvariant: Int, CaseIterable, Hashable, Sendable {
  case completeNeedsKey = 1
  case untilFirstNeedsUnlock
  case unlessOpenNeedsUnlocked
  case unlessOpenHandleWorks
  case unlessOpenCreatable
  case noSecondUnlessOpen
  case completeHandleReturns
  case acknowledgedBytesKept
  case failureChangesNothing
  case relockChangesNothing
  case graceAnswersAsUnlocked
  case unlockInGraceEvictsNothing
  case unlockRestoresFiles
  case restartEndsHandles
  case firstUnlockHolds
  case flagImpliesComplete
  case notificationsAlternate
  case metadataIsFree
  case namesAreFree
  case classIsKept
  case directoryClassReachesNoFile
  case moveKeepsClass
  case newFileClass
  case failedSetClass
  case sameClassNeverFails
  case setClassReadsNothing
  case replaceIsWhole
  case thisDeviceOnlyStays
  case itemsTravelSafely
  case passcodeItemsNeedPasscode
  case passcodeItemsNotBackedUp
  case restoreBringsItems
  case synchronizableTravels
  case accessibilityIsKept
  case lockedIsNotMissing
  case lockedRowIsAnError
  case readableWithoutPasscode
  case eraseLeavesNothing
  case backupWhileLocked
  case replayAgrees
  case directoryModes
}

extension DeviceInvariant: CustomStringConvertible {
  /// `invariant 1: ` and the sentence: the name of a failure that breaks it.
  package var description: String { "invariant \(rawValue): \(sentence)" }

  /// What holds.
  package var sentence: String { statement.sentence }

  /// Where that comes from, as short keys.
  package var source: String { statement.source }

  private var statement: (sentence: String, source: String) {
    switch self {
    case .completeNeedsKey:
      ("no class A content while its key is evicted or before first unlock", "PS-class, AD-A")
    case .untilFirstNeedsUnlock: ("no class C content before first unlock", "AD-enc")
    case .unlessOpenNeedsUnlocked: ("class B opens only while unlocked", "PS-class")
    case .unlessOpenHandleWorks:
      ("an open class B handle works until it is closed", "AD-B, AD-wB")
    case .unlessOpenCreatable: ("class B can be created while locked", "PS-class")
    case .noSecondUnlessOpen:
      ("no second open of class B while locked", "K-hfs cp_check_access")
    case .completeHandleReturns:
      ("a class A handle works again after unlock, where it stood", "K-hfs; GRDB 1688")
    case .acknowledgedBytesKept:
      ("acknowledged bytes are kept", "K-hfs cp_lock_vnode_callback")
    case .failureChangesNothing: ("a failed operation changes nothing", "K-hfs hfs_makenode")
    case .relockChangesNothing: ("a lock while locked changes nothing", "C9")
    case .graceAnswersAsUnlocked: ("within grace everything answers as unlocked", "PS-class")
    case .unlockInGraceEvictsNothing: ("an unlock within grace evicts nothing", "PS-class")
    case .unlockRestoresFiles: ("unlock brings every file back", "PS-class")
    case .restartEndsHandles:
      ("a restart ends every handle and empties memory", "PS-bag, AD-enc")
    case .firstUnlockHolds: ("first unlock holds until the next boot", "AD-enc")
    case .flagImpliesComplete: ("the availability flag implies class A", "AD-avail, PS-bag")
    case .notificationsAlternate:
      ("notifications come in turn, the warning before eviction", "AD-will")
    case .metadataIsFree: ("metadata does not depend on lock or class", "K-hfs getattr")
    case .namesAreFree:
      ("names can be removed and moved in every state", "K-hfs remove, rename")
    case .classIsKept:
      ("a class changes only when it is set or the file replaced", "K-hfs cp_vnode_setclass")
    case .directoryClassReachesNoFile:
      ("a directory's new class reaches no file in it", "DTS-24483")
    case .moveKeepsClass: ("a moved file keeps its class", "signalapp/Signal-iOS PR 3009")
    case .newFileClass:
      ("a new file's class is explicit, else its directory's", "K-hfs cp_setup_newentry")
    case .failedSetClass: ("a failed set-class changes nothing", "K-hfs cp_vnode_setclass")
    case .sameClassNeverFails: ("setting the class a file has never fails", "K-sf")
    case .setClassReadsNothing:
      ("setting a class never makes content readable", "K-hfs cp_vnode_setclass")
    case .replaceIsWhole: ("a replace leaves the old content or the new", "K-sf Data+Writing")
    case .thisDeviceOnlyStays: ("ThisDeviceOnly items stay on their device", "AD-kc")
    case .itemsTravelSafely:
      ("items travel only by encrypted backup or by sync", "AD-kc, DTS-93373")
    case .passcodeItemsNeedPasscode:
      ("akpu exists only under the passcode it was made under", "AD-kc, DTS-747613")
    case .passcodeItemsNotBackedUp: ("no akpu item is in a backup", "K-sec s3dl_export_row")
    case .restoreBringsItems:
      ("a restore on the same device brings every item back", "Keychain Concepts")
    case .synchronizableTravels: ("synchronizable items are not ThisDeviceOnly", "AD-kc")
    case .accessibilityIsKept:
      ("accessibility changes only by update or by adding again", "K-sec")
    case .lockedIsNotMissing:
      ("locked and missing are told apart", "K-sec SecKeybagSupport.c")
    case .lockedRowIsAnError:
      ("a locked row is never left out silently", "K-sec; SAMKeychain PR 94")
    case .readableWithoutPasscode:
      ("without a passcode everything is readable", "AD-avail, PS-pass")
    case .eraseLeavesNothing: ("nothing outlives an erase", "PS-bag")
    case .backupWhileLocked: ("a backup taken while locked holds class A and B", "PS-icl")
    case .directoryModes:
      ("a directory's mode is asked before any key, and by nothing else", "K-sf; POSIX")
    case .replayAgrees: ("the same commands give the same outcomes", "this project")
    }
  }
}
