import Testing

@testable import DataProtection

/// `why(event)` gives the event's own answer and the true cause.
@Suite("Explanations of events")
struct CommandExplanationTests {
  private static func isSuccess(_ outcome: DeviceOutcome) -> Bool {
    switch outcome {
    case .failed, .keychainFailed, .processDied, .skipped, .unmet, .impossible, .refused,
      .value(nil):
      false
    case .event(let event): event.applied
    default: true
    }
  }

  /// Where an explanation says otherwise than the command; nil where they agree.
  private static func difference(
    _ script: String, _ profile: DeviceProfile,
    explain: (DeviceSession, DeviceCommand) -> Explanation = { $0.explain($1) }
  ) throws -> String? {
    var session = DeviceSession(profile: profile)
    for step in try DeviceScript.parse(script) {
      switch step.command {
      case .question, .inExtension(.question): continue
      default: break
      }
      let explanation = explain(session, step.command)
      let outcome = session.run(step.command)
      if explanation.isReadable != isSuccess(outcome) { return "\(explanation) / \(outcome)" }
      if explanation.reason.isEmpty { return "no reason for \(step.text)" }
    }
    return nil
  }

  @Test("an explanation never says otherwise than the event", arguments: 0..<40 as Range<UInt64>)
  func agree(seed: UInt64) throws {
    let script = RandomScriptTests.script(seed: seed, length: 120)
    for profile in [DeviceProfile.apple, .reference] {
      #expect(try Self.difference(script, profile) == nil)
    }
  }

  @Test("an explanation by the lock alone is caught")
  func broken() throws {
    let byLock = { (session: DeviceSession, command: DeviceCommand) in
      session.explain(command, session.device.situation == .locked ? .failed(.notPermitted) : .done)
    }
    #expect(try Self.difference("P w(C,f) L+11 rd(f)", .apple, explain: byLock) != nil)
    #expect(try Self.difference("rd(f)", .apple, explain: byLock) != nil)
  }

  struct Sample: Sendable {
    let script: String
    let causes: [String]
    var profile = DeviceProfile.apple

    init(_ script: String, _ causes: String..., under profile: DeviceProfile = .apple) {
      self.script = script
      self.causes = causes
      self.profile = profile
    }
  }

