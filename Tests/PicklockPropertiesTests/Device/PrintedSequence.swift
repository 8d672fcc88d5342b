import DataProtection
import PicklockProperties
import PropertyEngine

/// A sequence whose printed test is kept as source, in `PrintedTests.swift`.
struct PrintedSequence: Sendable {
  let name: String
  let machine: DeviceMachine
  let script: String

  var commands: [DeviceCommand] {
    get throws { try DeviceScript.parse(script).map(\.command) }
  }

  var text: String {
    get throws {
      StepTest(
        name: name, machine: machine.source,
        commands: try commands.map { DeviceMachine.source(of: $0) }
      ).text
    }
  }

  /// Between them, one command of every kind with every kind of argument, and machines with knobs
  /// and readings.
  static let all = [
    PrintedSequence(
      name: "printed events", machine: DeviceMachine(.files, profile: .apple),
      script: """
        P P! L +10 inactive U R bg kill prewarm U P- idle O O+ fg install uninstall
        install(D) install(A) erase grace(1) delay(2)
        """),
    PrintedSequence(
      name: "printed files", machine: DeviceMachine(.files, profile: .apple),
      script: """
        create(/Documents/a) create(B,/Documents/b) open(/Documents/a)
        open(/Documents/b,w) open(/Documents/b,t) hwr(#0,%01%01) hrd(#0,4,next)
        htrunc(#0,1) mmap(#0) touch(#0) munmap(#0) close(#0) ln(/Documents/a,/tmp/a)
        clone(/Documents/a,/Documents/folder/a) mkdir(/Documents/folder)
        cp(/Documents/a,/Documents/folder/a) rename(/tmp/a,/Documents/b) stat(/Documents/b)
        set(/Documents/b,CX) atomic(A,/Documents/a,%02) atomic(/Documents/a,%03)
        del(/Documents/folder/a) rmdir(/Documents/folder) ls(/Documents) class?(/tmp)
        set(/Documents,C) set(/tmp,D) set(key=4) get(key)
        put(-,/Documents/a,%04) put(A,/Documents/a,%05) append(/Documents/a,%06)
        mv(/Documents/a,/tmp/a) rm(/tmp/a) rm(/Documents/folder) seek(#0,end)
        exclude(/Documents/a) exclude(/Documents/a,no)
        """),
    PrintedSequence(
      name: "printed keychain",
      machine: DeviceMachine(.keychain, profile: .apple.setting(.deleteLockedItem)),
      script: """
        kc+(-,a,%01) kc+(ck,b*,%02) kc?(a) kc@(b*) kc* kc*(ak,sync) kc=(a,%03) kc>(a,dku)
        kc-(a) kcput(-,a,%04) kcput(aku,a,%05) kc?(a,ak)
        """),
    PrintedSequence(
      name: "printed backups", machine: DeviceMachine(.both, profile: .reference),
      script: """
        create(A,/Documents/a) bk(local) bk(encrypted) bk(icloud) dev(new) rs(here,#1)
        kcsync(new)
        """),
    PrintedSequence(
      name: "printed reading",
      machine: DeviceMachine(.files, profile: DeviceProfile(readings: .unlessOpenAfterFirstUnlock)),
      script: """
        P create(B,/Documents/a) L +10 open(/Documents/a)
        """),
  ]
}
