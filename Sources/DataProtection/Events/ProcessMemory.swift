/// What a process knows of stored defaults; gone when it ends.
struct ProcessMemory: Hashable, Sendable {
  /// Those of its own container.
  var own = DefaultsCache.unopened
  /// Those of the group.
  var shared = DefaultsCache.unopened

  /// Those of a suite.
  subscript(suite: DefaultsSuite) -> DefaultsCache {
    get {
      switch suite {
      case .own: own
      case .shared: shared
      }
    }
    set {
      switch suite {
      case .own: own = newValue
      case .shared: shared = newValue
      }
    }
  }
}
