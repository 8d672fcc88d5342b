"""Lists in which totals, places and orders matter."""

from hypothesis import strategies as st

from .registry import challenge


def numbers(least, most, count, fewest=0):
    return st.lists(st.integers(least, most), min_size=fewest, max_size=count)


@challenge("skewed_mean", numbers(0, 100, 12), "[0, 0, 31]")
def skewed_mean(items):
    if not items:
        return False
    return sum(items) > len(items) * (sorted(items)[len(items) // 2] + 10)


@challenge("false_majority", numbers(0, 5, 12), "[0, 1, 2, 0]")
def false_majority(votes):
    candidate, lead = -1, 0
    for vote in votes:
        if lead == 0:
            candidate = vote
        lead += 1 if vote == candidate else -1
    return any(votes.count(vote) > votes.count(candidate) for vote in votes)


@challenge("ragged_rows", st.lists(numbers(0, 9, 6), max_size=6), "[[0], [0, 1]]")
def ragged_rows(rows):
    width = len(rows[0]) if rows else 0
    return width > 0 and any(any(row[width:]) for row in rows)


@challenge(
    "window_sum", st.tuples(st.integers(1, 6), numbers(-20, 20, 12)), "(3, [10, 20, 20])")
def window_sum(value):
    width, items = value
    return any(
        sum(items[start:start + width]) >= 50 for start in range(len(items) - width + 1))


@challenge("equal_halves", numbers(1, 30, 7), "[1, 2, 3]")
def equal_halves(items):
    if len(items) < 3 or len(set(items)) < len(items):
        return False
    sums = {0}
    for item in items:
        sums |= {total + item for total in sums}
    return sum(items) % 2 == 0 and sum(items) // 2 in sums


FACTORS = numbers(0, 6, 6)


@challenge("dot_product", st.tuples(FACTORS, FACTORS), "([5, 6, 6], [6, 6, 6])")
def dot_product(value):
    left, right = value
    return len(left) == len(right) and sum(a * b for a, b in zip(left, right)) >= 100


@challenge(
    "rotation", st.tuples(numbers(0, 50, 10, fewest=1), st.integers(0, 100)), "([0, 1], 3)")
def rotation(value):
    items, distance = value
    return distance > len(items) and items[distance % len(items)] != items[0]


@challenge(
    "last_chunk", st.tuples(st.integers(2, 10), numbers(0, 9, 40)), "(2, [0, 0, 0, 0, 0])")
def last_chunk(value):
    size, items = value
    return len(items) > 2 * size and len(items) % size == 1


SHORT = numbers(0, 20, 6)


@challenge("shared_prefix", st.tuples(SHORT, SHORT), "([0, 1], [0, 1, 0])")
def shared_prefix(value):
    left, right = value
    return len(left) > 1 and left[0] != left[1] and left != right and right[:2] == left[:2]


@challenge(
    "stable_priority", st.lists(st.none() | st.integers(0, 6), max_size=16), "[0, 0, None]")
def stable_priority(steps):
    waiting = []
    for number, priority in enumerate(steps):
        if priority is not None:
            waiting.append((priority, number))
        elif waiting:
            least = min(priority for priority, _ in waiting)
            equals = [entry for entry in waiting if entry[0] == least]
            if len(equals) > 1:
                return True
            waiting.remove(equals[0])
    return False


@challenge("rising_run", numbers(0, 20, 20), "[0, 1, 2, 3, 4]")
def rising_run(items):
    lengths = []
    for index, item in enumerate(items):
        lengths.append(
            1 + max((lengths[j] for j in range(index) if items[j] < item), default=0))
    return any(length > 4 for length in lengths)


@challenge("near_repeat", numbers(0, 50, 12), "[5, 0, 5]")
def near_repeat(items):
    return any(a > 4 and a == c != b for a, b, c in zip(items, items[1:], items[2:]))


@challenge("zigzag", numbers(-40, 40, 12), "[0, 10, 0, 10]")
def zigzag(items):
    return any(
        b - a >= 10 and c - b <= -10 and d - c >= 10
        for a, b, c, d in zip(items, items[1:], items[2:], items[3:]))


@challenge("peak_and_valley", numbers(0, 20, 9), "[0, 0, 1, 0, 0]")
def peak_and_valley(items):
    if len(items) < 5 or len(items) % 2 == 0:
        return False
    return (
        items[len(items) // 2] == max(items) and items.count(max(items)) == 1
        and items[0] == items[-1] == min(items))


@challenge("balance_below", numbers(-60, 60, 12), "[-51, 42, 60]")
def balance_below(changes):
    balance = least = 0
    for change in changes:
        balance += change
        least = min(least, balance)
    return least < -50 and balance > 50


@challenge("sorted_gap", numbers(0, 200, 8), "[5, 26]")
def sorted_gap(items):
    ordered = sorted(items)
    return bool(ordered) and ordered[0] > 4 and any(
        b - a > 20 for a, b in zip(ordered, ordered[1:]))
