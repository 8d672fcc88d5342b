extension FileOperation {
  /// The operation as one line of an event log.
  public var text: String {
    switch self {
    case .open(let path, let access, let options, let protection):
      words(
        "open", path, TextWord.of(access), TextWord.of(options), TextWord.of(protection))
    case .read(let handle, let offset, let count):
      words("read", "\(handle)", TextWord.of(offset), "\(count)")
    case .write(let handle, let offset, let bytes):
      words("write", "\(handle)", TextWord.of(offset), TextWord.of(bytes))
    case .truncate(let handle, let size): words("truncate", "\(handle)", "\(size)")
    case .seek(let handle, let offset): words("seek", "\(handle)", "\(offset)")
    case .synchronize(let handle): words("synchronize", "\(handle)")
    case .close(let handle): words("close", "\(handle)")
    case .map(let handle): words("map", "\(handle)")
    case .touch(let mapping, let offset, let count):
      words("touch", "\(mapping)", "\(offset)", "\(count)")
    case .unmap(let mapping): words("unmap", "\(mapping)")
    case .replace(let path, let bytes, let protection):
      words("replace", path, TextWord.of(bytes), TextWord.of(protection))
    case .readDefault(let key): words("read-default", TextWord.of(key))
    case .writeDefault(let key, let value):
      words("write-default", TextWord.of(key), value.map { TextWord.of($0) } ?? TextWord.none)
    default: nameText
    }
  }

  private var nameText: String {
    switch self {
    case .delete(let path): words("delete", path)
    case .rename(let source, let target): words("rename", source, target)
    case .link(let source, let target): words("link", source, target)
    case .clone(let source, let target): words("clone", source, target)
    case .copy(let source, let target): words("copy", source, target)
    case .makeDirectory(let path): words("make-directory", path)
    case .removeDirectory(let path): words("remove-directory", path)
    case .list(let path): words("list", path)
    case .status(let path): words("status", path)
    case .setClass(let path, let protection): words("set-class", path, protection.letter)
    case .setMode(let path, let mode): words("set-mode", path, "\(mode)")
    case .setModified(let path, let time): words("set-modified", path, "\(time)")
    case .setAttribute(let path, let name, let value):
      words(
        "set-attribute", path, TextWord.of(name), value.map { "=" + TextWord.of($0) } ?? "-")
    case .attributes(let path): words("attributes", path)
    default: ""
    }
  }

  private func words(_ verb: String, _ path: Path, _ rest: String...) -> String {
    ([verb, TextWord.of(path.description)] + rest).joined(separator: " ")
  }

  private func words(_ verb: String, _ source: Path, _ target: Path) -> String {
    words(verb, source, TextWord.of(target.description))
  }

  private func words(_ verb: String, _ rest: String...) -> String {
    ([verb] + rest).joined(separator: " ")
  }
}

// MARK: Reading

extension FileOperation {
  /// The operation that begins with `verb`; nil if none does.
  init?(verb: Substring, _ line: inout TextLine) throws(TextFormError) {
    if let operation = try Self.onHandle(verb, &line) {
      self = operation
    } else if let operation = try Self.onPath(verb, &line) {
      self = operation
    } else {
      return nil
    }
  }

  private static func onHandle(
    _ verb: Substring, _ line: inout TextLine
  ) throws(TextFormError) -> FileOperation? {
    switch verb {
    case "read":
      .read(
        try line.handle(), at: try line.optionalNumber("the offset"),
        count: try line.number("the count"))
    case "write":
      .write(
        try line.handle(), at: try line.optionalNumber("the offset"), try line.bytes("the bytes"))
    case "truncate": .truncate(try line.handle(), try line.number("the size"))
    case "seek": .seek(try line.handle(), try line.number("the offset"))
    case "synchronize": .synchronize(try line.handle())
    case "close": .close(try line.handle())
    case "map": .map(try line.handle())
    case "touch":
      .touch(
        Mapping(try line.handle()), at: try line.number("the offset"),
        count: try line.number("the count"))
    case "unmap": .unmap(Mapping(try line.handle()))
    default: nil
    }
  }

  private static func onPath(
    _ verb: Substring, _ line: inout TextLine
  ) throws(TextFormError) -> FileOperation? {
    switch verb {
    case "open":
      .open(
        try line.path("the path"), try line.access(), try line.openOptions(),
        try line.optionalProtection("the class"))
    case "delete": .delete(try line.path("the path"))
    case "rename": .rename(try line.path("the source"), try line.path("the target"))
    case "link": .link(try line.path("the source"), try line.path("the target"))
    case "clone": .clone(try line.path("the source"), try line.path("the target"))
    case "copy": .copy(try line.path("the source"), try line.path("the target"))
    case "make-directory": .makeDirectory(try line.path("the path"))
    case "remove-directory": .removeDirectory(try line.path("the path"))
    case "list": .list(try line.path("the path"))
    case "status": .status(try line.path("the path"))
    case "set-class": .setClass(try line.path("the path"), try line.protection("the class"))
    case "set-mode": .setMode(try line.path("the path"), try line.number("the mode"))
    case "set-modified": .setModified(try line.path("the path"), try line.number("the time"))
    case "set-attribute":
      .setAttribute(
        try line.path("the path"), try line.text("the name"), try attributeValue(&line))
    case "attributes": .attributes(try line.path("the path"))
    case "replace":
      .replace(
        try line.path("the path"), try line.bytes("the bytes"),
        try line.optionalProtection("the class"))
    case "read-default": .readDefault(try line.text("the key"))
    case "write-default":
      .writeDefault(try line.text("the key"), try line.optionalText("the value"))
    default: nil
    }
  }

  /// `=` and the bytes, so that no bytes and no attribute look different.
  private static func attributeValue(_ line: inout TextLine) throws(TextFormError) -> [UInt8]? {
    let word = try line.word("the value")
    if word == TextWord.none { return nil }
    guard word.first == "=", let bytes = TextWord.bytes(word.dropFirst()) else {
      throw line.fail("a value is = and hexadecimal digits, or -, not '\(word)'")
    }
    return bytes
  }
}
