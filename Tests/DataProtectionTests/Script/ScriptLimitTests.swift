import Testing

@testable import DataProtection

/// Nothing that a short script asks for takes more than the limits say.
@Suite("Script limits")
struct ScriptLimitTests {
  /// The lines that were given out, and how the run ended.
  private func run(_ script: String) throws -> (lines: [ScriptLine], end: String) {
    var lines: [ScriptLine] = []
    let steps = try DeviceScript.parse(script)
    do {
      try DeviceScript.run(steps) { lines.append($0) }
      return (lines, "")
    } catch {
      return (lines, "\(error)")
    }
  }

  private func times(_ count: Int, _ event: String) -> String {
    String(repeating: event + " ", count: count)
  }

  @Test("a large file read over and over ends at the work of a script")
  func work() throws {
    let (lines, end) = try run("w(f) trunc(f,16777216)\n" + times(20_000, "rd(f)"))
    #expect(end.hasPrefix("line 2: this event reached the limit ScriptLimits.work, 1073741824"))
    #expect(lines.count < 70)
  }

  @Test("queries for thousands of items end at the work of a script")
  func queries() throws {
    let adding = (0..<3_000).map { "kc+(\($0))" }.joined(separator: " ")
    let (lines, end) = try run(adding + "\n" + times(90_000, "kc*"))
    #expect(end.contains("ScriptLimits.work"))
    #expect(lines.count < 5_000)
  }

  @Test("files that are too large together end at the bytes of a device")
  func deviceBytes() throws {
    let making = (0..<20).map { "w(f\($0)) trunc(f\($0),16777216)" }.joined(separator: "\n")
    let (lines, end) = try run(making)
    #expect(lines.count == 33)
    #expect(lines.last?.posixError == .noSpace)
    #expect(end.hasPrefix("line 17: this event reached the limit DeviceLimits.deviceBytes"))
  }

  @Test(
    "each limit of a device is named",
    arguments: [
      ("w(f) xattr(f,a,TEXT)", "DeviceLimits.attributeBytes"),
      ("set(a=TEXT)", "DeviceLimits.attributeBytes"),
      ("if(set(a=TEXT))", "DeviceLimits.attributeBytes"),
      ("create(f) hwr(f,x,16777216)", "DeviceLimits.fileBytes"),
    ])
  func named(_ script: String, _ limit: String) throws {
    let text = String(repeating: "x", count: DeviceLimits.attributeBytes + 1)
    let (_, end) = try run(script.replacing("TEXT", with: text))
    #expect(end.contains(limit + ", "), "\(end)")
  }

  @Test("the bytes of a device are counted whatever changes them")
  func counted() throws {
    let (lines, end) = try run(
      """
      w(-,a,0123456789) cp(a,b) clone(a,c) ln(a,d) wr(b,012) atomic(c,01) trunc(a,4) del(d) del(b)
      bk(local) rs(here) fg
      """)
    #expect(end.isEmpty)
    var run = ScriptRun()
    for step in try DeviceScript.parse(lines.map(\.event).joined(separator: " ")) {
      _ = run.run(step)
      let volume = run.session.device.files.volume
      let sum = volume.payloads.reduce(0) { $0 + $1.content.size }
      #expect(volume.storedBytes == sum, "after \(step.text)")
    }
    #expect(run.session.device.files.volume.storedBytes == 6)
    let copy = try Device(text: run.session.device.text)
    #expect(copy.files.volume.storedBytes == 6)
  }

  @Test("long contents and many names are cut, with their length")
  func shown() throws {
    let (lines, _) = try run("w(f) trunc(f,16777216) rd(f)")
    #expect(lines[2].text.utf8.count < 2 * ScriptLimits.shownBytes)
    #expect(lines[2].text.hasSuffix("…', the first 160 of 16777216 bytes"))
    let names = (10..<60).map { "kc+(k\($0))" }.joined(separator: " ")
    let (found, _) = try run(names + " kc*")
    #expect(found.last?.text.hasPrefix("finds k10 k11") == true)
    #expect(found.last?.text.hasSuffix(" k33 and 26 more") == true)
    let long = String(repeating: "n", count: 100_000)
    let (queries, _) = try run("kc+(\(long)) kc* can? kc+(\(long)x) kc*(-,any)")
    for line in [queries[1], queries[2], queries[4]] {
      #expect(line.text.utf8.count < 3 * ScriptLimits.shownBytes, "\(line.text.prefix(200))")
    }
    let files = (0..<30).map { "w(\(String(repeating: "f", count: 200))\($0))" }
    let (listed, _) = try run(files.joined(separator: " ") + " ls(/) can?")
    for line in listed.suffix(2) { #expect(line.text.utf8.count < 4 * ScriptLimits.shownBytes) }
  }
}