  static let samples: [Sample] = [
    Sample(
      "P set(/Documents,A) L+11 bg why(w(Documents/f))", "so the class A key is not in memory",
      "The directory /Documents has class A, and gives it to new files",
      "Give the directory class C, or the file class B"),
    Sample(
      "P L+11 bg why(w(A,f))", "A new file of class A is wrapped by it", "class B, which can be"),
    Sample("P w(A,f) L+11 bg why(wr(f))", "cannot be done now", "The file has class A."),
    Sample("P w(B,f) open(f) L+11 why(open(f))", "every further open asks for the key anew"),
    Sample("P w(A,f) open(f) L+11 why(hrd(f))", "it works again after the unlock"),
    Sample("P w(A,f) L+11 bg why(set(f,C))", "opened for writing first", "257, not 513"),
    Sample("P w(A,f) L+11 bg why(mv(f,g))", "can be done now. It asks for no key."),
    Sample("P w(A,f) L+11 bg why(cp(f,g))", "A copy reads its source, which has class A"),
    Sample("why(mv(a/b,c))", "There is no directory /a", "proven in any state"),
    Sample("w(f) why(mv(f,d/e/g))", "There is no directory /d", "mkdir(/d) makes it"),
    Sample("why(rd(f))", "There is no /f"),
    Sample("w(f) why(rd(f/g))", "/f is a file, so nothing is in it"),
    Sample("w(f) why(w(f))", "The name /f is taken by a file of class C", "put(f) writes over"),
    Sample("w(f) chmod(f,0) why(rd(f))", "The mode bits forbid it: EACCES", "no unlock helps"),
    Sample("kill why(rd(f))", "The application does not run", "fg or bg starts it"),
    Sample(
      "uninstall why(rd(f))", "No application is installed", "install does that, then fg or bg"),
    Sample("O why(rd(f))", "The device is off; O+ switches it on"),
    Sample("create(f) close(#0) why(hrd(#0))", "There is no such handle any more"),
    Sample("why(rmdir(/Library))", "The directory still holds something"),
    Sample("mkdir(d) why(mv(d,d/e))", "cannot be moved into itself"),
    Sample(
      "P why(w(A,f))", "can be done now", "so the class A key is in memory", under: .apple),
    Sample(
      "P install fg why(w(A,f))", "lacks the entitlement for class A", "no key is missing",
      under: .reference),
    Sample("P kc+(ak,k) L+11 bg why(kc+(ak,k))", "comes before the question whether the item"),
    Sample(
      "P kc+(ck,a) kc+(ak,b) L+11 bg why(kc*(-,any))", "One item that is locked fails the whole"),
    Sample("kc+(k) why(kc+(k))", "There is an item of that name", "kc=(k,text) replaces"),
    Sample("why(kc+(akpu,k))", "No passcode is set"),
    Sample(
      "P P- P why(kc+(akpu,k))", "A passcode is set, but one was removed before",
      under: .apple.setting(.passcodeSetWithoutPasscode)),
    Sample(
      "P kc+(ck,k) R bg why(kc?(k))", "The item is there, and only looks missing",
      under: .apple.setting(.keychainMissBeforeFirstUnlock)),
    Sample("P kc+(akpu,k) P- P why(kc?(k))", "deleted when the passcode was removed"),
    Sample("why(kc+(aku,k*))", "A synchronizable item cannot be ThisDeviceOnly"),
    Sample("P set(a=1) R bg why(get(a))", "UserDefaults reports no error"),
    Sample("P w(A,f) mmap(f) L+11 why(touch(f))", "the system ends the application (SIGBUS)"),
    Sample("P L+11 bg why(w(B,f))", "so the public half of the class B key is in memory"),
    Sample("P L why(if(rd(f)))", "holds no other why and no if"),
  ]

  @Test("a line gives no state of the lock as the cause where it is none")
  func entitlement() throws {
    let script = "install fg w(A,f) P w(A,g) set(/tmp,A)"
    let lines = try DeviceScript.run(script, profile: .reference)
    for line in [lines[2], lines[4]] {
      #expect(line.text.hasSuffix(": the application lacks the entitlement for class A"), "\(line)")
    }
  }

  @Test("the cause is the true one", arguments: samples)
  func cause(_ sample: Sample) {
    var text = ""
    do {
      text = try DeviceScript.run(sample.script, profile: sample.profile).last?.text ?? ""
    } catch {
      text = error.description
    }
    for cause in sample.causes { #expect(text.contains(cause), "\(text)") }
  }

  @Test(
    "a file is never said to be readable and not to be opened at once",
    arguments: LockState.allCases)
  func noContradiction(_ situation: LockState) throws {
    for protection in ProtectionClass.allCases {
      var session = DeviceSession()
      session.run(.file(.save("/f", protection, [1])))
      for event in ExplanationTests.events(situation) { session.run(.event(event)) }
      let read = session.explain(.file(.contents("/f")))
      let whole = session.device.explain("/f")
      #expect(read.isReadable == whole.isReadable)
      if whole.isReadable {
        #expect(!"\(whole)".contains("cannot be opened"), "\(whole)")
        #expect(!"\(whole)".contains("opening it fails"), "\(whole)")
      }
    }
  }

  @Test("a run that explains says why of what failed, and of nothing else")
  func explains() throws {
    var run = ScriptRun()
    run.explains = true
    let lines = try DeviceScript.parse("P w(A,f) L+11 rd(f) exists(f) R bg get(a)").map {
      run.run($0)
    }
    #expect(
      lines.map { $0.explanation != nil } == [
        false, false, false, false, true, false, false, false, true,
      ])
    #expect(lines[4].explanation?.contains("the class A key is not in memory") == true)
  }
}
