"""Messages with lengths, tags and checksums."""

from hypothesis import strategies as st

from .registry import challenge


@st.composite
def tagged_records(draw):
    tag = draw(st.integers(0, 3))
    length = draw(st.integers(0, 6))
    return tag, [draw(st.integers(0, 15)) for _ in range(length)]


@challenge("nested_record", st.lists(tagged_records(), max_size=6), "[(3, [0, 1, 0])]")
def nested_record(records):
    return any(
        tag == 3 and len(contents) > 2 and contents[0] < 4 and contents[1] == len(contents) - 2
        for tag, contents in records)


def luhn(digits):
    total = 0
    for index, digit in enumerate(reversed(digits)):
        doubled = 2 * digit if index % 2 == 0 else digit
        total += doubled // 10 + doubled % 10
    return (10 - total % 10) % 10


@challenge(
    "luhn_transposition",
    st.tuples(st.lists(st.integers(0, 9), max_size=10), st.integers(0, 9)), "([0, 9], 1)")
def luhn_transposition(value):
    digits, check = value
    if luhn(digits) != check:
        return False
    for index in range(len(digits) - 1):
        exchanged = list(digits)
        exchanged[index], exchanged[index + 1] = digits[index + 1], digits[index]
        if exchanged != digits and luhn(exchanged) == check:
            return True
    return False


@challenge(
    "flag_parity", st.tuples(*[st.booleans().map(int)] * 9), "(0, 0, 0, 0, 1, 1, 1, 1, 0)")
def flag_parity(flags):
    count = sum(flags[:8])
    return count > 3 and count % 2 == flags[8]


@challenge(
    "run_length", st.lists(st.tuples(st.integers(1, 200), st.integers(0, 3)), max_size=10),
    "[(56, 0), (200, 0)]")
def run_length(runs):
    length = 0
    for index, (count, value) in enumerate(runs):
        length = length + count if index > 0 and runs[index - 1][1] == value else count
        if length > 255:
            return True
    return False


@challenge("overlong_varint", st.binary(max_size=10), repr(b"\x80\x00"))
def overlong_varint(data):
    end = next((index for index, byte in enumerate(data) if byte < 128), 0)
    return end > 0 and data[end] == 0


@challenge("three_byte_scalar", st.binary(max_size=12), repr(b"\xe0\xa0\x80"))
def three_byte_scalar(data):
    try:
        return any(0x800 <= ord(c) < 0x10000 for c in data.decode())
    except UnicodeDecodeError:
        return False


@challenge(
    "surrogate_pair", st.lists(st.integers(0xD700, 0xDFFF), max_size=10), "[55296, 56320]")
def surrogate_pair(units):
    return any(0xD800 <= a < 0xDC00 <= b for a, b in zip(units, units[1:]))


@challenge(
    "overlapping_fragments",
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 16)), max_size=8), "[(0, 2), (1, 1)]")
def overlapping_fragments(fragments):
    return any(
        start < other < start + length for start, length in fragments for other, _ in fragments)


MESSAGE = st.lists(st.integers(0, 9), max_size=6)


def checksum(message):
    value = 7
    for item in message:
        value = (value * 3 + item) % 11
    return value


@challenge("checksum_collision", st.tuples(MESSAGE, MESSAGE), "([0, 0], [1, 8])")
def checksum_collision(value):
    left, right = value
    return 1 < len(left) == len(right) and left != right and checksum(left) == checksum(right)
