/// What the committed corpora run of the package's sources.
public struct CoverageReport: Hashable, Sendable {
  /// Lines or regions: how many there are, and how many were run.
  public struct Count: Hashable, Sendable {
    /// How many there are.
    public var all: Int
    /// How many of them ran.
    public var run: Int

    /// In hundredths; 100 where there are none.
    public var percent: Double { all == 0 ? 100 : Double(run) / Double(all) * 100 }

    static func + (one: Count, other: Count) -> Count {
      Count(all: one.all + other.all, run: one.run + other.run)
    }
  }

  /// One source file.
  public struct File: Hashable, Sendable {
    /// The folder of `Sources/` it lies in.
    public var module: String
    /// Its place in the module, such as `Scan/BinaryScanner.swift`.
    public var path: String
    /// Lines that hold code.
    public var lines: Count
    /// Stretches of code between two branches: Swift's compiler counts these, not the branches.
    public var regions: Count
  }

  /// A function that no input ran.
  public struct Function: Hashable, Sendable {
    /// The module it is of.
    public var module: String
    /// The file in the module.
    public var path: String
    /// The line it starts at.
    public var line: Int
    /// Its name as people write it.
    public var name: String
  }

  /// Every file of every module that any target runs, sorted by module and path.
  public var files: [File]
  /// Functions that no input ran, in the order of the files and their lines; closures are left out.
  public var functionsNotRun: [Function]

  /// The modules, sorted.
  public var modules: [String] {
    files.map(\.module).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The folders of a module that hold files, as `Scan/`, sorted.
  public func folders(of module: String) -> [String] {
    files.filter { $0.module == module && $0.path.contains("/") }
      .map { $0.path.prefix { $0 != "/" } + "/" }
      .reduce(into: []) { if $0.last != String($1) { $0.append(String($1)) } }
  }

  /// The files of a module, or of one folder of it, together.
  public func total(_ module: String, under folder: String = "") -> (lines: Count, regions: Count) {
    files.filter { $0.module == module && $0.path.hasPrefix(folder) }
      .reduce((Count(all: 0, run: 0), Count(all: 0, run: 0))) {
        ($0.0 + $1.lines, $0.1 + $1.regions)
      }
  }
}
