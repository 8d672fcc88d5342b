import Foundation
public import KeyedArchive

extension ArchiveFieldEncoder {
  /// An `Encodable` value as a property list of objects, which is how
  /// `NSKeyedArchiver.encodeEncodable` stores it (Swift 5.5, stdlib/public/Darwin/Foundation/
  /// NSCoder.swift) and `decodeDecodable` reads it.
  ///
  /// - Throws: `.invalidValue` if the value cannot be encoded as a property list.
  public mutating func encodeEncodable(
    _ value: some Encodable, forKey key: String
  ) throws(ArchiveError) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let bytes: [UInt8]
    do {
      bytes = Array(try encoder.encode(value))
    } catch {
      throw ArchiveError(
        .invalidValue, path: ArchivePath([.field(key)]), detail: .reason("\(error)"))
    }
    encode(try PropertyListBridge.value(PropertyListValue.read(bytes)), forKey: key)
  }
}
