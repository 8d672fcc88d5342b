"""Intervals, points, matrices, permutations, graphs."""

from hypothesis import strategies as st

from .registry import challenge


@challenge(
    "touching_intervals",
    st.lists(st.tuples(st.integers(-30, 30), st.integers(1, 12)), max_size=8),
    "[(0, 1), (-3, 3)]")
def touching_intervals(intervals):
    starts = {start for start, _ in intervals}
    return any(length > 2 and start + length in starts for start, length in intervals)


@challenge(
    "bounding_box", st.lists(st.tuples(st.integers(-25, 25), st.integers(-25, 25)), max_size=6),
    "[(0, 0), (4, 25)]")
def bounding_box(points):
    widths = [x for x, _ in points] or [0]
    heights = [y for _, y in points] or [0]
    return (max(widths) - min(widths)) * (max(heights) - min(heights)) > 99


@challenge(
    "collinear_points",
    st.lists(st.tuples(st.integers(1, 40), st.integers(1, 40)), min_size=3, max_size=3),
    "[(1, 1), (1, 2), (1, 3)]")
def collinear_points(points):
    a, b, c = points
    if len({a, b, c}) < 3:
        return False
    return (b[0] - a[0]) * (c[1] - a[1]) == (c[0] - a[0]) * (b[1] - a[1])


@st.composite
def matrix_pairs(draw):
    size = draw(st.integers(1, 3))
    return [draw(st.integers(-9, 9)) for _ in range(2 * size * size)]


@challenge("matrix_order", matrix_pairs(), "[0, 0, 0, 1, 0, 0, 1, 0]")
def matrix_order(entries):
    half = len(entries) // 2
    size = {1: 1, 4: 2, 9: 3}[half]

    def product(left, right):
        return [
            sum(left[row * size + i] * right[i * size + column] for i in range(size))
            for row in range(size) for column in range(size)]

    return product(entries[:half], entries[half:]) != product(entries[half:], entries[:half])


ENTRY = st.integers(-20, 20)


@challenge("singular_matrix", st.tuples(ENTRY, ENTRY, ENTRY, ENTRY), "(1, -1, 2, -2)")
def singular_matrix(value):
    a, b, c, d = value
    return 0 not in value and len(set(value)) == 4 and a * d == b * c


ROW = st.lists(st.integers(0, 9), min_size=3, max_size=3)


@challenge("saddle_point", st.lists(ROW, min_size=2, max_size=4), "[[0, 0, 1], [0, 0, 2]]")
def saddle_point(rows):
    return any(
        max(row) == row[column] and row.count(row[column]) == 1
        and sum(other[column] <= row[column] for other in rows) == 1
        for row in rows for column in range(3))


@st.composite
def permutations(draw):
    left = list(range(draw(st.integers(0, 8))))
    order = []
    while left:
        order.append(left.pop(draw(st.integers(0, len(left) - 1))))
    return order


@challenge("permutation_inversions", permutations(), "[2, 4, 3, 1, 0]")
def permutation_inversions(order):
    return sum(b < a for i, a in enumerate(order) for b in order[i + 1:]) > 7


@challenge("permutation_cycle", permutations(), "[1, 2, 3, 0]")
def permutation_cycle(order):
    for start in order:
        path = [start]
        for _ in range(4):
            path.append(order[path[-1]])
        if path[4] == start and len(set(path)) == 4:
            return True
    return False


EDGES = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=12)


@challenge("graph_cycle", EDGES, "[(0, 1), (1, 2), (2, 0)]")
def graph_cycle(edges):
    return any(
        len({a, b, d}) == 3 and b == c and (d, a) in edges
        for a, b in edges for c, d in edges)


@challenge("graph_reach", EDGES, "[(0, 1), (0, 2), (0, 3), (6, 0)]")
def graph_reach(edges):
    reached = {6}
    for _ in range(7):
        for start, end in edges:
            if start in reached:
                reached.add(end)
    return len(reached) > 4


@st.composite
def tasks(draw):
    drawn = []
    for index in range(draw(st.integers(0, 6))):
        duration = draw(st.integers(1, 20))
        waits = index > 0 and draw(st.booleans())
        drawn.append((duration, draw(st.integers(0, index - 1)) if waits else None))
    return drawn


@challenge("critical_path", tasks(), "[(11, None), (20, 0)]")
def critical_path(drawn):
    ends = []
    for duration, after in drawn:
        ends.append(duration + (0 if after is None else ends[after]))
    return any(end > 30 for end in ends)


@challenge(
    "two_colours", st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=14),
    "[(0, 1), (0, 2), (1, 2)]")
def two_colours(edges):
    return not any(
        all(a == b or (colours >> a ^ colours >> b) & 1 for a, b in edges)
        for colours in range(32))


LENGTH = st.floats(0, 100)


@challenge("triangle_sides", st.tuples(LENGTH, LENGTH, LENGTH), "(1.0, 1.0, 2.0)")
def triangle_sides(sides):
    a, b, c = sorted(sides)
    return a >= 1 and a + b <= c


@challenge(
    "circles_cross", st.tuples(*[LENGTH] * 6), "(0.0, 0.0, 1.0, 0.0, 1.0, 1.0)")
def circles_cross(value):
    x, y, radius, other_x, other_y, other_radius = value
    distance = ((x - other_x) * (x - other_x) + (y - other_y) * (y - other_y)) ** 0.5
    return abs(radius - other_radius) < distance < radius + other_radius


@challenge(
    "polar_position", st.tuples(st.floats(-90, 90), st.floats(-180, 180)), "(67.0, 91.0)")
def polar_position(value):
    return value[0] > 66.5 and abs(value[1]) > 90


# half_to_even is left out: Hypothesis draws no odd number of quarters in 100,000 cases, so there is
# nothing to shrink.


@challenge("steep_line", st.tuples(*[LENGTH] * 4), "(0.0, 0.0, 1.0, 11.0)")
def steep_line(value):
    run, rise = value[2] - value[0], value[3] - value[1]
    return run > 0 and rise > 10 and rise > 2 * run
