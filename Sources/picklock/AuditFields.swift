import Foundation

/// The fields of one JSON object, refusing those that nobody knows.
struct AuditFields: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  private let container: KeyedDecodingContainer<Key>

  init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
  }

  init(_ decoder: any Decoder, known: [String]) throws {
    try self.init(from: decoder)
    try expect(known)
  }

  func expect(_ known: [String]) throws {
    for key in container.allKeys.map(\.stringValue).sorted() where !known.contains(key) {
      throw error(key, "unknown field; the fields are \(known.joined(separator: " "))")
    }
  }

  func string(_ name: String) throws -> String? {
    try container.decodeIfPresent(String.self, forKey: Key(stringValue: name))
  }

  func requiredString(_ name: String) throws -> String {
    guard let text = try string(name), !text.isEmpty else {
      throw error(name, "every entry needs one")
    }
    return text
  }

  func flag(_ name: String) throws -> Bool? {
    try container.decodeIfPresent(Bool.self, forKey: Key(stringValue: name))
  }

  func array(_ name: String) throws -> [AuditFields] {
    try container.decodeIfPresent([AuditFields].self, forKey: Key(stringValue: name)) ?? []
  }

  func error(_ name: String, _ reason: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: container.codingPath + [Key(stringValue: name)], debugDescription: reason))
  }
}
