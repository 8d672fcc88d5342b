/// Archives and property lists inside data.
extension ArchiveOutline {
  /// Whether bytes start as a property list does.
  public static func mayBePropertyList(_ bytes: [UInt8]) -> Bool {
    let span = bytes.span
    return span.holds("bplist", at: 0) || span.holds("<?xml", at: 0)
      || span.holds("<!DOCTYPE plist", at: 0) || span.holds("<plist", at: 0)
  }

  /// The outline of bytes that are in data: an archive where they are a whole one, or a property
  /// list; nil where they are neither.
  public init?(inside bytes: [UInt8], limits: ArchiveLimits) {
    guard Self.mayBePropertyList(bytes) else { return nil }
    do throws(ArchiveError) {
      self = try Self.read(bytes, limits: limits).outline
    } catch { return nil }
  }

  /// Reads bytes as an archive, or else as a property list.
  ///
  /// - Returns: the outline, and why it is not a whole archive: nil for a whole one, and for a
  ///   property list that has nothing of an archive.
  /// - Throws: what is wrong with the property list.
  public static func read(
    _ bytes: [UInt8], limits: ArchiveLimits = .standard
  ) throws(ArchiveError) -> (outline: ArchiveOutline, fault: ArchiveError?) {
    let fault: ArchiveError
    do throws(ArchiveError) {
      let graph = try ArchiveGraph(bytes, policy: ArchivePolicy(limits: limits, archivers: nil))
      return (try ArchiveOutline(graph), nil)
    } catch {
      fault = error
    }
    let value: PropertyListValue
    do throws(ArchiveError) {
      value = try PropertyListValue.read(bytes, limits: limits)
    } catch {
      throw fault.code == .notAnArchive ? error : fault
    }
    let isOther = fault.code == .notAnArchive && !hasMarks(value)
    return (ArchiveOutline(value), isOther ? nil : fault)
  }

  /// Whether a property list has an entry that only archives have.
  private static func hasMarks(_ value: PropertyListValue) -> Bool {
    guard case .dictionary(let entries) = value else { return false }
    return entries.contains { ["$archiver", "$objects", "$top", "$version"].contains($0.key) }
  }
}
