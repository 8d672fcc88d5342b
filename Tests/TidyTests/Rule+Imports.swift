extension Rule {
  /// The direction of imports: products never import the machinery, the machinery never a product.
  static let imports = Rule(name: "imports point the right way") { file in
    guard file.area == "Sources", let allowed = allowedImports[file.module] else {
      return file.area == "Sources"
        ? [(1, "module \(file.module) is not in the table of imports")] : []
    }
    return file.code.enumerated().compactMap { index, line in
      guard let name = importedModule(line), !allowed.contains(name) else { return nil }
      return (index + 1, "\(file.module) may not import \(name)")
    }
  }

  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]

  private static let allowedImports: [String: Set<String>] = [
    "PropertyEngine": [],
    "EngineOracle": ["PropertyEngine", "Synchronization"],
    "PropertyTesting": system.union(["PropertyEngine", "Testing", "Foundation"]),
    "KeyedArchive": [],
    "KeyedArchiveFoundation": ["KeyedArchive", "Foundation", "Synchronization"],
    "DataProtection": [],
    "ProtectedStorage": system.union([
      "KeyedArchive", "DataProtection", "Foundation", "Security", "UIKit",
    ]),
    "Compression": ["CZlib"],
    "CorpusStore": system.union(["Compression", "Foundation"]),
    "Properties": [
      "ArchiveProperties", "CanaryProperties", "DeviceProperties",
      "PropertyEngine", "KeyedArchive", "KeyedArchiveFoundation", "DataProtection",
      "ProtectedStorage", "Compression", "Foundation",
    ],
    "FuzzSupport": system.union(["PropertyEngine", "CLeash", "CLibFuzzer"]),
    "Campaign": system.union(["FuzzSupport", "CorpusStore", "Foundation"]),
    "picklock": system.union([
      "Campaign", "CorpusStore", "FuzzSupport", "Compression", "KeyedArchive", "DataProtection",
      "ProtectedStorage", "ArchiveProperties", "Foundation",
    ]),
  ]

  /// The module an import line names: `public import struct Foundation.Data` is `Foundation`.
  static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let at = words.firstIndex(of: "import"), at + 1 < words.count,
      words[..<at].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
    else { return nil }
    let declarations: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    let name =
      declarations.contains(words[at + 1]) && at + 2 < words.count
      ? words[at + 2] : words[at + 1]
    return name.split(separator: ".").first.map(String.init)
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate",
  ]
}
