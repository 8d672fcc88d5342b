extension Challenge {
  /// The classic thirteen, then the extended set.
  static let all: [Challenge] = classic + extended

  static let extended: [Challenge] =
    (2...6).map { nestedProduct(depth: $0) } + (2...6).map { nestedSequence(depth: $0) }
    + [nestedSum, modularMap, weightedLinear, invoice, refund, floatCancellation, chunkedDecoder]
    + [10, 100, 1_000].map { hashCollision(buckets: $0) } + [snapshotStore]
}
