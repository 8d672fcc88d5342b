internal import Foundation
internal import PicklockCorpus
public import Testing

/// An input that a fuzzer or a search left in a file, as an argument of a parameterized test.
///
///     @Test(arguments: SavedInput.all(in: "Corpus/CSV"))
///     func corpus(_ input: SavedInput) throws { try check(parsing, saved: input) }
///
/// A folder that is missing or empty gives one argument, whose check fails: a test without
/// arguments would pass unseen.
public struct SavedInput: Sendable, CustomTestStringConvertible {
  /// Where the bytes are.
  private enum Source: Sendable {
    case bytes([UInt8])
    case file(URL)
    case missing(SettingError)
  }

  /// What the test case is called: the file's path, as far as the package's folder.
  public let testDescription: String
  private let source: Source

  /// An input of these bytes, as a report prints them.
  public init(bytes: [UInt8]) {
    self.init("\(bytes.count) bytes", .bytes(bytes))
  }

  /// The input in one file; a relative path begins at the package's folder. Files whose name ends
  /// in `.gz` are inflated.
  public init(file: String, testFile: String = #filePath) {
    self.init(file, .file(Self.resolved(file, testFile)))
  }

  private init(_ name: String, _ source: Source) {
    testDescription = name
    self.source = source
  }

  /// Every input in a folder and the folders below it, sorted by path; a relative path begins at
  /// the package's folder. Hidden files and those that end in `.md`, `.txt`, `.log` or `.json` are
  /// no inputs.
  public static func all(in folder: String, testFile: String = #filePath) -> [SavedInput] {
    let root = resolved(folder, testFile)
    func nothing(_ reason: String) -> [SavedInput] {
      [SavedInput(folder, .missing(SettingError("SavedInput.all(in: \"\(folder)\")", reason)))]
    }
    var isFolder: ObjCBool = false
    // Safety: `fileExists` writes one flag into a local variable.
    guard unsafe FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nothing("there is no such folder: \(root.path)") }
    guard let paths = FileManager.default.enumerator(atPath: root.path) else {
      return nothing("the folder cannot be listed: \(root.path)")
    }
    let inputs = paths.compactMap { $0 as? String }.sorted().filter(isInput)
      .map { ($0, root.appending(path: $0)) }.filter { !$0.1.hasDirectoryPath }
      .filter { Self.isFile($0.1) }
      .map { SavedInput("\(folder)/\($0.0)", .file($0.1)) }
    return inputs.isEmpty ? nothing("the folder has no inputs: \(root.path)") : inputs
  }

  /// The bytes. Throws `SettingError` where there are none to be had.
  func bytes() throws(SettingError) -> [UInt8] {
    switch source {
    case .bytes(let bytes): return bytes
    case .missing(let error): throw error
    case .file(let url):
      do { return try InputFile.read(url) } catch {
        throw SettingError("saved input", "\(error)")
      }
    }
  }

  private static let otherTypes: Set<String> = ["md", "txt", "log", "json"]

  private static func isInput(_ path: String) -> Bool {
    let url = URL(filePath: path)
    return !path.split(separator: "/").contains { $0.hasPrefix(".") }
      && !otherTypes.contains(url.pathExtension)
  }

  private static func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    // Safety: `fileExists` writes one flag into a local variable.
    return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// The path from the nearest folder above the test that has a manifest.
  private static func resolved(_ path: String, _ testFile: String) -> URL {
    guard !path.hasPrefix("/") else { return URL(filePath: path) }
    var folder = URL(filePath: testFile).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    { folder = folder.deletingLastPathComponent() }
    return folder.appending(path: path)
  }
}
