import Foundation
import PicklockCommandLine
import Testing

@testable import PicklockCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("JUnit's XML")
struct JUnitTests {
  static let list = #"""
    {"items": [{"name": "to<ken", "accessible": "ak"}, {"name": "safe", "accessible": "aku"}]}
    """#

  @Test("each entry of an audit is a case, and a finding is a failure")
  func audit() throws {
    let terminal = Terminal(["--junit", "-"], input: Self.list, .audit)
    #expect(terminal.status == 1)
    let suite = try #require(
      try XMLDocument(xmlString: terminal.output.joined()).rootElement()?.elements(
        forName: "testsuite"
      ).first)
    func attribute(_ name: String, _ element: XMLElement) -> String? {
      element.attribute(forName: name)?.stringValue
    }
    #expect(attribute("name", suite) == "picklock audit")
    #expect(attribute("tests", suite) == "2" && attribute("failures", suite) == "1")
    let cases = suite.elements(forName: "testcase")
    #expect(cases.map { attribute("name", $0) } == ["to<ken", "safe"])
    #expect(cases.map { $0.elements(forName: "failure").count } == [1, 0])
  }

  @Test("what stops a verb is an error in the report, and a line")
  func error() {
    let terminal = Terminal(["--junit", "missing"], .audit)
    #expect(terminal.status == 2 && terminal.errors.count == 1)
    #expect(
      terminal.output.first?.contains("errors=\"1\"") == true
        && terminal.output.first?.contains("<error message=") == true)
  }

  @Test(
    "text is escaped, and what XML cannot hold is shown as a replacement",
    arguments: [
      ("a<b>&\"c", "a&lt;b&gt;&amp;&quot;c"), ("a\nb\tc", "a&#10;b&#9;c"),
      ("\u{0}\u{1B}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("é 日本 🔐", "é 日本 🔐"),
    ])
  func escaping(_ text: String, _ escaped: String) {
    #expect(JUnitFormat.escaped(text) == escaped)
  }

  @Test("counts and kinds of all outcomes")
  func outcomes() {
    var format = JUnitFormat()
    let outcomes: [Verdict.Outcome] = [
      .passed, .failed("why", detail: "more"), .error("unread"), .skipped("says nothing"),
    ]
    for (index, outcome) in outcomes.enumerated() {
      let verdict = Verdict(group: "g", name: "\(index)", outcome: outcome)
      #expect(format.lines(for: Record(text: nil, fields: nil, verdict: verdict)) == nil)
    }
    #expect(
      format.end("t") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="t" tests="4" failures="1" errors="1" skipped="1">
            <testcase classname="g" name="0"/>
            <testcase classname="g" name="1"><failure message="why">more</failure></testcase>
            <testcase classname="g" name="2"><error message="unread"/></testcase>
            <testcase classname="g" name="3"><skipped message="says nothing"/></testcase>
          </testsuite>
        </testsuites>
        """)
  }
}
