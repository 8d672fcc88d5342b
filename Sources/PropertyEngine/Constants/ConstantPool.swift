/// Constants of the code under test, which random numbers and texts are now and then.
///
/// No chance meets 4711 among all integers, nor a given word among all texts; but where code
/// compares with one, the constant is in its source. The pool decides what random cases are,
/// as the seed does: the same seed and the same pool give the same search.
public struct ConstantPool: Hashable, Sendable {
  /// The most integers, floats and texts a pool holds, each: more would make each one too rare.
  public static let mostOfAKind = 512
  /// The longest text, in scalars.
  public static let longestText = 64
  /// Integers up to this one are drawn often enough without a pool.
  public static let smallestInteger: UInt64 = 17

  /// The integers, without a sign, in ascending order. Their negative twins are drawn too.
  public let integers: [UInt64]
  /// The floats, finite and without a sign, in ascending order.
  public let floats: [Double]
  /// The texts, in ascending order of their scalars.
  public let texts: [String]
  /// The same as scalars.
  let scalars: [[UInt32]]

  /// A pool of the first constants of each kind, without those that chance meets easily: integers
  /// of less than `smallestInteger`, texts that are empty or longer than `longestText`.
  public init(integers: [UInt64] = [], floats: [Double] = [], texts: [String] = []) {
    self.integers = Self.first(integers.lazy.filter { $0 >= Self.smallestInteger }).sorted()
    self.floats = Self.first(
      floats.lazy.filter { $0.isFinite && $0 != 0 }.map(\.magnitude)
    ).sorted()
    scalars =
      Self.first(
        texts.lazy.map { $0.unicodeScalars.map(\.value) }.filter {
          !$0.isEmpty && $0.count <= Self.longestText
        }
      ).sorted { $0.lexicographicallyPrecedes($1) }
    self.texts = scalars.map { text in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: text.lazy.compactMap(Unicode.Scalar.init))
      return String(view)
    }
  }

  /// There is no constant.
  public var isEmpty: Bool { integers.isEmpty && floats.isEmpty && texts.isEmpty }

  /// How many constants there are.
  public var count: Int { integers.count + floats.count + texts.count }

  private static func first<Items: Sequence>(_ items: Items) -> [Items.Element]
  where Items.Element: Hashable {
    var seen: Set<Items.Element> = []
    var first: [Items.Element] = []
    for item in items where seen.insert(item).inserted {
      first.append(item)
      if first.count == mostOfAKind { break }
    }
    return first
  }
}
