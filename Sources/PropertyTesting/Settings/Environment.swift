#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The environment variables that change every check of a run without an edit: a nightly job sets
/// `PICKLOCK_CASES=100000 PICKLOCK_SEED=random`.
enum Environment {
  /// `PICKLOCK_CASES`: how many cases, where neither a trait nor an argument says so.
  static var cases: Int? { value("PICKLOCK_CASES").flatMap { Int($0) } }

  /// `PICKLOCK_SEED`: a number, or `random`, where neither a trait nor an argument says so.
  static var seed: UInt64? {
    guard let text = value("PICKLOCK_SEED") else { return nil }
    return text == "random" ? UInt64.random(in: 0...UInt64.max) : UInt64(text)
  }

  private static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
