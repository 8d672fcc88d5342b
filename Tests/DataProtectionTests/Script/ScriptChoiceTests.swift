import Testing

@testable import DataProtection

/// Each outcome says which assumption it rests on, and how it is known.
@Suite("Choices behind script outcomes")
struct ScriptChoiceTests {
  /// A script whose last outcome rests on the assumption, and what the other side comes to.
  struct Sample: Sendable {
    let assumption: Assumption
    let script: String
    let otherwise: String
  }

  static let samples: [Sample] = [
    Sample(
      assumption: .createUnlessOpenBeforeFirstUnlock, script: "P R bg w(B,f)", otherwise: "EPERM"),
    Sample(assumption: .inactiveClass, script: "P w(CX,f) L+11 bg rd(f)", otherwise: "EPERM"),
    Sample(
      assumption: .mapUnlessOpenWhileLocked, script: "P create(B,f) L+11 mmap(f)",
      otherwise: "EPERM"),
    Sample(assumption: .cloneUnreadable, script: "P w(A,f) L+11 clone(f,g)", otherwise: "EPERM"),
    Sample(
      assumption: .keychainMissBeforeFirstUnlock, script: "P kc+(ck,k) R bg kc?(k)",
      otherwise: "-25300"),
    Sample(
      assumption: .passcodeSetWithoutPasscode, script: "kc+(akpu,k)", otherwise: "-25291"),
    Sample(
      assumption: .deleteLockedItem, script: "P kc+(ak,k) L+11 kc-(k)", otherwise: "-25308"),
    Sample(
      assumption: .keychainAfterUninstall, script: "kc+(k) uninstall install fg kc?(k)",
      otherwise: "-25300"),
    Sample(
      assumption: .repeatedLockRestartsTimer, script: "P w(A,f) L +6 L +6 rd(f)",
      otherwise: "reads 'f-1'"),
    Sample(
      assumption: .availabilityFlag, script: "P L flag", otherwise: "protected data is available"),
    Sample(
      assumption: .defaultsRecovery, script: "P set(a=1) R bg get(a) U get(a)",
      otherwise: "nil, and no error"),
    Sample(
      assumption: .defaultsWriteBeforeFirstUnlock, script: "P set(a=1) R bg set(b=2) U get(a)",
      otherwise: "reads '1'"),
    Sample(assumption: .classOfCopy, script: "w(A,f) cp(f,g) class?(g)", otherwise: "class C"),
    Sample(
      assumption: .inheritedClassWithoutKey, script: "P set(/Documents,A) L+11 w(/Documents/f)",
      otherwise: "ok"),
    Sample(
      assumption: .classOfGroup, script: "uninstall install(A) fg class?(/group)",
      otherwise: "class A"),
  ]

  private func lines(_ script: String, _ assumptions: [Assumption]? = nil) throws -> [ScriptLine] {
    let steps = try DeviceScript.parse(script)
    var run =
      assumptions.map { ScriptRun(profile: .apple, telling: $0) }
      ?? ScriptRun(tellingChoicesOf: steps)
    return steps.map { run.run($0) }
  }

  @Test("each assumption is named where it decides", arguments: samples)
  func named(_ sample: Sample) throws {
    let last = try #require(try lines(sample.script).last)
    let choice = try #require(last.choices.first { $0.assumption == sample.assumption })
    #expect(choice.otherwise?.hasPrefix(sample.otherwise) == true, "\(choice)")
    #expect(
      last.description.hasSuffix("[\(last.choices.map(\.assumption.name).joined(separator: " "))]"))
    // Left out of the comparison, it is missed: the test above can fail.
    let without = Assumption.allCases.filter { $0 != sample.assumption }
    let missed = try lines(sample.script, without).last?.choices.allSatisfy { $0.otherwise == nil }
    #expect(missed == true)
  }

  @Test("every assumption has a sample")
  func all() { #expect(Set(Self.samples.map(\.assumption)) == Set(Assumption.allCases)) }

  @Test("no assumption that decides is left out for want of what a script mentions")
  func mattering() throws {
    for seed in 0..<40 as Range<UInt64> {
      let script = RandomScriptTests.script(seed: seed, length: 60)
      let some = try lines(script)
      let all = try lines(script, Assumption.allCases)
      for (one, other) in zip(some, all) { #expect(one.choices == other.choices, "\(script)") }
    }
  }

  @Test("every answer of a device is known from somewhere")
  func grounds() throws {
    for seed in 0..<40 as Range<UInt64> {
      for line in try lines(RandomScriptTests.script(seed: seed, length: 60), []) {
        let event = line.event.hasPrefix("ext(") ? String(line.event.dropFirst(4)) : line.event
        let isSilent =
          line.kind == .ignored || line.kind == .note || line.kind == .skipped
          || ["sync", "dev(", "why(", "kcwh", "kc*", "can?", "knob", "late"].contains {
            event.hasPrefix($0)
          }
          || event.hasPrefix("if(") || event.hasPrefix("on(")
        #expect(isSilent || !line.grounds.isEmpty, "\(line)")
      }
    }
    let read = try lines("P w(A,f) L+11 rd(f)").last
    #expect(
      read?.grounds.map(\.description) == [
        "openRead of class A: documented by Apple and seen by people (AD-A)"
      ])
  }
}
