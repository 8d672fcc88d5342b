extension PublicReport {
  /// Reports that need no reboot: a lock, a passcode or a move to another device is enough.
  static let locked: [PublicReport] = [
    PublicReport(
      3, "github.com/oblador/react-native-keychain/issues/558",
      "A refresh token that is locked away is taken for a lost session.",
      """
      P kc+(aku,t) L +11 bg
      kc?(t) => -25308
      say(logout) U
      kc?(t) => reads 't-1'
      """,
      PublicReport.Remedy(
        "An answer of 'locked' is not an answer of 'missing': it is asked again after the unlock.",
        """
        P kc+(aku,t) L +11 bg
        kc?(t) => -25308
        on(locked,later(kc?(t))) => reads 't-1'
        U
        """)),
    PublicReport(
      6, "github.com/firebase/firebase-ios-sdk/issues/8807",
      "A database of class A cannot be opened in the background, so all settings are defaults.",
      """
      P w(A,db) L +11 bg
      open(db) => EPERM, Cocoa 257
      """,
      PublicReport.Remedy(
        "The database has class C, which the background can open once the device was unlocked.",
        """
        P w(C,db) L +11 bg
        open(db) => ok
        """)),
    PublicReport(
      8, "github.com/signalapp/Signal-iOS/pull/3009",
      "The directory's class does not reach a database that is moved into it.",
      """
      P w(A,tmp/db) mkdir(dir)
      set(dir,C) => ok
      mv(tmp/db,dir/db) => ok
      class?(dir/db) => class A
      L +11 bg
      open(dir/db) => EPERM, Cocoa 257
      """,
      PublicReport.Remedy(
        "The file itself gets the class, not only the directory that it is moved into.",
        """
        P w(A,tmp/db) mkdir(dir)
        set(dir,C) => ok
        mv(tmp/db,dir/db) => ok
        set(dir/db,C) => ok
        class?(dir/db) => class C
        L +11 bg
        open(dir/db) => ok
        """)),
    PublicReport(
      10, "github.com/ccgus/fmdb/issues/262",
      "The class was changed on the database alone; its sidecar is still protected.",
      """
      P w(A,db) w(A,db-wal)
      set(db,D) => ok
      L +11 bg
      open(db,w) => ok
      open(db-wal,w) => EPERM, Cocoa 513, SQLite 14
      """,
      PublicReport.Remedy(
        "The sidecars get the class of the database.",
        """
        P w(A,db) w(A,db-wal)
        set(db,C) => ok
        set(db-wal,C) => ok
        L +11 bg
        open(db,w) => ok
        open(db-wal,w) => ok
        """)),
    PublicReport(
      11, "github.com/couchbase/couchbase-lite-ios/issues/883",
      "The shared-memory file has class D whatever its directory says.",
      """
      mkdir(dir) set(dir,A) w(dir/db)
      class?(dir/db) => class A
      w(D,dir/shm) => ok
      class?(dir/shm) => class D
      """),
    PublicReport(
      12, "github.com/realm/realm-swift/issues/1874, also 3217, 3224, 4241, 8690",
      "A helper file is made anew while locked, in a directory of class A.",
      """
      P mkdir(dir) set(dir,A) w(dir/.note)
      open(dir/.note) => ok
      L +11 bg
      del(dir/.note) => ok
      w(dir/.note) => EPERM, Cocoa 513
      """,
      PublicReport.Remedy(
        "The directory has class C, so that what is made anew in it can be written while locked.",
        """
        P mkdir(dir) set(dir,C) w(dir/.note)
        L +11 bg
        del(dir/.note) => ok
        w(dir/.note) => ok
        open(dir/.note) => ok
        """)),
    PublicReport(
      13, "developer.apple.com/forums/thread/131051",
      "A finished transfer's file cannot be given another class while locked: 257, not 513.",
      """
      P mkdir(dir) set(dir,B) w(dir/tmp) L +11 bg
      set(dir/tmp,B) => ok
      set(dir/tmp,C) => EPERM, Cocoa 257
      """,
      PublicReport.Remedy(
        "The class is changed after the unlock.",
        """
        P mkdir(dir) set(dir,B) w(dir/tmp) L +11 bg
        set(dir/tmp,C) => EPERM, Cocoa 257
        on(EPERM,later(set(dir/tmp,C))) => ok
        U
        class?(dir/tmp) => class C
        """)),
    PublicReport(
      14, "github.com/cryptomator/ios/issues/11",
      "An update with another entitlement changes no container; only a new installation does.",
      """
      uninstall install(A) fg P w(f) install(C) fg
      class?(f) => class A
      w(g)
      class?(g) => class A
      L +11 bg
      rd(f) => EPERM, Cocoa 257
      U uninstall install(C) fg w(f)
      class?(f) => class C
      """,
      PublicReport.Remedy(
        "Each file that the background needs gets its class from the application.",
        """
        uninstall install(A) fg P w(f) install(C) fg
        set(f,C) => ok
        w(C,g) => ok
        L +11 bg
        rd(f) => reads 'f-1'
        rd(g) => reads 'g-2'
        """)),
    PublicReport(
      15, "github.com/bugsnag/bugsnag-cocoa/pull/1407",
      "A mapped file of class A kills the application when it is touched after the lock.",
      """
      P w(A,f)
      mmap(f) => ok
      touch(f) => reads 'f-1'
      L +11
      touch(f) => the application dies
      """,
      PublicReport.Remedy(
        "What is used while locked is not a mapping of class A.",
        """
        P w(C,f)
        mmap(f) => ok
        touch(f) => reads 'f-1'
        L +11
        touch(f) => reads 'f-1'
        """)),
    PublicReport(
      16, "github.com/soffes/SAMKeychain/pull/94",
      "Listing all items fails because one of them is locked.",
      """
      P kc+(ck,a) kc+(ak,b) L +11 bg
      kc* => -25308
      kc?(a) => reads 'a-1'
      kc*(ck) => finds a
      """,
      PublicReport.Remedy(
        "The query names the accessibility that it can do with.",
        """
        P kc+(ck,a) kc+(ak,b) L +11 bg
        kc*(ck) => finds a
        later(kc*) => finds a b
        U
        """)),
    PublicReport(
      17, "github.com/kishikawakatsumi/KeychainAccess/issues/471",
      "Where the passcode was switched off and on, passcode items cannot be added any more.",
      """
      knob(C6)
      P kc+(akpu,k) P-
      kc?(k) => -25300
      P
      kc+(akpu,k) => -25291
      """,
      PublicReport.Remedy(
        "An item that need not be bound to the passcode is not.",
        """
        knob(C6)
        P kc+(aku,k) P-
        kc?(k) => reads 'k-1'
        """)),
    PublicReport(
      18, "github.com/mCodex/react-native-sensitive-info/pull/183, OneSignal PR 1668",
      "Work that class C data would allow is never done, because the flag speaks of class A.",
      """
      P kc+(ck,k) L +11 bg
      if(kc?(k)) => skipped
      kc?(k) => reads 'k-1'
      """,
      PublicReport.Remedy(
        "The item is asked, not the flag.",
        """
        P kc+(ck,k) L +11 bg
        kc?(k) => reads 'k-1'
        on(locked,later(kc?(k)))
        """)),
    PublicReport(
      20, "github.com/deltachat/deltachat-ios/pull/1638",
      "An account whose key is locked looks missing, and a tap on Cancel would delete it.",
      """
      P kc+(ak,k) w(C,account) L +11 bg
      kc?(k) => -25308
      say(cancel)
      del(account) => ok
      U
      kc?(k) => reads 'k-1'
      exists(account) => no
      """,
      PublicReport.Remedy(
        "Nothing is offered for deletion because a key is locked.",
        """
        P kc+(ak,k) w(C,account) L +11 bg
        kc?(k) => -25308
        on(missing,del(account)) => skipped
        on(locked,later(kc?(k))) => reads 'k-1'
        U
        exists(account) => yes
        """)),
    PublicReport(
      21, "openradar 20841536",
      "State restoration reads a class A file in a background launch and crashes on 257.",
      """
      P w(A,savedState) L +11 bg
      rd(savedState) => EPERM, Cocoa 257
      """,
      PublicReport.Remedy(
        "What a background launch reads has class C.",
        """
        P w(C,savedState) L +11 bg
        rd(savedState) => reads 'savedState-1'
        """)),
    PublicReport(
      24, "github.com/mattrubin/Authenticator/issues/6, agens EllipticCurveKeyPair #36",
      "After an iCloud restore on a new phone the secrets are gone.",
      """
      P kc+(ak,k)
      bk(icloud) => ok: 0 files, 1 keychain item
      rs(other)
      kc?(k) => -25300
      """,
      PublicReport.Remedy(
        "Where an item may leave the device, it is synchronized.",
        """
        P kc+(ck,k*)
        kcsync(new) => ok: 1 item went to a new device
        kc?(k*) => reads 'k-1'
        """)),
    PublicReport(
      25, "github.com/forcedotcom/SalesforceMobileSDK-iOS/issues/3299",
      "Adding an item while locked fails, and the application does not expect it.",
      """
      P L +11 bg
      kc+(ak,k) => -25308
      """,
      PublicReport.Remedy(
        "What cannot be added while locked is added after the unlock.",
        """
        P L +11 bg
        kc+(ak,k) => -25308
        on(locked,later(kc+(ak,k,new))) => ok
        U
        kc?(k) => reads 'new'
        """)),
    PublicReport(
      26, "github.com/polypoly-eu/polyPod/pull/593",
      "A log line in a background launch opens a store of class A.",
      """
      P w(A,db) L +11 bg
      open(db) => EPERM, Cocoa 257
      """,
      PublicReport.Remedy(
        "The store has class C.",
        """
        P w(C,db) L +11 bg
        open(db) => ok
        """)),
  ]
}
