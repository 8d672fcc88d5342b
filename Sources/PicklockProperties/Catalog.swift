@_exported public import PicklockArchiveProperties
@_exported public import PicklockCanaryProperties
@_exported public import PicklockDeviceProperties
public import PropertyEngine

/// Every property that a fuzz target drives.
///
/// The canary, archives and device are modules of their own, so that a fuzz binary counts the edges
/// of what it tests and of nothing else: libFuzzer walks all counters after every input.
public enum Catalog {
  /// In the order of their names; each has a folder in `FuzzTargets/`.
  public static let all: [AnyProperty] = [
    .archiveBytes, .archiveGraph, .canary, .deviceLanes, .deviceSequence, .keychainSequence,
    .memoArchive, .memoDamage,
  ]

  /// The property of a target; nil where there is none of that name.
  public static func property(named name: String) -> AnyProperty? {
    all.first { $0.name == name }
  }
}
