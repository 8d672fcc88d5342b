import KeyedArchive

extension Malformation {
  /// Kinds 11, 18, 19 and 21: damage to XML, put into the root dictionary as entries of its own.
  static let markup: [Malformation] = [
    Malformation(
      11, "digits of more than 64 bits", [.integerTooWide],
      .markup(["<key>x</key><integer>18446744073709551616</integer>"])),
    Malformation(
      18, "a key twice in XML", [.duplicateKey],
      .markup(["<key>x</key><true/><key>&#120;</key><true/>"])),
    Malformation(
      19, "a UID that is negative, too large or has a fraction", [.invalidUID],
      .markup(
        ["<integer>-1</integer>", "<integer>4294967296</integer>", "<real>1.5</real>"].map {
          "<key>x</key><dict><key>CF$UID</key>\($0)</dict>"
        })),
    Malformation(
      21, "tags that do not match", [.markup],
      .markup([
        "<key>x</key><array><string>a</array></string>", "<key>x</key><array></dict>",
        "<key>x</key>", "<string>x</string>", "<key>x</key><key>y</key>", "<true/>",
        "<key>x</key><unknown/>", "<key>x</key><string>&unknown;</string>",
        "<key>x</key><string><![CDATA[a</string>", "<!-- never closed", "text",
      ])),
    Malformation(
      21, "content that its tag cannot have", [.xmlValue],
      .markup(
        [
          "<integer>1.5</integer>", "<integer></integer>", "<real>a</real>",
          "<date>2011-13-13T00:00:00Z</date>", "<data>!!!!</data>", "<data>A</data>",
          "<true>x</true>",
        ].map { "<key>x</key>\($0)" })),
    Malformation(
      21, "a document type that defines things", [.documentType],
      .bytes { bytes, _ in
        bytes = Array("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>".utf8)
      }),
    Malformation(
      14, "XML that is no text", [.badText],
      .markup(["<key>x</key><string>\u{1}</string>"])),
  ]
}
