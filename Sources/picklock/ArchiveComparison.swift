import KeyedArchive

/// Where two archives differ in what they mean: numbers of objects and their order do not count.
struct ArchiveComparison {
  /// Stops two unlike archives from being told apart for ever.
  static let limit = 200

  private let left: ArchiveDocument
  private let right: ArchiveDocument
  private var differences: [String] = []
  /// Pairs of objects that were compared, or are being compared.
  private var seen: Set<[UInt32]> = []
  private var waiting: [(path: String, left: PropertyListValue, right: PropertyListValue)] = []

  init(_ left: ArchiveDocument, _ right: ArchiveDocument) {
    self.left = left
    self.right = right
  }

  /// A line for each difference; none where the archives mean the same.
  mutating func run() -> [String] {
    compareEntries(left.top, right.top, at: "")
    while let (path, one, two) = waiting.popLast(), differences.count < Self.limit {
      compare(one, two, at: path)
    }
    return differences
  }

  private mutating func compare(
    _ one: PropertyListValue, _ two: PropertyListValue, at path: String
  ) {
    if case .uid(let first) = one, case .uid(let second) = two {
      guard seen.insert([first, second]).inserted else { return }
      return compareObjects(object(first, of: left), object(second, of: right), at: path)
    }
    switch (one, two) {
    case (.array(let first), .array(let second)), (.set(let first), .set(let second)):
      if first.count != second.count {
        differences.append("\(path): \(first.count) elements, now \(second.count)")
      }
      for index in stride(from: min(first.count, second.count) - 1, through: 0, by: -1) {
        waiting.append(("\(path)[\(index)]", first[index], second[index]))
      }
    case (.dictionary(let first), .dictionary(let second)):
      compareEntries(first, second, at: path)
    default:
      if one != two {
        differences.append("\(path): \(ArchiveTree.scalar(one)), now \(ArchiveTree.scalar(two))")
      }
    }
  }

  private mutating func compareObjects(
    _ one: ArchiveDocument.Object, _ two: ArchiveDocument.Object, at path: String
  ) {
    switch (one, two) {
    case (.plain(let first), .plain(let second)): compare(first, second, at: path)
    case (.instance(let firstClass, let first), .instance(let secondClass, let second)):
      let names = (className(firstClass, of: left), className(secondClass, of: right))
      if names.0 != names.1 { differences.append("\(path): \(names.0), now \(names.1)") }
      compareEntries(first, second, at: path)
    case (.classRecord(let first), .classRecord(let second)):
      if first != second { differences.append("\(path): class \(first.name), now \(second.name)") }
    case (.null, .null): break
    default: differences.append("\(path): \(words(one, of: left)), now \(words(two, of: right))")
    }
  }

  private mutating func compareEntries(
    _ one: [PropertyListEntry], _ two: [PropertyListEntry], at path: String
  ) {
    let second = Dictionary(two.map { ($0.key, $0.value) }) { first, _ in first }
    let first = Dictionary(one.map { ($0.key, $0.value) }) { first, _ in first }
    func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
    for entry in one where second[entry.key] == nil {
      differences.append("\(place(entry.key)): gone")
    }
    for entry in two where first[entry.key] == nil {
      differences.append("\(place(entry.key)): new")
    }
    for entry in one.reversed() {
      if let other = second[entry.key] { waiting.append((place(entry.key), entry.value, other)) }
    }
  }

  private func object(_ id: UInt32, of document: ArchiveDocument) -> ArchiveDocument.Object {
    id < document.objects.count ? document.objects[Int(id)] : .null
  }

  private func className(_ id: UInt32, of document: ArchiveDocument) -> String {
    if case .classRecord(let record) = object(id, of: document) { return record.name }
    return "an object without a class"
  }

  private func words(_ object: ArchiveDocument.Object, of document: ArchiveDocument) -> String {
    switch object {
    case .null: "nil"
    case .plain(let value): ArchiveTree.scalar(value)
    case .instance(let id, _): className(id, of: document)
    case .classRecord(let record): "class \(record.name)"
    }
  }
}
