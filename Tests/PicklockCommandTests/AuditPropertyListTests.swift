import DataProtection
import Foundation
import PicklockCommandLine
import Testing

@testable import PicklockCommand

/// What `picklock audit` makes of an Info.plist and of an entitlements file.
@Suite("picklock audit on property lists")
struct AuditPropertyListTests {
  static let key = "com.apple.developer.default-data-protection"

  private func audit(_ files: [String: Data], _ options: [String] = []) -> Terminal {
    Terminal(options + files.keys.sorted(), files: files, .audit)
  }

  private func list(
    _ value: [String: Any], _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
  }

  @Test(
    "background modes and class A by default are found, XML or binary",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func backgroundWithClassA(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let terminal = audit([
      "App.entitlements": try list([Self.key: "NSFileProtectionComplete"], format),
      "Info.plist": try list(
        ["CFBundleIdentifier": "org.example.app", "UIBackgroundModes": ["fetch", "audio"]], format),
    ])
    #expect(terminal.status == 1 && terminal.errors.isEmpty)
    let text = try #require(terminal.output.first)
    #expect(text.hasPrefix("org.example.app: background-work-without-access\n"))
    #expect(text.contains("background mode fetch and background mode audio"))
    #expect(
      text.contains(
        "Change: org.example.app: \(Self.key) = "
          + "NSFileProtectionCompleteUntilFirstUserAuthentication"))
    #expect(terminal.output.last == "1 finding in 1 of 1 entry")
  }

