import Foundation
import PicklockCommandLine

/// The fields of one JSON object, refusing unknown ones.
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

  /// How a word of the list is read, and what is said of one that is not understood.
  struct Words<Value>: Sendable {
    let read: @Sendable (String) -> Value?
    let refusal: String
  }

  /// A value that is written as a word; nil without one.
  func value<Value>(_ name: String, _ words: Words<Value>) throws -> Value? {
    guard let word = try string(name) else { return nil }
    guard let value = words.read(word) else {
      throw error(name, "'\(word.shortened)' \(words.refusal)")
    }
    return value
  }

  func error(_ name: String, _ reason: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: container.codingPath + [Key(stringValue: name)], debugDescription: reason))
  }
}
