import DataProtection
import Foundation
import PicklockCommandLine
import Testing

@testable import PicklockCommand

@Suite("picklock audit")
struct AuditCommandTests {
  static let token =
    #"{"items": [{"name": "token", "accessible": "kSecAttrAccessibleWhenUnlocked"}]}"#

  @Test("findings give status 1, in words")
  func findings() {
    let terminal = Terminal(["-"], input: Self.token, .audit)
    #expect(terminal.status == 1)
    #expect(terminal.output.first?.hasPrefix("token: externally-available-keychain-item") == true)
    #expect(terminal.output.last == "1 finding in 1 of 1 entry")
    #expect(terminal.errors.isEmpty)
  }

  @Test("the profile decides by which backups it leaves", arguments: ["apple", "reference"])
  func profile(_ name: String) {
    let terminal = Terminal(
      ["--profile", name, "--json", "list.json"], input: Self.token, .audit)
    #expect(terminal.status == 1)
    let paths =
      name == "apple"
      ? #""paths":["encrypted-backup"]"#
      : #""paths":["unencrypted-backup","encrypted-backup","icloud-backup"]"#
    #expect(terminal.output.count == 1)
    #expect(terminal.output[0].contains(paths))
    #expect(terminal.output[0].contains(#""rule":"externally-available-keychain-item""#))
  }

