import Foundation
import PicklockCorpus

/// The files that names mean: files as they are, folders with all that lies below them.
struct ArchiveSources {
  /// Folders inside folders, at most; links are not followed.
  static let levels = 64

  /// A file to read.
  struct Source {
    let path: String
    /// Whether a folder was named and not this file, which then may be anything.
    let isFound: Bool
  }

  /// Calls `body` for each file in the order of the names, and of names in a folder.
  static func each(
    _ names: [String], unreadable: (CorpusError) -> Void, _ body: (Source) throws -> Void
  ) rethrows {
    for name in names {
      guard name != "-", isFolder(name) else {
        try body(Source(path: name, isFound: false))
        continue
      }
      for path in files(below: name, unreadable: unreadable) {
        try body(Source(path: path, isFound: true))
      }
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    // Safety: the pointer is to a local variable and is not kept after the call.
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The regular files below a folder, in the order of their names.
  static func files(below folder: String, unreadable: (CorpusError) -> Void) -> [String] {
    var files: [String] = []
    var waiting = [(path: folder, level: 0)]
    while let (path, level) = waiting.popLast() {
      let url = URL(filePath: path)
      let kind = attribute(path)
      guard kind == .typeDirectory || level == 0 else {
        if kind == .typeRegular { files.append(path) }
        continue
      }
      guard level < levels else {
        unreadable(CorpusError(path, "more than \(levels) folders deep"))
        continue
      }
      do {
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        let base = path.hasSuffix("/") ? String(path.dropLast()) : path
        waiting += names.sorted().reversed().map { ("\(base)/\($0)", level + 1) }
      } catch {
        unreadable(CorpusError(path, "cannot be read: \(SystemReason.words(for: error))"))
      }
    }
    return files
  }

  /// What is at a path, links not followed.
  private static func attribute(_ path: String) -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    } catch { return nil }
  }
}
