import Foundation
import PicklockCommandLine
import PropertyFuzzing
import Testing

@testable import PicklockCommand

/// What files and names may do to a terminal: nothing.
@Suite struct TerminalTextTests {
  @Test(
    "Control characters are shown, line breaks and tabs stay",
    arguments: [
      ("plain é 日本 🔐", "plain é 日本 🔐"), ("a\nb\tc", "a\nb\tc"),
      ("\u{1B}[2J", "\\u001b[2J"), ("\u{7}\u{0}", "\\u0007\\u0000"), ("a\rb", "a\\u000db"),
      ("\u{7F}\u{9B}31m", "\\u007f\\u009b31m"), ("\u{202E}cba", "\\u202ecba"),
    ])
  func visible(_ text: String, _ shown: String) {
    #expect(text.withVisibleControls == shown)
  }

  @Test func oneLineIsOneLine() {
    #expect("a\nb\r\nc\u{1B}".onOneLine == "a ⏎ b ⏎ c\\u001b")
  }

  @Test(
    "A path is printed as a shell reads it back",
    arguments: [
      ("a/b-c_1.gz", "a/b-c_1.gz"), ("two words", "'two words'"), ("", "''"),
      ("it's", "'it'\\''s'"), ("$HOME;x", "'$HOME;x'"), ("é/ü", "é/ü"),
    ])
  func shell(_ text: String, _ word: String) { #expect(text.shellWord == word) }

  @Test func aLineOfJSONIsTheSameAfterwards() throws {
    var line = JSONLine()
    let text = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init)))
    line.add("text", text + "\u{202E}")
    let shown = line.text.withVisibleControls
    #expect(!shown.contains("\u{9B}") && !shown.contains("\n"))
    let read = try JSONDecoder().decode([String: String].self, from: Data(shown.utf8))
    #expect(read["text"] == text + "\u{202E}")
  }
}