  @Test("no finding gives status 0")
  func clean() {
    let terminal = Terminal(
      ["-"], input: #"{"items": [{"name": "a", "accessible": "aku"}]}"#, .audit)
    #expect(terminal.status == 0)
    #expect(terminal.output == ["no findings; looked at 1 entry"])
  }

  @Test("all fields are read")
  func fields() throws {
    let document = try AuditDocument(
      Array(
        #"""
        {"items": [{"name": "k", "accessible": "ck", "synchronizable": true,
                    "access_control": true, "must_reach_another_device": true,
                    "used": "open", "recoverable": true}],
         "files": [{"path": "f", "protection": "completeUnlessOpen", "sensitive": false,
                    "excluded_from_backup": true, "key_item": "k", "used": "always"}]}
        """#.utf8))
    let item = try #require(document.items.first)
    #expect(item.accessibility == .afterFirstUnlock)
    #expect(item.isSynchronizable && item.hasAccessControl && item.mustReachAnotherDevice)
    let file = try #require(document.files.first)
    #expect(file.protection == .completeUnlessOpen)
    #expect(file.isSensitive == false && file.isExcludedFromBackup)
    #expect(item.access == .whileOpen && item.isRecoverable && file.access == .always)
    #expect(file.keyItem == "k")
  }

  static let mistakes = [
    (#"{"#, "picklock audit: "),
    (#"[]"#, "picklock audit: "),
    (#"{"itmes": []}"#, "picklock audit: .itmes: unknown field; the fields are items files"),
    (#"{"items": [{}]}"#, "picklock audit: .items[0].name: every entry needs one"),
    (
      #"{"items": [], "items": [{"name": "a"}]}"#,
      "picklock audit: duplicate key 'items' in one object"
    ),
    (
      #"{"items": [{"name": "a", "n\u0061me": "b"}]}"#,
      "picklock audit: duplicate key 'name' in one object"
    ),
    (
      "{\"items\": [\n  nope\n]}",
      "picklock audit: this is not JSON: Invalid value around character "
    ),
    (#"{"items": [{"a\u001b[2J\n": 1}]}"#, "picklock audit: .items[0].a\\u001b[2J: unknown"),
    (
      #"{"items": [{"name": "a", "accessable": "ak"}]}"#,
      "picklock audit: .items[0].accessable: unknown field; the fields are name accessible"
    ),
    (
      #"{"items": [{"name": "a", "accessible": "zz"}]}"#,
      "picklock audit: .items[0].accessible: 'zz' is not a constant; write its name or ak aku"
    ),
    (
      #"{"files": [{"path": "f", "protection": "full"}]}"#,
      "picklock audit: .files[0].protection: 'full' is not a class; write A B C D CX or complete"
    ),
  ]

  static let refusals = [
    (
      #"{"items": [{"name": "a"}, {"name": "a"}]}"#,
      "picklock audit: .items[1].name: 'a' is listed twice"
    ),
    (
      #"{"files": [{"path": "f"}, {"path": "g"}, {"path": "f"}]}"#,
      "picklock audit: .files[2].path: 'f' is listed twice"
    ),
    (
      #"{"items": [{"name": "key"}], "files": [{"path": "f", "key_item": "kee"}]}"#,
      "picklock audit: .files[0].key_item: 'kee' is not an item of the list"
    ),
    (
      #"{"items": [{"name": "a", "used": "sometimes"}]}"#,
      "picklock audit: .items[0].used: 'sometimes' does not say when; write no open locked always"
    ),
  ]

  @Test("a list that contradicts itself is refused by name", arguments: refusals)
  func refusal(_ list: String, _ message: String) { mistake(list, message) }

  @Test("what is quoted is cut, what is wrong with it is not")
  func quotes() {
    let list =
      #"{"items": [{"name": "a", "accessible": "\#(String(repeating: "x", count: 9_999))"}]}"#
    let line = Terminal(["-"], input: list, .audit).errors.first
    #expect(line?.contains("xxx…' is not a constant; write its name or ak") == true)
  }

  @Test("a class has any of its names", arguments: ["A", "complete", "NSFileProtectionComplete"])
  func className(_ name: String) throws {
    let list = #"{"files": [{"path": "f", "protection": "\#(name)"}]}"#
    #expect(try AuditDocument(Array(list.utf8)).files.first?.protection == .complete)
  }

  @Test("caches and temporary files are in no backup, whichever way their paths are written")
  func caches() {
    for (path, status) in [
      ("Library/Caches/f", 0), ("/tmp/f", 0), ("./tmp/f", 0), ("~/Library/Caches/a/b", 0),
      ("/private/var/mobile/Containers/Data/Application/0A-1B/tmp/f", 0), ("Documents/tmp/f", 1),
      ("Library/f", 1), ("Library/CachesOfMine/f", 1), ("tmpfile", 1),
    ] {
      let list = #"{"files": [{"path": "\#(path)", "protection": "A"}]}"#
      #expect(Terminal(["-"], input: list, .audit).status == Int32(status), "\(path)")
    }
  }

  @Test("a line break in a name begins no line, and a control sequence commands no terminal")
  func escaped() throws {
    let list = #"{"items": [{"name": "a\nno findings\u2028b\r", "accessible": "ak"}]}"#
    let terminal = Terminal(["-"], input: list, .audit)
    let text = try #require(terminal.output.first)
    #expect(text.hasPrefix(#"a\nno findings\u{2028}b\r: externally-available"#))
    #expect(text.split(whereSeparator: \.isNewline).count == 5)
    let finding = try #require(BackupAudit.run(items: [AuditItem("a\nb", .whenUnlocked)]).first)
    #expect(!"\(finding)".contains { $0.isNewline })
  }

  @Test("a list that cannot be read gives status 2 and one line", arguments: mistakes)
  func mistake(_ list: String, _ message: String) {
    let terminal = Terminal(["-"], input: list, .audit)
    #expect(terminal.status == 2)
    #expect(terminal.errors.count == 1)
    #expect(terminal.errors.first?.hasPrefix(message) == true, "\(terminal.errors)")
    #expect(terminal.errors.first?.contains("\n") == false)
  }

  static let wrongUses: [[String]] = [
    [], ["missing"], ["--colour"], ["a", ""], ["--profile"], ["--profile", "android"],
    ["--report", "1"], ["--knob", "C15"],
  ]

  @Test("wrong use gives status 2 and one line", arguments: wrongUses)
  func wrongUse(_ arguments: [String]) {
    let terminal = Terminal(arguments, input: "{}", .audit)
    #expect(terminal.status == 2)
    #expect(terminal.errors.count == 1)
  }

  @Test("--help prints the format")
  func help() {
    let terminal = Terminal(["--help"], .audit)
    #expect(terminal.status == 0)
    #expect(terminal.output.first?.contains("\"accessible\"") == true)
  }

  @Test("a list of the largest size is read, one more byte is not")
  func limit() throws {
    let padding = String(repeating: " ", count: AuditDocument.maximumBytes - 2)
    #expect(try AuditDocument(Array(("{}" + padding).utf8)).items.isEmpty)
    #expect(throws: CommandError.self) {
      try AuditDocument(Array(("{}" + padding + " ").utf8))
    }
  }
}
