import DataProtection
import Foundation
import Testing

@testable import picklock

@Suite("picklock audit")
struct AuditCommandTests {
  static let token =
    #"{"items": [{"name": "token", "accessible": "kSecAttrAccessibleWhenUnlocked"}]}"#

  @Test("findings give status 1, in words")
  func findings() {
    let terminal = Terminal(["-"], input: Self.token, AuditCommand.run)
    #expect(terminal.status == 1)
    #expect(terminal.output.first?.hasPrefix("token: externally-available-keychain-item") == true)
    #expect(terminal.output.last == "1 finding in 1 of 1 entry")
    #expect(terminal.errors.isEmpty)
  }

  @Test("the profile decides by which backups it leaves", arguments: ["apple", "reference"])
  func profile(_ name: String) {
    let terminal = Terminal(
      ["--profile", name, "--json", "list.json"], input: Self.token, AuditCommand.run)
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
      ["-"], input: #"{"items": [{"name": "a", "accessible": "aku"}]}"#, AuditCommand.run)
    #expect(terminal.status == 0)
    #expect(terminal.output == ["no findings; looked at 1 entry"])
  }

  @Test("all fields are read")
  func fields() throws {
    let document = try AuditDocument(
      Data(
        #"""
        {"items": [{"name": "k", "accessible": "ck", "synchronizable": true,
                    "access_control": true, "must_reach_another_device": true}],
         "files": [{"path": "f", "protection": "completeUnlessOpen", "sensitive": false,
                    "excluded_from_backup": true, "key_item": "k"}]}
        """#.utf8))
    let item = try #require(document.items.first)
    #expect(item.accessibility == .afterFirstUnlock)
    #expect(item.isSynchronizable && item.hasAccessControl && item.mustReachAnotherDevice)
    let file = try #require(document.files.first)
    #expect(file.protection == .completeUnlessOpen)
    #expect(!file.isSensitive && file.isExcludedFromBackup)
    #expect(file.keyItem == "k")
  }

  static let mistakes = [
    (#"{"#, "picklock audit: "),
    (#"[]"#, "picklock audit: "),
    (#"{"itmes": []}"#, "picklock audit: .itmes: unknown field; the fields are items files"),
    (#"{"items": [{}]}"#, "picklock audit: .items[0].name: every entry needs one"),
    (#"{"items": [], "items": [{"name": "a"}]}"#, "picklock audit: 'items' stands twice"),
    (#"{"items": [{"name": "a", "n\u0061me": "b"}]}"#, "picklock audit: 'name' stands twice"),
    (
      "{\"items\": [\n  nope\n]}",
      "picklock audit: this is no JSON: Invalid value around character "
    ),
    (#"{"items": [{"a\u001b[2J\n": 1}]}"#, "picklock audit: .items[0].a\\u001b[2J ⏎ : unknown"),
    (
      #"{"items": [{"name": "a", "accessable": "ak"}]}"#,
      "picklock audit: .items[0].accessable: unknown field; the fields are name accessible"
    ),
    (
      #"{"items": [{"name": "a", "accessible": "zz"}]}"#,
      "picklock audit: .items[0].accessible: 'zz' is no constant; write its name or ak aku"
    ),
    (
      #"{"files": [{"path": "f", "protection": "full"}]}"#,
      "picklock audit: .files[0].protection: 'full' is no class; write A B C D CX or complete"
    ),
  ]

  @Test("a list that cannot be read gives status 2 and one line", arguments: mistakes)
  func mistake(_ list: String, _ message: String) {
    let terminal = Terminal(["-"], input: list, AuditCommand.run)
    #expect(terminal.status == 2)
    #expect(terminal.errors.count == 1)
    #expect(terminal.errors.first?.hasPrefix(message) == true, "\(terminal.errors)")
    #expect(terminal.errors.first?.contains("\n") == false)
  }

  static let wrongUses: [[String]] = [
    [], ["missing"], ["--colour"], ["a", "b"], ["--profile"], ["--profile", "android"],
    ["--report", "1"], ["--knob", "C15"],
  ]

  @Test("wrong use gives status 2 and one line", arguments: wrongUses)
  func wrongUse(_ arguments: [String]) {
    let terminal = Terminal(arguments, input: "{}", AuditCommand.run)
    #expect(terminal.status == 2)
    #expect(terminal.errors.count == 1)
  }

  @Test("--help prints the format")
  func help() {
    let terminal = Terminal(["--help"], AuditCommand.run)
    #expect(terminal.status == 0)
    #expect(terminal.output.first?.contains("\"accessible\"") == true)
  }

  @Test("a list of the largest size is read, one more byte is not")
  func limit() throws {
    let padding = String(repeating: " ", count: AuditDocument.maximumBytes - 2)
    #expect(try AuditDocument(Data(("{}" + padding).utf8)).items.isEmpty)
    #expect(throws: ProtectionUsage.self) {
      try AuditDocument(Data(("{}" + padding + " ").utf8))
    }
  }
}
