/// How many key operations the device has done: the price of each class.
package struct KeyWork: Hashable, Sendable {
  /// File keys unwrapped by a class key.
  package internal(set) var unwraps: UInt64 = 0
  /// File keys wrapped by a class key.
  package internal(set) var wraps: UInt64 = 0
  /// One-pass key agreements of class B, over and above a wrap or unwrap.
  package internal(set) var agreements: UInt64 = 0
}
