"""Records, documents, dictionaries."""

from hypothesis import strategies as st

from .registry import challenge

KEYS = st.sampled_from(["a", "b", "c", "d"])


def document(depth):
    """Lists are arrays and tuples of pairs are objects, so that a key may come twice."""
    leaf = st.none() | st.integers(0, 9)
    if depth == 0:
        return leaf
    inner = document(depth - 1)
    return (
        leaf
        | st.lists(inner, max_size=4)
        | st.lists(st.tuples(KEYS, inner), max_size=4).map(tuple))


DOCUMENT = document(4)


def children(value):
    if isinstance(value, list):
        return value
    return [item for _, item in value] if isinstance(value, tuple) else []


def depth_of(value):
    return 1 + max(map(depth_of, children(value)), default=0) if isinstance(
        value, (list, tuple)) else 0


@challenge("document_depth", DOCUMENT, "[[[]]]")
def document_depth(value):
    return depth_of(value) > 2


@challenge("repeated_key", DOCUMENT, "(('a', None), ('a', None))")
def repeated_key(value):
    keys = [key for key, _ in value] if isinstance(value, tuple) else []
    return len(set(keys)) < len(keys) or any(map(repeated_key, children(value)))


def sum_of(value):
    return value if isinstance(value, int) else sum(map(sum_of, children(value)))


@challenge("document_sum", DOCUMENT, "[2, 9, 9]")
def document_sum(value):
    return sum_of(value) > 19


ITEMS = st.lists(st.tuples(st.integers(1, 300), st.integers(1, 20)), max_size=4)
ORDERS = st.lists(st.tuples(ITEMS, st.booleans()), max_size=4)


@challenge(
    "rush_order", st.tuples(st.text("abcdefghijklmnopqrstuvwxyz", max_size=8), ORDERS),
    "('', [([(50, 20)], True)])")
def rush_order(value):
    return any(
        is_rush and sum(price * quantity for price, quantity in items) >= 1000
        for items, is_rush in value[1])


@challenge(
    "three_optionals", st.tuples(*[st.none() | st.integers(0, 60)] * 5),
    "(None, None, 0, 40, 60)")
def three_optionals(fields):
    values = [field for field in fields if field is not None]
    return len(values) > 2 and sum(values) > 99


DICTIONARY = st.dictionaries(st.integers(0, 30), st.integers(0, 30), max_size=10)


@challenge("dictionary_conflict", st.tuples(DICTIONARY, DICTIONARY), "({0: 0}, {0: 1})")
def dictionary_conflict(value):
    left, right = value
    return any(right.get(key, item) != item for key, item in left.items())


@challenge("dictionary_inverse", DICTIONARY, "{0: 0, 1: 0}")
def dictionary_inverse(value):
    return len(set(value.values())) < len(value)


@challenge(
    "mutual_managers",
    st.lists(st.tuples(st.integers(0, 9), st.none() | st.integers(0, 9)), max_size=8),
    "[(0, 1), (1, 0)]")
def mutual_managers(people):
    return any(
        person != manager and (manager, person) in people for person, manager in people)
