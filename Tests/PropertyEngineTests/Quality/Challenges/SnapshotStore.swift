import PropertyEngine

extension Challenge {
  /// A store whose compaction looks only at the newest snapshot.
  static let snapshotStore = Challenge(
    "snapshot_store",
    AnyProperty(
      "snapshot store", machine: SnapshotStoreMachine(), limits: StepLimits(steps: 50)),
    minimum: [
      "put(key: 0, value: 0): expected nil", "snapshot: expected nil",
      "put(key: 0, value: 0): expected nil", "snapshot: expected nil", "compact: expected nil",
      "read(snapshot: 0, key: 0): expected Optional(0)",
    ].joined(separator: "; "))
}
