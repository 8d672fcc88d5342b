/// The literals of Swift source text, in the order in which they are written.
///
/// It reads what a lexer reads, and no more: comments are passed over, strings are unescaped and
/// cut at interpolations, numbers are taken without their sign. Text that is not Swift gives
/// literals that are of no use, never an error.
struct SwiftLiterals: Sendable {
  private(set) var integers: [UInt64] = []
  private(set) var floats: [Double] = []
  private(set) var texts: [String] = []

  /// Interpolations inside interpolations: past so many the rest of a source is left out.
  private static let deepest = 16
  /// A longer literal is not a constant that anything is compared with; its rest is left out.
  private static let longestLiteral = 1_024

  /// The literals of UTF-8 text.
  init(_ source: [UInt8]) {
    var scanner = SourceScanner(source)
    var nesting: [Interpolation] = []
    while let byte = scanner.peek() {
      switch byte {
      case UInt8(ascii: "/"): scanner.skipSlash()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard let delimiter = scanner.openString() else { continue }
        read(delimiter, &scanner, &nesting)
      case UInt8(ascii: "("):
        scanner.skip()
        if !nesting.isEmpty { nesting[nesting.count - 1].parentheses += 1 }
      case UInt8(ascii: ")"):
        scanner.skip()
        guard let inner = nesting.last else { continue }
        if inner.parentheses > 0 {
          nesting[nesting.count - 1].parentheses -= 1
        } else {
          nesting.removeLast()
          read(inner.delimiter, &scanner, &nesting)
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber(&scanner)
      case UInt8(ascii: "`"): scanner.skipQuotedName()
      default: scanner.skipNameOrByte()
      }
      if nesting.count > Self.deepest { return }
    }
  }

  /// A string that continues behind the interpolation at hand.
  private struct Interpolation {
    let delimiter: SourceScanner.Delimiter
    var parentheses = 0
  }

  /// Reads a string up to its end or to an interpolation.
  private mutating func read(
    _ delimiter: SourceScanner.Delimiter, _ scanner: inout SourceScanner,
    _ nesting: inout [Interpolation]
  ) {
    var bytes: [UInt8] = []
    let end = scanner.readString(delimiter, into: &bytes, most: Self.longestLiteral)
    let text = String(decoding: bytes, as: UTF8.self)
    if delimiter.isMultiline {
      for line in text.split(separator: "\n") { note(String(line.drop { $0 == " " })) }
    } else {
      note(text)
    }
    if end == .interpolation { nesting.append(Interpolation(delimiter: delimiter)) }
  }

  private mutating func note(_ text: String) {
    if !text.isEmpty { texts.append(text) }
  }

  private mutating func readNumber(_ scanner: inout SourceScanner) {
    let text = scanner.readNumber()
    let radix = ["0x": 16, "0o": 8, "0b": 2][text.prefix(2)]
    if let integer = radix.map({ UInt64(text.dropFirst(2), radix: $0) }) ?? UInt64(text) {
      integers.append(integer)
    } else if let float = Double(text), float.isFinite {
      floats.append(float)
    }
  }
}

extension ConstantPool {
  /// The literals of Swift sources, given as UTF-8: of the first sources first, where they are more
  /// than a pool holds.
  public init(swiftSources sources: [[UInt8]]) {
    let literals = sources.map { SwiftLiterals($0) }
    self.init(
      integers: literals.flatMap(\.integers), floats: literals.flatMap(\.floats),
      texts: literals.flatMap(\.texts))
  }
}
