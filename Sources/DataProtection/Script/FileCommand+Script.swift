// How what is asked of a path is written and read.
extension FileCommand {
  static let vocabulary: [ScriptVocabulary.Entry] = [
    .init("w([X,]f[,text])", "create f and write it; without X, or with -, the class is inherited"),
    .init("put([X,]f[,text])", "write as Data.write does: make f, or empty it and keep its class"),
    .init("rd(f)", "open, read all, close"),
    .init("wr(f[,text])", "open for writing, replace the content, close"),
    .init("append(f[,text])", "open for writing, write at the end, close"),
    .init("atomic([X,]f[,text])", "write beside f and rename over it"),
    .init("create([X,]f)", "create f and keep the handle"),
    .init(
      "open(f[,w|t])",
      "open for reading, or for writing too (t empties the file), and keep the handle"),
    .init("trunc(f,n)", "open for writing, cut to n bytes, close"),
    .init("del(f)", "delete"),
    .init("rm(f)", "remove f, and all in it if it is a directory, as removeItem does"),
    .init("mv(f,g)", "move, as moveItem does: g must be free"),
    .init("rename(f,g)", "move over what is at g, as rename(2) does"),
    .init("cp(f,g)", "copy the content"),
    .init("ln(f,g)", "make a hard link"),
    .init("clone(f,g)", "clone: share bytes, key and class"),
    .init("mkdir(f)", "make a directory"),
    .init("rmdir(f)", "remove an empty directory"),
    .init("ls(f)", "list a directory"),
    .init("exists(f)", "ask whether the name exists"),
    .init("stat(f)", "ask for size, class and number of names"),
    .init("class?(f)", "ask for the class"),
    .init("set(f,X)", "set the class of a file or directory"),
    .init("chmod(f,mode)", "set the mode bits, in octal"),
    .init("mtime(f,n)", "set the time of the last change, in seconds"),
    .init("xattr(f,name[,text])", "set an extended attribute; without text, remove it"),
    .init("exclude(f[,no])", "keep f out of backups, or let it in again"),
    .init("xattrs(f)", "list the extended attributes"),
  ]

  var word: ScriptWord {
    switch self {
    case .create(let path, nil): ScriptWord("create", .of(path))
    case .create(let path, let protection?):
      ScriptWord("create", .of(protection), .of(path))
    case .open(let path, .read): ScriptWord("open", .of(path))
    case .open(let path, .write): ScriptWord("open", .of(path), "w")
    case .open(let path, .truncate): ScriptWord("open", .of(path), "t")
    case .save(let path, nil, nil): ScriptWord("w", .of(path))
    case .save(let path, let protection?, nil): ScriptWord("w", .of(protection), .of(path))
    case .save(let path, let protection, let bytes?):
      ScriptWord("w", .of(protection), .of(path), .of(bytes))
    case .write(let path, nil, nil): ScriptWord("put", .of(path))
    case .write(let path, let protection, nil): ScriptWord("put", .of(protection), .of(path))
    case .write(let path, let protection, let bytes?):
      ScriptWord("put", .of(protection), .of(path), .of(bytes))
    case .contents(let path): ScriptWord("rd", .of(path))
    case .overwrite(let path, let bytes): ScriptWord("wr", .of(path), optional: bytes)
    case .append(let path, let bytes): ScriptWord("append", .of(path), optional: bytes)
    case .replace(let path, nil, let bytes): ScriptWord("atomic", .of(path), optional: bytes)
    case .replace(let path, let protection?, let bytes):
      ScriptWord("atomic", .of(protection), .of(path), optional: bytes)
    case .truncate(let path, let size): ScriptWord("trunc", .of(path), "\(size)")
    case .delete(let path): ScriptWord("del", .of(path))
    case .removeTree(let path): ScriptWord("rm", .of(path))
    case .move(let source, let target): ScriptWord("mv", .of(source), .of(target))
    case .rename(let source, let target): ScriptWord("rename", .of(source), .of(target))
    case .link(let source, let target): ScriptWord("ln", .of(source), .of(target))
    case .clone(let source, let target): ScriptWord("clone", .of(source), .of(target))
    case .copy(let source, let target): ScriptWord("cp", .of(source), .of(target))
    case .makeDirectory(let path): ScriptWord("mkdir", .of(path))
    case .removeDirectory(let path): ScriptWord("rmdir", .of(path))
    case .list(let path): ScriptWord("ls", .of(path))
    case .exists(let path): ScriptWord("exists", .of(path))
    case .status(let path): ScriptWord("stat", .of(path))
    case .protection(let path): ScriptWord("class?", .of(path))
    case .setClass(let path, let protection): ScriptWord("set", .of(path), .of(protection))
    case .setMode(let path, let mode): ScriptWord("chmod", .of(path), .word(String(mode, radix: 8)))
    case .setModified(let path, let time): ScriptWord("mtime", .of(path), "\(time)")
    case .setAttribute(let path, let name, let value):
      ScriptWord("xattr", .of(path), .of(name), optional: value)
    case .setExcluded(let path, true): ScriptWord("exclude", .of(path))
    case .setExcluded(let path, false): ScriptWord("exclude", .of(path), "no")
    case .attributes(let path): ScriptWord("xattrs", .of(path))
    }
  }

