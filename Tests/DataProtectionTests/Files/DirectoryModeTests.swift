import Testing

@testable import DataProtection

/// What the mode bits of a directory allow, for each of the eight sets of the owner's rights.
@Suite("Modes of directories")
struct DirectoryModeTests {
  /// Whether a command in a directory with these rights is refused.
  typealias Refuses = @Sendable (_ read: Bool, _ write: Bool, _ search: Bool) -> Bool

  static let search: Refuses = { _, _, search in !search }
  static let change: Refuses = { _, write, search in !(write && search) }
  static let list: Refuses = { read, _, _ in !read }
  static let empty: Refuses = { read, write, search in !(read && write && search) }
  static let nothing: Refuses = { _, _, _ in false }

  /// What was seen on Linux, as a user who is not root, wherever it has the call.
  static let commands: [(DeviceCommand, Refuses)] = [
    ("rd(d/f)", search), ("open(d/f,w)", search), ("put(d/f)", search), ("stat(d/f)", search),
    ("class?(d/f)", search), ("set(d/f,D)", search), ("chmod(d/f,600)", search),
    ("mtime(d/f,1)", search), ("xattr(d/f,n,v)", search), ("xattrs(d/f)", search),
    ("exclude(d/f)", search), ("append(d/f,x)", search), ("trunc(d/f,0)", search),
    ("cp(d/f,k)", search), ("clone(d/f,k)", search), ("ln(d/f,k)", search), ("ls(d/e)", search),
    ("rd(d/n/f)", search), ("w(d/e/k)", search), ("w(d/k)", change), ("put(d/k)", change),
    ("atomic(d/k)", change), ("atomic(d/f)", change), ("del(d/f)", change), ("rm(d/f)", change),
    ("rm(d/n)", change), ("rmdir(d/e)", change), ("mkdir(d/k)", change), ("cp(g,d/k)", change),
    ("clone(g,d/k)", change), ("ln(g,d/k)", change), ("mv(g,d/k)", change),
    ("mv(d/f,k)", change), ("rename(d/f,g)", change), ("rename(g,d/f)", change), ("ls(d)", list),
    ("rm(d)", empty), ("stat(d)", nothing), ("chmod(d,700)", nothing), ("mv(d,k)", nothing),
    ("rmdir(d)", nothing),
  ]

  @Test("a directory is searched, written and listed by its bits", arguments: 0..<8)
  func rights(bits: UInt16) throws {
    let (read, write, search) = (bits & 4 != 0, bits & 2 != 0, bits & 1 != 0)
    for (command, refuses) in Self.commands {
      var session = DeviceSession()
      for step in try DeviceScript.parse("mkdir(d) mkdir(d/e) mkdir(d/n) w(d/n/f) w(d/f) w(g)") {
        session.run(step.command)
      }
      session.run(.file(.setMode("/d", bits << 6)))
      let outcome = session.run(command)
      #expect(
        (outcome == .failed(.accessDenied)) == refuses(read, write, search),
        "\(command) in a directory of mode \(String(bits, radix: 8))00: \(outcome)")
      guard outcome == .failed(.accessDenied) else { continue }
      let why = "\(session.explain(command, outcome))"
      #expect(why.contains("/d do not let"), "\(why)")
    }
  }

  @Test("what is refused changes nothing, and a name that is not there is told first")
  func refusedChangesNothing() throws {
    let lines = try DeviceScript.run(
      """
      mkdir(d) w(-,d/f,old) mkdir(d/n) w(d/n/f) chmod(d/n,0)
      rm(d) => EACCES, Cocoa 513
      rd(d/f) => reads 'old'
      chmod(d,500)
      rd(d/f) => reads 'old'
      atomic(d/f,new) => EACCES, Cocoa 513
      put(-,d/f,new) => ok
      del(d/x) => ENOENT
      chmod(d,300)
      ls(d) => EACCES, Cocoa 257
      w(d/g) => ok
      exists(d/g) => yes
      chmod(d,600)
      exists(d/g) => no
      rd(d/g) => EACCES, Cocoa 257
      mv(d/g,h) => EACCES, Cocoa 513
      """)
    for line in lines { #expect(line.isAsExpected, "\(line)") }
  }

  @Test("what can be read is said by the modes on the way too")
  func explained() throws {
    let lines = try DeviceScript.run(
      "mkdir(d) w(D,d/f) can? chmod(d,600) can? why(d/f) why(d) chmod(d,300) why(d) why(d/f)")
    let texts = lines.map(\.text)
    #expect(texts[2] != texts[4])
    #expect(texts[5].contains("do not let it be searched"))
    #expect(texts[6].hasPrefix("/d can be read now"))
    #expect(texts[8].contains("do not let it be listed"))
    #expect(texts[9].hasPrefix("/d/f can be read now"))
  }

  @Test("a clone needs the right to read its source, as a copy does")
  func clone() throws {
    let lines = try DeviceScript.run(
      """
      w(f) chmod(f,200)
      clone(f,g) => EACCES, Cocoa 513
      cp(f,g) => EACCES, Cocoa 513
      """)
    for line in lines { #expect(line.isAsExpected, "\(line)") }
  }

  @Test("a handle goes on working, and the system reads what the application cannot")
  func handles() throws {
    let lines = try DeviceScript.run(
      """
      mkdir(d) w(-,d/f,old) open(d/f) chmod(d,0) chmod(/,0)
      hrd(#0) => reads 'old'
      stat(d) => EACCES
      bk(local) => ok: 1 file
      """)
    for line in lines { #expect(line.isAsExpected, "\(line)") }
  }
}
