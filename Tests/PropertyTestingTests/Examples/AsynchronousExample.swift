import PropertyEngine
import PropertyTesting
import Testing

// Code that awaits is checked in the same way.

/// What is to be tested: a cache that keeps the few values used last.
private actor RecentValues {
  private let limit: Int
  private(set) var keys: [Int] = []

  init(limit: Int) { self.limit = limit }

  func use(_ key: Int) {
    keys.removeAll { $0 == key }
    keys.append(key)
    if keys.count > limit { keys.removeFirst() }
  }
}

struct AsynchronousExample {
  @Test func `the key used last is kept, and never more keys than the limit`() async throws {
    let keys = Generator.int(in: 0...9).array(count: 1...40)
    try await check(.int(in: 1...5), keys) { limit, keys in
      let recent = RecentValues(limit: limit)
      for key in keys { await recent.use(key) }
      let kept = await recent.keys
      #expect(kept.last == keys.last)
      #expect(kept.count <= limit)
    }
  }
}
