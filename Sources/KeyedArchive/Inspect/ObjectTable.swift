/// Writes the raw table of an archive: every object by its number, one level deep.
struct ObjectTable {
  let document: ArchiveDocument
  let limits: ArchiveDocument.TreeLimits

  /// The whole text, without a line feed at the end.
  func text() -> String {
    var lines = ["\(ArchiveText.visible(document.archiver)), \(document.objects.count) objects"]
    lines += document.top.map { entry in
      "$top.\(ArchiveText.visible(entry.key)): \(words(entry.value))"
    }
    lines += document.extras.map { "\(ArchiveText.visible($0.key)): \(words($0.value))" }
    for (number, object) in document.objects.enumerated() {
      guard lines.count <= limits.lines else {
        let left = document.objects.count - number
        let option = limits.namesOptions ? " (--lines shows more)" : ""
        lines.append("… and \(ArchiveText.grouped(left)) objects more\(option)")
        break
      }
      lines += self.lines(of: object, number)
    }
    return lines.joined(separator: "\n")
  }

  private func lines(of object: ArchiveDocument.Object, _ number: Int) -> [String] {
    switch object {
    case .null: return ["#\(number) $null"]
    case .plain(let value): return ["#\(number) \(words(value))"]
    case .classRecord(let record):
      let above = record.hierarchy.dropFirst().map { ArchiveText.visible($0) }
      let hints = record.hints.map { ArchiveText.visible($0) }
      return [
        "#\(number) class \(ArchiveText.visible(record.name))"
          + (above.isEmpty ? "" : ": \(above.joined(separator: ", "))")
          + (hints.isEmpty ? "" : " (or \(hints.joined(separator: ", ")))")
      ]
    case .instance(let classIdentifier, let fields):
      let name = ArchiveText.visible(document.className(classIdentifier))
      return ["#\(number) \(name) (class #\(classIdentifier))"]
        + fields.map { "  \(ArchiveText.visible($0.key)): \(words($0.value))" }
    }
  }

  /// A value on one line, containers with what they hold as far as it fits.
  private func words(_ value: PropertyListValue) -> String {
    let most = 64
    func list(_ values: [String], _ count: Int) -> String {
      values.joined(separator: " ")
        + (count > most ? " … \(ArchiveText.grouped(count - most)) more" : "")
    }
    switch value {
    case .array(let elements): return "[\(list(elements.prefix(most).map(short), elements.count))]"
    case .set(let members): return "{\(list(members.prefix(most).map(short), members.count))}"
    case .dictionary(let entries):
      let shown = entries.prefix(most).map { "\(ArchiveText.visible($0.key)): \(short($0.value))" }
      return "{\(list(shown, entries.count))}"
    case .null, .bool, .integer, .real, .date, .data, .string, .uid: return short(value)
    }
  }

  private func short(_ value: PropertyListValue) -> String {
    switch value {
    case .uid(let identifier): return "#\(identifier)"
    case .array(let elements): return "array of \(elements.count)"
    case .set(let members): return "set of \(members.count)"
    case .dictionary(let entries): return "dictionary of \(entries.count)"
    case .null, .bool, .integer, .real, .date, .data, .string:
      guard case .value(let plain) = ArchiveOutline(value).item(at: value).kind else { return "?" }
      let form = ArchiveText.Form(
        stringLength: limits.valueLength, data: limits.data, namesOptions: limits.namesOptions)
      return ArchiveText.words(plain, form)
    }
  }
}
