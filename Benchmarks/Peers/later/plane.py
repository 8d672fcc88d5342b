"""Figures on a grid."""

from hypothesis import strategies as st

from unseen.registry import challenge

from .matrices import tables

AROUND = [(row, column) for row in (-1, 0, 1) for column in (-1, 0, 1) if row or column]


@challenge(
    "life_edges", tables(st.booleans(), (2, 5), (2, 5)),
    "[[False, False], [True, True]]")
def life_edges(table):
    height, width = len(table), len(table[0])
    cells = [cell for row in table for cell in row]

    def lives(cell, count):
        return count == 3 or count == 2 and cells[cell]

    def differs(cell):
        near = counted = 0
        for row, column in AROUND:
            y, x = cell // width + row, cell % width + column
            near += 0 <= y < height and 0 <= x < width and table[y][x]
            # The mistake: beside the end of a row begins the next one.
            other = cell + row * width + column
            counted += 0 <= other < len(cells) and cells[other]
        return lives(cell, near) != lives(cell, counted)

    return any(map(differs, range(len(cells))))


@challenge(
    "skyline",
    st.lists(st.tuples(st.integers(0, 20), st.integers(1, 10), st.integers(1, 20)), max_size=10),
    "[(0, 1, 1), (1, 1, 1)]")
def skyline(houses):
    # The mistake: what ends at a place is looked at before what begins there.
    events = sorted(
        [(left + width, False, height) for left, width, height in houses]
        + [(left, True, -height) for left, _, height in houses])
    standing, corners = [], [(0, 0)]
    for place, begins, height in events:
        if begins:
            standing.append(-height)
        else:
            standing.remove(height)
        highest = max(standing, default=0)
        if corners[-1][1] != highest:
            corners.append((place, highest))
    return any(one[0] == other[0] for one, other in zip(corners[1:], corners[2:]))


@challenge(
    "triple_overlap",
    st.lists(
        st.tuples(
            st.integers(0, 9), st.integers(0, 9), st.integers(1, 5), st.integers(1, 5)),
        max_size=8),
    "[(0, 0, 1, 1), (0, 0, 1, 1), (0, 0, 1, 1)]")
def triple_overlap(rectangles):
    parts = [
        {(x, y) for x in range(left, left + width) for y in range(top, top + height)}
        for left, top, width, height in rectangles]
    shared = sum(len(part & other) for at, part in enumerate(parts) for other in parts[:at])
    return sum(map(len, parts)) - shared != len(set().union(*parts))
