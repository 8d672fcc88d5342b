import Foundation

/// The part of `llvm-cov export`'s output that is read.
struct CoverageExport: Decodable {
  struct Count: Decodable {
    var count: Int
    var covered: Int
  }

  struct Summary: Decodable {
    var lines: Count
    var regions: Count
  }

  struct File: Decodable {
    var filename: String
    var summary: Summary
  }

  struct Function: Decodable {
    var name: String
    var count: Int
    var filenames: [String]
    /// Each begins with the line it starts at.
    var regions: [[Int]]
  }

  struct Part: Decodable {
    var files: [File]
    var functions: [Function]
  }

  var data: [Part]

  /// The report of what lies under `sources`, without names of functions made readable.
  func report(under sources: String) -> CoverageReport {
    func place(_ file: String) -> (module: String, path: String)? {
      guard file.hasPrefix(sources + "/") else { return nil }
      let parts = file.dropFirst(sources.count + 1).split(separator: "/", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    let files = data.flatMap(\.files).compactMap { file in
      place(file.filename).map { module, path in
        CoverageReport.File(
          module: module, path: path, lines: file.summary.lines.share,
          regions: file.summary.regions.share)
      }
    }
    // Targets that share a module each bring its functions: one that any of them ran is run.
    var run: Set<String> = []
    for function in data.flatMap(\.functions) where function.count > 0 { run.insert(function.name) }
    var seen = run
    let functions = data.flatMap(\.functions).compactMap { function in
      seen.insert(function.name).inserted
        ? function.filenames.first.flatMap(place).map { module, path in
          CoverageReport.Function(
            module: module, path: path, line: function.regions.first?.first ?? 0,
            name: function.symbol)
        } : nil
    }
    return CoverageReport(
      files: files.sorted { ($0.module, $0.path) < ($1.module, $1.path) },
      functionsNotRun: functions.sorted {
        ($0.module, $0.path, $0.line) < ($1.module, $1.path, $1.line)
      })
  }
}

extension CoverageExport.Count {
  fileprivate var share: CoverageReport.Count {
    CoverageReport.Count(all: count, run: covered)
  }
}

extension CoverageExport.Function {
  /// The mangled name; private functions have their file before it.
  fileprivate var symbol: String {
    name.split(separator: ":").last.map(String.init) ?? name
  }
}
