import DataProtection
import KeyedArchive
import PicklockCommandLine

/// The dictionary of an Info.plist or of an entitlements file, read with this project's own reader.
struct AuditPropertyList {
  enum Kind: String {
    case info = "Info.plist"
    case entitlements = "entitlements file"
  }

  let kind: Kind
  private let name: String
  private let entries: [PropertyListEntry]

  /// The largest property list that is read, in bytes: an Info.plist has some hundred kilobytes at
  /// most.
  static let maximumBytes = 4 << 20

  /// With the levels of nesting that are read.
  private static let limits: ArchiveLimits = {
    var limits = ArchiveLimits.standard
    limits.inputBytes = maximumBytes
    limits.depth = 64
    return limits
  }()

  /// Whether bytes are meant as a property list and not as a list in JSON.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return bytes.starts(with: Array("bplist".utf8)) || first == UInt8(ascii: "<")
      || [[0xEF, 0xBB, 0xBF, 0x3C], [0xFE, 0xFF], [0xFF, 0xFE]].contains { bytes.starts(with: $0) }
  }

  /// Throws `CommandError` for what is neither an Info.plist nor an entitlements file.
  init(_ bytes: [UInt8], name: String) throws {
    let value: PropertyListValue
    do throws(ArchiveError) {
      value = try PropertyListValue.read(bytes, limits: Self.limits)
    } catch {
      throw CommandError(Self.refusal(of: bytes, name, error))
    }
    guard case .dictionary(let entries) = value else {
      throw CommandError("\(name) holds no dictionary")
    }
    guard let kind = Self.kind(name, entries.map(\.key)) else {
      throw CommandError(
        "\(name) is neither an Info.plist nor an entitlements file, by its name or its keys")
    }
    self.kind = kind
    self.name = name
    self.entries = entries
  }

  /// What is wrong, in which line of a text, and what to give instead of a file for a preprocessor.
  private static func refusal(of bytes: [UInt8], _ name: String, _ error: ArchiveError) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    if lines.contains(where: { $0.drop(while: blanks.contains).starts(with: Array("#if".utf8)) }) {
      return
        "\(name) is text for a preprocessor (#if): give the Info.plist of the built application"
    }
    var place = ""
    if let offset = error.offset, !bytes.contains(0) {
      let index = bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
      let text = String(decoding: lines[index], as: UTF8.self).filter { $0 != "\t" }
      place = "line \(index + 1), \(text.shortened): "
    }
    return "\(name) cannot be read: \(place)\(error)"
  }

  /// By the name; where that says nothing by the keys.
  private static func kind(_ name: String, _ keys: [String]) -> Kind? {
    let lower = name.lowercased()
    if lower.hasSuffix(".entitlements") || lower.hasSuffix(".xcent") { return .entitlements }
    if lower.hasSuffix("info.plist") { return .info }
    if keys.contains(where: { key in
      ["CFBundle", "UI", "LS"].contains(where: key.hasPrefix) || key == "NSExtension"
    }) {
      return .info
    }
    let isEntitlement = keys.contains { key in
      key.hasPrefix("com.apple.")
        || ["application-identifier", "keychain-access-groups", "aps-environment"].contains(key)
    }
    return isEntitlement ? .entitlements : nil
  }

  /// The value of a key; nil without one. Throws where the key stands twice.
  func value(_ key: String) throws -> PropertyListValue? {
    let found = entries.filter { $0.key == key }
    guard found.count < 2 else { throw CommandError("\(name): '\(key)' is given twice") }
    return found.first?.value
  }

  /// A string; nil without the key. Throws for a value of another type.
  func string(_ key: String) throws -> String? {
    guard let value = try value(key) else { return nil }
    guard case .string(let text) = value else {
      throw CommandError("\(name): '\(key)' is not a string")
    }
    return text
  }

  /// An array of strings, empty without the key. Throws for a value of another type.
  func strings(_ key: String) throws -> [String] {
    guard let value = try value(key) else { return [] }
    guard case .array(let elements) = value else {
      throw CommandError("\(name): '\(key)' is not an array of strings")
    }
    return try elements.map { element in
      guard case .string(let text) = element else {
        throw CommandError("\(name): '\(key)' is not an array of strings")
      }
      return text
    }
  }

  /// Whether a key is there and true. Throws for a value of another type.
  func flag(_ key: String) throws -> Bool {
    guard let value = try value(key) else { return false }
    guard case .bool(let flag) = value else {
      throw CommandError("\(name): '\(key)' is neither true nor false")
    }
    return flag
  }

  /// A dictionary; nil without the key. Throws for a value of another type.
  func dictionary(_ key: String) throws -> AuditPropertyList? {
    guard let value = try value(key) else { return nil }
    guard case .dictionary(let entries) = value else {
      throw CommandError("\(name): '\(key)' is not a dictionary")
    }
    return AuditPropertyList(kind: kind, name: "\(name): \(key)", entries: entries)
  }

  private init(kind: Kind, name: String, entries: [PropertyListEntry]) {
    self.kind = kind
    self.name = name
    self.entries = entries
  }
}
