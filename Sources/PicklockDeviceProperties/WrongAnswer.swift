import DataProtection

/// An answer that differs from what the model expects.
struct WrongAnswer {
  let expected: DeviceOutcome
  let actual: DeviceOutcome

  /// A key was missed where none is needed.
  var isRefusal: Bool { actual == .failed(.notPermitted) }
  /// A key should have been missed.
  var shouldRefuse: Bool { expected == .failed(.notPermitted) }
  /// One of the two says that a mode forbids it.
  var isAboutMode: Bool {
    expected == .failed(.accessDenied) || actual == .failed(.accessDenied)
  }
  /// It went well where a key should have been missed.
  var isLeak: Bool { shouldRefuse && actual == .done }
}
