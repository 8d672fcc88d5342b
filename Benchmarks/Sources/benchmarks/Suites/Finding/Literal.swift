/// A value that stands in the source of the code under test.
enum Literal: Sendable {
  case integer(Int)
  case wide(UInt64)
  case floating(Double)
  case text(String)
}
