extension ScriptParser {
  static func fileAction(_ word: ScriptWord) throws(ScriptError) -> ScriptAction.FileAction? {
    switch word.name {
    case "w":
      try word.expect(1...2)
      if word.arguments.count == 1 { return .create(try word.path(0), nil) }
      return .create(try word.path(1), try word.fileClass(0))
    case "atomic": return try atomic(word)
    case "rd": return .read(try single(word))
    case "wr":
      try word.expect(1...2)
      return .write(try word.path(0), word.optional(1))
    case "open":
      try word.expect(1...2)
      guard word.optional(1) == nil || word.optional(1) == "w" else {
        throw ScriptError(word.line, "open(f) reads, open(f,w) writes")
      }
      return .open(try word.path(0), forWriting: word.optional(1) == "w")
    case "trunc":
      try word.expect(2...2)
      return .truncate(try word.path(0), try word.number(1, upTo: DeviceLimits.fileBytes))
    case "del": return .remove(try single(word))
    case "mv", "cp", "ln": return try pair(word)
    case "mkdir": return .makeDirectory(try single(word))
    case "rmdir": return .removeDirectory(try single(word))
    case "ls": return .list(try single(word))
    case "exists": return .exists(try single(word))
    case "class?": return .getClass(try single(word))
    case "set" where word.arguments.count == 2:
      return .setClass(try word.path(0), try word.fileClass(1))
    default: return try handleAction(word)
    }
  }

  private static func handleAction(
    _ word: ScriptWord
  ) throws(ScriptError) -> ScriptAction.FileAction? {
    let path = word.optional(0) == nil ? nil : try word.path(0)
    switch word.name {
    case "hrd": return .readHandle(path)
    case "hwr": return .writeHandle(path, word.optional(1))
    case "close": return .close(path)
    case "mmap": return .map(path)
    case "touch": return .touch(path)
    default: return nil
    }
  }

  private static func single(_ word: ScriptWord) throws(ScriptError) -> Path {
    try word.expect(1...1)
    return try word.path(0)
  }

  private static func pair(_ word: ScriptWord) throws(ScriptError) -> ScriptAction.FileAction {
    try word.expect(2...2)
    let (source, target) = (try word.path(0), try word.path(1))
    switch word.name {
    case "mv": return .move(source, target)
    case "cp": return .copy(source, target)
    default: return .link(source, target)
    }
  }

  private static func atomic(_ word: ScriptWord) throws(ScriptError) -> ScriptAction.FileAction {
    try word.expect(1...3)
    guard word.arguments.count > 1, let named = ProtectionClass(letter: word.arguments[0]) else {
      try word.expect(1...2)
      return .replace(try word.path(0), nil, word.optional(1))
    }
    return .replace(try word.path(1), named, word.optional(2))
  }

  static func keychainAction(
    _ word: ScriptWord
  ) throws(ScriptError) -> ScriptAction.KeychainAction? {
    switch word.name {
    case "kc+":
      try word.expect(1...3)
      if word.arguments.count == 1 { return .add(try word.item(0), nil, nil) }
      return .add(try word.item(1), try word.accessibility(0), word.optional(2))
    case "kc?":
      try word.expect(0...1)
      return .read(word.optional(0) == nil ? nil : try word.item(0))
    case "kc@":
      try word.expect(1...1)
      return .attributes(try word.item(0))
    case "kc*":
      try word.expect(0...1)
      return .readAll(word.optional(0) == nil ? nil : try word.accessibility(0))
    case "kc=":
      try word.expect(2...2)
      return .updateValue(try word.item(0), word.arguments[1])
    case "kc>":
      try word.expect(2...2)
      return .updateAccessibility(try word.item(0), try word.accessibility(1))
    case "kc-":
      try word.expect(1...1)
      return .delete(try word.item(0))
    default: return nil
    }
  }
}
