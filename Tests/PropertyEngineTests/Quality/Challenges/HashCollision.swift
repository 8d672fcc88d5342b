import PropertyEngine

extension Challenge {
  /// A map that forgets to compare keys: two keys of one bucket collide.
  static func hashCollision(buckets: Int) -> Challenge {
    Challenge(
      "hash_collision_\(buckets)",
      AnyProperty(
        "hash map", machine: HashMapMachine(capacity: buckets), limits: StepLimits(steps: 50)),
      minimum: "put(key: 0, value: 0); put(key: \(buckets), value: 1)")
  }
}
