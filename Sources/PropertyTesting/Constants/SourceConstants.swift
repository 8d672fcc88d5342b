internal import PropertyEngine
internal import Synchronization

/// The constants of the sources that lie beside a test: of its own file, and of the modules of the
/// same package that the file imports.
///
/// Where the sources are not at hand, on a device for instance, there are none.
enum SourceConstants {
  private static let pools = Mutex<[String: ConstantPool]>([:])

  /// The pool for the checks of a test's file; read once in each process.
  static func pool(forTestAt path: String) -> ConstantPool {
    pools.withLock { pools in
      if let pool = pools[path] { return pool }
      let pool = ConstantPool(swiftSources: sources(forTestAt: path))
      pools[path] = pool
      return pool
    }
  }

  /// The contents of the files, the test's own first, then those of the modules in the order in
  /// which it imports them, each sorted by path.
  static func sources(forTestAt path: String) -> [[UInt8]] {
    var budget = SourceBudget()
    guard let test = budget.contents(of: path) else { return [] }
    var sources = [test]
    guard let root = packageRoot(above: path) else { return sources }
    for module in importedModules(test) {
      for file in SourceFolder.swiftFiles(in: "\(root)/Sources/\(module)") {
        guard let source = budget.contents(of: file) else { return sources }
        sources.append(source)
      }
    }
    return sources
  }

  /// The nearest folder above a file that holds a package manifest.
  private static func packageRoot(above path: String) -> String? {
    var folder = Substring(path)
    for _ in 0..<SourceLimits.parents {
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = folder[..<slash]
      if SourceFolder.isFile("\(folder)/Package.swift") { return String(folder) }
    }
    return nil
  }

  /// The modules that a file's import lines name, in order, once each.
  static func importedModules(_ source: [UInt8]) -> [String] {
    var modules: [String] = []
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words.count > place + 1,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
      else { continue }
      let isOfOne = declarations.contains(words[place + 1]) && words.count > place + 2
      let name = words[isOfOne ? place + 2 : place + 1].prefix { $0 != "." && $0 != ";" }
      guard !name.isEmpty,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { continue }
      if !modules.contains(String(name)) { modules.append(String(name)) }
    }
    return modules
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate",
  ]
  private static let declarations: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
