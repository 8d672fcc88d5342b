import Foundation
import KeyedArchive

/// Finding values, and saying why they cannot be had.
extension KeyedUnarchiver {
  var context: DecodingContext {
    get { contexts[contexts.count - 1] }
    set { contexts[contexts.count - 1] = newValue }
  }

  /// Whether a decode may go on: nothing has failed, and the end has not been declared.
  var canDecode: Bool {
    if isFinished, failure == nil { fail(.invalidValue, "nothing is decoded after finishDecoding") }
    return failure == nil
  }

  func slot(_ storedKey: String) -> ArchiveSlot? {
    guard let identifier = context.identifier else { return graph.topSlot(storedKey) }
    return graph.field(storedKey, of: identifier)
  }

  /// The value under a key; nil, and the coder failed if that is the policy, when there is none.
  func requiredSlot(_ storedKey: String, wanted: String) -> ArchiveSlot? {
    guard canDecode else { return nil }
    if let slot = slot(storedKey) { return slot }
    guard absentKeyPolicy == .fail else { return nil }
    let code = context.identifier == nil ? ArchiveError.Code.rootMissing : .missingField
    failWithError(
      ArchiveError(
        code, path: path(storedKey), detail: .expectation(expected: wanted, found: "nothing")))
    return nil
  }

  /// Where a field of the current object is.
  func path(_ storedKey: String) -> ArchivePath {
    guard let identifier = context.identifier else { return ArchivePath([.top(storedKey)]) }
    return ArchivePath([.object(identifier), .field(storedKey)])
  }

  func fail(_ code: ArchiveError.Code, _ reason: String) {
    let steps = context.identifier.map { [ArchivePath.Step.object($0)] } ?? []
    failWithError(ArchiveError(code, path: ArchivePath(steps), detail: .reason(reason)))
  }

  private func failType(_ slot: ArchiveSlot, _ storedKey: String, wanted: String) {
    failWithError(
      ArchiveError(
        .wrongType, offset: graph.offset(slot), path: path(storedKey),
        detail: .expectation(expected: wanted, found: graph.description(slot))))
  }
}

// MARK: Scalars, which are in the object itself

extension KeyedUnarchiver {
  /// The value under `key` as `read` takes it; a value that it does not take fails the coder.
  private func scalar<Value>(
    _ key: String, _ wanted: String, _ read: (ArchiveSlot) -> Value?
  ) -> Value? {
    let storedKey = ArchiveKey.escaped(key)
    guard let slot = requiredSlot(storedKey, wanted: wanted) else { return nil }
    guard let value = read(slot) else {
      failType(slot, storedKey, wanted: wanted)
      return nil
    }
    return value
  }

  func bool(_ key: String) -> Bool? { scalar(key, "true or false") { graph.bool($0) } }

  func integer<Integer: FixedWidthInteger>(_ key: String) -> Integer? {
    scalar(key, "a whole number of \(Integer.bitWidth) bits") { slot in
      graph.integer(slot).flatMap { Integer(exactly: $0) }
    }
  }

  /// A whole number is taken where its value is exact.
  func real(_ key: String) -> Double? {
    scalar(key, "a number") { slot in
      graph.real(slot) ?? graph.integer(slot).flatMap { Double(exactly: $0) }
    }
  }

  /// Rounded like any conversion; a finite number that would become infinite is refused.
  func float(_ key: String) -> Float? {
    scalar(key, "a number that 32 bits hold") { slot in
      guard let value = graph.real(slot) ?? graph.integer(slot).flatMap({ Double(exactly: $0) })
      else { return nil }
      let rounded = Float(value)
      return rounded.isFinite == value.isFinite ? rounded : nil
    }
  }

  func bytes(_ key: String) -> [UInt8]? { scalar(key, "data") { graph.data($0) } }
}

// MARK: Objects, which are referred to

extension KeyedUnarchiver {
  /// The object under a stored key, of one of the allowed classes; nil for a nil reference.
  func object(under storedKey: String, allowed: [AnyClass]) -> NSObject? {
    guard canDecode, checkAllowList(allowed),
      let slot = requiredSlot(storedKey, wanted: "an object")
    else { return nil }
    guard let identifier = graph.uid(slot) else {
      failType(slot, storedKey, wanted: "a reference to an object")
      return nil
    }
    guard identifier != 0 else { return nil }
    do throws(ArchiveError) {
      return try object(identifier, allowed: allowed)
    } catch {
      failWithError(error)
      return nil
    }
  }

  func checkAllowList(_ allowed: [AnyClass]) -> Bool {
    guard !allowed.isEmpty else {
      fail(.classNotAllowed, "no class is allowed here: name the classes in the decode")
      return false
    }
    guard !allowed.contains(where: { $0 == NSObject.self }) else {
      fail(.universalClass, "NSObject allows every class there is: name the classes that are meant")
      return false
    }
    return true
  }
}
