import Foundation
import KeyedArchive

/// Looks at the members of one collection before Foundation hashes and compares them.
struct HashableChecker {
  /// How many had each hash so far.
  private var hashes: [Int: Int] = [:]
  private var texts: Set<String> = []
  private var hasInconsistent = false

  init(count: Int) {
    hashes.reserveCapacity(count)
  }

  /// What keeps the next object out of the collection.
  enum Obstacle: Error {
    /// Foundation cannot hash it, or not beside those that are in already.
    case unusable(String)
    /// It is equal to one that is in already.
    case repeated
  }

  /// Adds an object and returns how many with the same hash there were before.
  ///
  /// - Parameters:
  ///   - name: of its class, for errors.
  ///   - incomparable: the class inside it that Foundation cannot compare.
  mutating func add(
    _ object: NSObject, name: @autoclosure () -> String, incomparable: String?
  ) throws(Obstacle) -> Int {
    guard FoundationHashing.isHashable(object) else {
      throw .unusable("\(name()) cannot be hashed by Foundation here")
    }
    if let incomparable {
      throw .unusable("a member or key that holds \(incomparable) cannot be compared here")
    }
    if !FoundationHashing.hashesConsistently(object) {
      guard !hasInconsistent else {
        throw .unusable("\(name()) is hashed by identity here, so that two are not told apart")
      }
      hasInconsistent = true
    }
    if FoundationHashing.ignoresComposition, let text = object as? NSString {
      guard texts.insert(String(describing: text)).inserted else { throw .repeated }
    }
    let hash = object.hash
    let earlier = hashes[hash, default: 0]
    hashes[hash] = earlier + 1
    return earlier
  }
}
