/// Faults of the device and its files: bits 0 to 39, and from bit 64 on. Bits 40 to 63 belong to
/// the keychain and to backups.
extension DeviceFaults {
  /// Keys are evicted at the lock, not after the grace period.
  public static let graceNotHonoured = DeviceFaults(rawValue: 1 << 0)
  /// Keys are evicted a moment after the grace period has ended.
  public static let evictionLate = DeviceFaults(rawValue: 1 << 1)
  /// The class A key stays in memory after the grace period.
  public static let completeKeyKept = DeviceFaults(rawValue: 1 << 2)
  /// A class A handle still reads after eviction.
  public static let completeHandleKept = DeviceFaults(rawValue: 1 << 3)
  /// A class A handle never works again after an eviction.
  public static let completeHandleLost = DeviceFaults(rawValue: 1 << 4)
  /// The private class B key stays in memory after the grace period.
  public static let unlessOpenKeyKept = DeviceFaults(rawValue: 1 << 5)
  /// A class B handle stops working at eviction.
  public static let unlessOpenHandleLost = DeviceFaults(rawValue: 1 << 6)
  /// A class B file that is open already opens again while locked.
  public static let unlessOpenSecondOpen = DeviceFaults(rawValue: 1 << 7)
  /// The key of a class B file stays in memory when it is closed.
  public static let unlessOpenKeySurvivesClose = DeviceFaults(rawValue: 1 << 8)
  /// Creating a class B file needs the private class key.
  public static let unlessOpenCreateNeedsUnlock = DeviceFaults(rawValue: 1 << 9)
  /// Class C keys are evicted with class A.
  public static let untilFirstEvictedAtLock = DeviceFaults(rawValue: 1 << 10)
  /// Class C keys are in memory before the first unlock.
  public static let rebootKeepsFirstUnlock = DeviceFaults(rawValue: 1 << 11)
  /// The class D key is missing before the first unlock.
  public static let noneNeedsUnlock = DeviceFaults(rawValue: 1 << 12)
  /// Class CX is never evicted.
  public static let inactiveIgnored = DeviceFaults(rawValue: 1 << 13)
  /// Class CX is evicted with class A, whatever knob C2 says.
  public static let inactiveEvictedAtLock = DeviceFaults(rawValue: 1 << 14)
  /// Handles live on after a reboot.
  public static let handleSurvivesReboot = DeviceFaults(rawValue: 1 << 15)
  /// Handles live on after the application ends.
  public static let killLeaksHandles = DeviceFaults(rawValue: 1 << 16)
  /// Bytes not yet on disk are lost at eviction.
  public static let evictionSkipsFlush = DeviceFaults(rawValue: 1 << 17)
  /// Bytes not yet on disk are lost at a restart.
  public static let restartLosesUnwritten = DeviceFaults(rawValue: 1 << 18)
  /// A write that fails leaves the file longer.
  public static let failedWriteGrows = DeviceFaults(rawValue: 1 << 19)
  /// A create that fails leaves an empty file.
  public static let failedCreateLeavesName = DeviceFaults(rawValue: 1 << 20)
  /// An open for truncation that fails has emptied the file.
  public static let failedOpenTruncates = DeviceFaults(rawValue: 1 << 21)
  /// A class change that fails has changed the class.
  public static let failedSetClassChangesLabel = DeviceFaults(rawValue: 1 << 22)
  /// Setting the class a file has already needs its key.
  public static let sameClassNeedsKey = DeviceFaults(rawValue: 1 << 23)
  /// A class change needs no key, so it opens locked files.
  public static let setClassWithoutKey = DeviceFaults(rawValue: 1 << 24)
  /// A file moved into a directory takes the directory's class.
  public static let moveTakesDirectoryClass = DeviceFaults(rawValue: 1 << 25)
  /// Setting a directory's class changes the files in it.
  public static let directoryClassReachesFiles = DeviceFaults(rawValue: 1 << 26)
  /// A new file takes the container's class, not its directory's.
  public static let createIgnoresDirectory = DeviceFaults(rawValue: 1 << 27)
  /// A new file takes its directory's class, whatever was asked for.
  public static let createIgnoresExplicit = DeviceFaults(rawValue: 1 << 28)
  /// Deleting needs the file's class key.
  public static let deleteNeedsKey = DeviceFaults(rawValue: 1 << 29)
  /// Renaming needs the file's class key.
  public static let renameNeedsKey = DeviceFaults(rawValue: 1 << 30)
  /// Metadata needs the file's class key.
  public static let statNeedsKey = DeviceFaults(rawValue: 1 << 31)
  /// Copying reads a locked file.
  public static let copyWithoutKey = DeviceFaults(rawValue: 1 << 32)
  /// A class A mapping can be touched after eviction.
  public static let mappingSurvivesEviction = DeviceFaults(rawValue: 1 << 33)
  /// An atomic replace that fails has emptied the old file.
  public static let atomicReplaceTears = DeviceFaults(rawValue: 1 << 34)
  /// Protected data is announced as available while locked.
  public static let flagStaysUp = DeviceFaults(rawValue: 1 << 35)
  /// Nothing is posted at a lock.
  public static let willNotificationMissing = DeviceFaults(rawValue: 1 << 36)
  /// A second lock does to the timer what knob C9 does not say.
  public static let relockTimerWrong = DeviceFaults(rawValue: 1 << 37)
  /// The eviction timer runs on after an unlock.
  public static let unlockLeavesTimer = DeviceFaults(rawValue: 1 << 38)
  /// A lock evicts keys on a device without a passcode.
  public static let noPasscodeLocks = DeviceFaults(rawValue: 1 << 39)
  /// An atomic replace keeps the class of the file it replaces.
  public static let atomicKeepsOldClass = DeviceFaults(rawValue: 1 << 64)
  /// Cloning needs the key where knob C4 says it does not, and the reverse.
  public static let cloneNeedsKey = DeviceFaults(rawValue: 1 << 65)
  /// A hard link needs the file's class key.
  public static let linkNeedsKey = DeviceFaults(rawValue: 1 << 66)
  /// Listing a directory needs the key of its class.
  public static let listNeedsKey = DeviceFaults(rawValue: 1 << 67)
  /// Changing the passcode replaces the class keys.
  public static let passcodeChangeLosesFiles = DeviceFaults(rawValue: 1 << 68)
  /// Removing the passcode drops the class A key.
  public static let passcodeRemovalLosesComplete = DeviceFaults(rawValue: 1 << 69)
  /// Erasing leaves the files and their keys.
  public static let eraseKeepsFiles = DeviceFaults(rawValue: 1 << 70)
  /// Updating the application changes its container's class.
  public static let updateChangesDefault = DeviceFaults(rawValue: 1 << 71)
  /// Defaults read blank overwrite the stored ones where knob C12 says not.
  public static let blankDefaultsOverwrite = DeviceFaults(rawValue: 1 << 72)
  /// File operations work on a device that is off.
  public static let runsWhileOff = DeviceFaults(rawValue: 1 << 73)
  /// A new directory takes the container's class, not its parent's.
  public static let directoryForgetsParent = DeviceFaults(rawValue: 1 << 74)
  /// A rename drops what is not yet on disk.
  public static let renameLosesBytes = DeviceFaults(rawValue: 1 << 75)
  /// A class B file maps while locked where knob C3 says not, and the reverse.
  public static let mapUnlessOpenWrong = DeviceFaults(rawValue: 1 << 76)
  /// Converting a file to class B needs the private class key.
  public static let convertNeedsUnlock = DeviceFaults(rawValue: 1 << 77)
  /// After an unlock a class A handle reads from the start.
  public static let readAtWrongOffset = DeviceFaults(rawValue: 1 << 78)
  /// A create without a key falls back where knob C14 says not, and the reverse.
  public static let inheritedFallbackWrong = DeviceFaults(rawValue: 1 << 79)

