/// Logical time. Nothing in this module reads a clock.
public typealias Seconds = UInt64
