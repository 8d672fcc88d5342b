import Foundation
import KeyedArchive

/// Building objects, each once, each checked wherever it is asked for.
extension KeyedUnarchiver {
  /// The object with this identifier. Its class is checked here on every reference, also when the
  /// object is built already: what one place allowed says nothing about another.
  func object(_ identifier: UInt32, allowed: [AnyClass]) throws(ArchiveError) -> NSObject {
    try charge(1, identifier)
    if let known = built[identifier] {
      try requireAllowed(type(of: known.object), identifier, allowed)
      // What was built in one place may be too deep for another.
      try requireDepth(open.count + known.cost.height, identifier)
      try count(known, identifier)
      return known.object
    }
    guard open.insert(identifier).inserted else {
      throw ArchiveError(
        .objectCycle, path: ArchivePath([.object(identifier)]),
        detail: .reason("the object holds itself, and is needed before it is built"))
    }
    defer { open.remove(identifier) }
    // A plain value holds nothing, so that it is no level.
    let own = graph.className(of: identifier) == nil ? 0 : 1
    try requireDepth(open.count - 1 + own, identifier)
    let around = cost
    cost = ObjectCost()
    let object = try build(identifier, allowed: allowed)
    cost.height += own
    // What Foundation turns into a Swift collection whole; an object of another class stays one.
    if !FoundationClasses.isCollection(object) { cost.expansion = 1 }
    cost.comparison = cost.comparison.adding(FoundationHashing.comparisonCost(object))
    let new = BuiltObject(object: object, cost: cost)
    cost = around
    built[identifier] = new
    try count(new, identifier)
    return object
  }

  private func requireDepth(_ levels: Int, _ identifier: UInt32) throws(ArchiveError) {
    guard levels <= Self.maximumDepth else {
      throw ArchiveError(
        .tooDeep, path: ArchivePath([.object(identifier)]),
        detail: .limit(.depth, maximum: Self.maximumDepth, found: levels))
    }
  }

  /// Counts what an object holds as often as it is met. A graph of shared containers is built once,
  /// but Foundation copies all of it for each reference as soon as it becomes an array of Swift.
  private func count(_ built: BuiltObject, _ identifier: UInt32) throws(ArchiveError) {
    cost.height = max(cost.height, built.cost.height)
    cost.comparison =
      cost.comparison.adding(built.cost.comparison).adding(FoundationHashing.elementCost)
    cost.incomparable = cost.incomparable ?? built.cost.incomparable
    let sum = cost.expansion.adding(built.cost.expansion)
    guard sum <= workAllowed else { throw tooMuchWork(sum, identifier) }
    cost.expansion = sum
  }

  func charge(_ units: Int, _ identifier: UInt32) throws(ArchiveError) {
    let sum = work.adding(units)
    guard sum <= workAllowed else { throw tooMuchWork(sum, identifier) }
    work = sum
  }

  func tooMuchWork(_ found: Int, _ identifier: UInt32) -> ArchiveError {
    ArchiveError(
      .tooMuchWork, path: ArchivePath([.object(identifier)]),
      detail: .limit(workLimit, maximum: workAllowed, found: found))
  }

  private func build(
    _ identifier: UInt32, allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject {
    switch graph.kind(of: identifier) {
    case .plain(let slot):
      guard let object = plain(slot) else {
        throw wrongType(identifier, expected: "a string, number, data or date")
      }
      try requireAllowed(type(of: object), identifier, allowed)
      return object
    case .instance(let classIdentifier):
      guard let record = graph.classRecord(classIdentifier) else {
        throw wrongType(identifier, expected: "an object with a class")
      }
      guard let (cls, name) = classes.resolve(record, allowed: allowed) else {
        throw refused(record.name, identifier, allowed)
      }
      if classes.isBuiltIn(cls, name) {
        return try builtIn(identifier, name, cls, allowed: allowed)
      }
      return try instance(of: cls, identifier, name, allowed: allowed)
    case .null, .classRecord, nil: throw wrongType(identifier, expected: "an object")
    }
  }

  private func plain(_ slot: ArchiveSlot) -> NSObject? {
    if let text = graph.string(slot) { return NSString(string: text) }
    if let bool = graph.bool(slot) { return NSNumber(value: bool) }
    if let integer = graph.integer(slot) {
      return Int64(exactly: integer).map { NSNumber(value: $0) }
        ?? UInt64(exactly: integer).map { NSNumber(value: $0) }
    }
    if let real = graph.real(slot) { return NSNumber(value: real) }
    if let data = graph.data(slot) { return NSData(data: Data(data)) }
    return graph.date(slot).map { NSDate(timeIntervalSinceReferenceDate: $0) }
  }
}

// MARK: Classes of the program

extension KeyedUnarchiver {
  private func instance(
    of cls: AnyClass, _ identifier: UInt32, _ archivedName: String, allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject {
    let name = classes.name(of: cls)
    guard !FoundationClasses.isOwnDecoderUnsafe(cls) else {
      throw unusable(identifier, "\(name) has a decoder of Foundation's, which may trap")
    }
    guard let coding = cls as? any NSSecureCoding.Type, coding.supportsSecureCoding else {
      throw unusable(identifier, "\(name) does not support secure coding")
    }
    contexts.append(DecodingContext(identifier: identifier, allowed: allowed))
    let decoded = coding.init(coder: self)
    contexts.removeLast()
    if let failure {
      // A class may go on after something it asked for failed. What it made is not looked at.
      throw failure as? ArchiveError ?? reported(failure, identifier)
    }
    guard let object = decoded as? NSObject else {
      throw ArchiveError(
        .invalidValue, path: ArchivePath([.object(identifier)]),
        detail: .reason("\(name) refused to be decoded from \(archivedName)"))
    }
    try requireAllowed(type(of: object), identifier, allowed)
    return object
  }

  private func reported(_ failure: any Error, _ identifier: UInt32) -> ArchiveError {
    ArchiveError(
      .invalidValue, path: ArchivePath([.object(identifier)]), detail: .reason("\(failure)"))
  }
}

// MARK: Errors

extension KeyedUnarchiver {
  func requireAllowed(
    _ cls: AnyClass, _ identifier: UInt32, _ allowed: [AnyClass]
  ) throws(ArchiveError) {
    guard ClassTable.isAllowed(cls, allowed) else {
      throw refused(classes.name(of: cls), identifier, allowed)
    }
  }

  private func refused(
    _ found: String, _ identifier: UInt32, _ allowed: [AnyClass]
  ) -> ArchiveError {
    ArchiveError(
      .classNotAllowed, path: ArchivePath([.object(identifier)]),
      detail: .classes(found: found, allowed: allowed.map { classes.name(of: $0) }))
  }

  func unusable(_ identifier: UInt32, _ reason: String) -> ArchiveError {
    ArchiveError(
      .classNotAllowed, path: ArchivePath([.object(identifier)]), detail: .reason(reason))
  }

  func wrongType(_ identifier: UInt32, expected: String) -> ArchiveError {
    let found = graph.className(of: identifier) ?? "something else"
    return ArchiveError(
      .wrongType, path: ArchivePath([.object(identifier)]),
      detail: .expectation(expected: expected, found: found))
  }
}
