import KeyedArchive
import PropertyEngine

/// What holds for any bytes at all, whoever made them.
enum ArchiveClaims {
  /// Multiples of the input that a reader's tables may take: binary, and XML.
  static let memoryFactors = (binary: 20, xml: 24)

  /// Reads `bytes` and checks all that can be said without knowing what they should be.
  ///
  /// - Parameter format: what is read is written again in this one; nil writes in both.
  static func check(
    _ bytes: [UInt8], _ subject: ArchiveSubject, rewritten format: PropertyListFormat? = nil
  ) throws -> Result<ArchiveSubject.Reading, ArchiveError> {
    let outcome = try read(bytes, subject)
    guard case .success(let reading) = outcome else { return outcome }
    try checkAgreement(reading)
    try checkCut(bytes, bytes.count - 1, subject)
    try checkWriting(reading, subject, format)
    for root in reading.roots {
      switch root {
      case .success(let value): try checkWriting(value)
      case .failure(let refusal) where refusal.code == .classNotAllowed: try checkInspected(bytes)
      case .failure: continue
      }
    }
    return outcome
  }

  /// Reads `bytes`, whole and at bounded cost or with a typed refusal.
  static func read(
    _ bytes: [UInt8], _ subject: ArchiveSubject
  ) throws -> Result<ArchiveSubject.Reading, ArchiveError> {
    do {
      let reading = try subject.read(bytes)
      try checkCost(reading, bytes)
      return .success(reading)
    } catch let failure as PropertyFailure {
      throw failure
    } catch {
      guard let refusal = error as? ArchiveError else {
        throw PropertyFailure("a refusal is a typed error", details: "\(error)")
      }
      try require(
        (0...bytes.count).contains(refusal.offset ?? 0), "an error lies inside the input",
        "offset \(refusal.offset ?? 0) of \(bytes.count)")
      return .failure(refusal)
    }
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

  /// What is read passes a check of all objects, and what passes it is read: unless its classes are
  /// others, or there is too much of it.
  private static func checkAgreement(_ reading: ArchiveSubject.Reading) throws {
    if let refused = reading.refused {
      try require(!refused.isRead, "what a check refuses is not read", "\(refused.error)")
      return
    }
    let allowed: Set<ArchiveError.Code> = [.classNotAllowed, .tooDeep, .tooMuchWork]
    for case .failure(let refusal) in reading.roots {
      try require(allowed.contains(refusal.code), "what passes a check is read", "\(refusal)")
    }
  }

  /// An archive without its end is refused; white space after XML is not part of it.
  static func checkCut(_ bytes: [UInt8], _ count: Int, _ subject: ArchiveSubject) throws {
    guard count >= 0, count < bytes.count else { return }
    guard isBinary(bytes) || !bytes[count...].allSatisfy({ $0 < 0x21 }) else { return }
    do { _ = try subject.read(Array(bytes[..<count])) } catch { return }
    throw PropertyFailure("an archive cut short is refused", details: "\(count) of \(bytes.count)")
  }

  /// What is written again reads the same, and is written the same.
  static func checkWriting(
    _ reading: ArchiveSubject.Reading, _ subject: ArchiveSubject, _ format: PropertyListFormat?
  ) throws {
    for format in format.map({ [$0] }) ?? [.binary, .xml] {
      guard let written = try written(reading.document, format, subject) else { continue }
      let again = try subject.read(written).document
      try requireSame(again, reading.document, written, subject, format)
      try require(
        try subject.write(again, format) == written, "what is written again is the same bytes")
    }
  }

  private static func requireSame(
    _ again: ArchiveDocument, _ document: ArchiveDocument, _ written: [UInt8],
    _ subject: ArchiveSubject, _ format: PropertyListFormat
  ) throws {
    guard again != document else { return }
    // A number that is none differs even from itself, read twice.
    let twin = try subject.read(written).document
    try require(twin != again, "what is written reads the same", "\(format)")
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

  /// A root with objects of unknown classes is written and read as the same value too.
  private static func checkInspected(_ bytes: [UInt8]) throws {
    let graph = try ArchiveGraph(bytes, policy: .inspection)
    guard let id = graph.top.lazy.compactMap({ graph.uid($0.slot) }).first(where: { $0 > 0 })
    else { return }
    let value: ArchiveValue
    do throws(ArchiveError) { value = try graph.inspectedValue(of: id) } catch { return }
    try checkWriting(value)
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
    return try graph.inspectedValue(of: try graph.root())
  }

  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  private static let magic = Array("bplist".utf8)
}
