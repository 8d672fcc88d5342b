// How what is done with handles and mappings is written and read.
extension HandleCommand {
  static let vocabulary: [ScriptVocabulary.Entry] = [
    .init("hrd([h][,n[,at]])", "read through a handle: all, or n bytes at an offset or next"),
    .init("hwr([h][,text[,at]])", "write through a handle: where it stands, or at an offset"),
    .init("htrunc(h,n)", "cut to n bytes through a handle"),
    .init("seek(h,n|end)", "move to where the next read or write begins"),
    .init("fsync([h])", "write to disk what was written"),
    .init("close([h])", "close a handle"),
    .init("mmap([h])", "map through a handle, or open f and map it"),
    .init("touch([h][,n[,at]])", "touch a mapping: all of it, or n bytes at an offset"),
    .init("munmap([h])", "end a mapping"),
  ]

  private static let next = "next"
  private static let end = "end"

  private static func literal(_ offset: Int?) -> ScriptLiteral {
    offset.map { "\($0)" } ?? .word(next)
  }

  var word: ScriptWord {
    switch self {
    case .read(let name, at: 0, count: DeviceLimits.fileBytes): name.word("hrd")
    case .read(let name, let offset, let count):
      name.word("hrd", "\(count)", Self.literal(offset))
    case .write(let name, at: nil, nil): name.word("hwr")
    case .write(let name, at: nil, let bytes?): name.word("hwr", .of(bytes))
    case .write(let name, let offset?, let bytes):
      name.word("hwr", bytes.map { .of($0) } ?? .word(ScriptLiteral.omitted), "\(offset)")
    case .truncate(let name, let size): name.word("htrunc", "\(size)")
    case .seek(let name, let offset): name.word("seek", "\(offset)")
    case .seekToEnd(let name): name.word("seek", .word(Self.end))
    case .synchronize(let name): name.word("fsync")
    case .close(let name): name.word("close")
    case .map(let name): name.word("mmap")
    case .touch(let name, at: 0, count: DeviceLimits.fileBytes): name.word("touch")
    case .touch(let name, let offset, let count): name.word("touch", "\(count)", "\(offset)")
    case .unmap(let name): name.word("munmap")
    }
  }

  /// The command that a word writes; nil where the word is another family's.
  static func read(_ word: ScriptWord) throws(ScriptError) -> HandleCommand? {
    let most = DeviceLimits.fileBytes
    switch word.name {
    case "hrd":
      return .read(
        try word.handle(of: 0...3), at: try offset(word, usual: 0),
        count: word.optional(1) == nil ? most : try word.number(1, upTo: most))
    case "hwr":
      return .write(
        try word.handle(of: 0...3), at: try offset(word, usual: nil), word.optionalBytes(1))
    case "htrunc": return .truncate(try word.handle(of: 2...2), try word.number(1, upTo: most))
    case "seek" where word.optional(1) == end: return .seekToEnd(try word.handle(of: 2...2))
    case "seek": return .seek(try word.handle(of: 2...2), try word.number(1, upTo: .max))
    case "fsync": return .synchronize(try word.handle(of: 0...1))
    case "close": return .close(try word.handle(of: 0...1))
    case "mmap": return .map(try word.handle(of: 0...1))
    case "touch":
      return .touch(
        try word.handle(of: 0...3),
        at: word.optional(2) == nil ? 0 : try word.number(2, upTo: most),
        count: word.optional(1) == nil ? most : try word.number(1, upTo: most))
    case "munmap": return .unmap(try word.handle(of: 0...1))
    default: return nil
    }
  }

  /// Where it begins: an offset, or nil for where the handle stands; `usual` if nothing is said.
  private static func offset(_ word: ScriptWord, usual: Int?) throws(ScriptError) -> Int? {
    if word.optional(2) == nil { return usual }
    return word.optional(2) == next ? nil : try word.number(2, upTo: .max)
  }
}

extension HandleName {
  /// A word whose first argument is this name, left out where it can be.
  fileprivate func word(_ name: String, _ rest: ScriptLiteral...) -> ScriptWord {
    if self == .last, rest.isEmpty { return ScriptWord(name) }
    return ScriptWord(name, arguments: [literal] + rest)
  }

  /// `-`, a path or `#3`.
  var literal: ScriptLiteral {
    switch self {
    case .last: .word(ScriptLiteral.omitted)
    case .on(let path): .of(path)
    case .number(let number): "#\(number)"
    }
  }
}
