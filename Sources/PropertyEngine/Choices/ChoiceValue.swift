/// What a choice decided, by its type.
public enum ChoiceValue: Hashable, Sendable {
  /// An integer of up to 64 bits, signed or not.
  case integer(Int128)
  case boolean(Bool)
  case float(Double)
  /// How many elements follow.
  case count(Int)
  /// The place of the alternative that follows, from 0.
  case branch(UInt64)
  case bytes([UInt8])
}
