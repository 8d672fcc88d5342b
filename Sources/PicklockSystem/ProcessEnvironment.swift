/// The variables that a process was started with.
public enum ProcessEnvironment {
  /// The value of a variable; nil where it is not set.
  public static func value(of name: String) -> String? {
    // Safety: `getenv` returns text that ends with a zero, copied at once; this package sets
    // variables of its own process before it starts a thread, if at all.
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
