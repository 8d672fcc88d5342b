import PropertyEngine
import Testing

/// Values are shown as Swift to paste, the same in every run.
struct ValueTextTests {
  private enum Step {
    case lock
    case add(Int)
    case wait(seconds: Int)
    case move(from: String, to: String?)
    case apply(Event)
  }

  private enum Event { case reboot }

  private struct Point {
    let x: Int
    let name: String?
  }

  private struct Described: CustomStringConvertible {
    let hidden = 1
    var description: String { "described" }
  }

  private static let examples: [(text: String, value: any Sendable)] = [
    ("[.lock, .add(1), .wait(seconds: 2)]", [Step.lock, .add(1), .wait(seconds: 2)]),
    (
      #"[.move(from: "a\n", to: nil), .apply(.reboot)]"#,
      [Step.move(from: "a\n", to: nil), .apply(.reboot)]
    ),
    (#"Point(x: 1, name: "é")"#, Point(x: 1, name: "é")),
    ("described", Described()),
    ("[described]", [Described()]),
    (#"["a", "b", "c", "d"]"#, Set(["d", "b", "a", "c"])),
    ("[1: .add(1), 2: .lock]", [2: Step.lock, 1: .add(1)]),
    ("[:]", [Int: Int]()),
    ("[]", [Step]()),
    ("nil", Int?.none as Int?),
    ("3", Int?.some(3)),
    ("[nil, 3]", [nil, 3] as [Int?]),
    ("0.1", 0.1),
    ("-0.0", -0.0),
    (#""a""#, Character("a")),
    ("true", true),
  ]

  @Test(arguments: 0..<examples.count) func `a value is written as Swift`(_ index: Int) {
    let example = Self.examples[index]
    #expect(ValueText.of(example.value) == example.text)
  }

  @Test func `tuples keep their labels`() {
    #expect(ValueText.of((1, name: "a")) == #"(1, name: "a")"#)
    #expect(ValueText.of(()) == "()")
  }

  @Test func `values that nest without end are cut`() {
    indirect enum Tree {
      case leaf
      case node(Tree)
    }
    let deep = (0..<1_000).reduce(Tree.leaf) { tree, _ in .node(tree) }
    let text = ValueText.of(deep)
    #expect(text.contains("…"))
    #expect(text.hasPrefix(".node(.node("))
    #expect(text.filter { $0 == "(" }.count == ValueText.maximumDepth)
  }
}
