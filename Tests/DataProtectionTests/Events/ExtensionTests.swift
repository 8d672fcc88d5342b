import Testing

@testable import DataProtection

/// The application's extension: a second process, which shares the group's container, the group's
/// defaults and the keychain, and nothing else.
@Suite("An extension")
struct ExtensionTests {
  /// Runs a script that says what comes of its events.
  private func expectAll(_ script: String) throws {
    for line in try DeviceScript.run(script) { #expect(line.isAsExpected, "\(line)") }
  }

  @Test("it runs before the first unlock, and reads what its class allows of what both share")
  func beforeFirstUnlock() throws {
    try expectAll(
      """
      P w(C,/group/c,1) w(D,/group/d,2) set(group/k=3) kc+(ck,token,4) kc+(dk,early,5) R
      ext => ok
      ext(rd(/group/c)) => EPERM, Cocoa 257
      ext(rd(/group/d)) => reads '2'
      ext(get(group/k)) => nil, and no error
      ext(kc?(token)) => -25308
      ext(kc?(early)) => reads '5'
      rd(/group/d) => ESRCH: the application does not run
      U
      ext(rd(/group/c)) => reads '1'
      ext(get(group/k)) => reads '3'
      ext(kc?(token)) => reads '4'
      """)
  }

  @Test("each process has a container and defaults of its own; the group is both's")
  func containers() throws {
    try expectAll(
      """
      w(f,app) set(k=app) ext
      ext(rd(f)) => ENOENT
      ext(get(k)) => nil
      ext(w(-,f,ext)) => ok
      ext(set(k=ext)) => ok
      rd(f) => reads 'app'
      get(k) => reads 'app'
      ext(rd(f)) => reads 'ext'
      ext(kill) ext
      ext(get(k)) => reads 'ext'
      ext(w(-,group/f,both)) => ok
      rd(group/f) => reads 'both'
      set(group/k=1)
      ext(get(group/k)) => reads '1'
      ext(set(group/k=2)) => ok
      get(group/k) => reads '2'
      ls(/) => holds Documents/ C, Library/ C, f C, tmp/ C
      ext(ls(/)) => holds Documents/ C, Library/ C, f C, tmp/ C
      ls(/group) => holds Library/ C, f C
      """.replacing("w(f,app)", with: "w(-,f,app)"))
  }

  @Test("the handles of one outlive the other, and are nothing to it")
  func handles() throws {
    try expectAll(
      """
      w(C,group/f,both) open(group/f) ext ext(open(group/f)) ext(mmap(group/f))
      ext(hrd(#0)) => EBADF
      hrd(#1) => EBADF
      kill
      ext(hrd(#1)) => reads 'both'
      ext(hrd) => reads 'both'
      ext(touch) => reads 'both'
      fg
      hrd => EBADF
      hrd(#0) => EBADF
      open(group/f)
      ext(kill)
      hrd => reads 'both'
      ext(hrd(#1)) => ESRCH: the extension does not run; ext starts it
      ext
      ext(hrd(#1)) => EBADF
      R
      ext => ok
      ext => ignored
      ext(hrd) => EBADF
      """)
  }

  @Test("a mapping of class A ends the one that touches it, and not the other")
  func mapping() throws {
    try expectAll(
      """
      P w(A,group/f) ext ext(mmap(group/f)) open(Documents) mmap(group/f) L+11 bg
      ext(touch) => the application died
      ext(ls(/)) => ESRCH
      ls(/) => holds Documents/ C
      """.replacing("the application died", with: "\(DeviceOutcome.processDied)"))
  }

  @Test("on(…) is about the last answer of the process that goes on")
  func answers() throws {
    try expectAll(
      """
      P w(A,group/f) w(D,group/g,2) ext L+11 bg
      rd(group/f) => EPERM
      ext(rd(group/g)) => reads '2'
      on(locked,rd(group/g)) => reads '2'
      ext(on(locked,rd(group/g))) => skipped
      ext(on(ok,rd(group/f))) => EPERM
      """)
  }

  @Test(
    "what leads nowhere says so",
    arguments: [
      ("ext(L)", "holds what the extension does, which L is not"),
      ("ext(later(rd(f)))", "an extension is not told of protected data"),
      ("ext(if(rd(f)))", "an extension is not told of protected data"),
      ("ext(flag)", "an extension is not told of protected data"),
      ("ext(ext(rd(f)))", "ext(…) holds no other ext"),
      ("ext()", "'ext()' is written ext or ext(kill) or ext(event)"),
      ("ext(rd(f),rd(g))", "is written ext or ext(kill) or ext(event)"),
      ("later(ext(rd(f)))", "later(…) holds what the application does"),
      ("get(group/)", "names no default of the group"), ("extension", "nearest is ext"),
      ("widget", "nearest is ext"),
    ])
  func mistakes(_ script: String, _ message: String) {
    #expect(throws: ScriptError.self) { try DeviceScript.parse(script) }
    do { _ = try DeviceScript.parse(script) } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  @Test(
    "the group's container cannot be moved or removed, and is in backups; an extension's is not")
  func group() throws {
    try expectAll(
      """
      w(/group) => EEXIST
      rm(/group) => EINVAL
      rmdir(/group) => EINVAL
      mv(/group,g) => EINVAL
      rename(/group/Library,/group) => EINVAL
      mkdir(/group) => EEXIST
      w(-,group/f,text) ext ext(w(mine)) ext(mkdir(d)) ext(mv(d,d/e)) => EINVAL
      bk(encrypted) => ok: 1 file
      rs(here) ext
      ext(rd(group/f)) => reads 'text'
      ext(rd(mine)) => ENOENT
      """)
  }

  @Test("a text form keeps the extension, its container, its handles and its defaults")
  func text() throws {
    var session = DeviceSession()
    let script = """
      P ext ext(w(B,f,1)) ext(open(f,w)) ext(set(k=1)) ext(set(group/k=2)) get(group/k)
      ext(mmap) L+11
      """
    for step in try DeviceScript.parse(script) { session.run(step.command) }
    let text = session.device.text
    let back = try Device(text: text)
    #expect(back.text == text && back == session.device)
    for word in ["extension yes", "extension-root ", "defaults-of-group-in-extension loaded"] {
      #expect(text.contains(word), "\(word)")
    }
    let lost = text.split(separator: "\n").filter { !$0.hasPrefix("extension-root") }
    #expect(throws: TextFormError.self) { try Device(text: lost.joined(separator: "\n") + "\n") }
    var other = session
    other.device = back
    for command in ["ext(hrd)", "ext(hwr(-,x))", "ext(get(k))", "U", "ext(rd(f))"]
      as [DeviceCommand]
    {
      #expect(session.run(command) == other.run(command), "\(command)")
    }
  }
}
