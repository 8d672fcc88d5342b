import PropertyEngine
import Testing

@Suite("Handles of state machines")
struct HandleTests {
  @Test("A closed handle is its own kind of failure")
  func usedAfterClose() throws {
    var bindings = HandleBindings<String>()
    bindings.bind("a")
    bindings.bind(nil)
    bindings.bind("c")
    #expect(try bindings(2) == "c")
    #expect(throws: HandleMisuse.usedAfterClose(1)) { try bindings(1) }
    #expect(throws: HandleMisuse.neverMade(3)) { try bindings(3) }
    #expect(throws: HandleMisuse.leaked(0)) { try bindings.requireNoneOpen() }
    let last = try bindings.close(0)
    #expect(last == "a")
    #expect(throws: HandleMisuse.usedAfterClose(0)) { try bindings.close(0) }
    #expect(bindings.open == [2])
    bindings.closeAll()
    #expect(throws: HandleMisuse.usedAfterClose(2)) { try bindings(2) }
    bindings.bind("d")
    #expect(try bindings(3) == "d")
  }

  @Test(
    "A search finds each misuse under its own name, in the fewest steps",
    arguments: [
      (LockerMachine.Fault.leaks, "handle leaked", ["open", "close(0)"]),
      (.usesClosed, "handle used after close", ["open", "close(0)", "use(0)"]),
    ])
  func misuse(_ fault: LockerMachine.Fault, _ kind: String, _ steps: [String]) throws {
    let property = AnyProperty("lockers", machine: LockerMachine(fault: fault))
    for seed in 1...5 as ClosedRange<UInt64> {
      let report = property.search(
        RunConfiguration(seed: seed, simplestCases: 0, exhaustiveCases: 0))
      let found = try #require(report.counterexample)
      #expect(found.failure.kind == FailureKind(kind))
      for (index, step) in steps.enumerated() {
        #expect(found.value.contains("try run.step(.\(step))"), "step \(index + 1)")
      }
      #expect(found.value.hasPrefix("\(steps.count) steps\n"))
    }
    let sound = AnyProperty("lockers", machine: LockerMachine())
    #expect(sound.search(RunConfiguration(seed: 1)).outcome == .passed)
  }

  @Test("The model's table knows the live handles, oldest first")
  func table() {
    var table = HandleTable<Int>()
    for detail in 0..<5 { table.open(detail) }
    let skipped = table.skip()
    #expect(skipped == 5)
    #expect(table.next == 6)
    let closed = [table.close(1), table.close(1)]
    #expect(closed == [true, false])
    table[3] = 30
    #expect(table[3] == 30)
    #expect(table[1] == nil)
    #expect(table.live.map(\.handle) == [0, 2, 3, 4])
  }

  @Test("A use whose handle disappears moves to a live one; with none left it is dropped")
  func repair() {
    // put, snapshot, snapshot, read of the older one: kinds 1, 3, 3, 4.
    let property = StateMachineTests.store
    let number = NumberDomain.branch(256)
    let pick = { (index: UInt64) in Choice.number(index, number) }
    let put = [pick(1), pick(0), pick(7)]
    let read = [pick(4), pick(1), pick(2)]
    let both = put + [pick(3), pick(3)] + read
    #expect(property.describe(both).contains("read(snapshot: 0, key: 2)"))
    let one = put + [pick(3)] + read
    #expect(property.describe(one).contains("read(snapshot: 0, key: 2)"))
    let none = put + read + put
    #expect(property.describe(none).hasPrefix("2 steps\n"))
    #expect(property.describe(none).contains("2. put(key: 0, value: 7)"))
    // What is dropped leaves no choices behind, and the others keep theirs.
    #expect(property.repaired(none).count == 7)
  }
}
