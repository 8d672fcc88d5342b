import Testing

@testable import DataProtection

@Suite("Random scripts")
struct RandomScriptTests {
  /// Arguments and events, right ones and wrong ones.
  static let events = [
    "P", "P-", "P!", "L", "U", "+5", "+11", "+1h", "inactive", "idle", "R", "O", "O+", "fg", "bg",
    "prewarm", "kill", "install", "install(A)", "uninstall", "erase", "w(A,f)", "w(B,d/f)", "w(g)",
    "rd(f)", "rd(d/f)", "wr(f)", "wr(d/f,x)", "atomic(f)", "atomic(B,d/f)", "open(f)", "open(f,w)",
    "hrd", "hwr", "close", "mmap(f)", "mmap", "touch", "trunc(f,3)", "del(f)", "mv(f,d/f)",
    "mv(d,e)", "mv(e,d)", "cp(f,g)", "ln(f,h)", "mkdir(d)", "mkdir(d/d)", "mv(d/d,d)", "rmdir(d)",
    "ls(/)", "exists(f)", "set(f,C)", "set(d,A)", "class?(f)", "kc+(ak,k)", "kc+(akpu,k)",
    "kc+(ck,k*)", "kc+(cku,k*)", "kc+(k)", "kc?", "kc?(k)", "kc?(k*)", "kc@(k)", "kc*", "kc*(ak)",
    "kc=(k,v)", "kc>(k,ck)", "kc>(k,akpu)", "kc-(k)", "kc-(k*)", "set(a=1)", "get(a)", "sync",
    "bk(local)", "bk(encrypted)", "bk(icloud)", "rs(same)", "rs(other)", "kcsync", "dev(1)",
    "dev(2)", "flag", "can?", "if(rd(f))", "why(wr(f))", "why(f)", "why(d)", "kcwhy(k)", "say(x)",
    "create(f)",
    "create(A,d/f)", "open(f,t)", "hrd(#0,3,next)", "hwr(#1,x,next)", "hwr(-,x,4)", "htrunc(#0,2)",
    "seek(#0,1)", "fsync", "touch(#0)", "munmap", "stat(f)", "clone(f,g)", "chmod(f,400)",
    "chmod(f,644)", "mtime(f,9)", "xattr(f,n,v)", "xattr(f,n)", "xattrs(f)", "unset(a)",
    "grace(3)", "delay(2m)", "+4d", "on(locked,later(rd(f)))", "on(failed,say(x))",
    "on(ok,kc?)", "later(wr(f))", "later(kc?)", "knob(C2)", "knob(C13)", "put(A,f)", "put(g)",
    "put(-,d/f,x)", "append(f)", "append(d/f,x)", "rm(d)", "rm(f)",
    "rename(f,d/f)", "exclude(f)", "exclude(d)", "exclude(f,no)", "seek(#0,end)", "kcput(k)",
    "kcput(ck,k,v)", "kc?(k,ck)", "rs(here)", "rs(here,#0)", "dev(new)", "kcsync(new)",
    "kc*(-,local)", "kc*(ck,sync)", "ext", "ext", "ext(kill)", "ext(rd(group/f))", "ext(w(A,f))",
    "ext(put(B,group/f))", "ext(open(group/f,w))", "ext(hrd)", "ext(hwr)", "ext(mmap)",
    "ext(touch)", "ext(get(group/a))", "ext(set(group/a=2))", "ext(set(a=3))", "ext(kc?(k))",
    "ext(on(locked,kc?))", "ext(can?)", "ext(why(rd(f)))", "rd(group/f)", "w(C,group/f)",
    "mv(f,group/f)", "get(group/a)", "set(group/a=1)", "ext(mv(group/f,f))", "rm(group)",
  ]

  /// What makes a difference to everything else, often enough for devices to be locked for long.
  private static let often =
    ["P", "L", "+1h", "bg", "U"].flatMap { Array(repeating: $0, count: $0 == "U" ? 4 : 8) }

  static func script(seed: UInt64, length: Int) -> String {
    let events = events + often
    var random = seed &* 2_654_435_761 &+ 1
    return (0..<length).map { _ in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return events[Int(random >> 33) % events.count]
    }.joined(separator: " ")
  }

  @Test("random scripts come to every state of the lock, locked for long not least")
  func situations() throws {
    var counts: [LockState: Int] = [:]
    for seed in 0..<40 as Range<UInt64> {
      var session = DeviceSession()
      for step in try DeviceScript.parse(Self.script(seed: seed, length: 200)) {
        session.run(step.command)
        counts[session.device.situation, default: 0] += 1
      }
    }
    for situation in LockState.allCases where situation != .lockedInactive {
      #expect(counts[situation, default: 0] > 200, "\(situation): \(counts)")
    }
    #expect(counts[.lockedInactive, default: 0] > 0)
  }

  @Test("any script ends with a line for each event, the same every time")
  func deterministic() throws {
    for seed in 0..<50 as Range<UInt64> {
      let script = Self.script(seed: seed, length: 200)
      for profile in [DeviceProfile.apple, .reference] {
        let lines = try DeviceScript.run(script, profile: profile)
        #expect(lines.count == 200)
        #expect(try DeviceScript.run(script, profile: profile) == lines)
      }
    }
  }

  @Test("any text is run or refused with a line, never a trap")
  func anyText() {
    let pieces = Array("PLUR+-!()[],;#>=*?@ \n\tABCDX0123wrdkcbs./%é\u{0}")
    var random: UInt64 = 1
    var refused = 0
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<12 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(pieces[Int(random >> 33) % pieces.count])
      }
      do {
        _ = try DeviceScript.run(text)
      } catch {
        refused += 1
        #expect(error.line >= 1 && !error.reason.isEmpty)
      }
    }
    #expect(refused > 1_000)
  }

  @Test("a tree that moves made deeper than a path can say is backed up without a trap")
  func deep() throws {
    var script = ""
    for name in ["a", "b"] {
      for depth in 1...20 {
        script += "mkdir(\(Array(repeating: name, count: depth).joined(separator: "/"))) "
      }
    }
    let bottom = Array(repeating: "a", count: 20).joined(separator: "/")
    script += "mv(b,\(bottom)/b) bk(icloud) rs(same) ls(a)"
    let lines = try DeviceScript.run(script)
    #expect(lines.last?.text == "holds a/ C")
  }
}
