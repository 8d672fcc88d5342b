import Testing

@testable import DataProtection

/// The script language is the only text form of a command, and goes both ways.
@Suite("Commands as text")
struct CommandTextTests {
  /// One command of every form, with the awkward values.
  static let commands: [DeviceCommand] =
    events.map(DeviceCommand.event) + files.map(DeviceCommand.file)
    + handles.map(DeviceCommand.handle) + others

  static let events: [DeviceEvent] = [
    .setPasscode, .changePasscode, .removePasscode, .lock, .unlock, .advance(0),
    .advance(ScriptLimits.advance), .reboot, .powerOff, .powerOn, .inactivityReboot,
    .setGrace(0), .setPasscodeDelay(ScriptLimits.advance), .userInactive, .launch(.foreground),
    .launch(.background), .launch(.prewarm), .kill,
    .launchExtension, .endExtension, .install(entitlement: nil),
    .install(entitlement: .completeWhenUserInactive), .uninstall,
    .erase,
  ]

  static let files: [FileCommand] = [
    .create("/a b", .completeUnlessOpen), .create("/A", nil), .open("/", .read),
    .open("/-", .write), .open("/%", .truncate), .save("/a", nil, nil),
    .save("/#0", .complete, nil), .save("/a", nil, []), .save("/a", ProtectionClass.none, [0x2d]),
    .write("/a", nil, nil), .write("/A", .complete, nil), .write("/A", nil, [0x2d]),
    .append("/a", nil), .append("/a", []), .removeTree("/d"), .move("/a", "/b"),
    .setExcluded("/a", true), .setExcluded("/no", false),
    .contents("/é/,()*=\"\\;"), .overwrite("/a", nil), .overwrite("/a", [0, 255, 10]),
    .replace("/a", nil, nil), .replace("/a", nil, [1]), .replace("/a", .complete, nil),
    .replace("/A", .completeWhenUserInactive, Array("new text".utf8)), .truncate("/a", 0),
    .truncate("/a", DeviceLimits.fileBytes), .delete("/%zz"), .rename("/a", "/b"),
    .link("/a", "/b"), .clone("/a", "/b"), .copy("/a", "/b"), .makeDirectory("/\u{1}"),
    .removeDirectory("/a"), .list("/"), .exists("/a"), .status("/a"), .protection("/a"),
    .setClass("/a", .none), .setMode("/a", .max), .setModified("/a", 0),
    .setAttribute("/a", "", nil), .setAttribute("/a", "-", []), .setAttribute("/a", "n", [1]),
    .attributes("/a"),
  ]

  static let handles: [HandleCommand] =
    [HandleName.last, .on("/a"), .number(0), .number(.max)].flatMap { name -> [HandleCommand] in
      [
        .read(name, at: 0, count: DeviceLimits.fileBytes), .read(name, at: nil, count: 0),
        .read(name, at: 7, count: 1), .read(name, at: 0, count: 1), .write(name, at: 0, nil),
        .write(name, at: 0, [1]), .write(name, at: nil, nil), .write(name, at: nil, [0x2d]),
        .write(name, at: 3, []), .truncate(name, 0), .seek(name, .max), .seekToEnd(name),
        .synchronize(name),
        .close(name), .map(name), .touch(name, at: 0, count: DeviceLimits.fileBytes),
        .touch(name, at: 1, count: 0), .unmap(name),
      ]
    }

