import Foundation
import KeyedArchive

/// A reader and how it reads one archive; what it read is kept alive until it has been timed.
enum ArchiveSubject: String, CaseIterable {
  case picklock
  /// Checks the whole archive and builds no value.
  case picklockGraph = "picklock_graph"
  case foundationKeyed = "foundation_keyed"
  case foundationPlist = "foundation_plist"
  /// Parses only: it knows nothing of keyed archives.
  case libplist

  struct Failed: Error, CustomStringConvertible {
    var description: String
  }

  /// Decodes the archive of a case `count` times.
  func decode(_ archive: ArchiveCase, _ bytes: [UInt8], times count: Int) throws {
    switch self {
    case .picklock:
      for _ in 0..<count { try Self.decodeNatively(archive, bytes) }
    case .picklockGraph:
      for _ in 0..<count {
        guard try ArchiveGraph(bytes).objectCount > 1 else {
          throw Failed(description: "no objects")
        }
      }
    case .foundationKeyed:
      let data = Data(bytes)
      for _ in 0..<count { try Self.unarchive(archive, data) }
    case .foundationPlist:
      let data = Data(bytes)
      for _ in 0..<count {
        _ = try PropertyListSerialization.propertyList(from: data, format: nil)
      }
    case .libplist:
      guard let library = LibPlist.shared else { throw Failed(description: "libplist is absent") }
      for _ in 0..<count where !library.parses(bytes) {
        throw Failed(description: "libplist refused \(archive.rawValue)")
      }
    }
  }

  private static func decodeNatively(_ archive: ArchiveCase, _ bytes: [UInt8]) throws {
    switch archive {
    case .memo:
      guard try Memo.decode(bytes).schema == 1 else { throw Failed(description: "no memo") }
    case .data:
      let data = try ArchiveDecoder.decode(.data(maximumBytes: 16 << 20), from: bytes)
      guard data.count == 16 << 20 else { throw Failed(description: "no data") }
    case .dictionaries, .objects, .deep:
      let value = try ArchiveDecoder.decode(.value(allowing: .propertyList), from: bytes)
      guard case .array(let elements) = value, !elements.isEmpty else {
        throw Failed(description: "no array")
      }
    }
  }

  private static func unarchive(_ archive: ArchiveCase, _ data: Data) throws {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = true
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    unarchiver.setClass(BenchmarkMemo.self, forClassName: "Memo")
    let classes: [AnyClass] =
      archive == .memo
      ? [BenchmarkMemo.self, NSString.self]
      : [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSData.self]
    let root = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
    unarchiver.finishDecoding()
    if let error = unarchiver.error { throw error }
    guard root != nil else { throw Failed(description: "Foundation read nothing") }
  }
}

/// The memo of the article, as Foundation reads it.
final class BenchmarkMemo: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let text: String

  required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "schema"), coder.decodeInteger(forKey: "schema") == 1,
      let value = coder.decodeObject(of: NSString.self, forKey: "text"), value.length <= 4_096
    else { return nil }
    text = String(describing: value)
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(1, forKey: "schema")
    coder.encode(NSString(string: text), forKey: "text")
  }
}
