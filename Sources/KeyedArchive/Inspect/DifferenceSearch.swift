/// Walks two outlines side by side, each pair of objects once, with a stack of its own.
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

  private typealias Entries = [ArchiveOutline.Entry]

  private let old: ArchiveOutline
  private let new: ArchiveOutline
  private let maximumLines: Int
  private var found: [String] = []
  private var stack: [Work] = []
  private var seen: Set<Pair> = []
  private var oldDigests: ContentDigests
  private var newDigests: ContentDigests

  init(old: ArchiveOutline, new: ArchiveOutline, maximumLines: Int) {
    self.old = old
    self.new = new
    self.maximumLines = maximumLines
    oldDigests = ContentDigests(old)
    newDigests = ContentDigests(new)
  }

  mutating func lines() -> [String] {
    if old.isArchive != new.isArchive {
      return ["\(Self.kind(of: old)) → \(Self.kind(of: new))"]
    }
    let (one, other) = (old.document.archiver, new.document.archiver)
    if one != other {
      found.append("archiver: \(ArchiveText.quoted(one)) → \(ArchiveText.quoted(other))")
    }
    compareKeyed("", old.top, new.top)
    compareKeyed(
      "", old.document.extras.map { .init(.field($0.key), $0.value) },
      new.document.extras.map { .init(.field($0.key), $0.value) })
    while let work = stack.popLast() {
      guard found.count < maximumLines else {
        found.append("… and possibly more")
        break
      }
      compare(work)
    }
    return found
  }

  private static func kind(of outline: ArchiveOutline) -> String {
    outline.isArchive ? "a keyed archive" : "a property list"
  }

  private mutating func compare(_ work: Work) {
    let names = (old.instance(at: work.old), new.instance(at: work.new))
    if let one = names.0, let other = names.1 {
      let pair = Pair(old: one.identifier, new: other.identifier)
      guard seen.insert(pair).inserted else { return }
    }
    let isSameClass = names.0?.className == names.1?.className
    let (one, other) = (old.item(at: work.old), new.item(at: work.new))
    let isSameKind = Self.isSame(one.kind, other.kind)
    if !isSameClass, isSameKind {
      report(work.path, Self.className(names.0), Self.className(names.1))
    }
    switch (one.kind, other.kind) {
    case (.set, .set), (.countedSet, .countedSet):
      compareMembers(work.path, one.entries, other.entries)
    case (.array, .array), (.orderedSet, .orderedSet):
      compareElements(work.path, one.entries, other.entries)
    case (.dictionary, .dictionary), (.object, .object):
      compareKeyed(work.path, one.entries, other.entries)
    case (.reference(let one), .reference(let other)) where one == other: return
    default:
      // A number that is none differs even from itself, but not its digest.
      guard oldDigests.digest(of: work.old) != newDigests.digest(of: work.new) else { return }
      let (left, right) = (one.description, other.description)
      report(work.path, left, right + (left == right ? Self.place(one.kind, other.kind) : ""))
    }
  }

  private static func className(_ instance: (identifier: UInt32, className: String)?) -> String {
    instance.map { ArchiveText.visible($0.className) } ?? "a plain value"
  }

  /// Whether two places hold the same kind of thing, so that a line about their classes says more
  /// than one about what they are.
  private static func isSame(
    _ one: ArchiveOutline.Item.Kind, _ other: ArchiveOutline.Item.Kind
  ) -> Bool {
    switch (one, other) {
    case (.value(.string), .value(.string)), (.value(.data), .value(.data)),
      (.value(.date), .value(.date)), (.countedSet, .countedSet):
      true
    default: one == other
    }
  }

  /// Where two values differ that look the same as far as they are shown.
  private static func place(
    _ one: ArchiveOutline.Item.Kind, _ other: ArchiveOutline.Item.Kind
  ) -> String {
    switch (one, other) {
    case (.value(.data(let left)), .value(.data(let right))):
      let same = zip(left, right).prefix { $0 == $1 }.count
      return " (differs from byte \(ArchiveText.grouped(same)))"
    case (.value(.string(let left)), .value(.string(let right))):
      let same = zip(left.unicodeScalars, right.unicodeScalars).prefix { $0 == $1 }.count
      return " (differs from character \(ArchiveText.grouped(same)))"
    default: return " (differs further in)"
    }
  }

  private mutating func report(_ path: String, _ one: String, _ other: String) {
    found.append("\(ArchiveText.visible(path, limit: .max)): \(one) → \(other)")
  }

  private mutating func compareElements(_ path: String, _ olds: Entries, _ news: Entries) {
    if olds.count != news.count {
      report(path, "\(olds.count) elements", "\(news.count) elements")
    }
    let pairs = zip(olds, news).enumerated().map { index, pair in
      Work(path: "\(path)[\(index)]", old: pair.0.value, new: pair.1.value)
    }
    stack.append(contentsOf: pairs.reversed())
  }

  /// Members have no order: those that are in one set only are differences.
  private mutating func compareMembers(_ path: String, _ olds: Entries, _ news: Entries) {
    var added: [ContentDigests.Digest: [ArchiveOutline.Entry]] = [:]
    var order: [ContentDigests.Digest] = []
    for entry in news {
      let digest = newDigests.digest(of: entry)
      if added[digest] == nil { order.append(digest) }
      added[digest, default: []].append(entry)
    }
    for entry in olds {
      let digest = oldDigests.digest(of: entry)
      if added[digest]?.popLast() == nil {
        report("\(path){}", words(entry, old), "absent")
      }
    }
    for entry in order.flatMap({ added[$0] ?? [] }) {
      report("\(path){}", "absent", words(entry, new))
    }
  }

  /// Entries of dictionaries and fields of objects, by what their keys are.
  private mutating func compareKeyed(_ path: String, _ olds: Entries, _ news: Entries) {
    var byKey: [ContentDigests.Digest: ArchiveOutline.Entry] = [:]
    var newKeys: [ContentDigests.Digest] = []
    for entry in news {
      let digest = newDigests.digest(of: entry.label)
      newKeys.append(digest)
      byKey[digest] = byKey[digest] ?? entry
    }
    var oldKeys: Set<ContentDigests.Digest> = []
    var pairs: [Work] = []
    for entry in olds {
      let digest = oldDigests.digest(of: entry.label)
      oldKeys.insert(digest)
      let place = old.path(path, entry.label)
      if let other = byKey[digest] {
        pairs.append(Work(path: place, old: entry.value, new: other.value))
      } else {
        report(place, words(entry, old), "absent")
      }
    }
    for (entry, digest) in zip(news, newKeys) where !oldKeys.contains(digest) {
      report(new.path(path, entry.label), "absent", words(entry, new))
    }
    stack.append(contentsOf: pairs.reversed())
  }

  /// A value in a few words, references followed one step.
  private func words(_ entry: ArchiveOutline.Entry, _ outline: ArchiveOutline) -> String {
    let words = outline.item(at: entry.value).description
    return entry.count == 1 ? words : "\(words) (\(entry.count) times)"
  }
}
