import KeyedArchive
import PropertyEngine

/// What holds for any bytes at all, whoever made them.
enum ArchiveClaims {
  /// Multiples of the input that a reader's tables may take: binary, and XML.
  static let memoryFactors = (binary: 20, xml: 24)

  /// Reads `bytes` and checks all that can be said without knowing what they should be.
  ///
  /// - Returns: the reading, or the typed refusal.
  static func check(
    _ bytes: [UInt8], _ subject: ArchiveSubject
  ) throws -> Result<ArchiveSubject.Reading, ArchiveError> {
    let reading: ArchiveSubject.Reading
    do { reading = try subject.read(bytes) } catch {
      guard let refusal = error as? ArchiveError else {
        throw PropertyFailure("a refusal is a typed error", details: "\(error)")
      }
      try require(
        (0...bytes.count).contains(refusal.offset ?? 0), "an error lies inside the input",
        "offset \(refusal.offset ?? 0) of \(bytes.count)")
      return .failure(refusal)
    }
    try checkCost(reading, bytes)
    try checkCut(bytes, bytes.count - 1, subject)
    try checkWriting(reading, subject)
    for case .success(let value) in reading.roots { try checkWriting(value) }
    return .success(reading)
  }

  /// Work and memory stay inside their bounds: counted, not timed.
  private static func checkCost(_ reading: ArchiveSubject.Reading, _ bytes: [UInt8]) throws {
    let work = ArchiveLimits.standard.workAllowed(forBytes: bytes.count)
    try require(
      reading.workUsed <= work, "work stays inside its bound", "\(reading.workUsed) of \(work)")
    let memory = bytes.count * (isBinary(bytes) ? memoryFactors.binary : memoryFactors.xml)
    try require(
      reading.arenaBytes <= memory, "memory stays inside its bound",
      "\(reading.arenaBytes) of \(memory)")
  }

  /// An archive without its end is refused; white space after XML is not part of it.
  static func checkCut(_ bytes: [UInt8], _ count: Int, _ subject: ArchiveSubject) throws {
    guard count >= 0, count < bytes.count else { return }
    guard isBinary(bytes) || !bytes[count...].allSatisfy({ $0 < 0x21 }) else { return }
    do { _ = try subject.read(Array(bytes[..<count])) } catch { return }
    throw PropertyFailure("an archive cut short is refused", details: "\(count) of \(bytes.count)")
  }

  /// What is written again reads the same, and is written the same.
  private static func checkWriting(
    _ reading: ArchiveSubject.Reading, _ subject: ArchiveSubject
  ) throws {
    guard let written = try written(reading.document, .binary, subject) else { return }
    let again = try subject.read(written).document
    try requireSame(again, reading.document, written, subject, "binary")
    try require(
      try subject.write(again, .binary) == written, "what is written again is the same bytes")
    guard written.count <= 4_096, let xml = try self.written(reading.document, .xml, subject)
    else { return }
    try requireSame(try subject.read(xml).document, reading.document, xml, subject, "XML")
  }

  private static func requireSame(
    _ again: ArchiveDocument, _ document: ArchiveDocument, _ written: [UInt8],
    _ subject: ArchiveSubject, _ format: String
  ) throws {
    guard again != document else { return }
    // A number that is none differs even from itself, read twice.
    let twin = try subject.read(written).document
    try require(twin != again, "what is written reads the same", format)
  }

  /// Nil where writing stops at a limit: parts that the input shares are written out each.
  private static func written(
    _ document: ArchiveDocument, _ format: PropertyListFormat, _ subject: ArchiveSubject
  ) throws -> [UInt8]? {
    do { return try subject.write(document, format) } catch {
      let code = (error as? ArchiveError)?.code
      let allowed: Set<ArchiveError.Code> =
        format == .xml
        ? [.inputTooLarge, .tooManyObjects, .xmlValue] : [.inputTooLarge, .tooManyObjects]
      guard let code, allowed.contains(code) else {
        throw PropertyFailure("what was read can be written", details: "\(format): \(error)")
      }
      return nil
    }
  }

  /// A value that was read is written and read as the same value.
  private static func checkWriting(_ value: ArchiveValue) throws {
    let written: [UInt8]
    do throws(ArchiveError) { written = try ArchiveEncoder().encode(value) } catch {
      try require(
        [.inputTooLarge, .tooManyObjects].contains(error.code),
        "a value that was read can be written", "\(error)")
      return
    }
    let again = try root(of: written)
    guard again != value else { return }
    try require(try root(of: written) != again, "a value that is written reads the same")
  }

  private static func root(of bytes: [UInt8]) throws(ArchiveError) -> ArchiveValue {
    let graph = try ArchiveGraph(bytes)
    return try graph.value(of: try graph.root())
  }

  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  private static let magic = Array("bplist".utf8)
}