  static let others: [DeviceCommand] =
    [KeychainItemID(""), "a b", "-", "k*", KeychainItemID("ü\n", synchronizable: true)]
    .flatMap { id -> [DeviceCommand] in
      [
        .keychain(.add(id, nil, nil)), .keychain(.add(id, .always, nil)),
        .keychain(.add(id, nil, [])), .keychain(.add(id, .whenUnlocked, [37])),
        .keychain(.value(id)), .keychain(.filteredValue(id, .always)), .keychain(.attributes(id)),
        .keychain(.put(id, nil, nil)), .keychain(.put(id, .always, nil)),
        .keychain(.put(id, nil, [])), .keychain(.updateValue(id, [])),
        .keychain(.updateAccessibility(id, .afterFirstUnlock)), .keychain(.delete(id)),
        .question(.item(id)),
      ]
    }
    + [nil, .alwaysThisDeviceOnly].flatMap { accessibility in
      KeychainQuery.Synchronizable.allCases.map {
        .keychain(.match(KeychainQuery(accessibility: accessibility, synchronizable: $0)))
      }
    }
    + [
      .keychain(.value(nil)), .defaults(.set("k=", "= ")), .defaults(.set("", "")),
      .defaults(.set("k", nil)), .defaults(.get("-")), .defaults(.synchronize),
      .account(.backUp(.unencrypted)), .account(.backUp(.encrypted)), .account(.backUp(.iCloud)),
      .account(.restore(.last, .here)), .account(.restore(.number(3), .sameDevice)),
      .account(.restore(.last, .otherDevice)), .account(.synchronize(.other)),
      .account(.synchronize(.new)), .account(.useDevice(2)), .account(.replaceDevice),
      .question(.flag), .question(.access), .question(.command("w(A,a)")), .question(.file("/a")),
      .ifAvailable("rd(a)"), .ifAvailable("kc+(ak,k)"),
      .when(.succeeded, "rd(a)"), .when(.failed, "U"), .when(.locked, "later(rd(a))"),
      .when(.missing, "if(flag)"), .when(.blank, "get(k)"),
      .when(.posix(.notPermitted), "say(a, b)"),
      .when(.keychain(.interactionNotAllowed), "kc?(k)"), .when(.cocoa(.readNoPermission), "flag"),
      .inExtension("rd(a)"), .inExtension("on(EPERM,rd(group/a))"), .when(.locked, "ext(rd(a))"),
      .question(.command("ext(rd(a))")), .inExtension("why(a)"), .inExtension("why(rd(a))"),
      .inExtension("say(a, b)"), .defaults(.set("group/k", "1")),
      .afterUnlock("kc?(k*)"), .afterUnlock("on(EPERM,rd(a))"), .assume(.cloneUnreadable),
      .note(""), .note("the user, in the end, gives up (again); 100% # sure"),
    ]

  @Test("What is written is read back")
  func roundTrip() throws {
    for command in Self.commands {
      let text = "\(command)"
      #expect(try DeviceScript.parse(text).map(\.command) == [command], "\(text)")
      #expect(!text.contains { $0 == " " || $0 == ";" || $0.isNewline }, "\(text)")
    }
    let script = DeviceScript.text(of: Self.commands)
    #expect(try DeviceScript.parse(script).map(\.command) == Self.commands)
  }

  @Test("What is read is written, and read again as the same", arguments: 0..<40 as Range<UInt64>)
  func rewritten(_ seed: UInt64) throws {
    let script = RandomScriptTests.script(seed: seed, length: 200)
    let commands = try DeviceScript.parse(script).map(\.command)
    #expect(try DeviceScript.parse(DeviceScript.text(of: commands)).map(\.command) == commands)
  }

  @Test("Every form of the vocabulary is written by some command")
  func complete() {
    let words = Set(Self.commands.map { "\($0)".prefix { $0 != "(" } })
    for entry in ScriptVocabulary.entries where !entry.form.hasPrefix("+") {
      let name = entry.form.prefix { $0 != "(" && $0 != "[" }
      #expect(words.contains(name), "\(entry.form)")
    }
  }

  @Test("Commands run again give the same outcomes and the same device")
  func replay() throws {
    for seed in 0..<20 as Range<UInt64> {
      let script = RandomScriptTests.script(seed: seed, length: 300)
      let log = try DeviceScript.parse(script).map(\.command)
      var (first, second) = (DeviceSession(), DeviceSession())
      let outcomes = log.map { first.run($0) }
      let again = try DeviceScript.parse(DeviceScript.text(of: log)).map(\.command)
      #expect(again.map { second.run($0) } == outcomes)
      #expect(first.device == second.device)
    }
  }

  @Test("A session remembers the newest backups, and no more")
  func backups() {
    var session = DeviceSession()
    for _ in 0...DeviceLimits.backups { session.run("bk(local)") }
    #expect(session.run("rs(here,#0)") == .impossible("no backup was taken"))
    #expect(session.run("rs(here,#1)") == .done)
  }
}
