import KeyedArchive
import PicklockCompression
public import PropertyEngine

extension AnyProperty {
  /// Whatever the bytes, an archive is read whole or refused, at bounded cost, and what was read is
  /// written and read again the same.
  public static let archiveBytes = archiveBytes(.picklock)

  /// The same claim about another reader and writer, such as ones that are broken on purpose.
  public static func archiveBytes(_ subject: ArchiveSubject) -> AnyProperty {
    AnyProperty(
      Property(
        "ArchiveBytes",
        summary: "Any archive is read whole or refused, and reads the same when written again.",
        .bytes(count: 0...longestInput), format: .raw, describe: ArchiveClaims.describe
      ) { bytes in
        if let format = CompressionFormat.detect(bytes) {
          guard let content = try CompressionClaims.check(bytes, format, subject) else { return }
          return try check(content, subject)
        }
        try check(bytes, subject)
      })
  }

  private static func check(_ bytes: [UInt8], _ subject: ArchiveSubject) throws {
    guard case .failure(let refusal) = try ArchiveClaims.check(bytes, subject),
      refusal.code == .notAnArchive
    else { return }
    try checkPropertyList(bytes)
  }

  private static let longestInput = 1 << 18

  /// A property list that is not an archive is read, written and read again too.
  private static func checkPropertyList(_ bytes: [UInt8]) throws {
    let list: PropertyListValue
    let written: [UInt8]
    do throws(ArchiveError) {
      list = try PropertyListValue.read(bytes)
      written = try list.encoded()
    } catch { return }
    let again = try PropertyListValue.read(written)
    guard again != list else { return }
    // A number that is none differs even from itself, read twice.
    try require(
      try PropertyListValue.read(written) != again, "a property list reads the same again")
  }
}
