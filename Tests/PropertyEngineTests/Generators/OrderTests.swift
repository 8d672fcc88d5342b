import PropertyEngine
import Testing

@Suite("Permutations, subsets and sorted lists")
struct OrderTests {
  private static let letters = ["a", "b", "c", "d", "e", "f"]

  @Test("A permutation has the same elements in any order")
  func permutation() {
    let promise: @Sendable ([String]) -> Bool = { $0.sorted() == Self.letters }
    #expect(Soundness.faults(.permutation(of: Self.letters), promise) == [])
    let twin = Generator<String>.element(of: Self.letters).array(count: 6...6)
    #expect(Soundness.faults(twin, promise) != [])
    #expect(Soundness.faults(.permutation(of: [Int]())) { $0.isEmpty } == [])
  }

  @Test("Every order of a few elements is met")
  func everyOrder() {
    let property = AnyProperty(
      Property("orders", Generator<[Int]>.permutation(of: [1, 2, 3, 4])) { _ in })
    let orders = (0..<2_000).map { stream in
      property.describe(property.randomChoices(seed: 1, stream: stream).choices)
    }
    #expect(Set(orders).count == 24)
  }

  @Test("The given order is the simplest, and one element moves at a time")
  func simplest() {
    let orders = Generator<[Int]>.permutation(of: Array(0...9))
    #expect(Soundness.minima(orders) == ["[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]"])
    #expect(
      Soundness.minima(orders) { $0 != $0.sorted() } == ["[0, 1, 2, 3, 4, 5, 6, 7, 9, 8]"])
    #expect(
      Soundness.minima(orders) { ($0.firstIndex(of: 5) ?? 0) < ($0.firstIndex(of: 2) ?? 0) }
        == ["[0, 1, 5, 2, 3, 4, 6, 7, 8, 9]"])
    #expect(Soundness.minima(orders) { $0.first == 7 } == ["[7, 0, 1, 2, 3, 4, 5, 6, 8, 9]"])
  }

  @Test("A subset keeps the order, and the size asked for")
  func subset() {
    let promise: @Sendable ([String]) -> Bool = {
      $0 == $0.sorted() && Set($0).count == $0.count && (2...4).contains($0.count)
    }
    #expect(Soundness.faults(.subset(of: Self.letters, count: 2...4), promise) == [])
    let twin = Generator<String>.element(of: Self.letters).sortedArray(count: 2...4)
    #expect(Soundness.faults(twin, promise) != [])
    #expect(Soundness.faults(.subset(of: [Int]())) { $0.isEmpty } == [])
  }

  @Test("A subset shrinks to the members that matter")
  func simplestSubset() {
    let subsets = Generator<[Int]>.subset(of: Array(0...20))
    #expect(Soundness.minima(subsets) == ["[]"])
    #expect(Soundness.minima(subsets) { $0.contains(7) && $0.contains(3) } == ["[3, 7]"])
    #expect(Soundness.minima(subsets) { $0.count == 21 } == ["\(Array(0...20))"])
    #expect(
      Soundness.minima(.subset(of: Array(0...20), count: 3...9)) { $0.contains(9) }
        == ["[0, 1, 9]"])
  }

  @Test("A sorted list never falls")
  func sorted() {
    let promise: @Sendable ([Int]) -> Bool = { values in
      zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
    }
    let numbers = Generator<Int>.int(in: 0...1_000)
    #expect(Soundness.faults(numbers.sortedArray(count: 0...30), promise) == [])
    #expect(Soundness.faults(numbers.array(count: 0...30), promise) != [])
    #expect(Soundness.minima(numbers.sortedArray()) { $0.last ?? 0 >= 5 } == ["[5]"])
    #expect(Soundness.minima(numbers.sortedArray()) { Set($0).count == 3 } == ["[0, 1, 2]"])
  }
}
