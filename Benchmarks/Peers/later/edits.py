"""Changes to texts and lists."""

from hypothesis import strategies as st

from unseen.registry import challenge

WORD = st.text("abcd", max_size=8)


@challenge("subsequence", st.tuples(WORD, WORD), "('aa', 'aba')")
def subsequence(value):
    left, right = value
    in_one_piece = 0
    lengths = pieces = [0] * (len(right) + 1)
    for letter in left:
        next_lengths, next_pieces = [0], [0]
        for column, other in enumerate(right):
            if letter == other:
                next_pieces.append(pieces[column] + 1)
                next_lengths.append(lengths[column] + 1)
            else:
                next_pieces.append(0)
                next_lengths.append(max(lengths[column + 1], next_lengths[column]))
        lengths, pieces = next_lengths, next_pieces
        in_one_piece = max(in_one_piece, *pieces)
    return in_one_piece < lengths[-1]


@st.composite
def texts_with_changes(draw):
    text = draw(st.text("abcdef", max_size=10))
    change = st.tuples(st.integers(0, len(text)), st.sampled_from("abcdef"))
    return text, draw(change), draw(change)


@challenge("tied_inserts", texts_with_changes(), "('', (0, 'a'), (0, 'b'))")
def tied_inserts(value):
    text, first, second = value
    return (
        inserting(moved(second, first), inserting(first, text))
        != inserting(moved(first, second), inserting(second, text)))


def inserting(change, text):
    place, letter = change
    return text[:place] + letter + text[place:]


def moved(change, other):
    """The mistake: of two at one place each goes behind the other."""
    place, letter = change
    return (place + 1 if place >= other[0] else place), letter


@challenge(
    "blank_indent", st.lists(st.tuples(st.booleans(), st.integers(0, 40)), max_size=20),
    "[(False, 0), (True, 1)]")
def blank_indent(lines):
    full = [indent for is_full, indent in lines if is_full]
    return bool(full) and min(full) != min(indent for _, indent in lines)


@challenge(
    "page_ranges", st.lists(st.integers(1, 90), max_size=15, unique=True).map(sorted),
    "[1, 2, 4]")
def page_ranges(pages):
    ranges = []
    for page in pages:
        # The mistake: a range that has begun takes up what lies one page on.
        if ranges and page - ranges[-1][1] <= (2 if ranges[-1][0] < ranges[-1][1] else 1):
            ranges[-1][1] = page
        else:
            ranges.append([page, page])
    return [page for least, most in ranges for page in range(least, most + 1)] != pages
