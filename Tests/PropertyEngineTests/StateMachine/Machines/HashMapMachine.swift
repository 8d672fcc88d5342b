import PropertyEngine

/// A hash map of `capacity` slots. The broken one tells keys apart by their slot alone.
struct HashMapMachine: StateMachine {
  enum Kind: CaseIterable { case put }
  enum Command: Hashable, Sendable { case put(key: Int, value: Int) }

  struct Slots {
    let capacity: Int
    let comparesKeys: Bool
    var slots: [Int: [(key: Int, value: Int)]] = [:]

    mutating func put(_ key: Int, _ value: Int) {
      let slot = key % capacity
      guard comparesKeys else {
        slots[slot] = [(key, value)]
        return
      }
      slots[slot, default: []].removeAll { $0.key == key }
      slots[slot, default: []].append((key, value))
    }

    func get(_ key: Int) -> Int? {
      slots[key % capacity]?.first { !comparesKeys || $0.key == key }?.value
    }
  }

  let capacity: Int
  var isBroken = true
  var entries: [Int: Int] = [:]

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    .put(
      key: try draw.integer(in: 0...10 * capacity - 1), value: try draw.integer(in: 0...9))
  }

  mutating func nextState(_ command: Command) {
    if case .put(let key, let value) = command { entries[key] = value }
  }

  func makeSystem() -> Slots { Slots(capacity: capacity, comparesKeys: !isBroken) }

  func run(_ command: Command, on system: inout Slots) {
    if case .put(let key, let value) = command { system.put(key, value) }
  }

  func meetsPostcondition(_ actual: Void, expecting expected: Void, to command: Command) -> Bool {
    true
  }

  func checkInvariants(after command: Command, of system: inout Slots) throws {
    for (key, value) in entries {
      guard system.get(key) == value else { throw PropertyFailure("every key has its value") }
    }
  }

  var source: String { "HashMapMachine(capacity: \(capacity), isBroken: false)" }
}
