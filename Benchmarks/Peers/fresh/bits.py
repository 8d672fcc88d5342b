"""Fields of bits, masks, sums that stand for something."""

from string import ascii_lowercase

from hypothesis import strategies as st

from unseen.registry import challenge


@st.composite
def bit_fields(draw):
    width = draw(st.integers(1, 16))
    return width, draw(st.integers(0, 2**width - 1))


@challenge("bit_reader", st.lists(bit_fields(), max_size=12), "[(1, 0), (16, 1)]")
def bit_reader(fields):
    bits = [value >> (width - 1 - index) & 1 for width, value in fields for index in range(width)]
    start = 0
    for width, value in fields:
        read = 0
        for place in range(start, start + width):
            # The mistake: two bytes are looked at, where three may hold a field.
            read = read << 1 | (0 if place // 8 > start // 8 + 1 else bits[place])
        if read != value:
            return True
        start += width
    return False


BOARD = st.integers(0, 2**64 - 1)


@challenge("board_wrap", st.tuples(BOARD, BOARD), "(128, 256)")
def board_wrap(value):
    pieces, targets = value
    return pieces << 1 & targets & 0x0101_0101_0101_0101 != 0


WORD = st.text(ascii_lowercase, min_size=1, max_size=8)


@challenge("word_sums", st.tuples(WORD, WORD), "('b', 'aa')")
def word_sums(value):
    left, right = value
    return sum_of(left) == sum_of(right) and sorted(left) != sorted(right)


def sum_of(word):
    return sum(ord(letter) - 96 for letter in word)


ADDRESS = st.integers(0, 2**32 - 1)


@challenge("empty_prefix", st.tuples(ADDRESS, st.integers(0, 32), ADDRESS), "(0, 0, 1)")
def empty_prefix(value):
    network, prefix, address = value
    # The mistake: a shift by all of the width is one by nothing.
    mask = 0xFFFF_FFFF << (32 - prefix) % 32
    is_member = (network ^ address) >> (32 - prefix) == 0
    return (network & mask == address & mask) != is_member


@challenge(
    "deny_order",
    st.tuples(
        st.lists(
            st.tuples(st.booleans(), st.integers(0, 5), st.integers(0, 255)), max_size=20),
        st.integers(0, 5), st.integers(0, 7)),
    "([(False, 0, 1), (True, 0, 1)], 0, 0)")
def deny_order(value):
    rules, resource, action = value
    fitting = [
        allows for allows, kind, actions in rules
        if kind == resource and actions >> action & 1 == 1]
    return bool(fitting) and fitting[-1] != all(fitting)
