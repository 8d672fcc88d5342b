extension Backup {
  static let header = "picklock-backup 1"

  /// The text form: everything the backup holds, in a fixed order; `init(text:)` reads it back.
  public var text: String {
    var lines = [Self.header]
    lines.append(
      "backup \(kind.rawValue) \(source) \(takenAt) \(TextWord.of(entitlement))")
    for sealed in items {
      let item = sealed.item
      lines.append(
        "item \(TextWord.of(item.id)) \(item.accessibility.rawValue) \(TextWord.of(item.value)) "
          + sealed.seal.text)
    }
    for file in files {
      let bytes = file.isDirectory ? "" : " " + TextWord.of(file.bytes)
      lines.append(
        "\(file.isDirectory ? "directory" : "file") \(TextWord.of("\(file.path)")) "
          + "\(file.protection.letter) \(file.mode) \(file.modified)\(bytes)")
      for attribute in file.attributes {
        lines.append(
          "attribute \(TextWord.of(attribute.name)) \(TextWord.of(attribute.value))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the text form.
  ///
  /// Errors: `TextFormError`, with the line, for anything `text` would not write and anything past
  /// `DeviceLimits`.
  public init(text: String) throws(TextFormError) {
    var reader = BackupReader()
    for (index, line) in try TextLines.split(text, header: Self.header).enumerated() {
      var line = TextLine(line, number: index + 2)
      try reader.read(&line)
      try line.end()
    }
    self = try reader.finish()
  }
}
