import DataProtection
import Foundation

/// The list that `picklock audit` reads: what an application stores, never the secrets.
struct AuditDocument: Decodable {
  var items: [AuditItem] = []
  var files: [AuditFile] = []

  /// The largest list, in bytes: stops one that would take all memory.
  static let maximumBytes = 16 << 20

  init(_ data: Data) throws {
    guard data.count <= Self.maximumBytes else {
      throw ProtectionUsage("the list is larger than \(Self.maximumBytes) bytes")
    }
    do {
      // Unlike the decoder, it says where a text ceases to be JSON.
      _ = try JSONSerialization.jsonObject(with: data)
      self = try JSONDecoder().decode(AuditDocument.self, from: data)
    } catch let error as DecodingError {
      throw ProtectionUsage(Self.words(error))
    } catch {
      let place = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw ProtectionUsage("this is no JSON: \(place ?? error.localizedDescription)")
    }
    if let key = DuplicateKeys.first(in: [UInt8](data)) {
      throw ProtectionUsage("'\(key)' stands twice in one object; which one counts is undefined")
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try AuditFields(decoder, known: ["items", "files"])
    items = try fields.array("items").map(Self.item)
    files = try fields.array("files").map(Self.file)
  }

  private static func item(_ fields: AuditFields) throws -> AuditItem {
    try fields.expect(
      ["name", "accessible", "synchronizable", "access_control", "must_reach_another_device"])
    var accessibility: KeychainAccessibility?
    if let name = try fields.string("accessible") {
      guard let found = KeychainAccessibility(named: name) else {
        let codes = KeychainAccessibility.allCases.map(\.rawValue).joined(separator: " ")
        throw fields.error("accessible", "'\(name)' is no constant; write its name or \(codes)")
      }
      accessibility = found
    }
    return AuditItem(
      try fields.requiredString("name"), accessibility,
      isSynchronizable: try fields.flag("synchronizable") ?? false,
      hasAccessControl: try fields.flag("access_control") ?? false,
      mustReachAnotherDevice: try fields.flag("must_reach_another_device") ?? false)
  }

  private static func file(_ fields: AuditFields) throws -> AuditFile {
    try fields.expect(["path", "protection", "excluded_from_backup", "sensitive", "key_item"])
    var protection: ProtectionClass?
    if let name = try fields.string("protection") {
      guard let found = classes[name] ?? ProtectionClass(letter: name) else {
        throw fields.error(
          "protection",
          "'\(name)' is no class; write A B C D CX or "
            + classes.keys.sorted().joined(separator: " ")
        )
      }
      protection = found
    }
    return AuditFile(
      try fields.requiredString("path"), protection,
      isExcludedFromBackup: try fields.flag("excluded_from_backup") ?? false,
      isSensitive: try fields.flag("sensitive"), keyItem: try fields.string("key_item"))
  }

  private static let classes: [String: ProtectionClass] = [
    "complete": .complete, "completeUnlessOpen": .completeUnlessOpen,
    "completeUntilFirstUserAuthentication": .completeUntilFirstUserAuthentication,
    "none": .none, "completeWhenUserInactive": .completeWhenUserInactive,
  ]

  /// Where the list is wrong and how, in one line.
  private static func words(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map { key in
        key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
      }.joined()
      let words = context.debugDescription
      return path.isEmpty ? words : "\(path): \(words)"
    @unknown default: return "\(error)"
    }
  }
}
