import Testing

@testable import PropertyEngine

@Suite("Number domains")
struct NumberDomainTests {
  @Test("The order is 0, 1, -1, 2, -2 around the origin")
  func order() {
    let domain = IntegerDomain(Int8(-2)...Int8(5))
    #expect((0...7).map { domain.value(at: $0) } == [0, 1, -1, 2, -2, 3, 4, 5])
  }

  @Test("An index and its value map to each other over every small domain")
  func twoWay() {
    for lower in Int8(-4)...4 {
      for upper in lower...5 {
        for origin in Int8(-5)...6 {
          let domain = IntegerDomain(lower...upper, origin: origin)
          var values: Set<Int128> = []
          for index in 0...domain.span {
            let value = domain.value(at: index)
            #expect(domain.index(of: value) == index)
            values.insert(value)
          }
          #expect(values == Set((lower...upper).map { Int128($0) }))
        }
      }
    }
  }

  @Test("The widest domains reach both bounds", arguments: [Int64.min, -1, 0, 1, Int64.max])
  func widest(value: Int64) throws {
    let domain = IntegerDomain(Int64.min...Int64.max)
    let index = try #require(domain.index(of: Int128(value)))
    #expect(domain.value(at: index) == Int128(value))
    #expect(IntegerDomain(UInt64.min...UInt64.max).value(at: .max) == Int128(UInt64.max))
  }

  @Test("A number that only has the bits of one in the domain is not in it")
  func sameBits() {
    #expect(IntegerDomain(UInt64.min...UInt64.max).index(of: -1) == nil)
    #expect(IntegerDomain(Int64.min...Int64.max).index(of: Int128(UInt64.max)) == nil)
  }

  private static let domains: [NumberDomain] = [
    NumberDomain(-3...4), NumberDomain(UInt8(1)...2), .boolean, .float(FloatDomain(-1...1)),
    .float(.all), .count(1...4), .branch(4),
  ]

  @Test("Each domain has its own values and no value of another type")
  func typed() {
    for domain in Self.domains {
      for index in 0...min(domain.span, 3) {
        let value = domain.value(at: index)
        #expect(domain.index(of: value) == index)
        for other in Self.domains where !isLike(other, domain) {
          #expect(other.index(of: value) == nil, "\(value) in \(other)")
        }
      }
    }
  }

  private func isLike(_ left: NumberDomain, _ right: NumberDomain) -> Bool {
    left.isInteger && right.isInteger || left.isFloat && right.isFloat || left == right
  }

  @Test("A choice says what it decided, by its type")
  func values() {
    #expect(Choice.number(2, NumberDomain(-3...4)).value == .integer(-1))
    #expect(Choice.number(1, .boolean).value == .boolean(true))
    #expect(Choice.number(0, .float(FloatDomain(1.1...1.6))).value == .float(1.5))
    #expect(Choice.number(2, .count(1...4)).value == .count(3))
    #expect(Choice.number(2, .branch(4)).value == .branch(2))
    #expect(Choice.bytes([7], 0...4).value == .bytes([7]))
  }

  @Test("The bounds of floats are floats, and zeros of either sign are different bounds")
  func floatBounds() {
    #expect(FloatDomain(-2...0.5).bounds == -2...0.5)
    #expect(FloatDomain.all.bounds == nil)
    #expect(FloatDomain(0...1) != FloatDomain(-0.0...1))
    #expect(FloatDomain(0...1) == FloatDomain(0...1))
  }

  @Test("The shape of a case is hashed as ever, so that old tokens still replay")
  func shape() {
    let shape = ChoiceSequence(Self.domains.map { Choice.number(0, $0) }).shapeHash
    #expect(shape == 2_149_044_340)
  }
}
