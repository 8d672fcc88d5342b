/// Reads the text form of a backup, line by line, in the order `Backup.text` writes it.
struct BackupReader {
  private var head: (kind: BackupKind, source: UInt32, takenAt: Seconds)?
  private var entitlement: ProtectionClass?
  private var items: [BackupItem] = []
  private var files: [BackupFile] = []

  mutating func read(_ line: inout TextLine) throws(TextFormError) {
    let kind = try line.word("the kind of line")
    guard (head == nil) == (kind == "backup") else {
      throw line.fail("the line 'backup' comes once and first")
    }
    switch kind {
    case "backup": try readHead(&line)
    case "item": try readItem(&line)
    case "directory": try readFile(&line, isDirectory: true)
    case "file": try readFile(&line, isDirectory: false)
    case "attribute": try readAttribute(&line)
    default: throw line.fail("'\(kind)' is no line of a backup")
    }
  }

  func finish() throws(TextFormError) -> Backup {
    guard let head else {
      throw TextFormError(line: 0, problem: "the line 'backup' is missing")
    }
    return Backup(
      kind: head.kind, source: head.source, takenAt: head.takenAt, entitlement: entitlement,
      items: items, files: files)
  }

  private mutating func readHead(_ line: inout TextLine) throws(TextFormError) {
    head = (try line.backupKind(), try line.number("the device"), try line.number("the time"))
    entitlement = try line.optionalProtection("the entitlement")
  }

  private mutating func readItem(_ line: inout TextLine) throws(TextFormError) {
    guard files.isEmpty else { throw line.fail("items come before files") }
    guard items.count < DeviceLimits.keychainItems else { throw line.fail("too many items") }
    let id = try line.item()
    if let last = items.last, last.item.id >= id { throw line.fail("items come by name") }
    let accessibility = try line.accessibility()
    let value = try line.bytes("the secret")
    guard value.count <= DeviceLimits.keychainValueBytes else {
      throw line.fail("the secret is too long")
    }
    items.append(
      BackupItem(
        item: KeychainItem(id, accessibility, value: value), seal: try BackupSeal(&line)))
  }

  private mutating func readFile(
    _ line: inout TextLine, isDirectory: Bool
  ) throws(TextFormError) {
    guard files.count < DeviceLimits.files else { throw line.fail("too many files") }
    let path = try line.path("the path")
    let protection = try line.protection("the class")
    let mode: UInt16 = try line.number("the mode")
    let modified: Seconds = try line.number("the time")
    let bytes = isDirectory ? [] : try line.bytes("the content")
    guard bytes.count <= DeviceLimits.fileBytes else { throw line.fail("the file is too long") }
    files.append(
      BackupFile(
        path: path, isDirectory: isDirectory, protection: protection, mode: mode,
        modified: modified, bytes: bytes, attributes: []))
  }

  private mutating func readAttribute(_ line: inout TextLine) throws(TextFormError) {
    let attribute = ExtendedAttribute(
      name: try line.text("the name"), value: try line.bytes("the value"))
    guard let file = files.popLast() else { throw line.fail("an attribute follows its file") }
    guard file.attributes.count < DeviceLimits.attributes,
      attribute.value.count <= DeviceLimits.attributeBytes
    else { throw line.fail("too many attributes, or too long a one") }
    files.append(
      BackupFile(
        path: file.path, isDirectory: file.isDirectory, protection: file.protection,
        mode: file.mode, modified: file.modified, bytes: file.bytes,
        attributes: file.attributes + [attribute]))
  }
}
