public import Testing

/// A trait that sets how the checks inside a test, or inside every test of a suite, run.
///
/// Make one with `.propertySeed(_:)`, `.cases(_:)`, `.time(_:)`, `.size(_:)`,
/// `.replay(_:property:)`, `.replay(file:property:)`, `.isolation(_:)` or
/// `.remembersFailures(_:)`. An inner trait wins over an outer one, and an
/// argument of `check` over both.
public struct PropertyTrait: TestTrait, SuiteTrait, TestScoping {
  private let change: @Sendable (inout CheckSettings) -> Void

  init(_ change: @escaping @Sendable (inout CheckSettings) -> Void) { self.change = change }

  /// The trait holds for every test of a suite and of its inner suites.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's settings in force.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var settings = CheckSettings.current
    change(&settings)
    try await CheckSettings.$current.withValue(settings, operation: function)
  }
}

extension Trait where Self == PropertyTrait {
  /// Searches with this seed alone, to meet a reported failure again.
  ///
  /// A check that passes under a pinned seed records a warning: the failure is gone, and the
  /// pinned seed now only keeps the search from looking elsewhere.
  public static func propertySeed(_ seed: UInt64) -> PropertyTrait {
    PropertyTrait { $0.seed = seed }
  }

  /// Ends the search of each check after this time, which says so in a warning.
  ///
  /// What was tried by then is what a search without the limit tries first.
  public static func time(_ limit: Duration) -> PropertyTrait {
    PropertyTrait { $0.time = limit }
  }

  /// Gives random collections at most this many elements above their least number.
  public static func size(_ elements: Int) -> PropertyTrait {
    PropertyTrait { $0.size = elements }
  }

  /// Says whether failures are remembered in the package's `.picklock/failures`, or the folder of
  /// `PICKLOCK_FAILURES`, and tried first in the next run; by default they are.
  ///
  /// What no longer fails is forgotten. A pinned seed or a replay keeps them from being tried.
  public static func remembersFailures(_ remembers: Bool) -> PropertyTrait {
    PropertyTrait { $0.remembersFailures = remembers }
  }

  /// Tries this many cases in each check instead of 1,000.
  public static func cases(_ count: Int) -> PropertyTrait {
    PropertyTrait { $0.cases = count }
  }

  /// Runs the case of a report's replay token before anything else, without shrinking it.
  ///
  /// A check whose replayed case passes records a warning, then searches as usual; a text
  /// that is not a replay token fails it.
  ///
  /// - Parameter property: the property's name, where the test checks more than one.
  public static func replay(_ token: String, property: String? = nil) -> PropertyTrait {
    PropertyTrait { $0.replays.append(Replay(source: .token(token), property: property)) }
  }

  /// As `replay(_:property:)`, for a saved input: an attached case, a file of a corpus or a crash
  /// file of a fuzzer.
  ///
  /// - Parameter file: its path, best absolute; it may hold at most 16 MiB. One that cannot be read
  ///   fails the check.
  public static func replay(file: String, property: String? = nil) -> PropertyTrait {
    PropertyTrait { $0.replays.append(Replay(source: .file(file), property: property)) }
  }

  /// Says where cases run: `.process` keeps the test process alive when one traps or hangs.
  public static func isolation(_ isolation: Isolation) -> PropertyTrait {
    PropertyTrait { $0.isolation = isolation }
  }
}
