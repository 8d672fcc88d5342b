/// The source with every comment and string literal blanked, line breaks kept, so that a rule
/// reads code only.
struct SourceMask {
  private enum Context {
    case code
    /// Code inside `\( )` of a literal; the count is of open parentheses.
    case interpolation(depth: Int)
    case literal(pounds: Int, multiline: Bool)
  }

  private let source: [UInt8]
  private var masked: [UInt8] = []
  private var index = 0
  private var contexts: [Context] = [.code]

  static func code(of text: String) -> String {
    var mask = SourceMask(source: Array(text.utf8))
    mask.run()
    return String(decoding: mask.masked, as: UTF8.self)
  }

  private init(source: [UInt8]) { self.source = source }

  private func starts(_ word: String, at position: Int) -> Bool {
    var position = position
    for byte in word.utf8 {
      guard position < source.count, source[position] == byte else { return false }
      position += 1
    }
    return true
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where index < source.count {
      masked.append(source[index] == 0x0A ? 0x0A : 0x20)
      index += 1
    }
  }

  private mutating func run() {
    masked.reserveCapacity(source.count)
    while index < source.count {
      switch contexts.last ?? .code {
      case .code: stepCode(depth: nil)
      case .interpolation(let depth): stepCode(depth: depth)
      case .literal(let pounds, let multiline): stepLiteral(pounds, multiline)
      }
    }
  }

  private mutating func stepCode(depth: Int?) {
    if starts("//", at: index) {
      while index < source.count, source[index] != 0x0A { blank(1) }
    } else if starts("/*", at: index) {
      blankBlockComment()
    } else if let pounds = openingPounds() {
      let multiline = starts("\"\"\"", at: index + pounds)
      blank(pounds + (multiline ? 3 : 1))
      contexts.append(.literal(pounds: pounds, multiline: multiline))
    } else {
      let byte = source[index]
      if let depth { trackParenthesis(byte, depth: depth) }
      masked.append(byte)
      index += 1
    }
  }

  private mutating func trackParenthesis(_ byte: UInt8, depth: Int) {
    if byte == UInt8(ascii: "(") {
      contexts[contexts.count - 1] = .interpolation(depth: depth + 1)
    } else if byte == UInt8(ascii: ")") {
      if depth == 1 {
        contexts.removeLast()
      } else {
        contexts[contexts.count - 1] = .interpolation(depth: depth - 1)
      }
    }
  }

  private mutating func blankBlockComment() {
    var depth = 0
    repeat {
      if starts("/*", at: index) {
        depth += 1
        blank(2)
      } else if starts("*/", at: index) {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && index < source.count
  }

  /// The number of `#` before an opening quote at the current place; nil where none opens.
  private func openingPounds() -> Int? {
    var position = index
    while position < source.count, source[position] == UInt8(ascii: "#") { position += 1 }
    return starts("\"", at: position) ? position - index : nil
  }

  private mutating func stepLiteral(_ pounds: Int, _ multiline: Bool) {
    let hashes = String(repeating: "#", count: pounds)
    let quotes = multiline ? "\"\"\"" : "\""
    if starts("\\" + hashes + "(", at: index) {
      blank(1 + pounds)
      masked.append(source[index])
      index += 1
      contexts.append(.interpolation(depth: 1))
    } else if pounds == 0, source[index] == UInt8(ascii: "\\") {
      blank(2)
    } else if starts(quotes + hashes, at: index) {
      blank(quotes.utf8.count + pounds)
      contexts.removeLast()
    } else {
      blank(1)
    }
  }
}
