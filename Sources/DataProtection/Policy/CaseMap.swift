/// One value for every case of an enum: complete by construction, found by key.
///
/// Looking a value up costs one array access.
package struct CaseMap<Key: CaseIterable & RawRepresentable<UInt8> & Sendable, Value: Sendable>:
  Sendable
{
  private let values: [Value]

  /// The value that `make` gives each case.
  package init(_ make: (Key) -> Value) {
    values = Key.allCases.map(make)
    precondition(
      Key.allCases.map(\.rawValue).elementsEqual(0..<UInt8(values.count)),
      "the raw values of \(Key.self) count from 0")
  }

  /// The values of rows given by key, in any order.
  ///
  /// - Precondition: one row for each case, no more and no fewer.
  init<Rows: Sequence>(rows: Rows, of name: String) where Rows.Element == (Key, Value) {
    var found: [UInt8: Value] = [:]
    for (key, value) in rows {
      precondition(found[key.rawValue] == nil, "\(name) has two rows for \(key)")
      found[key.rawValue] = value
    }
    self.init { key in
      guard let value = found[key.rawValue] else {
        preconditionFailure("\(name) has no row for \(key)")
      }
      return value
    }
  }

  /// The value of a case.
  package subscript(key: Key) -> Value {
    @inline(__always) get { values[Int(key.rawValue)] }
  }

  /// This map with other values.
  func map<Other>(_ transform: (Value) -> Other) -> CaseMap<Key, Other> {
    CaseMap<Key, Other> { transform(self[$0]) }
  }
}
