/// Writes an outline as indented lines, with a stack of its own.
struct TreeWriter {
  private enum Work {
    case show(label: String, Place)
    /// All that hangs from an object has been shown.
    case leave(Object)
  }

  private struct Place {
    let value: PropertyListValue
    let depth: Int
    /// Index of the outline it belongs to.
    let outline: Int
    /// As `ArchiveOutline.value(at:)` takes it; what opens nested data is part of `prefix`.
    let path: String
  }

  private struct Object: Hashable {
    let outline: Int
    let identifier: UInt32
  }

  /// The outline, then those of the archives inside its data.
  private var outlines: [(outline: ArchiveOutline, level: Int)]
  private let limits: ArchiveDocument.TreeLimits
  private let form: ArchiveText.Form
  private var lines: [String] = []
  private var leftOut = 0
  private var stack: [Work] = []
  /// Objects around the place that is being shown.
  private var open: Set<Object> = []
  private var shown: Set<Object> = []
  /// Values that are objects with a class, as they are shown.
  private var values: [Object: String] = [:]

  init(_ outline: ArchiveOutline, limits: ArchiveDocument.TreeLimits) {
    outlines = [(outline, 0)]
    self.limits = limits
    form = ArchiveText.Form(
      stringLength: limits.valueLength, data: limits.data, namesOptions: limits.namesOptions)
  }

  /// The whole text, without a line feed at the end.
  mutating func text() -> String {
    lines.append(Self.heading(outlines[0].outline))
    push(outlines[0].outline.top, below: "", depth: 0, outline: 0)
    while let work = stack.popLast() {
      switch work {
      case .leave(let object): open.remove(object)
      case .show(let label, let place): show(label, place)
      }
    }
    if leftOut > 0 {
      let option =
        limits.namesOptions ? " (--lines \(lines.count + leftOut) or more shows them)" : ""
      lines.append("… and \(ArchiveText.grouped(leftOut)) more\(option)")
    }
    return lines.joined(separator: "\n")
  }

  private static func heading(_ outline: ArchiveOutline) -> String {
    guard outline.isArchive else { return "a property list" }
    let document = outline.document
    return "\(ArchiveText.visible(document.archiver)), \(document.objects.count) objects"
  }

  /// Puts entries on the stack so that the first comes off first.
  private mutating func push(
    _ entries: [ArchiveOutline.Entry], below path: String, depth: Int, outline: Int
  ) {
    guard lines.count <= limits.lines else {
      leftOut += entries.count
      return
    }
    // Each entry is a line, so no more of them can be shown.
    leftOut += max(0, entries.count - limits.lines)
    let view = outlines[outline].outline
    for entry in entries.prefix(limits.lines).reversed() {
      let place = Place(
        value: entry.value, depth: depth, outline: outline, path: view.path(path, entry.label))
      let times =
        entry.count == 1 ? "" : " (\(ArchiveText.grouped(Int(clamping: entry.count))) times)"
      stack.append(.show(label: label(entry.label, view) + times, place))
    }
  }

  /// A label as it is before a colon.
  private func label(_ label: ArchiveOutline.Label, _ view: ArchiveOutline) -> String {
    switch label {
    case .field(let key): return ArchiveText.visible(ArchiveKey.unescaped(key) ?? key)
    case .index(let index): return "[\(index)]"
    case .key(let key):
      if let (identifier, className) = view.instance(at: key) {
        return "\(ArchiveText.visible(className)) #\(identifier)"
      }
      guard case .value(let value) = view.item(at: key).kind else { return view.step(to: label) }
      return ArchiveText.words(value, form)
    }
  }

