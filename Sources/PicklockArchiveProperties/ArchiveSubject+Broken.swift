import KeyedArchive
import PicklockCompression

/// Readers and writers that are broken on purpose, each in one way.
extension ArchiveSubject {
  /// Takes an archive with a byte behind it for the archive.
  public static let readingOverTrailingBytes = picklock.reading { bytes, read in
    do { return try read(bytes) } catch {
      let refusal = error
      do { return try read(Array(bytes.dropLast())) } catch { throw refusal }
    }
  }

  /// Answers what it cannot read with an archive of nothing.
  public static let emptyOnFailure = picklock.reading { bytes, read in
    do { return try read(bytes) } catch {
      return Reading(document: ArchiveDocument(), roots: [], workUsed: 0, arenaBytes: 0)
    }
  }

  /// Refuses with an error that is no `ArchiveError`, as code that forgets to say what is wrong.
  public static let refusingWithoutReason = picklock.reading { bytes, read in
    do { return try read(bytes) } catch { throw Unexplained() }
  }

  private struct Unexplained: Error {}

  /// Checks no object by itself.
  public static let checkingNothing = picklock.reading { bytes, read in
    var reading = try read(bytes)
    reading.refused = nil
    return reading
  }

  /// Refuses what it reads.
  public static let refusingEverything = picklock.reading { bytes, read in
    var reading = try read(bytes)
    let isRead = reading.roots.contains { if case .success = $0 { true } else { false } }
    reading.refused = Refused(error: ArchiveError(.wrongType), isRead: isRead)
    return reading
  }

  /// Charges ten times the work that it may.
  public static let workingWithoutEnd = picklock.reading { bytes, read in
    var reading = try read(bytes)
    reading.workUsed += 10 * ArchiveLimits.workFloor
    return reading
  }

  /// Gives a dictionary that occurs twice where a reference led to one: sharing is lost.
  public static let losingSharing = ArchiveSubject(
    read: picklock.read,
    write: { document, format in
      var document = document
      for index in document.objects.indices {
        guard case .instance(let classIdentifier, var fields) = document.objects[index] else {
          continue
        }
        let references = fields.indices.filter { isReference(fields[$0].value) }
        guard references.count > 1, let first = references.first,
          let last = references.last, fields[first].value == fields[last].value,
          case .uid(let shared) = fields[last].value
        else { continue }
        fields[last].value = .uid(UInt32(document.objects.count))
        document.objects[index] = .instance(classIdentifier: classIdentifier, fields: fields)
        document.objects.append(document.objects[Int(shared)])
        break
      }
      return try document.encoded(as: format)
    })

  /// Writes the last field of every object no more: an older version saves over a newer one.
  public static let forgettingLastField = ArchiveSubject(
    read: picklock.read,
    write: { document, format in
      var document = document
      for index in document.objects.indices {
        guard case .instance(let classIdentifier, let fields) = document.objects[index] else {
          continue
        }
        document.objects[index] = .instance(
          classIdentifier: classIdentifier, fields: Array(fields.dropLast()))
      }
      return try document.encoded(as: format)
    })

  /// Opens whatever a compressed file claims to hold, a bomb too.
  public static let inflatingWithoutLimit = picklock.inflating { bytes, format, _ in
    try Inflater(format).inflate(bytes)
  }

  /// Takes a compressed file with something behind it for the file.
  public static let inflatingOverTrailingBytes = picklock.inflating { bytes, format, limits in
    do throws(CompressionError) { return try Inflater(format, limits: limits).inflate(bytes) } catch
    {
      guard error.code == .trailingBytes else { throw error }
      return try Inflater(format, limits: limits).inflate(Array(bytes[..<error.offset]))
    }
  }

  private static func isReference(_ value: PropertyListValue) -> Bool {
    if case .uid(let id) = value { id > 0 } else { false }
  }

  /// The same subject with another way to read, which is given this one's.
  private func reading(
    _ change:
      @escaping @Sendable (
        [UInt8], @Sendable ([UInt8]) throws -> Reading
      ) throws -> Reading
  ) -> ArchiveSubject {
    let read = read
    return ArchiveSubject(read: { try change($0, read) }, write: write, inflate: inflate)
  }

  /// The same subject with another way to open what is compressed.
  private func inflating(
    _ inflate:
      @escaping @Sendable ([UInt8], CompressionFormat, InflateLimits) throws -> [UInt8]
  ) -> ArchiveSubject {
    ArchiveSubject(read: read, write: write, inflate: inflate)
  }
}
