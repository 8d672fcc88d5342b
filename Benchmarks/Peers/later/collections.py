"""Several lists or sets at once."""

from hypothesis import strategies as st

from unseen.registry import challenge

KEYS = st.lists(st.integers(0, 30), max_size=12)


@challenge("joined_twice", st.tuples(KEYS, KEYS), "([0], [0, 0])")
def joined_twice(value):
    left, right = value
    return sum(key in right for key in left) != sum(right.count(key) for key in left)


# A list, since a set is not always written in one order.
SET = st.lists(st.integers(0, 20), max_size=10, unique=True).map(sorted)


@challenge("three_sets", st.tuples(SET, SET, SET), "([0], [0], [0])")
def three_sets(value):
    first, second, third = value
    return any(
        (number in first) + (number in second) + (number in third) != 1
        for number in set(first) ^ set(second) ^ set(third))


@challenge("split_groups", KEYS, "[0, 1, 0]")
def split_groups(keys):
    ends = sum(one != other for one, other in zip(keys, keys[1:]))
    return bool(keys) and ends + 1 != len(set(keys))


@challenge("tied_ranks", st.lists(st.integers(0, 100), max_size=20), "[0, 1, 1]")
def tied_ranks(scores):
    better = [[other for other in scores if other > score] for score in scores]
    return any(len(others) != len(set(others)) for others in better)


@challenge(
    "ring_end",
    st.tuples(
        st.lists(st.integers(0, 100), min_size=1, max_size=12, unique=True),
        st.integers(0, 100)),
    "([0, 1], 2)")
def ring_end(value):
    servers, key = value
    return max(servers) < key and min(servers) != max(servers)
