/// What a test has to write to get at the property of a fuzz target.
public struct EntryPoint: Hashable, Sendable {
  /// The modules that it imports besides `PropertyTesting`; those that begin with `@` as they are.
  public let imports: [String]
  /// The property, as an expression.
  public let property: String

  init(imports: [String], property: String) {
    self.imports = imports
    self.property = property
  }

  /// Reads the file of an entry point: what `Harness.run` is given, and the modules it needs.
  init(of target: String, source: String) {
    property =
      source.firstMatch(of: /Harness\.run\(\s*([^,]+),/).map { String($0.1) } ?? "property"
    let ours: Set<Substring> = ["PropertyFuzzing", "PropertyEngine", "Foundation"]
    let imported = source.split(separator: "\n").filter { $0.hasPrefix("import ") }
      .map { $0.dropFirst("import ".count) }.filter { !ours.contains($0) }.map(String.init)
    // What is no member of a type is declared beside the entry point.
    imports = imported + (property.hasPrefix(".") ? [] : ["@testable \(target)"])
  }

  /// The lines that import them, sorted as the formatter wants them.
  public var importLines: [String] {
    let plain = (imports.filter { !$0.hasPrefix("@") } + ["PropertyTesting"]).sorted()
      .map { "import \($0)" }
    let testable = imports.filter { $0.hasPrefix("@") }.sorted()
      .map { $0.replacing(" ", with: " import ") }
    return plain + (testable.isEmpty ? [] : [""] + testable)
  }
}
