import KeyedArchive

extension ArchiveSeeds {
  /// XML property lists in every encoding, and with every kind of markup and mistake.
  static func markup() -> [Seed] {
    let text = "<?xml version=\"1.0\"?><plist><string>a é 漢 😀 &amp;&#65;&#x42;</string></plist>"
    let (low, high) = (Array(text.utf16), Array(text.unicodeScalars))
    var seeds = [
      Seed(name: "xml-utf8-mark", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
      Seed(name: "xml-utf16-big", bytes: [0xFE, 0xFF] + low.flatMap { bytes(UInt32($0), 2) }),
      Seed(
        name: "xml-utf16-little",
        bytes: [0xFF, 0xFE] + low.flatMap { bytes(UInt32($0), 2).reversed() }),
      Seed(
        name: "xml-utf16-half-a-pair", bytes: [0xFE, 0xFF] + [0x00, 0x3C, 0xD8, 0x3D, 0x00, 0x3E]),
      Seed(
        name: "xml-utf32-big",
        bytes: [0x00, 0x00, 0xFE, 0xFF] + high.flatMap { bytes($0.value, 4) }),
      Seed(
        name: "xml-utf32-little",
        bytes: [0xFF, 0xFE, 0x00, 0x00] + high.flatMap { bytes($0.value, 4).reversed() }),
      Seed(
        name: "xml-utf32-no-scalar",
        bytes: [0x00, 0x00, 0xFE, 0xFF, 0, 0, 0, 0x3C, 0, 0x11, 0, 0]),
      Seed(
        name: "xml-utf16-wrong-tag",
        bytes: [0xFE, 0xFF] + "<plist><nothing/></plist>".utf16.flatMap { bytes(UInt32($0), 2) }),
    ]
    for (name, body) in bodies {
      seeds.append(Seed(name: "xml-" + name, bytes: Array("<plist>\(body)</plist>".utf8)))
    }
    for (name, whole) in wholes {
      seeds.append(Seed(name: "xml-" + name, bytes: Array(whole.utf8)))
    }
    return seeds
  }

  private static func bytes(_ value: UInt32, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
  }

  /// One value, or what should be one.
  private static let bodies: [(String, String)] = [
    ("cdata", "<string>a<![CDATA[<b>\r\n]]>\rc</string>"),
    ("cdata-open", "<string><![CDATA[a</string>"), ("comment", "<!-- c --><array></array>"),
    ("comment-open", "<array><!-- c </array>"), ("entity-unknown", "<string>&bomb;</string>"),
    ("entity-large", "<string>&#x110000;</string>"),
    ("key-alone", "<dict><key>k</key></dict>"), ("value-alone", "<dict><true/></dict>"),
    ("key-outside", "<key>k</key>"), ("two-values", "<true/><true/>"),
    ("key-twice", "<dict><key>k</key><true/><key>k</key><true/></dict>"),
    ("end-first", "</array>"), ("text-between", "<array>x</array>"),
    ("true-with-text", "<true>x</true>"), ("integer-hexadecimal", "<integer>-0x1F</integer>"),
    ("integer-wide", "<integer>99999999999999999999999</integer>"),
    ("integer-words", "<integer>one</integer>"),
    ("integer-long", "<integer>\(String(repeating: "0", count: 200))1</integer>"),
    ("real", "<real>nan</real>"), ("real-words", "<real>one</real>"),
    ("date", "<date>2001-13-01T00:00:00Z</date>"), ("data", "<data>AA*=</data>"),
    ("uid", "<dict><key>CF$UID</key><integer>3</integer></dict>"),
    ("uid-negative", "<dict><key>CF$UID</key><integer>-1</integer></dict>"),
  ]

  /// Whole inputs that are near a property list.
  private static let wholes: [(String, String)] = [
    ("no-plist", "<array/>"), ("not-closed", "<plist><array>"), ("empty", "<plist/>"),
    ("document-type", "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>"),
    ("encoding", "<?xml version=\"1.0\" encoding=\"EBCDIC\"?><plist><true/></plist>"),
    ("mark-missing", "<\0p\0"),
  ]
}
