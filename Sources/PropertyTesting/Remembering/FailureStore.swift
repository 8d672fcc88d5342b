internal import Foundation
internal import PropertyEngine
internal import Testing

/// The failing cases that earlier runs of a check found, one small file each.
///
/// A file is written beside its place and then renamed, and removed as a whole, so any number of
/// processes may use one folder.
struct FailureStore: Sendable {
  /// The most cases of one check that are tried.
  static let maximumCases = 16
  /// The largest file that is read, in bytes.
  static let maximumBytes = 1 << 20

  /// A remembered case.
  struct Memory: Hashable, Sendable {
    let token: String
    let path: String
  }

  let folder: String
  /// What the names of this check's files begin with.
  private let prefix: String

  /// - Parameter identity: tells the check from all others; the same in every run.
  init(folder: String, identity: UInt64) {
    self.folder = folder
    let digits = String(identity, radix: 16)
    prefix = String(repeating: "0", count: 16 - digits.count) + digits + "-"
  }

  /// The folder of the package that a source file belongs to; nil where there is none.
  static func folder(forSourceAt path: String) -> String? {
    var directory = URL(filePath: path).deletingLastPathComponent()
    while directory.pathComponents.count > 1 {
      let manifest = directory.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return directory.appending(path: ".picklock/failures").path
      }
      directory.deleteLastPathComponent()
    }
    return nil
  }

  /// The remembered cases, in the order of their files' names.
  func memories() throws -> [Memory] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".txt") }
    return try names.sorted().prefix(Self.maximumCases).compactMap { name in
      let path = "\(folder)/\(name)"
      // Another process may have removed it by now.
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { file.closeFile() }
      let bytes = try file.read(upToCount: Self.maximumBytes) ?? Data()
      let line = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
      return Memory(token: String(line), path: path)
    }
  }

  /// Remembers a case, with words for a reader below it.
  func remember(_ token: String, _ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let name = "\(prefix)\(String(FNV1a.hash(token.utf8), radix: 16)).txt"
    try Data("\(token)\n\n\(text)\n".utf8)
      .write(to: URL(filePath: "\(folder)/\(name)"), options: .atomic)
  }

  /// Forgets a case, if no one else did.
  func forget(_ memory: Memory) throws {
    do { try FileManager.default.removeItem(atPath: memory.path) } catch {
      guard FileManager.default.fileExists(atPath: memory.path) else { return }
      throw error
    }
  }
}
