/// One line of a text form, read word by word.
struct TextLine {
  let number: Int
  private var words: ArraySlice<Substring>

  init(_ text: Substring, number: Int) {
    self.number = number
    words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
  }

  func fail(_ problem: String) -> TextFormError { TextFormError(line: number, problem: problem) }

  /// The next word as it stands.
  mutating func word(_ what: String) throws(TextFormError) -> Substring {
    guard let word = words.popFirst(), !word.isEmpty else { throw fail("\(what) is missing") }
    return word
  }

  /// Throws unless every word has been read.
  func end() throws(TextFormError) {
    if let extra = words.first { throw fail("'\(extra)' is one word too many") }
  }

  /// Reads the next word if it is this one.
  mutating func takes(_ word: String) -> Bool {
    guard let next = words.first, next == word else { return false }
    words.removeFirst()
    return true
  }

  mutating func number<Number: FixedWidthInteger>(
    _ what: String, as type: Number.Type = Number.self
  ) throws(TextFormError) -> Number {
    let word = try word(what)
    guard let number = Number(word) else { throw fail("\(what) is a number, not '\(word)'") }
    return number
  }

  mutating func backupKind() throws(TextFormError) -> BackupKind {
    let word = try word("the kind of backup")
    guard let kind = BackupKind(rawValue: String(word)) else {
      throw fail("a backup is unencrypted, encrypted or icloud, not '\(word)'")
    }
    return kind
  }

  /// A number that later steps count on from: far enough below the top never to reach it.
  mutating func counter(_ what: String) throws(TextFormError) -> UInt32 {
    let number = try number(what, as: UInt32.self)
    guard number <= UInt32.max / 2 else { throw fail("\(what) is at most \(UInt32.max / 2)") }
    return number
  }

  mutating func optionalNumber<Number: FixedWidthInteger>(
    _ what: String, as type: Number.Type = Number.self
  ) throws(TextFormError) -> Number? {
    if words.first.map({ $0 == TextWord.none }) ?? false {
      words.removeFirst()
      return nil
    }
    return try number(what)
  }

  mutating func flag(_ what: String) throws(TextFormError) -> Bool {
    switch try word(what) {
    case "yes": return true
    case "no": return false
    case let word: throw fail("\(what) is yes or no, not '\(word)'")
    }
  }

  mutating func bytes(_ what: String) throws(TextFormError) -> [UInt8] {
    let word = try word(what)
    guard let bytes = TextWord.bytes(word) else {
      throw fail("\(what) is pairs of hexadecimal digits, not '\(word)'")
    }
    return bytes
  }

  mutating func text(_ what: String) throws(TextFormError) -> String {
    let word = try word(what)
    guard let text = TextWord.text(word) else { throw fail("'\(word)' is no escaped text") }
    return text
  }

  mutating func protection(_ what: String) throws(TextFormError) -> ProtectionClass {
    guard let protection = try optionalProtection(what) else { throw fail("\(what) is missing") }
    return protection
  }

  mutating func optionalProtection(_ what: String) throws(TextFormError) -> ProtectionClass? {
    let word = try word(what)
    if word == TextWord.none { return nil }
    guard let protection = ProtectionClass(letter: word) else {
      throw fail("\(what) is A, B, C, D, CX or -, not '\(word)'")
    }
    return protection
  }

  mutating func path(_ what: String) throws(TextFormError) -> DevicePath {
    let text = try text(what)
    guard let path = DevicePath(text) else { throw fail("\(what) is no path: '\(text)'") }
    return path
  }

  mutating func access() throws(TextFormError) -> FileAccess {
    switch try word("the access") {
    case "r": return .read
    case "w": return .write
    case "rw": return .readWrite
    case TextWord.none[...]: return []
    case let word: throw fail("an access is r, w, rw or -, not '\(word)'")
    }
  }

  mutating func item() throws(TextFormError) -> KeychainItemID {
    let name = try text("the item")
    switch try word("local or sync") {
    case "local": return KeychainItemID(name)
    case "sync": return KeychainItemID(name, synchronizable: true)
    case let word: throw fail("an item is local or sync, not '\(word)'")
    }
  }

  mutating func accessibility() throws(TextFormError) -> KeychainAccessibility {
    let word = try word("the accessibility")
    guard let accessibility = KeychainAccessibility(rawValue: String(word)) else {
      throw fail("'\(word)' is no accessibility")
    }
    return accessibility
  }
}
