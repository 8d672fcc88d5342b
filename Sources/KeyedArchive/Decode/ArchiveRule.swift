/// What a value must be: its type and its bounds, put together from smaller rules.
///
///     try decoder.read("tags", .array(of: .string(maximumUTF16: 64), maximumCount: 100))
public struct ArchiveRule<Value> {
  let decode: (inout ArchiveDecoder, ArchiveSlot) throws(ArchiveError) -> Value

  init(
    _ decode: @escaping (inout ArchiveDecoder, ArchiveSlot) throws(ArchiveError) -> Value
  ) {
    self.decode = decode
  }

  /// The same values, changed; the change may refuse.
  public func map<Changed>(
    _ change: @escaping (Value) throws(ArchiveError) -> Changed
  ) -> ArchiveRule<Changed> {
    ArchiveRule<Changed> { (decoder, slot) throws(ArchiveError) in
      try change(try self.decode(&decoder, slot))
    }
  }

  /// A value by another rule, or nil where the reference is nil. An absent field is something else:
  /// `readIfPresent`.
  public static func optional<Wrapped>(
    _ rule: ArchiveRule<Wrapped>
  ) -> ArchiveRule where Value == Wrapped? {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      decoder.graph.uid(slot) == 0 ? nil : try rule.decode(&decoder, slot)
    }
  }
}

extension ArchiveRule where Value == Int {
  /// A whole number within bounds.
  public static func integer(in bounds: ClosedRange<Int>) -> ArchiveRule {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      try decoder.integer(at: slot, in: bounds)
    }
  }
}

extension ArchiveRule where Value == Bool {
  /// True or false.
  public static var bool: ArchiveRule {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in try decoder.bool(at: slot) }
  }
}

extension ArchiveRule where Value == Double {
  /// A finite number within bounds.
  public static func real(in bounds: ClosedRange<Double>) -> ArchiveRule {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in try decoder.real(at: slot, in: bounds) }
  }
}

extension ArchiveRule where Value == String {
  /// A string of at most so many UTF-16 code units.
  public static func string(maximumUTF16: Int) -> ArchiveRule {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      try decoder.string(at: slot, maximumUTF16: maximumUTF16)
    }
  }
}

extension ArchiveRule where Value == [UInt8] {
  /// Bytes, at most so many.
  public static func data(maximumBytes: Int) -> ArchiveRule {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      try decoder.data(at: slot, maximumBytes: maximumBytes)
    }
  }
}

extension ArchiveRule where Value == ArchiveValue {
  /// A value of built-in classes, of the given kinds only, all the way down.
  public static func value(allowing kinds: ArchiveKindSet) -> ArchiveRule {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      try decoder.value(at: slot, allowing: kinds)
    }
  }
}

extension ArchiveRule where Value: ArchiveDecodable {
  /// An object of one type.
  public static func object(_ type: Value.Type) -> ArchiveRule {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      try decoder.decodeObject(type, at: slot)
    }
  }
}

extension ArchiveRule where Value: ArchiveReferenceDecodable {
  /// An object of a class that is filled later, the same one for every reference.
  public static func reference(_ type: Value.Type) -> ArchiveRule {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      try decoder.decodeReference(type, at: slot)
    }
  }
}
