import KeyedArchive
import Testing

/// Kinds 19 and 21: damage to property lists in XML.
@Suite("Damage to XML")
struct MalformedXMLTests {
  static func list(_ body: String, head: String = "") -> [UInt8] {
    Array("\(head)<plist version=\"1.0\">\(body)</plist>\n".utf8)
  }

  @Test(
    "21: a document type with an internal subset is refused",
    arguments: [
      "<!DOCTYPE plist [<!ENTITY a \"b\">]>",
      "<!DOCTYPE plist PUBLIC \"a\" \"b\" [ ]>",
    ])
  func documentType(_ head: String) {
    expectRejection(
      .documentType, .propertyList, Self.list("<string>&a;</string>", head: head))
  }

  @Test(
    "21: tags that are not closed or closed by others",
    arguments: [
      "<dict><key>a</key><string>b</dict></string>", "<array><string>a</array>",
      "<array></dict>", "<string>a", "<array>", "<dict><array></dict></array>",
      "<key>a</key>", "<array><key>a</key></array>", "<dict><key>a</key></dict>",
      "<dict><string>a</string></dict>", "<dict><key>a</key><key>b</key></dict>",
      "<string>a</string><string>b</string>", "", "text", "<array>text</array>",
      "<string>&unknown;</string>", "<string>&#0;</string>", "<string>&#xD800;</string>",
      "<string>&#99999999999;</string>", "<string>&#;</string>", "<unknown/>",
      "<string><![CDATA[a</string>", "<!-- <string>a</string>", "<string>a</key>",
      "<plist><true/></plist>",
    ])
  func markup(_ body: String) {
    expectRejection(.markup, .propertyList, Self.list(body))
  }

  @Test("21: text after the end, or another element first")
  func surroundings() {
    expectRejection(.markup, .propertyList, Self.list("<true/>") + Array("<true/>".utf8))
    expectRejection(.markup, .propertyList, Array("<array><true/></array>".utf8))
    expectRejection(.markup, .propertyList, Array("<plist/>".utf8))
    expectRejection(.markup, .propertyList, Array("<".utf8))
  }

  @Test(
    "21: values that are no numbers, dates or base 64",
    arguments: [
      "<integer></integer>", "<integer>1.5</integer>", "<integer>0x</integer>",
      "<integer>12a</integer>", "<real>a</real>", "<real></real>", "<real>1e5e5</real>",
      "<date>2011-13-13T00:00:00Z</date>", "<date>2011-02-29T00:00:00Z</date>",
      "<date>2011-01-01</date>", "<data>!!!!</data>", "<data>A</data>", "<data>AA=A</data>",
      "<data>=AAA</data>", "<data>AAAA=</data>", "<true>x</true>",
    ])
  func value(_ body: String) {
    expectRejection(.xmlValue, .propertyList, Self.list(body))
  }

  @Test("11: integers beyond 64 bits", arguments: ["18446744073709551616", "-9223372036854775809"])
  func integer(_ digits: String) {
    expectRejection(.integerTooWide, .propertyList, Self.list("<integer>\(digits)</integer>"))
  }

  @Test(
    "19: UIDs that are negative, too large or have a fraction",
    arguments: [
      "<integer>-1</integer>", "<integer>4294967296</integer>", "<real>1.5</real>",
      "<integer>18446744073709551615</integer>",
    ])
  func uid(_ value: String) {
    expectRejection(
      .invalidUID, .propertyList, Self.list("<dict><key>CF$UID</key>\(value)</dict>"))
  }

  @Test("16 and 18: depth and repeated keys count in XML too")
  func limits() {
    let open = String(repeating: "<array>", count: 513)
    expectRejection(.tooDeep, .propertyList, Self.list(open))
    expectRejection(
      .duplicateKey, .propertyList,
      Self.list("<dict><key>a</key><true/><key>&#97;</key><true/></dict>"))
  }

  @Test("14: bytes that are no text, control characters, encodings without a mark")
  func encoding() {
    expectRejection(.badText, .propertyList, Self.list("<string>") + [0xFF])
    expectRejection(.badText, .propertyList, Self.list("<string>\u{1}</string>"))
    let utf16: [UInt8] = Self.list("<true/>").flatMap { [0, $0] as [UInt8] }
    expectRejection(.unsupportedEncoding, .propertyList, utf16)
    expectRejection(
      .unsupportedEncoding, .propertyList, Self.list("<true/>").flatMap { [$0, 0] as [UInt8] })
    expectRejection(.badText, .propertyList, [0xFE, 0xFF] + utf16 + [0])
    expectRejection(.badText, .propertyList, [0xFE, 0xFF] + utf16 + [0xD8, 0])
    for mark in [[0xFE, 0xFF], [0xFF, 0xFE], [0xFF, 0xFE, 0, 0]] as [[UInt8]] {
      expectRejection(.unknownFormat, .propertyList, mark + Array("a = 1;".utf8))
    }
    let labelled = Self.list(
      "<true/>", head: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>")
    expectRejection(.unsupportedEncoding, .propertyList, labelled)
  }
}
