/// The arguments of `check`; they go before traits, and traits before the environment.
struct CheckOptions: Sendable {
  var cases: Int?
  var seed: UInt64?
  var isolation: Isolation?
  var isAsynchronous = false
}
