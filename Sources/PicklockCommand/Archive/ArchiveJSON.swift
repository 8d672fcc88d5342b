import Foundation
import KeyedArchive
import PicklockCommandLine
import PropertyFuzzing

/// Writes an outline as JSON, with a stack of its own: what JSON has no type for as an object with
/// one `$` key, a user's key that starts with `$` with one more.
struct ArchiveJSON {
  /// Archives inside data inside archives, at most.
  static let nesting = 8

  private enum Work {
    case text(String)
    case show(PropertyListValue, outline: Int)
  }

  private struct Object: Hashable {
    let outline: Int
    let identifier: UInt32
  }

  private var outlines: [(outline: ArchiveOutline, level: Int)]
  /// What reading an archive inside data may take; nil where none is read.
  private let inside: ArchiveLimits?
  private var stack: [Work] = []
  private var written = ""
  private var shown: Set<Object> = []

  init(_ outline: ArchiveOutline, inside: ArchiveLimits?) {
    outlines = [(outline, 0)]
    self.inside = inside
  }

  /// What the outline is, entry by entry.
  mutating func members() -> [(key: String, value: String)] {
    let outline = outlines[0].outline
    guard outline.isArchive else {
      return [
        ("kind", "\"property list\""), ("value", value(outline.document.top[0].value)),
      ]
    }
    var members = [
      ("kind", "\"keyed archive\""), ("archiver", JSONLine.quoted(outline.document.archiver)),
      ("objects", "\(outline.document.objects.count)"),
    ]
    var top = JSONLine()
    for entry in outline.document.top { top.add(entry.key, json: value(entry.value)) }
    members.append(("top", top.text))
    return members
  }

  /// An object of the table, its references as `{"$uid":…}`.
  mutating func members(of object: ArchiveDocument.Object) -> [(key: String, value: String)] {
    let raw = ArchiveOutline(.null)
    func plain(_ value: PropertyListValue) -> String {
      var writer = ArchiveJSON(raw, inside: nil)
      return writer.value(value)
    }
    switch object {
    case .null: return [("kind", "\"null\"")]
    case .plain(let value): return [("kind", "\"value\""), ("value", plain(value))]
    case .classRecord(let record):
      return [
        ("kind", "\"class\""), ("name", JSONLine.quoted(record.name)),
        ("classes", Self.list(record.hierarchy)), ("hints", Self.list(record.hints)),
      ]
    case .instance(let classIdentifier, let fields):
      var members = [("kind", "\"object\""), ("class_id", "\(classIdentifier)")]
      if outlines[0].outline.document.objects.indices.contains(Int(classIdentifier)),
        case .classRecord(let record) =
          outlines[0].outline.document.objects[Int(classIdentifier)]
      {
        members.append(("class", JSONLine.quoted(record.name)))
      }
      var line = JSONLine()
      for field in fields { line.add(field.key, json: plain(field.value)) }
      return members + [("fields", line.text)]
    }
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map { JSONLine.quoted($0) }.joined(separator: ",") + "]"
  }

  private mutating func value(_ value: PropertyListValue) -> String {
    written = ""
    stack = [.show(value, outline: 0)]
    while let work = stack.popLast() {
      switch work {
      case .text(let text): written += text
      case .show(let value, let outline): show(value, outline)
      }
    }
    return written
  }

  private mutating func show(_ value: PropertyListValue, _ index: Int) {
    let outline = outlines[index].outline
    if case .uid(let identifier) = value, outline.isArchive {
      let object = Object(outline: index, identifier: identifier)
      if shown.contains(object) {
        written += "{\"$ref\":\(identifier)}"
        return
      }
    }
    let item = outline.item(at: value)
    if case .value(let scalar) = item.kind { return show(scalar, item, index) }
    // Whatever holds something is written once: others refer to it by its number.
    if let identifier = item.identifier, item.className != nil {
      shown.insert(Object(outline: index, identifier: identifier))
    }
    switch item.kind {
    case .nothing, .value: written += "null"
    case .reference(let target): written += "{\"$uid\":\(target)}"
    case .classRecord(let record): written += "{\"$classname\":\(JSONLine.quoted(record.name))}"
    case .array, .set, .orderedSet: list(item, index)
    case .countedSet: pairs("$countedSet", item, index)
    case .dictionary: dictionary(item, index)
    case .object: object(item, index)
    }
  }

