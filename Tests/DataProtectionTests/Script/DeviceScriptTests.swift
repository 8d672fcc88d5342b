import Testing

@testable import DataProtection

@Suite("Device scripts")
struct DeviceScriptTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let script: String
    let outcome: String
    var testDescription: String { "\(script) → \(outcome)" }
    init(_ script: String, _ outcome: String) {
      self.script = script
      self.outcome = outcome
    }
  }

  /// Each event of the vocabulary at least once; the outcome is that of the last event.
  static let samples = [
    Sample("P", "ok: the device is unlocked"),
    Sample("P P-", "ok: the device has no passcode"),
    Sample("P P", "ignored"),
    Sample("P P!", "ok"),
    Sample("P L", "ok: the device is locked and its grace period still runs"),
    Sample("P L +10", "ok: the device is locked and its grace period is over"),
    Sample("P L+11 U", "ok: the device is unlocked"),
    Sample("P grace(30) L+20", "ok: the device is locked and its grace period still runs"),
    Sample("P delay(5m) L+5m", "ok: the device is locked and its grace period still runs"),
    Sample("P delay(5m) L+310", "ok: the device is locked and its grace period is over"),
    Sample("P L delay(5m)", "ignored"),
    Sample("P L +4d", "ok: the device has not been unlocked since it booted"),
    Sample("P w(A,f) L+11 bg rd(f) on(locked,say(wait))", "wait"),
    Sample("P w(A,f) L+11 bg rd(f) on(257,say(wait))", "wait"),
    Sample("P w(A,f) rd(f) on(EPERM,say(wait))", "skipped: the last answer was not EPERM"),
    Sample("on(ok,rd(f))", "skipped: the last answer was not ok"),
    Sample("kc?(k) on(-25300,kc+(ck,k))", "ok"),
    Sample("get(k) on(blank,set(k=1)) get(k)", "reads '1'"),
    Sample("P w(A,f) L+11 bg rd(f) on(locked,later(put(-,f,new))) U rd(f)", "reads 'new'"),
    Sample("later(rd(f))", "ok: at the next unlock"),
    Sample("R later(rd(f))", "ESRCH"),
    Sample("knob(C5) P kc+(ck,k) R bg kc?(k)", "-25300"),
    Sample("P L +11 inactive", "ok: the device is locked and the person has been inactive"),
    Sample("P L idle", "ok: the device has not been unlocked since it booted"),
    Sample("P idle", "ignored"),
    Sample("P R", "ok: the device has not been unlocked since it booted"),
    Sample("O", "ok: the device is off"),
    Sample("O O+", "ok: the device has no passcode"),
    Sample("P R fg", "ignored: the device has not been unlocked"),
    Sample("P R bg", "ok"),
    Sample("P R prewarm", "ok"),
    Sample("kill", "ok"),
    Sample("uninstall install(A) fg w(f) class?(f)", "class A"),
    Sample("uninstall install fg w(f) class?(f)", "class C"),
    Sample("w(A,f) erase install fg exists(f)", "no"),
    Sample("w(B,f) rd(f)", "reads 'f-1'"),
    Sample("w(f) wr(f) rd(f)", "reads 'f-2'"),
    Sample("w(f) wr(f,new) rd(f)", "reads 'new'"),
    Sample("w(A,f) atomic(f,new) class?(f)", "class C"),
    Sample("w(C,f) atomic(A,f) class?(f)", "class A"),
    Sample("put(B,f,x) rd(f)", "reads 'x'"),
    Sample("w(A,f) put(C,f,new) class?(f)", "class A"),
    Sample("w(A,f) put(C,f,new) rd(f)", "reads 'new'"),
    Sample("w(f) append(f,+) append(f,+) rd(f)", "reads 'f-1++'"),
    Sample("append(f)", "ENOENT, Cocoa 4"),
    Sample("create(f) hwr(f,a) hwr(f,b) hrd(f)", "reads 'ab'"),
    Sample("create(f) hwr(f,abc) hwr(f,x,1) hwr(f,d) hrd(f)", "reads 'axcd'"),
    Sample("w(-,f,ab) open(f,w) seek(f,end) hwr(f,c) hrd(f)", "reads 'abc'"),
    Sample("mkdir(d) mkdir(d/e) w(d/e/f) w(d/g) rm(d) ls(/)", "holds Documents/ C, Library/ C"),
    Sample("w(f) rm(f) rm(f)", "ENOENT, Cocoa 4"),
    Sample("w(f) exclude(f) bk(local)", "ok: 0 files"),
    Sample("w(f) exclude(f) exclude(f,no) bk(local)", "ok: 1 file"),
    Sample("w(f) w(g) rename(f,g) rd(g)", "reads 'f-1'"),
    Sample("P w(A,f) L+11 bg clone(f,g)", "ok"),
    Sample("kc+(ck,k,old) kcput(-,k,new) kc?", "reads 'new'"),
    Sample("kc+(ck,k,old) kcput(-,k,new) kc@(k)", "ck"),
    Sample("kc+(ck,k,old) kcput(ak,k,new) kc@(k)", "ak"),
    Sample("kcput(dk,k) kc?", "reads 'k-1'"),
    Sample("kc+(ck,k) kc?(k,ck)", "reads 'k-1'"),
    Sample("kc+(ck,k) kc?(k,ak)", "-25300"),
    Sample("P kc+(ak,k) L+11 bg kc?(k,ck)", "-25300"),
    Sample("w(f) open(f) hrd", "reads 'f-1'"),
    Sample("w(f) open(f,w) hwr(f,abc) hrd(f)", "reads 'abc'"),
    Sample("w(f) open(f) hwr", "EBADF"),
    Sample("w(f) open(f) close", "ok"),
    Sample("w(f) open(f) close hrd", "ignored: no handle"),
    Sample("w(f) mmap(f) touch", "reads 'f-1'"),
    Sample("w(f) mmap(f) munmap touch", "ignored: nothing is mapped"),
    Sample("create(A,f) hwr(#0,abc,next) hwr(#0,d,next) hrd(#0)", "reads 'abcd'"),
    Sample("create(f) hwr(f,abc) seek(f,1) hrd(f,1,next)", "reads 'b'"),
    Sample("create(f) hwr(f,abc) htrunc(f,1) fsync(f) hrd(f)", "reads 'a'"),
    Sample("w(f) clone(f,g) rd(g)", "reads 'f-1'"),
    Sample("w(A,f) stat(f)", "3 bytes, class A, 1 name"),
    Sample("w(f) chmod(f,0) rd(f)", "EACCES, Cocoa 257"),
    Sample("w(f) mtime(f,5)", "ok"),
    Sample("w(f) xattr(f,name,v) xattrs(f)", "name"),
    Sample("set(a=1) unset(a) get(a)", "nil, and no error"),
    Sample("w(f) bk(local) del(f) rs(here,#0) fg rd(f)", "reads 'f-1'"),
    Sample("w(f) dev(new) exists(f)", "no"),
    Sample("kc+(ck,k*) kcsync(new) kc?(k*)", "reads 'k-1'"),
    Sample("w(f) trunc(f,1) rd(f)", "reads 'f'"),
    Sample("w(f) del(f) rd(f)", "ENOENT, Cocoa 260"),
    Sample("w(f) mv(f,g) rd(g)", "reads 'f-1'"),
    Sample("w(f) cp(f,g) rd(g)", "reads 'f-1'"),
    Sample("w(f) ln(f,g) rd(g)", "reads 'f-1'"),
    Sample("w(f) w(f)", "EEXIST, Cocoa 516"),
    Sample("mkdir(d) w(d/f) ls(d)", "holds f"),
    Sample("mkdir(d) rmdir(d) ls(d)", "ENOENT"),
    Sample("w(f) set(f,A) class?(f)", "class A"),
    Sample("kc+(k) kc@(k)", "ak kSecAttrAccessibleWhenUnlocked"),
    Sample("kc+(cku,k,secret) kc?", "reads 'secret'"),
    Sample("kc+(ck,k*) kc?(k)", "-25300"),
    Sample("kc+(ck,k*) kc?(k*)", "reads 'k-1'"),
    Sample("kc+(ck,k) kc+(ck,k)", "-25299 errSecDuplicateItem"),
    Sample("kc+(ck,b) kc+(ak,a) kc*", "finds a b"),
    Sample("kc+(ck,b) kc+(ak,a) kc*(ck)", "finds b"),
    Sample("kc+(k) kc=(k,new) kc?", "reads 'new'"),
    Sample("kc+(k) kc>(k,dku) kc@(k)", "dku"),
    Sample("kc+(k) kc-(k) kc?(k)", "-25300"),
    Sample("kc?", "ignored"),
    Sample("set(a=1) get(a)", "reads '1'"),
    Sample("get(a)", "nil, and no error"),
    Sample("sync", "ok"),
    Sample("kc+(ck,k) bk(encrypted) rs(other) kc?(k)", "reads 'k-1'"),
    Sample("kc+(aku,k) bk(local) rs(same) kc?(k)", "reads 'k-1'"),
    Sample("kc+(ck,k) bk(icloud) rs(other) kc?(k)", "-25300"),
    Sample("bk(icloud) rs(other) dev(1) flag", "protected data is available"),
    Sample("rs(same)", "ignored: no backup"),
    Sample("P R bk(local)", "ignored"),
    Sample("kc+(ck,k*) kcsync kc?(k*)", "reads 'k-1'"),
    Sample("w(A,f) can?", "can read all: /f A"),
    Sample("P L flag", "protected data is not available"),
    Sample("w(f) if(rd(f))", "reads 'f-1'"),
    Sample("P L if(rd(f))", "skipped"),
    Sample("if(flag)", "protected data is available"),
    Sample("if(say(it goes well))", "it goes well"),
    Sample("P w(A,f) L+11 bg why(f)", "/f cannot be read now."),
    Sample("P kc+(ak,k) L+11 bg kcwhy(k)", "keychain item k cannot be read now."),
    Sample("say(the user gives up)", "the user gives up"),
    Sample("dev(2)", "ignored: the script has 1 device so far"),
    Sample("R rd(f)", "ESRCH: the application does not run; fg or bg starts it"),
    Sample("P R rd(f)", "ESRCH: the application does not run; bg starts it, fg after U"),
    Sample("O rd(f)", "ESRCH: the device is off; O+ switches it on, then bg starts"),
    Sample("uninstall rd(f)", "ESRCH: no application is installed; install does that, then fg or"),
    Sample("R get(k)", "ESRCH: the application does not run"),
    Sample("R kc+(k)", "-25291 errSecNotAvailable: the application does not run; fg or bg"),
  ]

  @Test("what each event does", arguments: samples)
  func event(_ sample: Sample) throws {
    let lines = try DeviceScript.run(sample.script)
    #expect(lines.last?.text.hasPrefix(sample.outcome) == true, "\(lines)")
  }

  @Test("every form of the vocabulary has a sample", arguments: ScriptVocabulary.entries)
  func covered(_ entry: ScriptVocabulary.Entry) {
    let name = entry.form.prefix { $0 != "(" && $0 != "[" }
    let prefix = entry.form.hasPrefix("+") ? "+1" : String(name)
    let parameters = entry.form.dropFirst(name.count).first == "("
    #expect(
      Self.samples.contains { sample in
        sample.script.split(separator: " ").contains {
          $0 == prefix || $0.hasPrefix(parameters ? prefix + "(" : prefix)
            || $0.contains(prefix)
        }
      })
    #expect(!entry.meaning.isEmpty)
  }

  static let mistakes = [
    Sample("P\nU\nfoo", "line 3: unknown event 'foo'; see --help"),
    Sample(
      "P R\n\n# a comment\nw(Z,f)", "line 4: 'Z' is not a file class: A complete, B"),
    Sample("kc+(xx,k)", "line 1: 'xx' is not a keychain constant: ak WhenUnlocked, aku"),
    Sample("w(C,f", "line 1: 'w(C,f': a parenthesis is not closed"),
    Sample("w)", "line 1: a parenthesis is closed"),
    Sample("rd(f)x", "line 1: 'rd(f)x': text after"),
    Sample("rd", "line 1: 'rd' is written rd(f)"),
    Sample("mv(a)", "line 1: 'mv(a)' is written mv(f,g)"),
    Sample("P(1)", "line 1: 'P(1)' is written P"),
    Sample("rd(a//b)", "line 1: 'a//b' is not a path: a name is empty"),
    Sample("+", "line 1: '+': time is"),
    Sample("+11x", "line 1: '+11x': time is"),
    Sample("+99999d", "line 1: '+99999d': time is"),
    Sample("bk(usb)", "line 1: a backup is local, encrypted or icloud"),
    Sample("rs(mine)", "line 1: a restore is on the same or an other device"),
    Sample("open(f,rw)", "line 1: open(f) reads, open(f,w) writes"),
    Sample("trunc(f,x)", "line 1: 'trunc(f,x)' needs a number from 0 to"),
    Sample("dev(3)", "line 1: 'dev(3)' needs a number from 0 to 2"),
    Sample("if(if(flag))", "line 1: if(…) holds no other if"),
    Sample("if(foo)", "line 1: unknown event 'foo'"),
    Sample("kc-()", "line 1: 'kc-()' is written kc-(k)"),
    Sample("on(maybe,flag)", "line 1: 'maybe' is not an answer; answers are ok failed locked"),
    Sample("on(ok,on(ok,flag))", "line 1: on(…) holds no other on"),
    Sample("on(ok,later(on(ok,flag)))", "line 1: on(…) holds no other on"),
    Sample("later(U)", "line 1: 'later(U)': later(…) holds what the application does"),
    Sample("knob(C99)", "line 1: 'C99' is not a knob"),
    Sample("grace(x)", "line 1: 'grace(x)': time is"),
    Sample("P\n=> ok", "line 2: '=>' follows no event on its line"),
    Sample("P =>", "line 1: what is expected is missing"),
    Sample("P => # nothing", "line 1: what is expected is missing"),
    Sample("exclude(f,x)", "line 1: exclude(f) keeps f out of backups"),
  ]

  @Test("a mistake is named with its line", arguments: mistakes)
  func mistake(_ sample: Sample) {
    var found = ""
    do {
      _ = try DeviceScript.run(sample.script)
    } catch {
      found = error.description
    }
    #expect(found.hasPrefix(sample.outcome), "\(found)")
  }

  @Test("events stand between blanks, semicolons and arrows; comments are skipped")
  func separators() throws {
    let lines = try DeviceScript.run("P; L -> +11\n\t# nothing\nbg # in the background")
    #expect(lines.map(\.event) == ["P", "L", "+11", "bg"])
    #expect(lines.map(\.line) == [1, 1, 1, 3])
  }

  @Test("what is expected follows => to the end of the line, without its comment")
  func expectations() throws {
    let steps = try DeviceScript.parse(
      "P w(-,f,a) => ok # a comment\nrd(f) => reads 'a # b'\n# => none\nL+11 => ok: the device is")
    #expect(steps.map(\.expectation) == [nil, "ok", "reads 'a # b'", nil, "ok: the device is"])
  }

  @Test("an expectation is met by whole parts of an outcome")
  func met() {
    let outcome = "EPERM, Cocoa 257: the device is locked"
    for begin in ["EPERM", "EPERM, Cocoa 257", outcome] {
      #expect(ScriptLine.isMet(begin, by: outcome), "\(begin)")
    }
    for other in ["EPER", "EPERM, Cocoa 25", "Cocoa 257", outcome + "ed"] {
      #expect(!ScriptLine.isMet(other, by: outcome), "\(other)")
    }
    #expect(ScriptLine.isMet("-25308", by: "-25308 errSecInteractionNotAllowed"))
    #expect(!ScriptLine.isMet("-2530", by: "-25308 errSecInteractionNotAllowed"))
    #expect(!ScriptLine.isMet("finds a", by: "finds a b"))
    #expect(!ScriptLine.isMet("no", by: "nothing"))
  }

  @Test("what the device does by itself is a line, and what the application does because of it")
  func consequences() throws {
    let lines = try DeviceScript.run(
      "P kc+(ak,k) L+11 kc?(k) on(locked,later(kc?(k))) U kc?(k) L +4d bg later(flag) kill U")
    let found = lines.flatMap(\.consequences).map { "\($0.event): \($0.text)" }
    let expected = [
      "at +0s: protectedDataWillBecomeUnavailable is posted", "at +10s: the grace period is over",
      "at +11s: protectedDataDidBecomeAvailable is posted", "kc?(k): reads 'k-1'",
      "at +11s: protectedDataWillBecomeUnavailable is posted", "at +21s: the grace period is over",
      "at +3d11s: the device was locked for too long and reboots",
      "at +4d11s: protectedDataDidBecomeAvailable is posted; no application runs",
    ]
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) { #expect(found.hasPrefix(expected), "\(found)") }
  }

  @Test("a script of the largest size runs, one more event is refused")
  func limits() throws {
    let most = String(repeating: "U ", count: ScriptLimits.steps)
    #expect(try DeviceScript.parse(most).count == ScriptLimits.steps)
    #expect(throws: ScriptError.self) { try DeviceScript.parse(most + "U") }
    let longest = String(repeating: " ", count: ScriptLimits.scriptBytes)
    #expect(try DeviceScript.parse(longest).isEmpty)
    #expect(throws: ScriptError.self) { try DeviceScript.parse(longest + " ") }
    #expect(try DeviceScript.run("+315360000").first?.kind == .done)
    #expect(throws: ScriptError.self) { try DeviceScript.run("+315360001") }
  }

  @Test("codes are given beside the words")
  func codes() throws {
    let lines = try DeviceScript.run("P w(A,f) kc+(k) L+11 bg rd(f) wr(f) kc?(k)")
    let failed = lines.filter { $0.kind == .failed }
    #expect(failed.map(\.posixError) == [.notPermitted, .notPermitted, nil])
    #expect(failed.map(\.cocoaCode) == [257, 513, nil])
    #expect(failed.map(\.keychainStatus) == [nil, nil, .interactionNotAllowed])
  }
}
