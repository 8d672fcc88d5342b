extension Challenge {
  /// The classic thirteen, then the extended set.
  static let all: [Challenge] = classic
}
