import PropertyEngine
import Testing

@Suite("Number domains")
struct NumberDomainTests {
  @Test("The order is 0, 1, -1, 2, -2 around the origin")
  func order() {
    let domain = NumberDomain(Int8(-2)...Int8(5))
    let values = (0...7).map { Int8(truncatingIfNeeded: domain.value(at: $0)) }
    #expect(values == [0, 1, -1, 2, -2, 3, 4, 5])
  }

  @Test("An index and its value map to each other over every small domain")
  func twoWay() {
    for lower in Int8(-4)...4 {
      for upper in lower...5 {
        for origin in Int8(-5)...6 {
          let domain = NumberDomain(lower...upper, origin: origin)
          var values: Set<UInt64> = []
          for index in 0...domain.span {
            let value = domain.value(at: index)
            #expect(domain.index(ofValue: value) == index)
            values.insert(value)
          }
          #expect(UInt64(values.count) == domain.span + 1)
        }
      }
    }
  }

  @Test("The widest domains reach both bounds", arguments: [Int64.min, -1, 0, 1, Int64.max])
  func widest(value: Int64) throws {
    let domain = NumberDomain(Int64.min...Int64.max)
    let index = try #require(domain.index(ofValue: UInt64(bitPattern: value)))
    #expect(Int64(bitPattern: domain.value(at: index)) == value)
    #expect(NumberDomain(UInt64.min...UInt64.max).value(at: .max) == .max)
  }
}
