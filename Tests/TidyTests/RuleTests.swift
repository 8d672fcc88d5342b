import Testing

/// A rule that cannot fail proves nothing: each is shown a file that breaks it and one that obeys.
@Suite struct RuleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let path: String
    let broken: String
    let obeying: String
    var testDescription: String { "\(rule.name): \(path)" }

    init(_ rule: Rule, _ path: String, broken: String, obeying: String) {
      self.rule = rule
      self.path = path
      self.broken = broken
      self.obeying = obeying
    }
  }

  static let long = "func f() {\n" + String(repeating: "  g()\n", count: 59) + "}\n"
  static let fits = "func f() {\n" + String(repeating: "  g()\n", count: 58) + "}\n"

  static let cases =
    "func f() {\n  switch e {\n" + String(repeating: "  case .a: g()\n", count: 70) + "  }\n"

  static let examples: [Example] = [
    Example(
      .fileLength, "Sources/PicklockCampaign/A.swift", broken: String(repeating: "\n", count: 301),
      obeying: String(repeating: "\n", count: 300)),
    Example(
      .lineLength, "Sources/PicklockCampaign/A.swift", broken: String(repeating: "x", count: 101),
      obeying: String(repeating: "x", count: 100)),
    Example(.functionLength, "Sources/PicklockCampaign/A.swift", broken: long, obeying: fits),
    Example(
      .functionLength, "Sources/PicklockCampaign/A.swift",
      broken: long.replacing("func f()", with: "var f: Int"),
      obeying: fits.replacing("func f()", with: "var f: Int")),
    Example(
      .functionLength, "Sources/PicklockCampaign/A.swift", broken: cases + "  g()\n}\n",
      obeying: cases + "}\n"),
    Example(
      .exhaustiveSwitches(over: [EnumCases(name: "E", cases: ["a", "b", "c"])]),
      "Sources/PicklockCampaign/A.swift",
      broken: "switch e {\ncase .a(let b): f(b)\ndefault: g()\n}",
      obeying: "switch e {\ncase .a, .b: f()\ncase .c: g()\n}"),
    Example(
      .exhaustiveSwitches(over: [EnumCases(name: "E", cases: ["a", "b", "c"])]),
      "Sources/PicklockCampaign/A.swift",
      broken: "switch e {\ncase .a,\n  .b:\n  f()\ndefault:\n  g()\n}",
      obeying: "switch e {\ncase .d: f()\ndefault: g()\n}\nswitch e {\ncase 1: f()\ndefault: g()\n}"
    ),
    Example(
      .bans, "Sources/PicklockCampaign/A.swift", broken: "let a = try! f()",
      obeying: "let a = \"try! f()\"  // try! is banned"),
    Example(
      .bans, "Sources/PicklockCampaign/A.swift", broken: "let a = b[0]!",
      obeying: "let a = !b && b != c"),
    Example(
      .bans, "Sources/PicklockCampaign/A.swift", broken: "let a = \"\\(b!)\"",
      obeying: "let a = \"\\(b) !\""),
    Example(
      .bans, "Sources/PicklockCampaign/A.swift", broken: "  print(a)", obeying: "  table.print(a)"),
    Example(
      .bans, "Sources/PicklockCampaign/A.swift", broken: "let a = try? f()",
      obeying: "let a = try f()"),
    Example(
      .bans, "Sources/KeyedArchive/A.swift", broken: "let a = b.rounded(.down)",
      obeying: "let a = b.wholeBelow"),
    Example(
      .bans, "Tests/PicklockCampaignTests/A.swift", broken: "// TO" + "DO later",
      obeying: "let a = try? f()"),
    Example(
      .oneTypeOneFile, "Sources/PicklockCampaign/A.swift", broken: "struct A {}\nenum B {}",
      obeying: "struct A { enum B {} }\nprivate enum C {}"),
    Example(
      .oneTypeOneFile, "Sources/PicklockCampaign/A+B.swift", broken: "extension C {}",
      obeying: "extension A {}"),
    Example(
      .imports, "Sources/PropertyEngine/A.swift", broken: "import Foundation",
      obeying: "// import Foundation"),
    Example(
      .imports, "Sources/DataProtection/A.swift", broken: "public import PropertyEngine",
      obeying: "let importance = 1"),
    Example(
      .documentation, "Sources/PicklockCampaign/A.swift", broken: "public struct A {}",
      obeying: "/// Says what it is.\n@frozen\npublic struct A {}"),
    Example(
      .documentation, "Sources/PicklockCampaign/A.swift", broken: "  public private(set) var a = 1",
      obeying: "  public var description: String { a }"),
    Example(
      .documentation, "Sources/PicklockCampaign/A.swift", broken: "  public init<A>(_ a: A) {",
      obeying: "  init<A>(_ a: A) {"),
    Example(
      .safety, "Sources/PicklockCampaign/A.swift", broken: "let a = unsafe f()",
      obeying: "// Safety: `f` keeps nothing.\nlet a = unsafe f()"),
    Example(
      .safety, "Sources/PicklockCampaign/A.swift",
      broken: "func f() {\n  // Safety: `g` keeps nothing.\n  g()\n}\nlet a = unsafe f()",
      obeying: "func f() {\n  // Safety: `g` keeps nothing.\n  do {\n    unsafe g()\n  }\n}"),
    Example(
      .safety, "Tests/PicklockCampaignTests/A.swift",
      broken: "final class A: @unchecked Sendable {}",
      obeying: "let a = unsafe f()"),
    Example(
      .safety, "Benchmarks/Sources/A.swift", broken: "nonisolated(unsafe) var a = 1",
      obeying: "/// Safety: one thread.\nnonisolated(unsafe) var a = 1"),
    Example(
      .standardNames, "Sources/PicklockCampaign/A.swift", broken: "public struct Span {}",
      obeying: "struct Span {}\npublic enum ChoiceSpan {\n  public struct Span {}\n}"),
    Example(
      .repeatedBullets, "CHANGELOG.md", broken: "- A list\n  that ends\n- A list\n  that runs on",
      obeying: "- A list\n  of one\n- Another list\n  of one"),
  ]

  @Test("A rule catches what breaks it", arguments: examples)
  func catches(_ example: Example) {
    let file = SourceFile(path: example.path, text: example.broken)
    #expect(!example.rule.violations(file).isEmpty)
  }

  @Test("A rule lets pass what obeys it", arguments: examples)
  func letsPass(_ example: Example) {
    let file = SourceFile(path: example.path, text: example.obeying)
    #expect(example.rule.findings(in: [file]) == [])
  }
}