  /// The command that a word writes; nil where the word is another family's.
  static func read(_ word: ScriptWord) throws(ScriptError) -> FileCommand? {
    switch word.name {
    case "w", "create", "put", "atomic": try readMaking(word)
    case "wr":
      .overwrite(try word.path(0, of: 1...2), word.optionalBytes(1))
    case "append": .append(try word.path(0, of: 1...2), word.optionalBytes(1))
    case "open": .open(try word.path(0, of: 1...2), try opening(word))
    case "trunc":
      .truncate(try word.path(0, of: 2...2), try word.number(1, upTo: DeviceLimits.fileBytes))
    case "mv": .move(try word.path(0, of: 2...2), try word.path(1))
    case "rename": .rename(try word.path(0, of: 2...2), try word.path(1))
    case "cp": .copy(try word.path(0, of: 2...2), try word.path(1))
    case "ln": .link(try word.path(0, of: 2...2), try word.path(1))
    case "clone": .clone(try word.path(0, of: 2...2), try word.path(1))
    case "set" where word.arguments.count == 2:
      .setClass(try word.path(0), try word.fileClass(1))
    case "chmod":
      .setMode(try word.path(0, of: 2...2), try mode(word))
    case "mtime":
      .setModified(try word.path(0, of: 2...2), Seconds(try word.number(1, upTo: .max)))
    case "xattr":
      .setAttribute(
        try word.path(0, of: 2...3), try word.string(1), word.optionalBytes(2))
    case "exclude": .setExcluded(try word.path(0, of: 1...2), try isExcluded(word))
    default: try readSingle(word)
    }
  }

  /// The words that take one path.
  private static func readSingle(_ word: ScriptWord) throws(ScriptError) -> FileCommand? {
    switch word.name {
    case "rd": .contents(try word.path(0, of: 1...1))
    case "rm": .removeTree(try word.path(0, of: 1...1))
    case "del": .delete(try word.path(0, of: 1...1))
    case "mkdir": .makeDirectory(try word.path(0, of: 1...1))
    case "rmdir": .removeDirectory(try word.path(0, of: 1...1))
    case "ls": .list(try word.path(0, of: 1...1))
    case "exists": .exists(try word.path(0, of: 1...1))
    case "stat": .status(try word.path(0, of: 1...1))
    case "class?": .protection(try word.path(0, of: 1...1))
    case "xattrs": .attributes(try word.path(0, of: 1...1))
    default: nil
    }
  }

  /// The words that make a file, whose class may come first.
  private static func readMaking(_ word: ScriptWord) throws(ScriptError) -> FileCommand? {
    switch word.name {
    case "create":
      try word.expect(1...2)
      try requireFile(word)
      if word.arguments.count == 1 { return .create(try word.path(0), nil) }
      return .create(try word.path(1), try word.optionalClass(0))
    case "w":
      try word.expect(1...3)
      try requireFile(word)
      if word.arguments.count == 1 { return .save(try word.path(0), nil, nil) }
      return .save(try word.path(1), try word.optionalClass(0), word.optionalBytes(2))
    case "put":
      try word.expect(1...3)
      try requireFile(word)
      if word.arguments.count == 1 { return .write(try word.path(0), nil, nil) }
      return .write(try word.path(1), try word.optionalClass(0), word.optionalBytes(2))
    default:
      try word.expect(1...3)
      try requireFile(word)
      let first = word.arguments[0]
      let isClass = first == ScriptLiteral.omitted || ScriptWord.isClass(first)
      guard word.arguments.count > 1, isClass else {
        try word.expect(1...2)
        return .replace(try word.path(0), nil, word.optionalBytes(1))
      }
      return .replace(try word.path(1), try word.optionalClass(0), word.optionalBytes(2))
    }
  }

  private static func mode(_ word: ScriptWord) throws(ScriptError) -> UInt16 {
    guard let mode = UInt16(word.arguments[1], radix: 8) else {
      throw ScriptError(
        word.line,
        "\(word.shown) needs a mode in octal, such as 644, or 755 for a directory")
    }
    return mode
  }

  private static func isExcluded(_ word: ScriptWord) throws(ScriptError) -> Bool {
    switch word.optional(1) {
    case nil, "yes": return true
    case "no": return false
    default:
      throw ScriptError(word.line, "exclude(f) keeps f out of backups, exclude(f,no) lets it in")
    }
  }

  /// Refuses a class where the file is left out: it would be taken for the file's name.
  private static func requireFile(_ word: ScriptWord) throws(ScriptError) {
    let (name, first) = (word.name, word.arguments[0])
    guard word.arguments.count == 1, ScriptWord.isClass(first) else { return }
    throw ScriptError(
      word.line,
      "\(word.shown) names a class and no file: \(name)(\(first),f), or \(name)(/\(first)) for a "
        + "file of that name")
  }

  private static func opening(_ word: ScriptWord) throws(ScriptError) -> FileOpening {
    switch word.optional(1) {
    case nil, "r": return .read
    case "w": return .write
    case "t": return .truncate
    default:
      throw ScriptError(word.line, "open(f) reads, open(f,w) writes, open(f,t) empties the file")
    }
  }
}
