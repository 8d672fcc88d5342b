extension PublicReport {
  /// Reports in which the application runs before the first unlock after a reboot.
  static let beforeFirstUnlock: [PublicReport] = [
    PublicReport(
      1, "github.com/meshtastic/Meshtastic-Apple/pull/2247",
      "A store that is locked is taken for a damaged one, set aside and replaced by an empty one.",
      """
      P w(C,db) set(first=false) R bg
      open(db) => EPERM, Cocoa 257
      get(first) => nil, and no error
      mv(db,aside) => ok
      U
      w(C,db) => ok
      rd(db) => reads 'db-2'
      rd(aside) => reads 'db-1'
      """,
      PublicReport.Remedy(
        "A store that is locked is opened after the unlock; it is not replaced.",
        """
        P w(C,db) set(first=false) R bg
        open(db) => EPERM, Cocoa 257
        on(EPERM,later(rd(db))) => reads 'db-1'
        U
        get(first) => reads 'false'
        """)),
    PublicReport(
      2, "github.com/FlowCrypt/flowcrypt-ios/issues/1373",
      "The key cannot be read in a prewarmed launch, a new one is made, and the database is lost.",
      """
      P kc+(ck,key,old) w(C,db) R prewarm
      kc?(key) => -25308
      kc-(key) => ok
      U
      kc+(ck,key,new) => ok
      kc?(key) => reads 'new'
      open(db) => ok
      """,
      PublicReport.Remedy(
        "A key that is locked is read after the unlock; only a missing key is made.",
        """
        P kc+(ck,key,old) w(C,db) R prewarm
        kc?(key) => -25308
        on(missing,kc+(ck,key,new)) => skipped
        U
        kc?(key) => reads 'old'
        """)),
    PublicReport(
      4, "github.com/kylebshr/luka-ios/pull/134",
      "The credentials look absent before the first unlock, and a clean-up deletes them.",
      """
      knob(C5)
      P kc+(ck,t) R bg
      kc?(t) => -25300
      kc-(t) => ok
      U
      kc?(t) => -25300
      """,
      PublicReport.Remedy(
        "Nothing is cleaned up before protected data is available.",
        """
        knob(C5)
        P kc+(ck,t) R bg
        kc?(t) => -25300
        if(kc-(t)) => skipped
        later(kc?(t)) => reads 't-1'
        U
        """)),
    PublicReport(
      5, "github.com/firebase/firebase-ios-sdk/pull/9622, issue 8695, PR 16505",
      "The session is dropped in a prewarmed launch, and a probe of another class proves nothing.",
      """
      P kc+(ck,auth) R prewarm
      kc?(auth) => -25308
      U L +11 bg
      kc+(ak,probe) => -25308
      kc?(auth) => reads 'auth-1'
      """,
      PublicReport.Remedy(
        "The item itself is asked again after the unlock.",
        """
        P kc+(ck,auth) R prewarm
        kc?(auth) => -25308
        U L +11 bg
        kc?(auth) => reads 'auth-1'
        """)),
    PublicReport(
      7, "openradar 16761393 (lionheart/openradar-mirror issue 12487)",
      "Defaults are blank before the first unlock, and writing one replaces them all.",
      """
      P set(k=1) R bg
      get(k) => nil, and no error
      set(launches=1) sync U
      get(k) => nil, and no error
      get(launches) => reads '1'
      """,
      PublicReport.Remedy(
        "Defaults are neither read nor written before protected data is available.",
        """
        P set(k=1) R bg
        if(set(launches=1)) => skipped
        later(set(launches=1)) => ok
        U
        get(k) => reads '1'
        get(launches) => reads '1'
        """)),
    PublicReport(
      9, "github.com/groue/GRDB.swift/issues/571",
      "The database cannot be opened in a background launch, and the plan was to delete it.",
      """
      P w(C,db) R bg
      open(db) => EPERM, Cocoa 257
      del(db) => ok
      U
      exists(db) => no
      """,
      PublicReport.Remedy(
        "A database that cannot be opened is not deleted.",
        """
        P w(C,db) R bg
        open(db) => EPERM, Cocoa 257
        on(missing,del(db)) => skipped
        U
        rd(db) => reads 'db-1'
        """)),
    PublicReport(
      19, "github.com/Artificial-Pancreas/iAPS/pull/2015, kingst/GlucOS PR 53",
      "After a reboot at night the settings read as defaults, and the defaults are saved.",
      """
      P w(C,settings) R bg
      rd(settings) => EPERM, Cocoa 257
      atomic(settings,defaults) => EPERM, Cocoa 513
      U
      atomic(settings,defaults) => ok
      rd(settings) => reads 'defaults'
      """,
      PublicReport.Remedy(
        "Settings that could not be read are not saved.",
        """
        P w(C,settings) R bg
        rd(settings) => EPERM, Cocoa 257
        on(EPERM,later(rd(settings))) => reads 'settings-1'
        U
        """)),
    PublicReport(
      22, "github.com/mozilla-mobile/firefox-ios/pull/16973",
      "Key data that is not available may be taken for lost, and the logins wiped.",
      """
      P kc+(ck,k) w(C,logins) R bg
      kc?(k) => -25308
      del(logins) => ok
      U
      kc?(k) => reads 'k-1'
      exists(logins) => no
      """,
      PublicReport.Remedy(
        "Logins are wiped only where the key is missing, not where it is locked.",
        """
        P kc+(ck,k) w(C,logins) R bg
        kc?(k) => -25308
        on(missing,del(logins)) => skipped
        U
        kc?(k) => reads 'k-1'
        exists(logins) => yes
        """)),
    PublicReport(
      23, "github.com/ammarahm-ed/react-native-mmkv-storage/issues/246",
      "Sleeping and trying again helps only when the user unlocks.",
      """
      P kc+(ck,k) R bg
      kc?(k) => -25308
      +60
      kc?(k) => -25308
      +60
      kc?(k) => -25308
      U
      kc?(k) => reads 'k-1'
      """,
      PublicReport.Remedy(
        "The notification is waited for, not the clock.",
        """
        P kc+(ck,k) R bg
        kc?(k) => -25308
        on(locked,later(kc?(k))) => reads 'k-1'
        +60 U
        """)),
  ]
}
