import DataProtection
import Foundation
import PicklockCommandLine

/// The list that `picklock audit` reads: what an application stores, never the secrets.
struct AuditDocument: Decodable {
  var items: [AuditItem] = []
  var files: [AuditFile] = []

  /// The largest list, in bytes: stops one that would take all memory.
  static let maximumBytes = 16 << 20

  /// Reads the list. Throws `CommandError` that says where it is wrong and how.
  init(_ bytes: [UInt8]) throws(CommandError) {
    guard bytes.count <= Self.maximumBytes else {
      throw CommandError("the list is larger than \(Self.maximumBytes) bytes")
    }
    do {
      let data = Data(bytes)
      // Unlike the decoder, it says where a text ceases to be JSON.
      _ = try JSONSerialization.jsonObject(with: data)
      self = try JSONDecoder().decode(AuditDocument.self, from: data)
    } catch let error as DecodingError {
      throw CommandError(Self.words(error))
    } catch {
      let place = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw CommandError("this is not JSON: \(place ?? error.localizedDescription)")
    }
    if let key = DuplicateKeys.first(in: bytes) {
      throw CommandError("duplicate key '\(key.shortened)' in one object")
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try AuditFields(decoder, known: ["items", "files"])
    var names: Set<String> = []
    for entry in try fields.array("items") {
      let item = try Self.item(entry)
      guard names.insert(item.name).inserted else {
        throw entry.error("name", "'\(item.name.shortened)' is listed twice")
      }
      items.append(item)
    }
    var paths: Set<String> = []
    for entry in try fields.array("files") {
      let file = try Self.file(entry)
      guard paths.insert(file.path).inserted else {
        throw entry.error("path", "'\(file.path.shortened)' is listed twice")
      }
      if let key = file.keyItem, !names.contains(key) {
        throw entry.error("key_item", "'\(key.shortened)' is not an item of the list")
      }
      files.append(file)
    }
  }

  private static func item(_ fields: AuditFields) throws -> AuditItem {
    try fields.expect(
      [
        "name", "accessible", "synchronizable", "access_control", "must_reach_another_device",
        "used", "recoverable",
      ])
    return AuditItem(
      try fields.requiredString("name"),
      try fields.value("accessible", accessibility),
      isSynchronizable: try fields.flag("synchronizable") ?? false,
      hasAccessControl: try fields.flag("access_control") ?? false,
      mustReachAnotherDevice: try fields.flag("must_reach_another_device") ?? false,
      access: try fields.value("used", access),
      isRecoverable: try fields.flag("recoverable") ?? false)
  }

  private static func file(_ fields: AuditFields) throws -> AuditFile {
    try fields.expect(
      ["path", "protection", "excluded_from_backup", "sensitive", "key_item", "used"])
    return AuditFile(
      try fields.requiredString("path"), try fields.value("protection", protection),
      isExcludedFromBackup: try fields.flag("excluded_from_backup") ?? false,
      isSensitive: try fields.flag("sensitive"), keyItem: try fields.string("key_item"),
      access: try fields.value("used", access))
  }

  private static let accessibility = AuditFields.Words(
    read: KeychainAccessibility.init(named:),
    refusal: "is not a constant; write its name or "
      + KeychainAccessibility.allCases.map(\.rawValue).joined(separator: " "))

  private static let protection = AuditFields.Words(
    read: ProtectionClass.init(named:),
    refusal: "is not a class; write "
      + ProtectionClass.allCases.map(\.letter).joined(separator: " ") + " or "
      + ProtectionClass.allCases.map(\.constantName).joined(separator: " "))

  private static let access = AuditFields.Words(
    read: LockedAccess.init(rawValue:),
    refusal: "does not say when; write "
      + LockedAccess.allCases.map(\.rawValue).joined(separator: " "))

  /// Where the list is wrong and how, in one line.
  private static func words(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map { key in
        key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue.shortened)"
      }.joined()
      let words = context.debugDescription
      return path.isEmpty ? words : "\(path): \(words)"
    @unknown default: return "\(error)"
    }
  }
}
