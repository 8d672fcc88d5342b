/// Places as people write them: `root.items[3]["a key"]`, or `#12.text` from object 12 on.
extension ArchiveOutline {
  /// The value at a path; the key of an entry needs quotation marks only where the end of it is
  /// in doubt.
  ///
  /// - Throws: `missingField` where there is no such place, with the part that was found.
  public func value(at path: String) throws(ArchiveError) -> PropertyListValue {
    var rest = Substring(path)
    var value: PropertyListValue
    if rest.first == "#" {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(1 + digits.count)
      guard let identifier = UInt32(digits), document.object(identifier) != nil else {
        throw absent(path, rest, "an object with this number")
      }
      value = .uid(identifier)
    } else {
      guard let (entry, length) = match(top, rest) else {
        throw absent(path, rest, "an entry of $top: \(names(of: top))")
      }
      value = entry.value
      rest = rest.dropFirst(length)
    }
    while !rest.isEmpty {
      if rest.first == "." { rest = rest.dropFirst() }
      let item = item(at: value)
      guard let (entry, length) = match(item.entries, rest) else {
        throw absent(path, rest, "one of \(names(of: item.entries))")
      }
      value = entry.value
      rest = rest.dropFirst(length)
    }
    return value
  }

  private func absent(_ path: String, _ rest: Substring, _ expected: String) -> ArchiveError {
    let found = path.dropLast(rest.count)
    return ArchiveError(
      .missingField,
      detail: .expectation(
        expected: found.isEmpty
          ? expected : "after \(ArchiveText.quoted(String(found))) \(expected)",
        found: ArchiveText.quoted(String(rest))))
  }

  private func names(of entries: [Entry]) -> String {
    guard !entries.isEmpty else { return "nothing, as it holds nothing" }
    let some = entries.prefix(8).map { ArchiveText.visible(step(to: $0.label), limit: 60) }
    return some.joined(separator: ", ") + (entries.count > 8 ? " …" : "")
  }

  /// The entry that the start of a path names, and how many characters of it do.
  private func match(_ entries: [Entry], _ path: Substring) -> (Entry, Int)? {
    if path.first == "[" { return bracketed(entries, path) }
    var best: (Entry, Int)?
    for entry in entries {
      guard let name = name(of: entry.label), name.count > best?.1 ?? 0, path.hasPrefix(name) else {
        continue
      }
      let end = path.dropFirst(name.count).first
      if end == nil || end == "." || end == "[" { best = (entry, name.count) }
    }
    return best
  }

  /// The entry that `[3]`, `["a key"]` or `[#12]` at the start of a path names.
  private func bracketed(_ entries: [Entry], _ path: Substring) -> (Entry, Int)? {
    let inside = path.dropFirst()
    guard inside.first == "\"" else {
      let text = inside.prefix { $0 != "]" }
      guard text.count < inside.count else { return nil }
      let found =
        Int(text).map { entries.indices.contains($0) ? entries[$0] : nil }
        ?? entries.first { step(to: $0.label) == "[\(text)]" }
      return found.map { ($0, text.count + 2) }
    }
    var name = ""
    var rest = inside.dropFirst()
    while let character = rest.popFirst(), character != "\"" {
      name.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    guard rest.first == "]" else { return nil }
    return entries.first { self.name(of: $0.label) == name }
      .map { ($0, path.count - rest.count + 1) }
  }

  /// The name of a field or the text of a key.
  func name(of label: Label) -> String? {
    switch label {
    case .field(let key): return ArchiveKey.unescaped(key) ?? key
    case .index: return nil
    case .key(let key):
      guard case .value(.string(let text)) = item(at: key).kind else { return nil }
      return text
    }
  }

  /// A label as a step of a path.
  func step(to label: Label) -> String {
    switch label {
    case .index(let index): return "[\(index)]"
    case .field(let key):
      let name = ArchiveKey.unescaped(key) ?? key
      return Self.isSimple(name) ? name : "[\(Self.quoted(name))]"
    case .key(let key):
      if let name = name(of: label) {
        return Self.isSimple(name) ? name : "[\(Self.quoted(name))]"
      }
      if case .uid(let identifier) = key { return "[#\(identifier)]" }
      return "[?]"
    }
  }

  /// Bytes of a path that is shown; a longer one is cut short, as keys may be of any length.
  private static let longestPath = 2_048

  /// A path with one step more.
  func path(_ path: String, _ label: Label) -> String {
    guard path.utf8.count <= Self.longestPath else {
      return path.hasSuffix("…") ? path : path + "…"
    }
    let step = step(to: label)
    return path.isEmpty || step.first == "[" ? path + step : "\(path).\(step)"
  }

  private static func isSimple(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "-")
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
