import DataProtection
import Foundation
import PicklockCommandLine
import Testing

@testable import PicklockCommand

@Suite("picklock advise")
struct AdviseCommandTests {
  private func advise(_ arguments: [String], typed: [String]? = nil) -> Terminal {
    Terminal(arguments, typed: typed, .advise)
  }

  @Test("options give class, moments, reasons, cautions, a script and code")
  func options() throws {
    let terminal = advise(["--what", "database", "--size", "20M", "--write", "open"])
    #expect(terminal.status == 0 && terminal.errors.isEmpty)
    let text = try #require(terminal.output.first)
    for part in [
      "Store it in: a file of class C, NSFileProtectionCompleteUntilFirstUserAuthentication\n",
      "While locked: yes, after the first unlock\n", "Before the first unlock: no\n",
      "Because:\n- ", "Mind:\n- ", "| \(Session.command) device -\n", "func prepareStore(",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test("what is too large for the keychain has its key there")
  func key() {
    let terminal = advise(["--what=credential", "--size=4097", "--leaves=yes"])
    #expect(
      terminal.output.first?.contains(
        "Its key in:  a keychain item, kSecAttrAccessibleWhenUnlocked ")
        == true)
  }

  @Test("--json has every part")
  func json() throws {
    let terminal = advise(["--json", "--what", "token", "--size", "64", "--read", "locked"])
    let line = try #require(terminal.output.first)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["storage"] as? String == "keychain")
    #expect(
      object["accessible"] as? String == "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly")
    #expect(object["while_locked"] as? String == "locked")
    #expect((object["reasons"] as? [String])?.isEmpty == false)
    #expect((object["code"] as? String)?.contains("SecItemAdd") == true)
    #expect(object["protection"] == nil)
  }

  @Test("a terminal is asked what the options leave out; a mistake is asked again")
  func asks() {
    let typed = ["passwort", "1", "2k", "", "", "no", "yes"]
    let terminal = advise([], typed: typed)
    #expect(terminal.status == 0)
    #expect(terminal.output.first?.contains("(akpu)") == true)
    #expect(terminal.errors[0].hasPrefix("What is it? (a word or its number)\n   1  credential"))
    #expect(terminal.errors[1].hasPrefix("'passwort' is not a kind of data; nearest is password"))
    #expect(terminal.errors.contains { $0.hasPrefix("Is it read while the device is locked? (a ") })
    #expect(!terminal.errors.contains { $0.contains("disclosure") }, "a secret is sensitive")
  }

  @Test("a terminal that ends, or answers nothing that fits, gives status 2")
  func noAnswer() {
    for typed in [[], ["1"], Array(repeating: "x", count: 100)] {
      let terminal = advise([], typed: typed)
      #expect(terminal.status == 2)
      #expect(terminal.errors.last?.hasPrefix("picklock advise: no answer to: ") == true)
      #expect(terminal.errors.count <= AdviseAnswers.tries + 2)
    }
  }

  static let sizes =
    [("0", true), ("900", true), ("2K", true), ("1.5MB", true), ("1g", true)]
    + ["", "-1", "1e9", "nan", "inf", "1T", "K", "1 2", "99999999999999999999"].map { ($0, false) }

  @Test("a size is bytes, or has a unit", arguments: sizes)
  func size(_ word: String, _ isTaken: Bool) {
    #expect((advise(["--what", "app-data", "--size", word]).status == 0) == isTaken)
  }

  static let wrongUses: [[String]] = [
    [], ["--what", "token"], ["--size", "1"], ["--what", "flub", "--size", "1"],
    ["--what", "token", "--size", "1", "--read", "never"],
    ["--what", "token", "--size", "1", "--leaves", "maybe"],
    ["--what", "token", "--size", "1", "--sensitive", "no"],
    ["--what", "token", "--what", "key", "--size", "1"], ["--colour"], ["token"],
  ]

  @Test("wrong use gives status 2 and one line", arguments: wrongUses)
  func wrongUse(_ arguments: [String]) {
    let terminal = advise(arguments)
    #expect(terminal.status == 2)
    #expect(terminal.errors.count == 1 && terminal.output.isEmpty)
    #expect(terminal.errors.first?.count ?? 0 < 100)
  }

  @Test("--help lists every option and every kind")
  func help() throws {
    let text = try #require(advise(["--help"]).output.first)
    for question in AdviseQuestion.allCases {
      #expect(text.contains("\n  \(question.option.form) "))
    }
    for kind in DataKind.allCases { #expect(text.contains("  \(kind.rawValue) ")) }
  }
}
