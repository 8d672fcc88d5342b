"""What is drawn from what was drawn before, and what is left out."""

from math import gcd

from hypothesis import strategies as st

from unseen.registry import challenge


@st.composite
def probes(draw):
    size = draw(st.integers(1, 200))
    step = draw(st.integers(1, size).filter(lambda step: gcd(step, size) == 1))
    return size, step, draw(st.integers(0, size - 1))


@challenge("probe_limit", probes(), "(11, 1, 10)")
def probe_limit(value):
    size, step, place = value
    return all(number * step % size != place for number in range(10))


@challenge(
    "midpoint",
    st.tuples(st.integers(0, 127), st.integers(0, 127)).filter(lambda pair: pair[1] <= pair[0]),
    "(64, 64)")
def midpoint(value):
    high, low = value
    total = (high + low + 128) % 256 - 128
    # Eight bits, and toward 0.
    return int(total / 2) != (high + low) // 2


@st.composite
def digits_with_change(draw):
    digits = draw(st.lists(st.integers(0, 9), min_size=1, max_size=16))
    return digits, draw(st.integers(0, len(digits) - 1)), draw(st.integers(0, 9))


@challenge("mod_nine", digits_with_change(), "([0], 0, 9)")
def mod_nine(value):
    digits, place, digit = value
    return digit != digits[place] and digit % 9 == digits[place] % 9


@st.composite
def views(draw):
    start = draw(st.integers(-500, 500))
    width = draw(st.integers(1, 1_000))
    inner = draw(st.integers(start, start + width - 1))
    return start, width, inner, draw(st.integers(1, width))


@challenge("viewport", views(), "(0, 2, 1, 2)")
def viewport(value):
    start, width, inner, inner_width = value
    return inner + inner_width > start + width
