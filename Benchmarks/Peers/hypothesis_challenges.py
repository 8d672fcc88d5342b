"""Runs the shrinking challenge under Hypothesis and prints one JSON line for each figure.

Exit status 3: Hypothesis is absent.
"""

try:
    from hypothesis import assume, given, seed, settings
    from hypothesis import strategies as st

    from measuring import SETTINGS, Counts, Failed, measure, parse_arguments
except ImportError:
    raise SystemExit(3) from None


def require(condition):
    if not condition:
        raise Failed


def wrap(number):
    return (number + 32768) % 65536 - 32768


INT64 = st.integers(-(2**63), 2**63 - 1)
INT16 = st.integers(-32768, 32767)
POSITIVE = st.integers(1, 2**63 - 1)
SMALL_SUM = st.lists(INT16, max_size=10).filter(lambda items: wrap(sum(items)) < 256)


def bound5(value):
    require(wrap(sum(sum(part) for part in value)) < 5 * 256)


def large_union_list(value):
    require(len({item for part in value for item in part}) <= 4)


def reverse(value):
    require(value == value[::-1])


def literal_zero(term):
    if isinstance(term, int):
        return False
    if term[0] == "/" and term[2] == 0:
        return True
    return literal_zero(term[1]) or literal_zero(term[2])


def evaluate(term):
    if isinstance(term, int):
        return term
    left, right = evaluate(term[1]), evaluate(term[2])
    return left + right if term[0] == "+" else left // right


def calculator(value):
    assume(not literal_zero(value))
    try:
        evaluate(value)
    except ZeroDivisionError:
        raise Failed from None


def lengthlist(value):
    require(max(value) < 900)


def difference(fails):
    def check(value):
        require(value[0] < 10 or not fails(abs(value[0] - value[1])))

    return check


def coupling(value):
    assume(all(item < len(value) for item in value))
    for index, target in enumerate(value):
        require(index == target or value[target] != index)


def deletion(value):
    items, index = value
    assume(index < len(items))
    rest = list(items)
    rest.remove(items[index])
    require(items[index] not in rest)


def distinct(value):
    require(len(set(value)) < 3)


def nestedlists(value):
    require(sum(len(part) for part in value) <= 10)


EXPRESSION = st.deferred(
    lambda: INT64
    | st.tuples(st.just("+"), EXPRESSION, EXPRESSION)
    | st.tuples(st.just("/"), EXPRESSION, EXPRESSION)
)
PAIR = st.tuples(POSITIVE, POSITIVE)

CHALLENGES = {
    "bound5": (st.tuples(*[SMALL_SUM] * 5), bound5, ["([], [], [], [-1], [-32768])"]),
    "large_union_list": (
        st.lists(st.lists(INT64)), large_union_list, ["[[0, 1, -1, 2, -2]]"]),
    "reverse": (st.lists(INT64), reverse, ["[0, 1]"]),
    "calculator": (EXPRESSION, calculator, ["('/', 0, ('+', 0, 0))"]),
    "lengthlist": (
        st.integers(1, 100).flatmap(
            lambda n: st.lists(st.integers(0, 1000), min_size=n, max_size=n)),
        lengthlist, ["[900]"]),
    "difference_not_zero": (PAIR, difference(lambda d: d == 0), ["(10, 10)"]),
    "difference_not_small": (PAIR, difference(lambda d: 1 <= d <= 4), ["(10, 6)"]),
    "difference_not_one": (PAIR, difference(lambda d: d == 1), ["(10, 9)"]),
    "coupling": (st.lists(st.integers(0, 10)), coupling, ["[1, 0]"]),
    "deletion": (st.tuples(st.lists(INT64), st.integers(0, 10)), deletion, ["([0, 0], 0)"]),
    "distinct": (st.lists(INT64), distinct, ["[0, 1, -1]", "[0, 1, 2]"]),
    "nestedlists": (
        st.lists(st.lists(st.just(0))), nestedlists, [str([[0] * 11])]),
}


def run(strategy, check, number):
    """The result, the calls after the first failure, and the cases up to it."""
    counts = Counts()

    @seed(number)
    @settings(SETTINGS)
    @given(strategy)
    def test(value):
        counts.begin()
        try:
            check(value)
        except Failed:
            counts.note_failure(repr(value))
            raise

    return counts.outcome(test)


def main():
    arguments = parse_arguments()
    for name, (strategy, check, minima) in CHALLENGES.items():
        if arguments.case and name not in arguments.case:
            continue
        measure(
            "shrinking", name, minima, arguments.seeds, lambda n: run(strategy, check, n))


main()