  /// Each fault of the device and its files with its name, in the order above.
  public static let files: [(name: String, fault: DeviceFaults)] = [
    ("graceNotHonoured", .graceNotHonoured),
    ("evictionLate", .evictionLate),
    ("completeKeyKept", .completeKeyKept),
    ("completeHandleKept", .completeHandleKept),
    ("completeHandleLost", .completeHandleLost),
    ("unlessOpenKeyKept", .unlessOpenKeyKept),
    ("unlessOpenHandleLost", .unlessOpenHandleLost),
    ("unlessOpenSecondOpen", .unlessOpenSecondOpen),
    ("unlessOpenKeySurvivesClose", .unlessOpenKeySurvivesClose),
    ("unlessOpenCreateNeedsUnlock", .unlessOpenCreateNeedsUnlock),
    ("untilFirstEvictedAtLock", .untilFirstEvictedAtLock),
    ("rebootKeepsFirstUnlock", .rebootKeepsFirstUnlock),
    ("noneNeedsUnlock", .noneNeedsUnlock),
    ("inactiveIgnored", .inactiveIgnored),
    ("inactiveEvictedAtLock", .inactiveEvictedAtLock),
    ("handleSurvivesReboot", .handleSurvivesReboot),
    ("killLeaksHandles", .killLeaksHandles),
    ("evictionSkipsFlush", .evictionSkipsFlush),
    ("restartLosesUnwritten", .restartLosesUnwritten),
    ("failedWriteGrows", .failedWriteGrows),
    ("failedCreateLeavesName", .failedCreateLeavesName),
    ("failedOpenTruncates", .failedOpenTruncates),
    ("failedSetClassChangesLabel", .failedSetClassChangesLabel),
    ("sameClassNeedsKey", .sameClassNeedsKey),
    ("setClassWithoutKey", .setClassWithoutKey),
    ("moveTakesDirectoryClass", .moveTakesDirectoryClass),
    ("directoryClassReachesFiles", .directoryClassReachesFiles),
    ("createIgnoresDirectory", .createIgnoresDirectory),
    ("createIgnoresExplicit", .createIgnoresExplicit),
    ("deleteNeedsKey", .deleteNeedsKey),
    ("renameNeedsKey", .renameNeedsKey),
    ("statNeedsKey", .statNeedsKey),
    ("copyWithoutKey", .copyWithoutKey),
    ("mappingSurvivesEviction", .mappingSurvivesEviction),
    ("atomicReplaceTears", .atomicReplaceTears),
    ("flagStaysUp", .flagStaysUp),
    ("willNotificationMissing", .willNotificationMissing),
    ("relockTimerWrong", .relockTimerWrong),
    ("unlockLeavesTimer", .unlockLeavesTimer),
    ("noPasscodeLocks", .noPasscodeLocks),
    ("atomicKeepsOldClass", .atomicKeepsOldClass),
    ("cloneNeedsKey", .cloneNeedsKey),
    ("linkNeedsKey", .linkNeedsKey),
    ("listNeedsKey", .listNeedsKey),
    ("passcodeChangeLosesFiles", .passcodeChangeLosesFiles),
    ("passcodeRemovalLosesComplete", .passcodeRemovalLosesComplete),
    ("eraseKeepsFiles", .eraseKeepsFiles),
    ("updateChangesDefault", .updateChangesDefault),
    ("blankDefaultsOverwrite", .blankDefaultsOverwrite),
    ("runsWhileOff", .runsWhileOff),
    ("directoryForgetsParent", .directoryForgetsParent),
    ("renameLosesBytes", .renameLosesBytes),
    ("mapUnlessOpenWrong", .mapUnlessOpenWrong),
    ("convertNeedsUnlock", .convertNeedsUnlock),
    ("readAtWrongOffset", .readAtWrongOffset),
    ("inheritedFallbackWrong", .inheritedFallbackWrong),
  ]
}
