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

  private static let allowedImports: [String: Set<String>] = [
    "PropertyEngine": [],
    "EngineOracle": ["PropertyEngine", "Synchronization"],
    "PicklockSystem": ["Glibc", "Musl", "Darwin"],
    "PropertyTesting": [
      "PropertyEngine", "PicklockCorpus", "PicklockSystem", "Testing", "Foundation",
      "Synchronization",
    ],
    "KeyedArchive": [],
    "KeyedArchiveFoundation": [
      "KeyedArchive", "PicklockSystem", "Foundation", "Synchronization",
    ],
    "DataProtection": [],
    "PicklockCompression": ["CPicklockZlib"],
    "PicklockCorpus": ["PicklockCompression", "PicklockSystem", "Foundation"],
    "PicklockCanaryProperties": ["PropertyEngine"],
    "PicklockArchiveProperties": ["PropertyEngine", "KeyedArchive", "PicklockCompression"],
    "PicklockDeviceProperties": ["PropertyEngine", "DataProtection"],
    "PicklockProperties": [
      "PicklockArchiveProperties", "PicklockCanaryProperties", "PicklockDeviceProperties",
      "PropertyEngine",
    ],
    "PicklockCommandLine": ["PicklockSystem", "Synchronization"],
    "PropertyFuzzing": [
      "PropertyEngine", "PicklockCommandLine", "PicklockSystem", "CPicklockParentDeathSignal",
      "CPicklockLibFuzzer",
    ],
    "PicklockCampaign": [
      "PropertyFuzzing", "PicklockCorpus", "PicklockSystem", "Foundation", "Synchronization",
    ],
    "PicklockCommand": [
      "PicklockCampaign", "PicklockCommandLine", "PicklockCorpus", "PropertyFuzzing",
      "PicklockCompression", "KeyedArchive", "DataProtection", "PicklockArchiveProperties",
      "PicklockSystem", "Foundation",
    ],
    "picklock": ["PicklockCommand", "PicklockCommandLine"],
  ]

  /// The rows and entries of the table that no file has a use for: `Module: Import`, or the module.
  static func staleImports(in files: [SourceFile]) -> [String] {
    var used: [String: Set<String>] = [:]
    for file in files where file.area == "Sources" {
      used[file.module, default: []].formUnion(file.code.compactMap(importedModule))
    }
    return allowedImports.flatMap { module, allowed in
      guard let used = used[module] else { return [module] }
      return allowed.subtracting(used).map { "\(module): \($0)" }
    }.sorted()
  }

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