  mutating func write(_ text: String) { written += text }

  /// Data in base 64, or what is inside it.
  mutating func show(_ bytes: [UInt8], _ index: Int) {
    let level = outlines[index].level + 1
    guard let inside, level <= Self.nesting,
      let inner = ArchiveOutline(inside: bytes, limits: inside)
    else {
      let text = Data(bytes).base64EncodedString()
      return write("{\"$data\":\"\(text)\",\"bytes\":\(bytes.count)}")
    }
    outlines.append((inner, level))
    let place = outlines.count - 1
    guard inner.isArchive else {
      return push([
        .text("{\"$plist\":"), .show(inner.document.top[0].value, outline: place), .text("}"),
      ])
    }
    var parts: [Work] = []
    for entry in inner.document.top {
      parts.append(.text((parts.isEmpty ? "" : ",") + JSONLine.quoted(entry.key) + ":"))
      parts.append(.show(entry.value, outline: place))
    }
    push([.text("{\"$archive\":{")] + parts + [.text("}}")])
  }

  /// Puts parts on the stack so that the first comes off first.
  private mutating func push(_ parts: [Work]) {
    stack.append(contentsOf: parts.reversed())
  }
}

// MARK: Containers

extension ArchiveJSON {
  /// The number and class that a container which is an object has, before its content.
  private static func head(_ item: ArchiveOutline.Item) -> String {
    guard let identifier = item.identifier, let name = item.className else { return "" }
    return "\"$class\":\(JSONLine.quoted(name)),\"$id\":\(identifier),"
  }

  private mutating func list(_ item: ArchiveOutline.Item, _ index: Int) {
    var parts: [Work] = []
    for entry in item.entries {
      parts.append(.text(parts.isEmpty ? "" : ","))
      parts.append(.show(entry.value, outline: index))
    }
    switch item.kind {
    case .array: push([.text("[")] + parts + [.text("]")])
    case .set: push([.text("{\"$set\":[")] + parts + [.text("]}")])
    case .nothing, .value, .orderedSet, .countedSet, .dictionary, .object, .classRecord, .reference:
      push([.text("{\"$orderedSet\":[")] + parts + [.text("]}")])
    }
  }

  /// Members with their counts, or keys that are not text with their values.
  private mutating func pairs(_ name: String, _ item: ArchiveOutline.Item, _ index: Int) {
    var parts: [Work] = [.text("{\"\(name)\":[")]
    for (number, entry) in item.entries.enumerated() {
      parts.append(.text(number == 0 ? "[" : ",["))
      if case .key(let key) = entry.label {
        parts += [.show(key, outline: index), .text(","), .show(entry.value, outline: index)]
      } else {
        parts += [.show(entry.value, outline: index), .text(",\(entry.count)")]
      }
      parts.append(.text("]"))
    }
    push(parts + [.text("]}")])
  }

  private mutating func dictionary(_ item: ArchiveOutline.Item, _ index: Int) {
    var parts: [Work] = []
    for entry in item.entries {
      guard case .key(let key) = entry.label,
        case .value(.string(let text)) = outlines[index].outline.item(at: key).kind
      else { return pairs("$dictionary", item, index) }
      let name = JSONLine.quoted(text.hasPrefix("$") ? "$" + text : text)
      parts.append(.text((parts.isEmpty ? "" : ",") + name + ":"))
      parts.append(.show(entry.value, outline: index))
    }
    push([.text("{")] + parts + [.text("}")])
  }

  private mutating func object(_ item: ArchiveOutline.Item, _ index: Int) {
    var parts: [Work] = []
    for entry in item.entries {
      guard case .field(let key) = entry.label else { continue }
      parts.append(.text((parts.isEmpty ? "" : ",") + JSONLine.quoted(key) + ":"))
      parts.append(.show(entry.value, outline: index))
    }
    var head = Self.head(item)
    if let fault = item.fault { head += "\"$error\":\(JSONLine.quoted("\(fault)"))," }
    if parts.isEmpty { head = String(head.dropLast()) }
    push([.text("{" + head)] + parts + [.text("}")])
  }
}
