import KeyedArchive
import Testing

/// What XML property lists may have and what it means.
@Suite("Reading XML")
struct XMLReadingTests {
  private func read(_ body: String, head: String = "") throws -> PropertyListValue {
    try PropertyListValue.read(MalformedXMLTests.list(body, head: head))
  }

  @Test("text: entities, references, CDATA, comments, line ends")
  func text() throws {
    let body =
      "<string>a&lt;&gt;&amp;&quot;&apos;<![CDATA[<b>&amp;]]><!-- c -->"
      + "&#x1F600;&#65;\r\nd\re</string>"
    #expect(try read(body) == .string("a<>&\"'<b>&amp;😀A\nd\ne"))
    #expect(try read("<string/>") == .string(""))
    #expect(try read("<string></string>") == .string(""))
  }

  @Test("numbers, dates and data")
  func values() throws {
    #expect(try read("<integer> -12 </integer>") == .integer(-12))
    #expect(try read("<integer>+0x1F</integer>") == .integer(31))
    #expect(try read("<integer>18446744073709551615</integer>") == .integer(Int128(UInt64.max)))
    #expect(try read("<integer>-9223372036854775808</integer>") == .integer(Int128(Int64.min)))
    #expect(try read("<real>-1.5e3</real>") == .real(-1500))
    #expect(try read("<real>+infinity</real>") == .real(.infinity))
    #expect(try read("<date>2001-01-01T00:00:00Z</date>") == .date(0))
    #expect(try read("<date>1970-01-01T00:00:00Z</date>") == .date(-978_307_200))
    #expect(try read("<date>2024-02-29T12:30:15Z</date>") == .date(730_902_615))
    #expect(try read("<data>\n AAEC\n Aw==\n</data>") == .data([0, 1, 2, 3]))
    #expect(try read("<data/>") == .data([]))
    #expect(
      try read("<array><true/><false></false></array>") == .array([.bool(true), .bool(false)]))
  }

  @Test("UIDs are dictionaries of one key with a number")
  func uids() throws {
    let uid = "<dict><key>CF$UID</key><integer>4294967295</integer></dict>"
    #expect(try read(uid) == .uid(UInt32.max))
    #expect(
      try read("<dict><key>CF$UID</key><string>1</string></dict>")
        == .dictionary([PropertyListEntry("CF$UID", .string("1"))]))
  }

  @Test("a declaration, a document type, comments and instructions around everything")
  func surroundings() throws {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- > --><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x/[y]">
      <?other?>
      """
    #expect(try read("<!-- a --><dict/><!-- b -->", head: head) == .dictionary([]))
  }

  @Test("UTF-16 and UTF-32 after a byte-order mark, in either order")
  func encodings() throws {
    let text = "<?xml version=\"1.0\"?><plist><array><string>é😀</string></array></plist>"
    let expected = PropertyListValue.array([.string("é😀")])
    let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let wide: [UInt8] =
      [0, 0, 0xFE, 0xFF]
      + text.unicodeScalars.flatMap { BinaryList.bigEndian(UInt64($0.value), width: 4) }
    let wideLittle: [UInt8] =
      [0xFF, 0xFE, 0, 0]
      + text.unicodeScalars.flatMap {
        BinaryList.bigEndian(UInt64($0.value.byteSwapped), width: 4)
      }
    for bytes in [little, big, wide, wideLittle, Array("\u{FEFF}\(text)".utf8)] {
      #expect(try PropertyListValue.read(bytes) == expected)
    }
  }

  @Test("an error in UTF-16 says where in the input it is")
  func offsets() {
    let text = "<plist><array>é<string></array></plist>"
    let bytes: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect {
      try PropertyListValue.read(bytes)
    } throws: {
      ($0 as? ArchiveError)?.offset == 2 + 2 * "<plist><array>".count
    }
  }
}
