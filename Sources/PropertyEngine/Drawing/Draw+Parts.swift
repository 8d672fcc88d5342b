// The bound on how many parts a recursive value has.
extension Draw {
  /// How much of the size each attempt may branch over; the last makes one leaf, which always fits.
  private static let attempts = [1.0, 0.25, 0.0625, 0]

  /// Draws a value that spends at most `size` parts under the name of `owner`.
  @usableFromInline
  mutating func bounded<Value>(
    by size: Int, owner: AnyObject, _ body: (inout Draw) throws -> Value
  ) throws -> Value {
    let start = mark
    let depth = partBudgets.count
    // A replay says what it wants; trying again would draw the same once more.
    for share in filterAttempts > 1 ? Self.attempts : [1] {
      partBudgets.append(
        PartBudget(
          owner: ObjectIdentifier(owner), left: size, reserve: size - Int(share * Double(size))))
      do {
        let value = try body(&self)
        partBudgets.removeSubrange(depth...)
        return value
      } catch {
        partBudgets.removeSubrange(depth...)
        guard error is SizeExceeded else { throw error }
        rewind(to: start)
      }
    }
    throw Discard("the recursive value has more than \(size) parts")
  }

  /// Spends one part and draws whether it is a leaf, 0, or a node, 1.
  @usableFromInline
  mutating func partBranch(weights: [Int], owner: AnyObject) throws -> Int {
    let owner = ObjectIdentifier(owner)
    guard let position = partBudgets.lastIndex(where: { $0.owner == owner }) else {
      return try branch(weights: weights)
    }
    partBudgets[position].left -= 1
    let budget = partBudgets[position]
    if budget.left < 0 { throw SizeExceeded() }
    if budget.left == 0 || weights.count < 2 { return try branch(1) }
    guard isRandom, budget.left <= budget.reserve else { return try branch(weights: weights) }
    try take(0, of: .branch(weights.count))
    return 0
  }
}

/// A recursive value has outgrown its bound; caught where the bound was set.
private struct SizeExceeded: Error {}
