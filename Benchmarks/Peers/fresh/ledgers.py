"""Records whose parts are tied, and what is counted, shared out, merged."""

from hypothesis import strategies as st

from unseen.registry import challenge


@st.composite
def payments(draw):
    items = draw(st.lists(st.integers(0, 500), max_size=20))
    discount = draw(st.integers(0, sum(items)))
    return items, discount, draw(st.integers(0, sum(items) - discount))


@challenge("partly_paid", payments(), "([151], 1, 50)")
def partly_paid(value):
    items, discount, paid = value
    return discount > 0 and paid >= 50 and sum(items) - discount - paid >= 100


@st.composite
def frames_of_bytes(draw):
    kind = draw(st.integers(0, 3))
    length = draw(st.integers(0, 32))
    return kind, [draw(st.integers(0, 255)) for _ in range(length)]


@challenge(
    "frame_quota", st.lists(frames_of_bytes(), max_size=8), repr([(2, [0] * 12)]))
def frame_quota(frames):
    return sum(len(contents) for kind, contents in frames if kind == 2) >= 12


@challenge(
    "unique_names", st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=20),
    "[(0, 0), (0, 0), (0, 1)]")
def unique_names(names):
    counts, taken = {}, set()
    for name, number in names:
        repeats = counts.get((name, number), 0)
        counts[name, number] = repeats + 1
        taken.add((name, number + repeats))
    return len(taken) < len(names)


SETTINGS = st.dictionaries(st.integers(0, 20), st.integers(0, 20), max_size=8)


@challenge("three_way_merge", st.tuples(SETTINGS, SETTINGS, SETTINGS), "({}, {0: 0}, {0: 1})")
def three_way_merge(value):
    base, left, right = value
    for key in range(21):
        before, ours, theirs = base.get(key), left.get(key), right.get(key)
        if (ours if theirs == before else theirs) != (theirs if ours == before else ours):
            return True
    return False


@challenge(
    "page_boundary",
    st.tuples(st.integers(2, 20), st.lists(st.integers(0, 200), max_size=60).map(sorted)),
    "(2, [0, 0, 0])")
def page_boundary(value):
    size, times = value
    seen, last = 0, -1
    while page := [time for time in times if time > last][:size]:
        seen += len(page)
        last = page[-1]
    return seen != len(times)


@challenge(
    "greedy_coins",
    st.tuples(
        st.lists(st.integers(2, 30), min_size=1, max_size=4, unique=True), st.integers(0, 200)),
    "([3, 4], 6)")
def greedy_coins(value):
    coins, amount = sorted([1, *value[0]], reverse=True), value[1]
    fewest = [0]
    for total in range(1, amount + 1):
        fewest.append(min(fewest[total - coin] for coin in coins if coin <= total) + 1)
    left, given = amount, 0
    for coin in coins:
        given += left // coin
        left %= coin
    return given > fewest[amount]


@challenge(
    "sliding_maximum",
    st.tuples(st.integers(2, 10), st.lists(st.integers(-100, 100), max_size=50)),
    "(2, [0, 0, -1])")
def sliding_maximum(value):
    width, numbers = value
    queue = []
    for place, number in enumerate(numbers):
        if place >= width and queue and queue[0] == numbers[place - width]:
            queue.pop(0)
        # The mistake: an equal number is taken out, and then counts as the one that leaves.
        while queue and queue[-1] <= number:
            queue.pop()
        queue.append(number)
        if queue[0] != max(numbers[max(place - width + 1, 0):place + 1]):
            return True
    return False
