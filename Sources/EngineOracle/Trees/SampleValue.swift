/// What a described generator makes: one type for the values of every combinator.
indirect enum SampleValue: Hashable, Sendable {
  case integer(Int)
  case boolean(Bool)
  case text(String)
  case bytes([UInt8])
  case optional(SampleValue?)
  case pair(SampleValue, SampleValue)
  case list([SampleValue])
  case members(Set<SampleValue>)
  case entries([SampleValue: SampleValue])
}
