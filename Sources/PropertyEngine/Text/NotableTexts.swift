/// Texts that programs take for something else, or choke on.
enum NotableTexts {
  static let all: [String] = [
    "null", "nil", "None", "undefined", "true", "false", "NaN", "nan", "inf", "-inf", "Infinity",
    "0", "-0", "-1", "00", "01", "1e3", "1e400", "0x0", "0x10", "1.0", ".5", "1,000", "1_000",
    "2147483648", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
    "18446744073709551616", "1970-01-01", "2000-02-29", "2038-01-19T03:14:08Z", "24:00",
    "\r\n", "\n", "\n\n", "\t", " ", "  ", "\r", "\u{0}", "\u{FEFF}", "\u{85}", "\u{2028}",
    "a\nb", "a\r\nb", "a\tb", "a b", " a", "a ", "\u{FEFF}a", "a\u{0}b", "a,b", "a=b", "a:b",
    "\"", "\\", "\\\"", "\"\\", "'", "''", "\"\"", "\\n", "\\u0000", "\\\\", "`", "${x}", "%s",
    "%d", "%n", "%00", "%20", "%", "#", "--", "/*", "*/", "//", "<!--", "-->", "<a>", "</a>",
    "<a b=\"c\">", "<br/>", "&amp;", "&", "&#0;", "<![CDATA[", "]]>", "<?xml", "{}", "[]", "{", "[",
    "()", "{\"a\":1}", "../", "..", ".", "/", "//", "~", "C:\\", "a/b", "/etc/passwd", "file:///",
    "http://a.b/c?d=e&f#g", "a@b.c", "localhost", "127.0.0.1", "::1", "';--", "OR 1=1", "*", "?",
    "con", "__proto__", "constructor", "self", "init", "Type", "A\u{30A}", "\u{C5}", "e\u{301}",
    "\u{E9}", "ß", "SS", "ﬁ", "İ", "ı", "Σ", "ς", "👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣", "\u{1F1E6}", "\u{202E}a",
    "مرحبا", "שלום", "नमस्ते", "각", "각", "日本語", "𝔘", "𠀀", "\u{10FFFF}", "\u{FFFD}", "\u{E000}",
  ]

  static let words: [String] = [
    "a", "the", "of", "and", "to", "in", "is", "on", "id", "key", "name", "value", "user", "admin",
    "test", "data", "file", "path", "text", "list", "item", "node", "root", "left", "right",
    "first",
    "last", "next", "new", "old", "open", "close", "start", "end", "begin", "stop", "error", "ok",
    "yes", "no", "on", "off", "all", "any", "none", "min", "max", "count", "size", "date", "time",
    "hello", "world", "foo", "bar", "if", "else", "for", "let", "var", "func", "return", "select",
    "from", "where", "get", "set", "add", "x", "y", "I",
  ]
}
