import KeyedArchive

/// An archive as lines of text: references followed, shared objects and cycles marked, bounded.
struct ArchiveTree {
  /// Stops a large archive from scrolling for ever; `--lines` changes it.
  var lineLimit = 2_000
  /// Stops a list of lists from running off the right edge.
  private let depthLimit = 64
  private let document: ArchiveDocument
  private var lines: [String] = []
  private var seen: Set<UInt32> = []

  init(_ document: ArchiveDocument, lineLimit: Int) {
    self.document = document
    self.lineLimit = lineLimit
  }

  /// One thing still to be written.
  private struct Item {
    let label: String
    let value: PropertyListValue
    let depth: Int
    /// The objects around it: one of them again is a cycle.
    let around: [UInt32]
  }

  /// Every line, at most `lineLimit` and one that says what was left out.
  mutating func text() -> String {
    lines = ["\(document.archiver), \(document.objects.count) objects"]
    var waiting = document.top.reversed().map {
      Item(label: $0.key, value: $0.value, depth: 0, around: [])
    }
    while let item = waiting.popLast() {
      guard lines.count < lineLimit else {
        lines.append("… cut off after \(lineLimit) lines")
        break
      }
      waiting += write(item).reversed()
    }
    return lines.joined(separator: "\n")
  }

  private mutating func add(_ item: Item, _ text: String) {
    lines.append(String(repeating: "  ", count: item.depth) + "\(item.label): \(text)")
  }

  /// Writes the line of an item and returns what comes below it.
  private mutating func write(_ item: Item) -> [Item] {
    guard case .uid(let id) = item.value else {
      add(item, Self.scalar(item.value))
      return children(of: item.value, below: item, around: item.around)
    }
    guard id < document.objects.count else {
      add(item, "→ #\(id), which is not there")
      return []
    }
    switch document.objects[Int(id)] {
    case .null: add(item, "nil")
    case .classRecord(let record): add(item, "the class \(record.name) #\(id)")
    case .plain(let value):
      add(item, Self.scalar(value) + " #\(id)")
      return children(of: value, below: item, around: item.around)
    case .instance(let classID, let fields):
      return writeInstance(id, className(classID), fields, item)
    }
    return []
  }

  private mutating func writeInstance(
    _ id: UInt32, _ name: String, _ fields: [PropertyListEntry], _ item: Item
  ) -> [Item] {
    if item.around.contains(id) {
      add(item, "\(name) → #\(id), a cycle")
      return []
    }
    guard seen.insert(id).inserted else {
      add(item, "\(name) → #\(id), shown above")
      return []
    }
    add(item, "\(name) #\(id)")
    let around = item.around + [id]
    return fields.flatMap { field in
      guard item.depth < depthLimit else { return [Item]() }
      return [Item(label: field.key, value: field.value, depth: item.depth + 1, around: around)]
    }
  }

  private func className(_ id: UInt32) -> String {
    guard id < document.objects.count, case .classRecord(let record) = document.objects[Int(id)]
    else { return "an object without a class" }
    return record.name
  }

  private func children(
    of value: PropertyListValue, below item: Item, around: [UInt32]
  ) -> [Item] {
    guard item.depth < depthLimit else { return [] }
    switch value {
    case .array(let elements), .set(let elements):
      return elements.enumerated().map {
        Item(label: "[\($0)]", value: $1, depth: item.depth + 1, around: around)
      }
    case .dictionary(let entries):
      return entries.map {
        Item(label: $0.key, value: $0.value, depth: item.depth + 1, around: around)
      }
    default: return []
    }
  }

  /// A value on one line; long texts and data are cut and say how long they are.
  static func scalar(_ value: PropertyListValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let bool): return "\(bool)"
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .date(let seconds): return "\(seconds) s since 2001"
    case .string(let text):
      let shown = String(text.prefix(200))
      return shown.debugDescription
        + (shown.count < text.count ? "… (\(text.utf16.count) units)" : "")
    case .data(let bytes):
      let digits = bytes.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "\(bytes.count) bytes" + (bytes.isEmpty ? "" : " " + digits.joined())
        + (bytes.count > 16 ? "…" : "")
    case .uid(let id): return "→ #\(id)"
    case .array(let elements): return "\(elements.count) elements"
    case .set(let elements): return "a set of \(elements.count)"
    case .dictionary(let entries): return "\(entries.count) entries"
    }
  }
}
