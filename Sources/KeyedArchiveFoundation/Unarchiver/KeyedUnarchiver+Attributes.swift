import Foundation
import KeyedArchive

/// What objects hold that are not containers: attributes, and user info.
extension KeyedUnarchiver {
  func attributedString(
    _ text: String, _ runs: [ArchiveAttributedString.Run], _ slots: [ArchiveSlot?],
    _ identifier: UInt32, _ allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject? {
    let string = NSMutableAttributedString(string: text)
    let isMutable = graph.className(of: identifier) == "NSMutableAttributedString"
    // A single dictionary without a table of runs is for the whole text.
    let only =
      slots.isEmpty
      ? [] : [ArchiveAttributedString.Run(length: UInt64(string.length), attributes: 0)]
    let runs = runs.isEmpty ? only : runs
    var attributes: [UInt32: [NSAttributedString.Key: Any]] = [:]
    let identifiers = slots.map { $0.flatMap { graph.uid($0) } ?? 0 }
    for (slot, id) in zip(slots, identifiers) where attributes[id] == nil {
      let entries = try entries(slot, identifier, allowed) ?? [:]
      if runs.count > 1 { try requireComparable(entries.values, slot, identifier) }
      attributes[id] = Dictionary(
        uniqueKeysWithValues: entries.map { (NSAttributedString.Key($0), $1) })
    }
    var location = 0
    for run in runs {
      guard let length = Int(exactly: run.length), length <= string.length - location,
        identifiers.indices.contains(run.attributes)
      else { return nil }
      // Foundation copies a run's attributes, and compares them with those of the runs beside it.
      let compared = cost(of: slots[run.attributes]).comparison
      try chargeComparisons(FoundationHashing.runCost.adding(compared.times(2)), identifier)
      string.setAttributes(
        attributes[identifiers[run.attributes]],
        range: NSRange(location: location, length: length))
      location += length
    }
    if !attributes.isEmpty { makeIncomparable("an attributed string with attributes") }
    return isMutable ? string : NSAttributedString(attributedString: string)
  }

  /// Whether the attributes of a string with several runs are values that Foundation can compare.
  private func requireComparable(
    _ values: some Sequence<NSObject>, _ slot: ArchiveSlot?, _ identifier: UInt32
  ) throws(ArchiveError) {
    let inner = cost(of: slot).incomparable
    let other = values.first { !FoundationHashing.isAttributeValue($0) }.map { name(of: $0) }
    guard let found = inner ?? other else { return }
    throw unusable(
      identifier, "\(found) cannot be compared here, as the attributes of several runs are")
  }

  /// The entries of a dictionary whose keys are text; nil for nil.
  func entries(
    _ slot: ArchiveSlot?, _ owner: UInt32, _ allowed: [AnyClass]
  ) throws(ArchiveError) -> [String: NSObject]? {
    guard let slot, try object(slot, owner, allowed) != nil, let id = graph.uid(slot) else {
      return nil
    }
    guard let layout = try graph.layout(of: id), layout.kind == .dictionary else {
      throw wrongType(owner, expected: "a dictionary")
    }
    let objects = layout.children.map { $0.flatMap { graph.uid($0) }.flatMap { built[$0]?.object } }
    let half = objects.count / 2
    var entries: [String: NSObject] = [:]
    for index in 0..<half {
      guard let key = objects[index] as? NSString, let value = objects[half + index] else {
        throw wrongType(owner, expected: "a dictionary whose keys are text")
      }
      guard entries.updateValue(value, forKey: String(describing: key)) == nil else {
        throw ArchiveError(
          .duplicateKey, path: ArchivePath([.object(id)]),
          detail: .reason("two keys are the same text"))
      }
    }
    return entries
  }
}