  @Test("neither alone is a finding, nor class C with background modes")
  func clean() throws {
    let modes = try list(["CFBundleName": "a", "UIBackgroundModes": ["fetch"]])
    let classA = try list([Self.key: "NSFileProtectionComplete"])
    let classC = try list([Self.key: "NSFileProtectionCompleteUntilFirstUserAuthentication"])
    for files in [
      ["Info.plist": modes], ["a.entitlements": classA],
      ["Info.plist": modes, "a.entitlements": classC],
      ["Info.plist": modes, "a.entitlements": try list([:])],
    ] { #expect(audit(files).status == 0) }
  }

  static let lockedWork: [(info: [String: String], entitlements: String?, reason: String)] = [
    (
      ["NSExtension": "com.apple.usernotifications.service"], nil,
      "extension point com.apple.usernotifications.service"
    ),
    (
      ["NSExtension": "com.apple.networkextension.packet-tunnel"], nil,
      "extension point com.apple.networkextension.packet-tunnel"
    ),
    (
      ["CFBundleName": "a"], "com.apple.developer.healthkit.background-delivery",
      "HealthKit background delivery"
    ),
  ]

  @Test("other work while locked counts as well", arguments: lockedWork)
  func otherWork(
    _ work: (info: [String: String], entitlements: String?, reason: String)
  ) throws {
    var info: [String: Any] = work.info
    if let point = work.info["NSExtension"] {
      info["NSExtension"] = ["NSExtensionPointIdentifier": point]
    }
    var entitlements: [String: Any] = [Self.key: "NSFileProtectionCompleteUnlessOpen"]
    if let name = work.entitlements { entitlements[name] = true }
    let terminal = audit([
      "Info.plist": try list(info), "a.entitlements": try list(entitlements),
    ])
    #expect(terminal.status == 1)
    #expect(terminal.output.first?.contains(work.reason) == true)
    #expect(terminal.output.first?.contains("made, but not opened again") == true)
  }

  @Test("the entitlement is the class of listed files that have none")
  func defaultClass() throws {
    let terminal = audit(
      [
        "a.entitlements": try list([Self.key: "NSFileProtectionNone"]),
        "list.json": Data(#"{"files": [{"path": "Documents/f", "sensitive": true}]}"#.utf8),
      ], ["--json"])
    let rules = terminal.output.map { $0.contains("unprotected-sensitive-file") }
    #expect(rules.contains(true))
    #expect(terminal.output.last?.contains("unprotected-default-class") == true)
  }

  @Test("the reference asks for the entitlement where class A is used")
  func missingEntitlement() throws {
    let files = [
      "a.entitlements": try list([:]),
      "list.json": Data(
        #"{"files": [{"path": "f", "protection": "A", "excluded_from_backup": true}]}"#.utf8),
    ]
    #expect(audit(files).status == 0)
    let literal = audit(files, ["--profile", "reference"])
    #expect(literal.output.first?.contains("missing-data-protection-entitlement") == true)
  }

  static let mistakes: [(files: [String: String], message: String)] = [
    (
      ["Info.plist": "<plist><dict><key>a</key>"],
      "Info.plist cannot be read: line 1, <plist><dict>"
    ),
    (
      [
        "Info.plist":
          "<plist>\n<dict>\n<key>a</key>\n<true/>\n<key>a</key>\n<true/>\n</dict>\n</plist>"
      ], "Info.plist cannot be read: line 5, <key>a</key>: a key occurs twice"
    ),
    (
      ["Info.plist": "<plist><dict>\n\t#ifdef A\n<key>a</key><true/>\n#endif\n</dict></plist>"],
      "Info.plist is text for a preprocessor (#if): give the Info.plist of the built application"
    ),
    (["Info.plist": "<plist><array/></plist>"], "Info.plist holds no dictionary"),
    (["a.plist": "<plist><dict/></plist>"], "a.plist is neither an Info.plist nor an entitlements"),
    (
      ["Info.plist": dict("<key>UIBackgroundModes</key><string>audio</string>")],
      "Info.plist: 'UIBackgroundModes' is not an array of strings"
    ),
    (
      ["a.entitlements": dict("<key>\(key)</key><string>NSFileProtectionFull</string>")],
      "\(key): 'NSFileProtectionFull' is not a class; they are NSFileProtectionComplete "
    ),
    (
      ["a.entitlements": dict("<key>\(key)</key><string>$(LEVEL)</string>")],
      "\(key): '$(LEVEL)' is a build setting"
    ),
    (
      ["a.entitlements": dict("<key>\(key)</key><true/>")],
      "a.entitlements: '\(key)' is not a string"
    ),
    (
      ["a.entitlements": dict(""), "b.entitlements": dict("")],
      "a second entitlements file: audit an application and its extensions one by one"
    ),
    (["a": "{}", "b": "{}"], "one list at a time; b is the second"),
  ]

  private static func dict(_ text: String) -> String { "<plist><dict>\(text)</dict></plist>" }

  @Test("what is not understood gives status 2 and one line", arguments: mistakes)
  func mistake(_ mistake: (files: [String: String], message: String)) {
    let terminal = audit(mistake.files.mapValues { Data($0.utf8) })
    #expect(terminal.status == 2)
    #expect(terminal.errors.count == 1)
    #expect(
      terminal.errors.first?.hasPrefix("picklock audit: \(mistake.message)") == true,
      "\(terminal.errors)")
    #expect(terminal.errors.first?.contains("\n") == false)
  }

  @Test("a mode that is not known is said and not counted")
  func unknownMode() throws {
    let terminal = audit([
      "Info.plist": try list(["UIBackgroundModes": ["fetsch"]]),
      "a.entitlements": try list([Self.key: "NSFileProtectionComplete"]),
    ])
    #expect(terminal.status == 0)
    #expect(
      terminal.errors == [
        "picklock audit: note: UIBackgroundModes: 'fetsch' is not a known mode and was not counted"
      ])
  }

  @Test("a property list of the largest size is read, one more byte is not")
  func limit() {
    let list = Self.dict("<key>CFBundleName</key><string>a</string>")
    let limit = AuditPropertyList.maximumBytes
    for (count, status) in [(limit, 0), (limit + 1, 2)] as [(Int, Int32)] {
      let padded = list + String(repeating: "\n", count: count - list.utf8.count)
      #expect(audit(["Info.plist": Data(padded.utf8)]).status == status)
    }
  }

  @Test("a line about a mistake is short, whatever it quotes")
  func shortLine() throws {
    let long = String(repeating: "x\n", count: 100_000)
    let terminal = audit(["a.entitlements": try list([Self.key: long])])
    #expect(terminal.status == 2)
    #expect(terminal.errors.first.map { $0.count < 1_000 && !$0.contains("\n") } == true)
  }
}
