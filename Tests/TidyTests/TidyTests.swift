import Testing

/// House rule 10, and the direction of imports, on every file of the package.
@Suite struct TidyTests {
  @Test("The package obeys", arguments: Rule.all)
  func packageObeys(_ rule: Rule) throws {
    let files = try SourceFile.all()
    #expect(files.count > 20, "the walk found too few files to mean anything")
    let findings = rule.findings(in: files)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }
}
