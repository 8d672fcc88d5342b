import PropertyEngine
import Testing

@Suite("Distinct lists, sets and dictionaries")
struct DistinctValueTests {
  private static let few = Generator<Int>.int(in: 0...9)

  @Test("Elements differ, and there are as many as asked for")
  func distinct() {
    let promise: @Sendable ([Int]) -> Bool = {
      Set($0).count == $0.count && (4...8).contains($0.count)
    }
    #expect(Soundness.faults(Self.few.distinctArray(count: 4...8), promise) == [])
    #expect(Soundness.faults(Self.few.array(count: 4...8), promise) != [])
  }

  @Test("Every value of a small type is reached, and no case is lost for want of more")
  func all() {
    let all = Generator<Bool>.bool.distinctArray(count: 0...100)
    #expect(Soundness.faults(all) { Set($0).count == $0.count } == [])
    #expect(Soundness.minima(all) { $0.count == 2 } == ["[false, true]"])
    #expect(Soundness.minima(all) { $0.count == 3 }.allSatisfy { $0.hasPrefix("nothing") })
    #expect(Soundness.faults(Self.few.distinctArray(count: 10...10)) { Set($0).count == 10 } == [])
  }

  @Test("More values than there are cannot be had")
  func tooMany() {
    let property = AnyProperty(
      Property("too many", Generator<Bool>.bool.set(count: 3...4)) { _ in })
    #expect(property.replay([]) == .discarded("there are fewer than 3 different values"))
  }

  @Test("An enumeration meets every list once, and says so when it has met all")
  func enumeration() {
    let pairs = Generator<Int>.int(in: 0...3).distinctArray(count: 2...2)
    let all = AnyProperty(Property("all", pairs) { _ in }).search(RunConfiguration(seed: 1))
    #expect(all.isExhaustive)
    #expect(all.judged == 12)
    let last = AnyProperty(Property("last", pairs) { try require($0 != [3, 2]) })
    #expect(last.search(RunConfiguration(seed: 1)).counterexample?.value == "[3, 2]")
  }

  @Test("Sets have a real least size")
  func sets() {
    let promise: @Sendable (Set<Int>) -> Bool = { (3...5).contains($0.count) }
    #expect(Soundness.faults(Self.few.set(count: 3...5), promise) == [])
    #expect(Soundness.faults(.set(of: Self.few, count: 3...5), promise) == [])
    #expect(Soundness.faults(Self.few.array(count: 3...5).map { Set($0) }, promise) != [])
    #expect(Soundness.minima(Self.few.set(count: 3...5)) == ["[0, 1, 2]"])
    #expect(Soundness.minima(Self.few.set(count: 1...5)) { $0.contains(7) } == ["[7]"])
  }

  @Test("Dictionaries have unique keys and a real least size")
  func dictionaries() {
    let promise: @Sendable ([Int: String]) -> Bool = { (3...5).contains($0.count) }
    let texts = Generator<String>.string(of: .lowercase, count: 0...3)
    #expect(Soundness.faults(Self.few.dictionary(to: texts, count: 3...5), promise) == [])
    #expect(Soundness.faults(.dictionary(from: Self.few, to: texts, count: 3...5), promise) == [])
    let twin = zip(Self.few, texts).array(count: 3...5)
      .map { Dictionary($0) { first, _ in first } }
    #expect(Soundness.faults(twin, promise) != [])
    #expect(
      Soundness.minima(Self.few.dictionary(to: texts, count: 2...5)) {
        $0.values.allSatisfy { $0.contains("b") }
      } == ["[0: \"b\", 1: \"b\"]"])
  }

  @Test("A repeat gives way to the next free value, of any shape")
  func repair() {
    #expect(Soundness.minima(Self.few.distinctArray(count: 3...5)) == ["[0, 1, 2]"])
    #expect(Soundness.minima(Generator<Int>.int().distinctArray(count: 3...5)) == ["[0, 1, -1]"])
    let texts = Generator<String>.string(of: .digits, count: 0...3)
    #expect(Soundness.minima(texts.distinctArray(count: 3...5)) == ["[\"\", \"0\", \"1\"]"])
    let pairs = zip(Generator<Bool>.bool, .bool)
    let promise: @Sendable ([(Bool, Bool)]) -> Bool = { Set($0.map { [$0, $1] }).count == 4 }
    #expect(Soundness.faults(pairs.distinctArray(count: 4...9, by: { [$0, $1] }), promise) == [])
    #expect(Soundness.faults(pairs.array(count: 4...9), promise) != [])
    let runs = Generator<[UInt8]>.bytes(count: 0...2).distinctArray(count: 3...3)
    #expect(Soundness.minima(runs) == ["[[], [0], [1]]"])
    #expect(Soundness.faults(runs) { Set($0).count == 3 } == [])
    let even = Self.few.filter { $0 % 2 == 0 }.distinctArray(count: 0...9)
    #expect(Soundness.minima(even) { $0.count == 5 } == ["[0, 2, 4, 6, 8]"])
  }

  @Test("Records keep their other parts where keys must differ")
  func records() {
    let records = zip(Self.few, .int(in: 0...99)).distinctArray(count: 2...6) { key, _ in key }
    #expect(Soundness.faults(records) { Set($0.map(\.0)).count == $0.count } == [])
    #expect(Soundness.minima(records) { $0[0].1 + $0[1].1 >= 3 } == ["[(0, 0), (1, 3)]"])
  }
}
