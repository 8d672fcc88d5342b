import Testing

@testable import DataProtection

/// One mapping of errno, call and profile to Foundation's codes, whoever asks.
@Suite("Cocoa codes")
struct CocoaCodeTests {
  /// What every pair of errno and call is reported as.
  ///
  /// Source: swift-foundation, `CocoaError+FilePath.swift`.
  static let codes: [(PosixError, read: Int, write: Int)] = [
    (.notPermitted, 257, 513), (.accessDenied, 257, 513), (.noEntry, 260, 4), (.exists, 256, 516),
    (.notDirectory, 256, 512), (.isDirectory, 256, 512), (.invalid, 256, 512),
    (.badHandle, 256, 512), (.tooManyHandles, 256, 512), (.tooLarge, 263, 512),
    (.noSpace, 256, 640), (.nameTooLong, 258, 514), (.notEmpty, 256, 512),
  ]

  @Test("Every errno has a code, whatever the call", arguments: FileOperation.allCases)
  func every(_ operation: FileOperation) {
    for (error, read, write) in Self.codes {
      let usual = operation.isReading ? read : write
      let code = operation == .remove && error == .notEmpty ? 513 : usual
      #expect(error.cocoa(operation)?.rawValue == code, "\(error)")
      let literal = error == .notPermitted ? 257 : code
      #expect(error.cocoa(operation, under: .reference)?.rawValue == literal, "\(error)")
    }
    #expect(Set(Self.codes.map(\.0)).union([.noProcess]) == Set(PosixError.names.keys))
    #expect(PosixError.noProcess.cocoa(operation) == nil)
  }

  /// Each was seen in Foundation on Linux, where a file without mode bits stood for a locked one.
  static let seen: [(DeviceCommand, Int)] = [
    ("cp(x,y)", 260), ("cp(f,g)", 516), ("cp(a,y)", 513), ("cp(f,x/y)", 4), ("cp(f,g/y)", 512),
    ("mv(x,y)", 4), ("mv(f,g)", 516), ("mv(f,f)", 516), ("mv(d,d/e/y)", 512), ("mv(f,x/y)", 4),
    ("mv(f,g/y)", 512), ("ln(x,y)", 260), ("ln(f,g)", 516), ("rm(x)", 4), ("rm(f/x)", 512),
    ("mkdir(d)", 516), ("mkdir(x/y)", 4), ("mkdir(f/x)", 512), ("ls(x)", 260), ("ls(f)", 256),
    ("stat(x)", 260), ("chmod(x,600)", 4), ("mtime(x,1)", 4), ("rd(x)", 260), ("rd(d)", 256),
    ("rd(a)", 257), ("rd(f/x)", 256), ("put(d)", 512), ("put(a)", 513), ("put(x/y)", 4),
    ("put(f/x)", 512), ("w(f)", 516), ("atomic(d)", 512), ("atomic(x/y)", 4), ("open(x)", 260),
    ("open(a)", 257), ("open(x,w)", 4), ("open(a,w)", 513), ("hrd(#0)", 256), ("hwr(#1)", 512),
  ]

  /// Not seen, as Linux has neither the class nor a call for an empty directory alone.
  static let derived: [(DeviceCommand, Int)] = [("set(a,C)", 257), ("rmdir(d)", 513)]

  @Test(
    "A script reports what Foundation does, and 257 for all that is locked under the reference",
    arguments: [DeviceProfile.apple, .reference])
  func script(_ profile: DeviceProfile) throws {
    var session = DeviceSession(profile: profile)
    for step in try DeviceScript.parse(
      "P w(f) w(g) mkdir(d) mkdir(d/e) w(A,a) open(f) open(f) close(#0) L+11 bg")
    {
      session.run(step.command)
    }
    for (command, code) in Self.seen + Self.derived {
      let outcome = session.run(command)
      let step = ScriptStep(line: 1, text: "\(command)", command: command)
      let line = ScriptLine(step, outcome, in: session)
      let isLiteral = line.posixError == .notPermitted && profile == .reference
      #expect(line.cocoaCode == (isLiteral ? 257 : code), "\(command): \(line.text)")
    }
  }

  @Test("A database meets SQLite's code, and no other file does")
  func database() throws {
    let lines = try DeviceScript.run(
      """
      P w(A,notes.db) w(A,notes.db-wal) w(A,notes.txt) open(notes.db,w) L+11 bg
      open(notes.db) open(notes.db-wal) open(notes.txt) hwr(#0) del(notes.db)
      """)
    #expect(lines.suffix(5).map(\.sqliteCode?.rawValue) == [23, 14, nil, 7178, nil])
    #expect(lines[8].text.hasPrefix("EPERM, Cocoa 257, SQLite 23: "))
  }
}
