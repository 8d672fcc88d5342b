"""Lists that are searched, packed, counted; texts that are checked."""

from unicodedata import normalize

from hypothesis import strategies as st

from unseen.registry import challenge

WIDE = st.integers(-2**63, 2**63 - 1)


@challenge(
    "leftmost", st.tuples(st.lists(WIDE, max_size=100).map(sorted), WIDE), "([0, 0], 0)")
def leftmost(value):
    numbers, wanted = value
    if wanted not in numbers:
        return False
    low, high = 0, len(numbers)
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] == wanted:
            return middle != numbers.index(wanted)
        if numbers[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return True


ACCENTS = st.lists(st.sampled_from(["a", "e", "\xe9", "\u0301"]), max_size=4).map("".join)


# Hypothesis puts the longer text first: what it is made of comes before the accented letter.
@challenge(
    "canonical_twins", st.tuples(ACCENTS, ACCENTS), repr(("\xe9", "e\u0301")),
    repr(("e\u0301", "\xe9")))
def canonical_twins(value):
    left, right = value
    return (
        normalize("NFD", left) == normalize("NFD", right)
        and len(left.encode()) != len(right.encode()))


# Hypothesis puts capitals before small letters, and a colon before spaces.
@challenge(
    "password", st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), max_size=40),
    "'00000aA '", "'00000:Aa'")
def password(text):
    return (
        len(text) >= 8 and any(map(str.islower, text)) and any(map(str.isupper, text))
        and any(map(str.isdigit, text)) and not text.isalnum())


@challenge("long_run", st.text("ab", max_size=80), "'aaaaaaaaaa'")
def long_run(text):
    packed, rest = "", text
    while rest:
        run = len(rest) - len(rest.lstrip(rest[0]))
        packed += f"{run}{rest[0]}"
        rest = rest[run:]
    unpacked = ""
    for place in range(0, len(packed) - 1, 2):
        digit, letter = packed[place:place + 2]
        unpacked += letter * (int(digit) if digit.isdigit() else 0)
    return unpacked != text


# The choices of Hypothesis are those of an exchange, not of a remaining item.
@challenge(
    "vote_cycle", st.lists(st.permutations([0, 1, 2]), max_size=15),
    "[[0, 1, 2], [2, 0, 1], [1, 2, 0]]", "[[0, 1, 2], [1, 2, 0], [2, 0, 1]]")
def vote_cycle(votes):
    if len(votes) % 2 == 0:
        return False

    def wins(left, right):
        return 2 * sum(vote.index(left) < vote.index(right) for vote in votes) > len(votes)

    return not any(wins(i, (i + 1) % 3) and wins(i, (i + 2) % 3) for i in range(3))
