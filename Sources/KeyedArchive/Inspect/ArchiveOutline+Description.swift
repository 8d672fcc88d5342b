extension ArchiveOutline {
  /// `2001-01-01T00:00:00Z` for 0 seconds after 2001-01-01, rounded down to a second; nil outside
  /// the years 0 to 9999.
  public static func dateText(_ seconds: Double) -> String? {
    seconds.wholeBelow.flatMap { CivilDate.text($0) }
  }
}

extension ArchiveOutline.Item: CustomStringConvertible {
  /// What it is in a few words, as they come after "is".
  public var description: String {
    let count = ArchiveText.grouped(entries.count)
    switch kind {
    case .nothing: return "nil"
    case .reference(let target): return "a reference to object \(target)"
    case .classRecord(let record): return "the class \(ArchiveText.visible(record.name))"
    case .value(let value): return ArchiveText.words(value, ArchiveText.Form(stringLength: 80))
    case .array, .orderedSet, .set, .countedSet, .dictionary, .object: break
    }
    if let className { return "an object of class \(ArchiveText.visible(className))" }
    switch kind {
    case .array, .orderedSet: return "array of \(count)"
    case .set, .countedSet: return "set of \(count)"
    case .nothing, .value, .dictionary, .object, .classRecord, .reference:
      return "dictionary of \(count)"
    }
  }
}
