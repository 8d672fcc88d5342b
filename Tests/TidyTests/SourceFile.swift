import Foundation

/// One file of the package, as text and, for Swift, as code without comments and literals.
struct SourceFile {
  /// From the root of the package: `Sources/PropertyEngine/Choice.swift`.
  let path: String
  let lines: [String]
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = SourceMask.code(of: text)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `Sources`, `Tests`, `FuzzTargets` or `Benchmarks`.
  var area: String { String(path.prefix { $0 != "/" }) }

  /// The folder below the area: the module's name.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The file's name without `.swift`.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.dropLast(".swift".count))
  }

  /// `Sources/` and `FuzzTargets/`: what a user builds.
  var isShipped: Bool { area == "Sources" || area == "FuzzTargets" }

  /// The Markdown at the root and under `Documentation`, sorted by path.
  static func prose() throws -> [SourceFile] {
    var files: [SourceFile] = []
    for folder in ["", "Documentation/"] {
      let url = Repository.root.appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
      where name.hasSuffix(".md") {
        let text = try String(contentsOf: url.appending(path: name), encoding: .utf8)
        files.append(SourceFile(path: folder + name, text: text))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Every Swift file under the package's own folders, sorted by path.
  static func all() throws -> [SourceFile] {
    let root = Repository.root
    var files: [SourceFile] = []
    for area in ["Sources", "FuzzTargets", "Tests", "Benchmarks/Sources"] {
      let folder = root.appending(path: area)
      guard let walk = FileManager.default.enumerator(atPath: folder.path) else { continue }
      for case let name as String in walk where name.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        files.append(SourceFile(path: "\(area)/\(name)", text: text))
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
