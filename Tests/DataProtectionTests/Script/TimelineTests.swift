import Testing

@testable import DataProtection

/// What a timeline shows is what the events did.
@Suite("Timelines")
struct TimelineTests {
  private func timeline(_ script: String) throws -> (DeviceTimeline, [ScriptLine]) {
    let steps = try DeviceScript.parse(script)
    var run = ScriptRun(tellingChoicesOf: steps)
    var timeline = DeviceTimeline(of: steps)
    var lines: [ScriptLine] = []
    for step in steps {
      lines.append(run.run(step))
      timeline.add(lines[lines.count - 1], of: step, in: run.session)
    }
    return (timeline, lines)
  }

  @Test("lock, application, files and items are lanes")
  func lanes() throws {
    let (timeline, _) = try timeline("P w(A,f) kc+(ck,k) L+11 bg rd(f) kc?(k) U rd(f)")
    #expect(
      timeline.text(width: 100).prefix(5) == [
        "          1  2  3  4  5  6  7  8  9  10 ",
        "device    ░░░░░░░░░▒▒▒████████████░░░░░░",
        "app       fg fg fg fg fg bg bg bg bg bg ",
        "/f A         ●━━━━━━━━╌╌╌╌╌╌✗╌╌╌╌╌━━━●━━",
        "k ck            ●━━━━━━━━━━━━━━●━━━━━━━━",
      ])
  }

  /// The lane that says otherwise of a file or item than a read of it; nil where none does.
  private func difference(
    _ script: String, isReadable: (DeviceTimeline.Lane) -> Bool
  ) throws -> String? {
    let steps = try DeviceScript.parse(script)
    var run = ScriptRun()
    var timeline = DeviceTimeline(of: steps)
    for step in steps {
      let line = run.run(step)
      timeline.add(line, of: step, in: run.session)
      for lane in timeline.lanes {
        var trial = run.session
        let outcome: DeviceOutcome
        switch lane.subject {
        case .file(let path): outcome = trial.run(.file(.contents(path)))
        case .item(let id): outcome = trial.run(.keychain(.value(id)))
        case .defaults: continue
        }
        let reads = if case .bytes = outcome { true } else { false }
        if reads != isReadable(lane) { return "\(lane.subject) after \(line)" }
      }
    }
    return nil
  }

  @Test("a lane is readable exactly where a read would succeed", arguments: 0..<30 as Range<UInt64>)
  func truth(seed: UInt64) throws {
    let script = RandomScriptTests.script(seed: seed, length: 80)
    #expect(try difference(script) { $0.access.last == .readable } == nil)
  }

  @Test("a lane that leaves out the lock, or what is not there, is caught")
  func brokenLanes() throws {
    #expect(try difference("P w(A,f) L+11") { $0.access.last != .absent } != nil)
    #expect(try difference("w(f) del(f)") { $0.access.last != .locked } != nil)
    #expect(try difference("w(f) kill") { [.readable, .idle].contains($0.access.last) } != nil)
  }

  @Test("can? tells what reads would succeed", arguments: 0..<30 as Range<UInt64>)
  func access(seed: UInt64) throws {
    var session = DeviceSession()
    for step in try DeviceScript.parse(RandomScriptTests.script(seed: seed, length: 80)) {
      session.run(step.command)
      let access = session.device.access
      for (entries, isReadable) in [(access.readable, true), (access.unreadable, false)] {
        for entry in entries {
          var trial = session
          let isFile = entry.name.hasPrefix("/")
          let word = isFile ? "rd(\(entry.name))" : "kc?(\(entry.name))"
          let outcome = trial.run(try DeviceScript.parse(word)[0].command)
          if case .bytes = outcome {
            #expect(isReadable, "\(entry) after \(step.text)")
          } else {
            #expect(!isReadable, "\(entry) after \(step.text)")
          }
        }
      }
    }
  }

  @Test("can? and ls in words")
  func words() throws {
    let lines = try DeviceScript.run(
      "P w(A,f) mkdir(d) w(C,d/g) kc+(ck,k) kc+(ak,s*) ls(/d) can? L+11 can? kill can?")
    #expect(lines[6].text == "holds g C")
    #expect(lines[7].text == "can read all: /d/g C, /f A, k ck, s* ak")
    #expect(lines[10].text == "can read /d/g C, k ck; cannot read /f A, s* ak")
    #expect(lines[12].text.hasSuffix("; the application does not run; bg starts it, fg after U"))
    let root = try DeviceScript.run("set(/Documents,A) ls(/)")
    #expect(root.last?.text == "holds Documents/ A, Library/ C, tmp/ C")
  }

  @Test("a failure stands on its lane with its code")
  func marks() throws {
    let (timeline, _) = try timeline("P create(A,f) L+11 hwr(#0,x) rd(f) set(a=1) R bg get(a)")
    let lane = try #require(timeline.lanes.first)
    #expect(lane.marks[4] != nil && lane.marks[5] == .failed("257"))
    let defaults = try #require(timeline.lanes.last)
    #expect(defaults.marks[9] == .failed("nil"))
    #expect(defaults.access.last == .locked)
  }

  @Test("a picture is whole XML, whatever names and text are in it")
  func picture() throws {
    let (timeline, lines) = try timeline(
      "P w(A,%3c%26%3e%22%0a) L+11 bg rd(%3c%26%3e%22%0a) kc+(ak,%00k) say(a<b>&\"c\")")
    let svg = timeline.svg(title: "<title> & more", under: .apple)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("<title>&lt;title&gt; &amp; more</title>"))
    #expect(svg.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    // Without tags nothing is left that XML would take for one.
    let text = svg.replacing(/<[^<>]*>/, with: "")
    #expect(!text.contains("<") && !text.contains(">"))
    for line in lines where line.kind == .failed { #expect(svg.contains(">257</text>")) }
    // The name of the format alone: the picture fetches nothing.
    #expect(svg.ranges(of: "http").count == 1)
  }

  @Test("a long title takes two lines, and is cut after them")
  func longTitle() throws {
    let (timeline, _) = try timeline("P w(f)")
    let words = Array(repeating: "word", count: 100).joined(separator: " ")
    for title in [words, String(repeating: "x", count: 500)] {
      let svg = timeline.svg(title: title, under: .apple)
      let drawn = svg.matches(of: /class="title">([^<]*)</).map { String($0.output.1) }
      #expect((1...2).contains(drawn.count))
      #expect(drawn.allSatisfy { $0.count < 90 } && drawn.last?.last == "…")
      #expect(svg.contains("<title>\(title)</title>"))
    }
  }

  @Test("what there is no room for is counted")
  func bounds() throws {
    let names = (0..<60).map { "w(f\($0))" }.joined(separator: " ")
    let (many, _) = try timeline(names)
    #expect(many.lanes.count == ScriptLimits.timelineLanes)
    #expect(many.notes == ["20 more files and items are not shown"])
    let (long, _) = try timeline(String(repeating: "U ", count: ScriptLimits.timelineEvents + 5))
    #expect(long.moments.count == ScriptLimits.timelineEvents)
    #expect(long.notes == ["5 more events are not shown"])
  }

  @Test("the lines of a timeline are not longer than the terminal", arguments: [60, 80, 120])
  func width(_ width: Int) throws {
    let script =
      "P w(A,a-rather-long-name-of-a-file-in-the-container) "
      + String(repeating: "L +11 U ", count: 30)
    let (timeline, _) = try timeline(script)
    let lanes = timeline.text(width: width).prefix { !$0.hasPrefix("device  ░░░ unlocked") }
    #expect(lanes.allSatisfy { $0.count <= width })
  }
}
