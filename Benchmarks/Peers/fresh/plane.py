"""Points, rectangles, tables of numbers."""

from hypothesis import strategies as st

from unseen.registry import challenge

PLACE = st.integers(-50, 50)
SIZE = st.integers(1, 40)


@challenge(
    "rectangle_edge", st.tuples(PLACE, PLACE, SIZE, SIZE, PLACE, PLACE), "(0, 0, 1, 1, 0, 1)")
def rectangle_edge(value):
    left, low, width, height, x, y = value
    is_inside = left <= x < left + width and low <= y < low + height
    return is_inside != (left <= x <= left + width and low <= y <= low + height)


POINT = st.tuples(st.integers(-10, 10), st.integers(-10, 10))


@challenge(
    "touching_segments", st.tuples(POINT, POINT, POINT, POINT),
    "((0, 0), (0, 1), (0, 0), (0, 1))")
def touching_segments(value):
    a, b, c, d = value
    if a == b or c == d:
        return False
    crosses = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
    touches = is_between(a, b, c) or is_between(a, b, d)
    return not crosses and (touches or is_between(c, d, a) or is_between(c, d, b))


def side(a, b, c):
    product = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (product > 0) - (product < 0)


def is_between(a, b, c):
    return side(a, b, c) == 0 and all(
        min(a[i], b[i]) <= c[i] <= max(a[i], b[i]) for i in range(2))


@st.composite
def sections(draw):
    """A table, the first and last of its columns, and the first and last of its lines."""
    width = draw(st.integers(1, 6))
    height = draw(st.integers(1, 6))
    rows = [[draw(st.integers(0, 9)) for _ in range(width)] for _ in range(height)]
    left = draw(st.integers(0, width - 1))
    right = draw(st.integers(left, width - 1))
    top = draw(st.integers(0, height - 1))
    return rows, (left, right), (top, draw(st.integers(top, height - 1)))


@challenge("corner_sum", sections(), "([[1, 0], [0, 0]], (1, 1), (1, 1))")
def corner_sum(value):
    rows, (left, right), (top, bottom) = value

    def sum_of(first_line, end_line, first_column, end_column):
        return sum(sum(row[first_column:end_column]) for row in rows[first_line:end_line])

    # The mistake: what is taken away twice is not given back.
    difference = (
        sum_of(0, bottom + 1, 0, right + 1) - sum_of(0, top, 0, right + 1)
        - sum_of(0, bottom + 1, 0, left))
    return difference != sum_of(top, bottom + 1, left, right + 1)


DISTANCE = st.floats(0, 1_000)


# Hypothesis puts the greater fractions first, and of those the ones whose low bits are clear.
@challenge(
    "interpolation", st.tuples(DISTANCE, DISTANCE), "(1.0, 5.551115123125783e-17)",
    "(1.0, 0.25000000000000006)")
def interpolation(value):
    start, end = value
    return start + (end - start) * 1 != end
