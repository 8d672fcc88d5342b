import PropertyEngine
import Testing

@Suite("Sequences as Swift")
struct StepTestTests {
  @Test("A name becomes an identifier")
  func identifiers() {
    let names = ["hash map": "hashMap", "O1: kept": "o1Kept", "3 steps": "_3Steps", "": "sequence"]
    for (name, expected) in names {
      let test = StepTest(name: name, machine: "M()", commands: [])
      #expect(test.text.hasPrefix("@Test func \(expected)() throws {"))
    }
  }

  @Test("A case prints as a test")
  func text() {
    let domain = NumberDomain.branch(256)
    let choices: [UInt64] = [1, 3, 4, 3]
    let text = StateMachineTests.store.describe(choices.map { Choice.number($0, domain) })
    #expect(
      text == """
        2 steps
          1. put(key: 3, value: 4): expected nil
          2. snapshot: expected nil

        @Test func snapshotStore() throws {
          var run = try MachineRun(SnapshotStoreMachine(isBroken: false))
          try run.step(.put(key: 3, value: 4))
          try run.step(.snapshot)
          try run.finish()
        }
        """)
  }
}
