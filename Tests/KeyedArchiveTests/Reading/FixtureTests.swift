import Foundation
import KeyedArchive
import Testing

/// Real archives and other readers' crash files, where the folder beside the package has them.
@Suite("Files of other projects")
struct FixtureTests {
  static let folder: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appending(path: "shared/fixtures")
    let isPresent = FileManager.default.fileExists(atPath: folder.path)
    return isPresent ? folder : nil
  }()

  static func files(_ name: String) -> [URL] {
    guard let folder else { return [] }
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder.appending(path: name), includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.filter { $0.pathExtension != "tsv" }
  }

  private static let absent: Comment = "no folder shared/fixtures beside the package: nothing read"

  /// Archives that were made to be refused.
  private static let madeBad: [String: ArchiveError.Code] = [
    "wrong_version.xml": .unsupportedArchiveVersion, "missing_version.xml": .notAnArchive,
  ]

  @Test(
    "every real archive opens, and every object of it is visited",
    .enabled(if: folder != nil, absent))
  func archives() throws {
    var visited = 0
    for file in Self.files("archives") {
      let bytes = [UInt8](try Data(contentsOf: file))
      let name = file.lastPathComponent
      if let code = Self.madeBad.first(where: { name.hasSuffix($0.key) })?.value {
        expectRejection(code, .graph, bytes, "\(name)")
        continue
      }
      let graph = try ArchiveGraph(bytes, policy: .inspection)
      let document = try graph.document()
      #expect(document.objects.count == graph.objectCount, "\(name)")
      #expect(graph.arenaBytes <= 24 * bytes.count, "\(name)")
      var visitor = ArchiveVisitor(inspecting: graph)
      for id in 1..<UInt32(graph.objectCount) {
        guard case .instance = graph.kind(of: id) else { continue }
        visited += 1
        do throws(ArchiveError) { _ = try visitor.value(of: id) } catch {
          // One file has a UUID of eleven bytes; models and scenes hold themselves.
          #expect([.objectCycle, .lengthsDisagree].contains(error.code), "\(name): \(error)")
        }
      }
    }
    #expect(visited > 500)
  }

  @Test(
    "every file is shown within its bounds and is the same as itself, written otherwise too",
    .enabled(if: folder != nil, absent))
  func outlines() throws {
    var compared = 0
    for file in ["archives", "plists", "crafted", "refused"].flatMap(Self.files) {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let (outline, _) = try? ArchiveOutline.read(bytes) else { continue }
      var limits = ArchiveDocument.TreeLimits()
      limits.lines = 300
      limits.opensData = true
      let lines = outline.tree(limits: limits).split(separator: "\n")
      #expect(lines.count <= limits.lines + 2, "\(file.lastPathComponent)")
      #expect(outline.differences(from: outline).isEmpty, "\(file.lastPathComponent)")
      guard outline.isArchive, let written = try? outline.document.encoded(as: .xml) else {
        continue
      }
      let again = try ArchiveOutline.read(written).outline
      #expect(again.differences(from: outline).isEmpty, "\(file.lastPathComponent)")
      compared += 1
    }
    #expect(compared > 50)
  }

  @Test("real archives written again and read again are equal", .enabled(if: folder != nil, absent))
  func rewritten() throws {
    for file in Self.files("archives") {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let graph = try? ArchiveGraph(bytes, policy: .inspection) else { continue }
      let document = try graph.document()
      for format in [PropertyListFormat.binary, .xml] {
        let again = try ArchiveGraph(
          try document.encoded(as: format), policy: .inspection)
        #expect(try again.document() == document, "\(file.lastPathComponent)")
      }
    }
  }

  /// Crafted files that hold an honest value, and why.
  private static let honest: [String: String] = [
    "root_missing.plist": "its other entry of $top is whole",
    "typeconf_str_root.plist": "a string is a string; asked for as a number it is refused",
    "same_uid_two_lists.plist": "one list under two lists of classes; each is checked",
    "wide_shared.plist": "ten levels of ten would be refused; see its own test",
    "textcheck_empty.plist": "a class without a layout, shown as it stands",
    "array_no_objects.plist": "an array without fields is the numbered form of an empty one",
    "date_nan.plist": "an NSDate may be no time, as Foundation's archiver writes it",
    "set_1.bplist": "a set of one", "set_in_arr.bplist": "a set of one in an array",
    "set_empty.bplist": "an empty set", "null.bplist": "null", "overlap.bplist": "shared bytes",
    "int_ff_u64.bplist": "2^64 - 1", "x_uid_2keys.plist": "a dictionary of two keys is no UID",
    "x_emptykey.plist": "a key may be empty",
    "value_concrete_struct.plist": "a C structure keeps its encoding; its value is not parsed",
  ]

  @Test(
    "every crafted file gives a typed error or a value that is documented",
    .enabled(if: folder != nil, absent))
  func crafted() throws {
    for file in Self.files("crafted") {
      let name = file.lastPathComponent
      let bytes = [UInt8](try Data(contentsOf: file))
      var accepted: [String] = []
      do throws(ArchiveError) {
        _ = try PropertyListValue.read(bytes)
        accepted.append("property list")
        try Reading.value(bytes)
        accepted.append("value")
      } catch {
        #expect(!error.description.isEmpty)
      }
      #expect(throws: ArchiveError.self, "\(name)") { try Memo.decode(bytes) }
      if accepted.contains("value") { #expect(Self.honest[name] != nil, "\(name)") }
      if accepted == ["property list"], name.hasSuffix(".bplist") {
        #expect(Self.honest[name] != nil, "\(name)")
      }
    }
  }

  @Test(
    "every file that other readers refused or died on is a typed error",
    .enabled(if: folder != nil, absent))
  func refused() throws {
    for file in Self.files("refused") {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(throws: ArchiveError.self, "\(file.lastPathComponent)") {
        try Reading.graph(bytes, .inspection)
      }
    }
    for file in Self.files("plists") {
      let bytes = [UInt8](try Data(contentsOf: file))
      do throws(ArchiveError) { _ = try PropertyListValue.read(bytes) } catch {
        #expect(!error.description.isEmpty, "\(file.lastPathComponent)")
      }
    }
  }
}
