import PropertyEngine
import Testing

@Suite("Values made of parts, weights and bounded size")
struct BuildingTests {
  private struct Point: Sendable {
    var x: Int
    var y: Int
    var name: String
  }

  private enum Tree: Sendable {
    case leaf(Int)
    case node([Tree])

    var parts: Int {
      switch self {
      case .leaf: 1
      case .node(let children): children.reduce(1) { $0 + $1.parts }
      }
    }

    var depth: Int {
      switch self {
      case .leaf: 0
      case .node(let children): 1 + (children.map(\.depth).max() ?? 0)
      }
    }
  }

  private static let leaf = Generator<Int>.int(in: 0...9).map(Tree.leaf)
  private static let bounded = Generator<Tree>.recursive(depth: 6, size: 30, leaf: leaf) {
    $0.array(count: 0...100).map(Tree.node)
  }

  @Test("A struct is built of its members, in order")
  func building() {
    let points = Generator.building(
      Point.init, .int(in: 1...9), .int(in: -9...(-1)), .string(of: .lowercase, count: 1...3))
    let promise: @Sendable (Point) -> Bool = { $0.x > 0 && $0.y < 0 && !$0.name.isEmpty }
    #expect(Soundness.faults(points, promise) == [])
    let swapped = Generator.building(
      Point.init, .int(in: -9...(-1)), .int(in: 1...9), .string(of: .lowercase, count: 1...3))
    #expect(Soundness.faults(swapped, promise) != [])
    #expect(Soundness.minima(points) == ["Point(x: 1, y: -1, name: \"a\")"])
    #expect(
      Soundness.minima(points) { $0.y < -4 && $0.name != "a" }
        == ["Point(x: 1, y: -5, name: \"b\")"])
  }

  @Test("What cannot be built fails the case, or discards it")
  func refusal() {
    struct Refusal: Error {}
    let failing = Generator<Int>.building({ (_: Int) throws in throw Refusal() }, .int())
    let outcome = AnyProperty(Property("failing", failing) { _ in }).replay([])
    guard case .failed(let failure) = outcome else { return #expect(Bool(false)) }
    #expect(failure.kind.name.hasSuffix("Refusal"))
  }

  @Test("Weights decide how often, the first is the simplest")
  func weights() {
    let words = Generator<String>.element(weighted: [(1, "rare"), (99, "often"), (0, "never")])
    let property = AnyProperty(Property("weighted", words) { _ in })
    let drawn = (0..<2_000).map {
      property.describe(property.randomChoices(seed: 1, stream: $0).choices)
    }
    let rare = drawn.count { $0 == "\"rare\"" }
    #expect((5...60).contains(rare))
    #expect(!drawn.contains("\"never\""))
    #expect(Soundness.faults(words) { $0 != "nothing" } == [])
    #expect(Soundness.faults(.element(of: ["rare", "nothing"])) { $0 != "nothing" } != [])
    #expect(Soundness.minima(words) == ["\"rare\""])
    #expect(Soundness.minima(.frequency([(1, .just(1)), (9, .just(2))])) { $0 == 2 } == ["2"])
  }

  @Test("Favorites come often, and shrink like the rest")
  func favorites() {
    let days = Generator<Int>.integer(in: 0...1_000_000, favoring: [123_456, 9_000_000])
    let property = AnyProperty(Property("days", days) { _ in })
    let drawn = (0..<500).map {
      property.describe(property.randomChoices(seed: 1, stream: $0).choices)
    }
    #expect(drawn.count { $0 == "123456" } > 20)
    #expect(Soundness.faults(days) { (0...1_000_000).contains($0) } == [])
    #expect(
      Soundness.faults(.int(in: 0...1_000_001).map { $0 * 2 }) { (0...1_000_000).contains($0) }
        != [])
    #expect(Soundness.minima(days) { $0 >= 123_000 } == ["123000"])
    #expect(Soundness.minima(days) { $0 == 123_456 } == ["123456"])
  }

  @Test("A recursive value stays within its size and depth")
  func size() {
    let promise: @Sendable (Tree) -> Bool = { $0.parts <= 30 && $0.depth <= 6 }
    #expect(Soundness.faults(Self.bounded, promise) == [])
    let unbounded = Generator<Tree>.recursive(depth: 6, leaf: Self.leaf) {
      $0.array(count: 0...9).map(Tree.node)
    }
    #expect(Soundness.faults(unbounded, promise) != [])
  }

  @Test("A bounded recursive value shrinks to a subtree, and reaches its bound")
  func smallest() {
    #expect(Soundness.minima(Self.bounded) == [".leaf(0)"])
    #expect(Soundness.minima(Self.bounded) { $0.parts == 2 } == [".node([.leaf(0)])"])
    #expect(Soundness.minima(Self.bounded) { $0.depth == 2 } == [".node([.node([])])"])
    #expect(
      Soundness.minima(Self.bounded) { $0.parts >= 28 }.allSatisfy { $0.contains(".node") })
  }
}
