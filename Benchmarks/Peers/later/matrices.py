"""Tables of numbers."""

from hypothesis import strategies as st

from unseen.registry import challenge


@st.composite
def tables(draw, elements, rows, columns):
    height, width = draw(st.integers(*rows)), draw(st.integers(*columns))
    row = st.lists(elements, min_size=width, max_size=width)
    return draw(st.lists(row, min_size=height, max_size=height))


@challenge("spiral", tables(st.integers(0, 9), (1, 5), (1, 5)), "[[1, 0]]")
def spiral(table):
    top, bottom, left, right = 0, len(table) - 1, 0, len(table[0]) - 1
    total = 0
    while top <= bottom and left <= right:
        total += sum(table[top][left:right + 1])
        total += sum(table[row][right] for row in range(top + 1, bottom + 1))
        # The mistake: a single row is walked back, a single column too.
        total += sum(table[bottom][left:right])
        total += sum(table[row][left] for row in range(top + 1, bottom))
        top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
    return total != sum(map(sum, table))


@st.composite
def squares(draw):
    size = draw(st.integers(2, 6))
    row = st.lists(st.integers(0, 9), min_size=size, max_size=size)
    return draw(st.lists(row, min_size=size, max_size=size))


@challenge("crossed_diagonals", squares(), "[[0, 0, 0], [0, 1, 0], [0, 0, 0]]")
def crossed_diagonals(square):
    last = len(square) - 1
    twice = sum(row[place] + row[last - place] for place, row in enumerate(square))
    return twice != sum(
        row[column] for place, row in enumerate(square) for column in {place, last - place})


@challenge("rank_without_swap", tables(st.integers(-3, 3), (1, 4), (1, 4)), "[[0], [1]]")
def rank_without_swap(matrix):
    return rank(matrix, exchanges=True) != rank(matrix, exchanges=False)


def rank(matrix, exchanges):
    rows, count = [list(row) for row in matrix], 0
    for column in range(len(rows[0])):
        if count == len(rows):
            break
        if exchanges:
            place = next((at for at in range(count, len(rows)) if rows[at][column]), count)
            rows[count], rows[place] = rows[place], rows[count]
        pivot = rows[count][column]
        if pivot == 0:
            continue
        for at in range(count + 1, len(rows)):
            factor = rows[at][column]
            rows[at] = [
                number * pivot - other * factor
                for number, other in zip(rows[at], rows[count])]
        count += 1
    return count


ENTRIES = st.lists(
    st.tuples(st.integers(0, 24), st.integers(-9, 9).filter(lambda number: number != 0)),
    max_size=10, unique_by=lambda entry: entry[0])


@challenge("sparse_sum", st.tuples(ENTRIES, ENTRIES), "([(0, 1)], [(0, -1)])")
def sparse_sum(value):
    left, right = map(dict, value)
    return any(left[place] + right[place] == 0 for place in left.keys() & right.keys())
