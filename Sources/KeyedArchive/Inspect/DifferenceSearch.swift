/// Walks two documents side by side, each pair of objects once, with a stack of its own.
struct DifferenceSearch {
  private struct Pair: Hashable {
    let old: UInt32
    let new: UInt32
  }

  private struct Work {
    let path: String
    let old: PropertyListValue
    let new: PropertyListValue
  }

  private let old: ArchiveDocument
  private let new: ArchiveDocument
  private let maximumLines: Int
  private var found: [String] = []
  private var stack: [Work] = []
  private var seen: Set<Pair> = []

  init(old: ArchiveDocument, new: ArchiveDocument, maximumLines: Int) {
    self.old = old
    self.new = new
    self.maximumLines = maximumLines
  }

  mutating func lines() -> [String] {
    if old.archiver != new.archiver {
      found.append(
        "archiver: \(ArchiveText.quoted(old.archiver)) → \(ArchiveText.quoted(new.archiver))")
    }
    compareEntries("", old.top, new.top)
    while let work = stack.popLast() {
      guard found.count < maximumLines else {
        found.append("… and possibly more")
        break
      }
      compare(work)
    }
    return found
  }

  private mutating func compare(_ work: Work) {
    switch (work.old, work.new) {
    case (.uid(let oldID), .uid(let newID)): compareObjects(work.path, oldID, newID)
    case (.array(let olds), .array(let news)): compareElements(work.path, olds, news)
    case (.set(let olds), .set(let news)): compareElements(work.path, olds, news)
    case (.dictionary(let olds), .dictionary(let news)): compareEntries(work.path, olds, news)
    default:
      guard work.old != work.new else { return }
      report(work.path, words(work.old, old), words(work.new, new))
    }
  }

  private mutating func report(_ path: String, _ one: String, _ other: String) {
    found.append("\(path): \(one) → \(other)")
  }

  private mutating func compareObjects(_ path: String, _ oldID: UInt32, _ newID: UInt32) {
    guard seen.insert(Pair(old: oldID, new: newID)).inserted else { return }
    switch (old.object(oldID), new.object(newID)) {
    case (.plain(let one)?, .plain(let other)?):
      stack.append(Work(path: path, old: one, new: other))
    case (.instance(let oldClass, let olds)?, .instance(let newClass, let news)?):
      let names = (old.className(oldClass), new.className(newClass))
      if names.0 != names.1 {
        report(path, ArchiveText.visible(names.0), ArchiveText.visible(names.1))
      }
      compareEntries(path, olds, news)
    default:
      let one = words(.uid(oldID), old)
      let other = words(.uid(newID), new)
      if one != other { report(path, one, other) }
    }
  }

  private mutating func compareElements(
    _ path: String, _ olds: [PropertyListValue], _ news: [PropertyListValue]
  ) {
    if olds.count != news.count {
      report(path, "\(olds.count) elements", "\(news.count) elements")
    }
    let pairs = zip(olds, news).enumerated().map { index, pair in
      Work(path: "\(path)[\(index)]", old: pair.0, new: pair.1)
    }
    stack.append(contentsOf: pairs.reversed())
  }

  private mutating func compareEntries(
    _ path: String, _ olds: [PropertyListEntry], _ news: [PropertyListEntry]
  ) {
    let newByKey = Dictionary(news.map { ($0.key, $0.value) }) { first, _ in first }
    let oldKeys = Set(olds.map(\.key))
    let prefix = path.isEmpty ? "" : "\(path)."
    var pairs: [Work] = []
    for entry in olds {
      let place = "\(prefix)\(ArchiveText.visible(entry.key))"
      if let value = newByKey[entry.key] {
        pairs.append(Work(path: place, old: entry.value, new: value))
      } else {
        report(place, words(entry.value, old), "absent")
      }
    }
    for entry in news where !oldKeys.contains(entry.key) {
      report("\(prefix)\(ArchiveText.visible(entry.key))", "absent", words(entry.value, new))
    }
    stack.append(contentsOf: pairs.reversed())
  }

  /// A value on one line, references followed one step.
  private func words(_ value: PropertyListValue, _ document: ArchiveDocument) -> String {
    guard case .uid(let id) = value else { return TreeWriter.words(value, limit: 80) }
    switch document.object(id) {
    case .plain(let value)?: return TreeWriter.words(value, limit: 80)
    case .instance(let classIdentifier, _)?:
      return "an object of class \(ArchiveText.visible(document.className(classIdentifier)))"
    case .classRecord(let record)?: return "the class \(ArchiveText.visible(record.name))"
    case .null?, nil: return "nil"
    }
  }
}
