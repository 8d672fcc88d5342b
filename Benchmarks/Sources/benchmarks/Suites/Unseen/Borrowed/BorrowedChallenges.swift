import PropertyEngine

/// The fourth batch: what another library asks of its own shrinker, so that nobody here chose it.
///
/// Source: the properties and the results wanted of them in Hypothesis's `tests/quality`
/// (`test_shrink_quality.py`, `test_float_shrinking.py`, `test_poisoned_lists.py`,
/// `test_zig_zagging.py`) and `tests/nocover` (`test_simple_numbers.py`, `test_flatmap.py`,
/// `test_find.py`, `test_recursive.py`), and `tests/cover/test_simple_collections.py`. Where two
/// libraries' orders differ, the minimum is that of this engine's order. Left out: what has no
/// generator here (fractions, 256-bit integers), needs a failure planted by hand, or leaves its
/// result open; of parametrized tests one or a few values are taken.
enum BorrowedChallenges {
  static let all: [UnseenChallenge] = [
    floats, integers, lists, nested, sets, texts, bound, sums, recursive,
  ].flatMap { $0 }.sorted { LaterChallenges.hash($0.name) < LaterChallenges.hash($1.name) }

  static let number = Generator<Int>.int()
  static let text = Generator<String>.string()
  static let flag = Generator<Bool>.bool
}
