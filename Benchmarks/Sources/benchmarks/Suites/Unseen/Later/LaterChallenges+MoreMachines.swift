/// Accounts, jobs, files, replicas and memory.
extension LaterChallenges {
  static let moreMachines = [reservation, cancelledJobs, sparseFile, replicas, allocator]

  /// What was paid is no longer held.
  static let reservation = UnseenChallenge(
    "machine_reservation", machine: ReservationMachine(),
    minimum: "deposit(1): expected 1; hold(1): expected 0; pay(0): expected 0")

  /// A job that was cancelled is never next, and no other is lost.
  static let cancelledJobs = UnseenChallenge(
    "machine_cancelled_jobs", machine: CancelledJobsMachine(),
    minimum: "add(0): expected 1; add(0): expected 2; cancel(1): expected 1; next: expected 0")

  /// Bytes stand where they were written.
  static let sparseFile = UnseenChallenge(
    "machine_sparse_file", machine: SparseFileMachine(),
    minimum: "seek(1): expected []; write(0): expected []; read: expected [0, 0]")

  /// What was removed and added again is there.
  static let replicas = UnseenChallenge(
    "machine_replicas", machine: ReplicasMachine(),
    minimum: "remove(false, 0): expected true; add(false, 0): expected true; "
      + "contains(false, 0): expected true")

  /// Neighboring blocks that are free are one.
  static let allocator = UnseenChallenge(
    "machine_allocator", machine: AllocatorMachine(),
    minimum: "allocate(1): expected 0; allocate(1): expected 1; free(0): expected 0; "
      + "free(1): expected 1; allocate(2): expected 0")
}