  private mutating func show(_ label: String, _ place: Place) {
    guard lines.count <= limits.lines else {
      leftOut += 1
      return
    }
    let head = "\(String(repeating: "  ", count: place.depth))\(label): "
    let view = outlines[place.outline].outline
    guard let (identifier, className) = view.instance(at: place.value) else {
      return show(view.item(at: place.value), head, place)
    }
    let object = Object(outline: place.outline, identifier: identifier)
    let name = "\(ArchiveText.visible(className)) #\(identifier)"
    if let words = values[object] {
      lines.append("\(head)\(name): \(words)")
    } else if open.contains(object) {
      lines.append("\(head)\(name) (holds itself: shown above)")
    } else if shown.contains(object) {
      lines.append("\(head)\(name) (shared: shown above)")
    } else {
      show(view.item(at: place.value), object, "\(head)\(name)", place)
    }
  }

  /// An object with a class, for the first time.
  private mutating func show(
    _ item: ArchiveOutline.Item, _ object: Object, _ head: String, _ place: Place
  ) {
    if case .value(let value) = item.kind {
      if case .null = value { return lines.append(head) }
      values[object] = ArchiveText.words(value, form)
      return show(item, "\(head): ", place)
    }
    shown.insert(object)
    let fault = item.fault.map { " (not well formed: \($0))" } ?? ""
    lines.append(head + fault + cut(item, place))
    guard place.depth < limits.depth else { return }
    open.insert(object)
    stack.append(.leave(object))
    push(item.entries, below: place.path, depth: place.depth + 1, outline: place.outline)
  }

  /// What is not below an object or container although it could be.
  private func cut(_ item: ArchiveOutline.Item, _ place: Place) -> String {
    guard !item.entries.isEmpty else {
      return item.kind == .object || item.className == nil ? "" : " (empty)"
    }
    guard place.depth >= limits.depth else { return "" }
    let option = limits.namesOptions ? "; --depth \(limits.depth + 1) shows them" : ""
    let count = ArchiveText.grouped(item.entries.count)
    return " (\(count) inside, below \(limits.depth) levels\(option))"
  }

  private mutating func show(_ item: ArchiveOutline.Item, _ head: String, _ place: Place) {
    switch item.kind {
    case .nothing: lines.append("\(head)nil")
    case .reference(let identifier): lines.append("\(head)reference to object \(identifier)")
    case .classRecord(let record):
      lines.append("\(head)class \(ArchiveText.visible(record.name)) #\(item.identifier ?? 0)")
    case .value(.data(let bytes)): show(bytes, head, place)
    case .value(let value): lines.append("\(head)\(ArchiveText.words(value, form))")
    case .array, .orderedSet: list("array", item, head, place)
    case .set, .countedSet: list("set", item, head, place)
    case .dictionary, .object: list("dictionary", item, head, place)
    }
  }

  private mutating func list(
    _ name: String, _ item: ArchiveOutline.Item, _ head: String, _ place: Place
  ) {
    let count = ArchiveText.grouped(item.entries.count)
    lines.append("\(head)\(name) of \(count)\(cut(item, place))")
    guard place.depth < limits.depth else { return }
    push(item.entries, below: place.path, depth: place.depth + 1, outline: place.outline)
  }

  /// Data, which may be an archive or a property list itself.
  private mutating func show(_ bytes: [UInt8], _ head: String, _ place: Place) {
    let words = ArchiveText.words(.data(bytes), form)
    guard ArchiveOutline.mayBePropertyList(bytes) else { return lines.append(head + words) }
    let level = outlines[place.outline].level + 1
    guard limits.opensData, level <= ArchiveDocument.TreeLimits.nesting else {
      let option =
        limits.namesOptions && !limits.opensData
        ? "; --nested shows it, --inside '\(ArchiveText.visible(place.path))' opens it" : ""
      return lines.append("\(head)\(words) (a property list\(option))")
    }
    guard let inner = ArchiveOutline(inside: bytes, limits: limits.archives) else {
      return lines.append(head + words)
    }
    lines.append("\(head)data of \(ArchiveText.grouped(bytes.count)) bytes: \(Self.heading(inner))")
    outlines.append((inner, level))
    guard place.depth < limits.depth else { return }
    push(inner.top, below: "", depth: place.depth + 1, outline: outlines.count - 1)
  }
}
