extension Challenge {
  /// The classic thirteen, then the extended set.
  static let all: [Challenge] = classic + extended

  static let extended: [Challenge] = [
    nestedProduct(depth: 2, minimum: "[5, 5]"),
    nestedProduct(depth: 3, minimum: "[3, 3, 3]"),
    nestedProduct(depth: 4, minimum: "[3, 2, 2, 2]"),
    nestedProduct(depth: 5, minimum: "[2, 2, 2, 2, 2]"),
    nestedProduct(depth: 6, minimum: "[2, 2, 2, 2, 2, 1]"),
    nestedSequence(depth: 2, minimum: "[6, 4] 000000000000000000000001"),
    nestedSequence(depth: 3, minimum: "[4, 3, 2] 000000000000000000000001"),
    modularMap, weightedLinear, invoice, refund, floatCancellation,
    hashCollision(buckets: 10), hashCollision(buckets: 100), hashCollision(buckets: 1_000),
    snapshotStore,
  ]
}
