/// Writes a document as indented lines, with a stack of its own.
struct TreeWriter {
  private enum Work {
    case show(label: String, PropertyListValue, depth: Int)
    /// All that hangs from an object has been shown.
    case leave(UInt32)
  }

  private let document: ArchiveDocument
  private let limits: ArchiveDocument.TreeLimits
  private var lines: [String] = []
  private var leftOut = 0
  private var stack: [Work] = []
  /// Objects around the place that is being shown.
  private var open: Set<UInt32> = []
  private var shown: Set<UInt32> = []

  init(document: ArchiveDocument, limits: ArchiveDocument.TreeLimits) {
    self.document = document
    self.limits = limits
  }

  /// The whole text, without a line feed at the end.
  mutating func text() -> String {
    lines.append("\(ArchiveText.visible(document.archiver)), \(document.objects.count) objects")
    push(document.top.map { (ArchiveText.visible($0.key), $0.value) }, depth: 0)
    while let work = stack.popLast() {
      switch work {
      case .leave(let id): open.remove(id)
      case .show(let label, let value, let depth): show(label, value, depth)
      }
    }
    if leftOut > 0 { lines.append("… and \(ArchiveText.grouped(leftOut)) more") }
    return lines.joined(separator: "\n")
  }

  /// Puts values on the stack so that the first comes off first.
  private mutating func push(_ values: [(String, PropertyListValue)], depth: Int) {
    guard lines.count <= limits.lines, depth <= limits.depth else {
      leftOut += values.count
      return
    }
    for (label, value) in values.reversed() {
      stack.append(.show(label: label, value, depth: depth))
    }
  }

  private mutating func show(_ label: String, _ value: PropertyListValue, _ depth: Int) {
    guard lines.count <= limits.lines else {
      leftOut += 1
      return
    }
    let head = "\(String(repeating: "  ", count: depth))\(label): "
    switch value {
    case .uid(let id): showReference(head, id, depth)
    case .array(let elements):
      lines.append("\(head)array of \(elements.count)")
      push(numbered(elements), depth: depth + 1)
    case .set(let members):
      lines.append("\(head)set of \(members.count)")
      push(numbered(members), depth: depth + 1)
    case .dictionary(let entries):
      lines.append("\(head)dictionary of \(entries.count)")
      push(entries.map { (ArchiveText.visible($0.key), $0.value) }, depth: depth + 1)
    default: lines.append("\(head)\(Self.words(value, limit: limits.valueLength))")
    }
  }

  private func numbered(_ values: [PropertyListValue]) -> [(String, PropertyListValue)] {
    values.prefix(limits.lines).enumerated().map { ("[\($0.offset)]", $0.element) }
  }

  private mutating func showReference(_ head: String, _ id: UInt32, _ depth: Int) {
    switch document.object(id) {
    case nil, .null: lines.append("\(head)nil")
    case .classRecord(let record):
      lines.append("\(head)class \(ArchiveText.visible(record.name)) #\(id)")
    case .plain(let value):
      lines.append("\(head)\(Self.words(value, limit: limits.valueLength))")
    case .instance(let classIdentifier, let fields):
      let name = "\(ArchiveText.visible(document.className(classIdentifier))) #\(id)"
      if open.contains(id) {
        lines.append("\(head)\(name) (holds itself: shown above)")
      } else if !shown.insert(id).inserted {
        lines.append("\(head)\(name) (shared: shown above)")
      } else {
        lines.append("\(head)\(name)")
        open.insert(id)
        stack.append(.leave(id))
        push(children(fields), depth: depth + 1)
      }
    }
  }

  /// The fields of an object; of containers, their elements and entries.
  private func children(_ fields: [PropertyListEntry]) -> [(String, PropertyListValue)] {
    let byKey = Dictionary(fields.map { ($0.key, $0.value) }) { first, _ in first }
    if case .array(let objects)? = byKey["NS.objects"] {
      if case .array(let keys)? = byKey["NS.keys"], keys.count == objects.count, fields.count == 2 {
        return zip(keys, objects).prefix(limits.lines).map { (label($0), $1) }
      }
      if fields.count == 1 { return numbered(objects) }
    }
    return fields.map { field in
      (ArchiveText.visible(ArchiveKey.unescaped(field.key) ?? field.key), field.value)
    }
  }

  /// A key of a dictionary as a label.
  private func label(_ key: PropertyListValue) -> String {
    guard case .uid(let id) = key else { return Self.words(key, limit: limits.valueLength) }
    switch document.object(id) {
    case .plain(let value): return Self.words(value, limit: limits.valueLength)
    case .instance(let classIdentifier, _):
      return "\(ArchiveText.visible(document.className(classIdentifier))) #\(id)"
    default: return "#\(id)"
    }
  }

  /// A scalar on one line.
  static func words(_ value: PropertyListValue, limit: Int) -> String {
    switch value {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .date(let seconds): return "date \(seconds) s after 2001-01-01"
    case .data(let bytes):
      let head = bytes.prefix(16).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined(separator: " ")
      let tail = bytes.count > 16 ? " …" : ""
      return "data of \(ArchiveText.grouped(bytes.count)) bytes: \(head)\(tail)"
    case .string(let text): return ArchiveText.quoted(text, limit: limit)
    case .uid(let id): return "#\(id)"
    case .array(let elements): return "array of \(elements.count)"
    case .set(let members): return "set of \(members.count)"
    case .dictionary(let entries): return "dictionary of \(entries.count)"
    }
  }
}
