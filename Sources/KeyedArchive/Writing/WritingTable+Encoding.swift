extension WritingTable {
  /// The file whose top is the last node. Errors: `.tooManyObjects`, `.inputTooLarge`, `.xmlValue`.
  consuming func encoded(
    as format: PropertyListFormat, limits: ArchiveLimits
  ) throws(ArchiveError) -> [UInt8] {
    guard nodes.count <= limits.objects else {
      throw ArchiveError(
        .tooManyObjects,
        detail: .limit(.objects, maximum: limits.objects, found: nodes.count))
    }
    switch format {
    case .xml: return try XMLPropertyListWriter.write(self, maximumBytes: limits.inputBytes)
    case .binary:
      let written = BinaryPropertyListWriter.write(self, maximumBytes: limits.inputBytes)
      guard let bytes = written.bytes else {
        throw ArchiveError(
          .inputTooLarge,
          detail: .limit(.inputBytes, maximum: limits.inputBytes, found: written.needed))
      }
      return bytes
    }
  }
}
