/// Writes a table as an XML property list, one element a line, tabs for depth.
struct XMLPropertyListWriter {
  private let table: WritingTable
  private let maximumBytes: Int
  private var bytes: [UInt8] = []
  private var open: [OpenElement] = []

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// The file of `table`. Errors: `.xmlValue` for what XML cannot hold, `.inputTooLarge`.
  static func write(
    _ table: WritingTable, maximumBytes: Int
  ) throws(ArchiveError) -> [UInt8] {
    var writer = XMLPropertyListWriter(table: table, maximumBytes: maximumBytes)
    writer.bytes += head.utf8
    try writer.writeTop()
    writer.bytes += "</plist>\n".utf8
    try writer.requireRoom()
    return writer.bytes
  }

  private init(table: WritingTable, maximumBytes: Int) {
    self.table = table
    self.maximumBytes = maximumBytes
  }

  private mutating func writeTop() throws(ArchiveError) {
    guard !table.nodes.isEmpty else { return }
    try begin(WritingTable.Number(table.nodes.count - 1))
    while let element = open.last {
      // Shared containers are written out each time, so room is checked as it is used.
      try requireRoom()
      guard element.next < element.parts.endIndex else {
        open.removeLast()
        line("</\(element.name)>")
        continue
      }
      open[open.count - 1].next += 1
      if let values = element.values {
        try writeKey(table.parts[element.next])
        try begin(table.parts[values + (element.next - element.parts.startIndex)])
      } else {
        try begin(table.parts[element.next])
      }
    }
  }

  private func requireRoom() throws(ArchiveError) {
    guard bytes.count <= maximumBytes else {
      throw ArchiveError(
        .inputTooLarge,
        detail: .limit(.inputBytes, maximum: maximumBytes, found: bytes.count))
    }
  }

  private mutating func line(_ text: String) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: open.count))
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// A container whose end tag is still to come.
private struct OpenElement {
  let name: String
  /// The parts (of a dictionary: the keys) that are left, from `next` on.
  let parts: Range<Int>
  /// Where the values of a dictionary start.
  let values: Int?
  var next: Int

  init(_ name: String, _ parts: Range<Int>, values: Int? = nil) {
    self.name = name
    self.parts = parts
    self.values = values
    next = parts.startIndex
  }
}

// MARK: Elements

extension XMLPropertyListWriter {
  private mutating func begin(_ number: WritingTable.Number) throws(ArchiveError) {
    switch table.content(of: number) {
    case .bool(let value): line(value ? "<true/>" : "<false/>")
    case .signed(let value): line("<integer>\(value)</integer>")
    case .unsigned(let value): line("<integer>\(value)</integer>")
    case .real(let value): line("<real>\(Self.text(value))</real>")
    case .date(let value): line("<date>\(try Self.dateText(value))</date>")
    case .string(let text): line("<string>\(try Self.escaped(text))</string>")
    case .data(let bytes): line("<data>\(Base64.text(bytes))</data>")
    case .uid(let value):
      line("<dict>")
      line("\t<key>CF$UID</key>")
      line("\t<integer>\(value)</integer>")
      line("</dict>")
    case .array(let range):
      line("<array>")
      open.append(OpenElement("array", range))
    case .dictionary(let range):
      let middle = range.lowerBound + range.count / 2
      try refuseLookalike(range.lowerBound..<middle)
      line("<dict>")
      open.append(OpenElement("dict", range.lowerBound..<middle, values: middle))
    case .null: throw Self.unwritable("null")
    case .set: throw Self.unwritable("a set")
    }
  }

  private mutating func writeKey(_ number: WritingTable.Number) throws(ArchiveError) {
    guard case .string(let text) = table.content(of: number) else { return }
    line("<key>\(try Self.escaped(text))</key>")
  }

  /// A dictionary with the single key `CF$UID` would be read as a reference.
  private func refuseLookalike(_ keys: Range<Int>) throws(ArchiveError) {
    guard keys.count == 1,
      case .string("CF$UID") = table.content(of: table.parts[keys.lowerBound])
    else { return }
    throw Self.unwritable("a dictionary with the single key CF$UID")
  }

  private static func unwritable(_ what: String) -> ArchiveError {
    ArchiveError(.xmlValue, detail: .reason("\(what) cannot be written in XML"))
  }
}

// MARK: Text of values

extension XMLPropertyListWriter {
  private static func text(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
    return "\(value)"
  }

  private static func dateText(_ value: Double) throws(ArchiveError) -> String {
    guard let seconds = value.whole, let text = CivilDate.text(seconds) else {
      throw unwritable("a date with parts of a second or outside the years 0 to 9999")
    }
    return text
  }

  private static func escaped(_ text: String) throws(ArchiveError) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        throw unwritable("the character U+\(String(scalar.value, radix: 16, uppercase: true))")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
