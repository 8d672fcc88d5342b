import Foundation
import KeyedArchive

/// Members of sets and keys of dictionaries, which Foundation hashes and compares.
extension KeyedUnarchiver {
  /// The objects in slots, each of which Foundation can hash and compare; what comparing those with
  /// equal hashes will take is charged before.
  ///
  /// - Parameters:
  ///   - tables: how many hash tables Foundation makes of them.
  ///   - counts: how many times each is added to a table that exists; nil where one is made.
  func hashable(
    _ slots: [ArchiveSlot?], _ owner: UInt32, _ allowed: [AnyClass], tables: Int = 1,
    counts: [UInt64]? = nil
  ) throws(ArchiveError) -> [NSObject] {
    let objects = try objects(slots, owner, allowed)
    var checker = HashableChecker(count: objects.count)
    for (index, object) in objects.enumerated() {
      let cost = cost(of: slots[index])
      let colliding = try add(object, cost, owner, to: &checker)
      if !FoundationHashing.isScalar(object) {
        makeIncomparable("a collection with a member or key of class \(name(of: object))")
      }
      if let counts {
        let once = FoundationHashing.addingCost.adding((colliding + 1).times(cost.comparison))
        try chargeComparisons(once.times(Int(clamping: counts[index])), owner)
      } else {
        try chargeComparisons(colliding.times(cost.comparison).times(tables), owner)
      }
    }
    return objects
  }

  private func add(
    _ object: NSObject, _ cost: ObjectCost, _ owner: UInt32, to checker: inout HashableChecker
  ) throws(ArchiveError) -> Int {
    do throws(HashableChecker.Obstacle) {
      return try checker.add(object, name: name(of: object), incomparable: cost.incomparable)
    } catch {
      switch error {
      case .unusable(let reason): throw unusable(owner, reason)
      case .repeated: throw repeated(owner, "members or keys")
      }
    }
  }

  /// What was counted for the object that a slot refers to, which is built.
  func cost(of slot: ArchiveSlot?) -> ObjectCost {
    slot.flatMap { graph.uid($0) }.flatMap { built[$0] }?.cost ?? ObjectCost()
  }

  /// What is being built cannot be compared from here on, nor what holds it.
  func makeIncomparable(_ what: String) {
    cost.incomparable = cost.incomparable ?? what
  }

  func name(of object: NSObject) -> String { classes.name(of: type(of: object)) }

  /// Charges comparing: to what is free first, then as work.
  func chargeComparisons(_ units: Int, _ identifier: UInt32) throws(ArchiveError) {
    let free = min(units, comparisonsLeft)
    comparisonsLeft -= free
    try charge(units - free, identifier)
  }
}
