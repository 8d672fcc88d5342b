import DataProtection
import Foundation
import PicklockCommandLine
import Testing

@testable import PicklockCommand

@Suite("picklock device")
struct DeviceScriptCommandTests {
  @Test("each event is a line, with its outcome")
  func words() {
    let terminal = Terminal(["-"], input: "P w(A,f)\nL+11 rd(f)", .device)
    #expect(terminal.status == 0)
    #expect(terminal.output.count == 5)
    #expect(terminal.output[2].hasSuffix("  protectedDataWillBecomeUnavailable is posted"))
    #expect(
      terminal.output.last
        == "rd(f)                   EPERM, Cocoa 257: the device is locked and its grace period "
        + "is over")
  }

  @Test("--json gives one object a line")
  func json() {
    let terminal = Terminal(
      ["--json", "-"], input: "P kc+(ak,k) L+11 kc?(k)", .device)
    #expect(terminal.output.count == 7)
    #expect(
      terminal.output.last
        == #"{"event":"kc?(k)","kind":"failed","line":1,"os_status":-25308,"outcome":"#
        + #""-25308 errSecInteractionNotAllowed: the device is locked and its grace period is "#
        + #"over"}"#)
  }

  @Test("a knob and a profile change outcomes")
  func profile() {
    let script = "P kc+(ck,k) R bg kc?(k)"
    let plain = Terminal(["-"], input: script, .device)
    let turned = Terminal(["--knob", "C5", "-"], input: script, .device)
    let literal = Terminal(["--profile", "reference", "-"], input: script, .device)
    #expect(plain.output.last?.contains("-25308") == true)
    #expect(turned.output.last?.contains("-25300") == true)
    #expect(literal.output[1].contains("-50"))
  }

  @Test("a mistake in the script gives status 2 and its line")
  func mistake() {
    let terminal = Terminal(["-"], input: "P\nflub", .device)
    #expect(terminal.status == 2)
    #expect(terminal.output.isEmpty)
    #expect(
      terminal.errors.first?.hasPrefix("picklock device: line 2: unknown event") == true)
  }

  @Test("each public report can be run", arguments: PublicReport.all.map(\.number))
  func report(_ number: Int) {
    let terminal = Terminal(["--report", "\(number)"], .device)
    #expect(terminal.status == 0)
    #expect(terminal.output.count > 3)
  }

  @Test("--report all runs every report, and every outcome is as expected")
  func reports() {
    let terminal = Terminal(["--report", "all"], .device)
    #expect(terminal.status == 0)
    let summaries = terminal.output.filter { $0.hasSuffix("outcomes as expected") }
    #expect(summaries.count == PublicReport.all.count)
  }

  @Test("an outcome that is not as expected gives status 1 and both in words")
  func unexpected() {
    let terminal = Terminal(
      ["-"], input: "P w(A,f) L+11\nrd(f) => reads 'f-1'\ndel(f) => ok", .device)
    #expect(terminal.status == 1)
    #expect(
      terminal.output.last == """
        1 of 2 outcomes as expected
        line 2: rd(f)
          expected: reads 'f-1'
          found:    EPERM, Cocoa 257: the device is locked and its grace period is over
        """)
  }

  @Test("many files run in turn, a mistake in one leaves the others, and JUnit XML says it all")
  func many() throws {
    let terminal = Terminal(
      ["--junit", "a", "b", "c"],
      files: [
        "a": Data("P => ok\nrd(f) => reads '<&>'".utf8), "b": Data("flub".utf8),
        "c": Data("P L".utf8),
      ],
      .device)
    #expect(terminal.status == 2)
    #expect(terminal.errors.first?.hasPrefix("picklock device: b: line 1: unknown event") == true)
    let xml = try #require(terminal.output.last)
    #expect(xml.contains("tests=\"4\" failures=\"1\" errors=\"1\""))
    #expect(xml.contains("<testcase classname=\"a\" name=\"line 1: P =&gt; ok\"/>"))
    #expect(
      xml.contains(
        "name=\"line 2: rd(f) =&gt; reads '&lt;&amp;&gt;'\"><failure message=\"found ENOENT, "))
    #expect(xml.contains("<testcase classname=\"b\" name=\"runs\"><error "))
    #expect(xml.contains("<testcase classname=\"c\" name=\"runs\"/>"))
    let words = Terminal(["a", "b", "c"], files: ["a": Data("P".utf8)], .device)
    #expect(words.output.filter { ["a", "b", "c"].contains($0) } == ["a", "b", "c"])
  }

  static let wrongUses: [[String]] = [
    [], ["missing"], ["--report", "27"], ["--report"], ["--knob", "X"], [""], ["-x"],
    ["--report", "1", "script"], ["--report", "1", "--knob", "C5"],
    ["--report", "1", "--profile", "reference"], ["-", "--junit", "--json"],
  ]

  @Test("wrong use gives status 2 and one line", arguments: wrongUses)
  func wrongUse(_ arguments: [String]) {
    let terminal = Terminal(arguments, .device)
    #expect(terminal.status == 2)
    #expect(terminal.errors.count == 1)
  }

  @Test("--timeline draws lanes below the outcomes, --svg writes a picture")
  func timeline() {
    let script = "P w(A,f) L+11 bg rd(f)"
    let drawn = Terminal(["--timeline", "-"], input: script, .device)
    #expect(drawn.status == 0)
    #expect(drawn.output[6].isEmpty)
    #expect(drawn.output.contains { $0.hasPrefix("/f A ") && $0.contains("✗") })
    let picture = Terminal(
      ["--svg", "life.svg", "life.device"], input: script, .device)
    #expect(picture.status == 0)
    #expect(picture.output.count == 6)
    #expect(picture.files["life.svg"]?.hasPrefix("<svg ") == true)
    #expect(picture.files["life.svg"]?.contains("<title>life.device</title>") == true)
    let report = Terminal(["--report", "6", "--svg", "6.svg"], .device)
    #expect(report.files["6.svg"]?.contains("<title>Report 6: A database of class A") == true)
    #expect(Terminal(["--svg"], .device).status == 2)
    #expect(Terminal(["--svg", "-"], .device).status == 2)
  }

  @Test("--explain follows each failure with its reason")
  func explain() {
    let terminal = Terminal(
      ["--explain", "-"], input: "P w(A,f) L+11 bg rd(f)", .device)
    #expect(terminal.output.count == 7)
    #expect(
      terminal.output.last?.hasPrefix("    why: rd(/f) cannot be done now. The device") == true)
  }

  @Test("a limit that is reached gives status 2, its name, and what ran before")
  func limit() {
    let terminal = Terminal(
      ["-"], input: "create(f) hwr(#0,x,16777216) rd(f)", .device)
    #expect(terminal.status == 2)
    #expect(terminal.output.count == 2)
    #expect(terminal.errors.first?.contains("the limit DeviceLimits.fileBytes, 16777216") == true)
  }

  @Test("--evidence follows each outcome with how it is known")
  func evidence() {
    let script = "P kc+(ck,k) R bg kc?(k)"
    let terminal = Terminal(["--evidence", "-"], input: script, .device)
    let answer = terminal.output.firstIndex { $0.hasPrefix("kc?(k)") } ?? 0
    #expect(terminal.output[answer].hasSuffix(" [C5]"))
    #expect(terminal.output[answer + 1].hasPrefix("    readData of ck: read in Apple's source"))
    #expect(terminal.output[answer + 2].contains("with --knob C5: -25300"))
    let turned = Terminal(
      ["--evidence", "--knob", "C5", "-"], input: script, .device)
    #expect(turned.output.last?.contains("without --knob C5: -25308") == true)
    let json = Terminal(["--evidence", "--json", "-"], input: script, .device)
    #expect(json.output.last?.contains(#""choices":{"C5":"-25300"#) == true)
    #expect(json.output.last?.contains(#""kinds":"K""#) == true)
  }

  @Test("--knobs, --help and the error of --knob name every knob")
  func knobs() {
    let list = Terminal(["--knobs"], .device)
    #expect(list.status == 0)
    let help = Terminal(["--help"], .device)
    let wrong = Terminal(["--knob", "C99", "-"], input: "P", .device)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.first?.hasPrefix("picklock device: --knob takes C1 to C15, not 'C99'") == true)
    for assumption in Assumption.allCases {
      #expect(list.output.first?.contains("\(assumption.statement)\n") == true)
      #expect(list.output.first?.contains(": \(assumption.basis)") == true)
      #expect(help.output.first?.contains(assumption.title) == true)
      #expect(wrong.errors.first?.contains(assumption.title) == true)
    }
    let lines = wrong.errors.first?.split(separator: "\n") ?? []
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("--help lists every event")
  func help() {
    let terminal = Terminal(["--help"], .device)
    #expect(terminal.status == 0)
    for entry in ScriptVocabulary.entries {
      #expect(terminal.output.first?.contains(entry.meaning) == true)
    }
  }
}
