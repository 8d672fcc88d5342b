"""Floating-point numbers."""

import math
import struct

from hypothesis import strategies as st

from unseen.registry import challenge


@challenge("last_bucket", st.lists(st.floats(0, 1), max_size=20), "[1.0, 0.5]")
def last_bucket(numbers):
    buckets = [[], [], [], []]
    # The mistake: 1 is in none, so it comes round to the first.
    for number in numbers:
        buckets[int(number * 4) % 4].append(number)
    return [number for bucket in buckets for number in sorted(bucket)] != sorted(numbers)


@challenge("poisoned_maximum", st.lists(st.floats(), max_size=20), "[0.0, nan]")
def poisoned_maximum(numbers):
    if not numbers:
        return False
    forward, backward = max(numbers), max(reversed(numbers))
    if math.isnan(forward):
        return not math.isnan(backward)
    return forward != backward


@challenge(
    "zero_twins",
    st.lists(st.floats().filter(lambda number: not math.isnan(number)), max_size=20),
    "[0.0, -0.0]")
def zero_twins(numbers):
    return len({struct.pack("d", number) for number in numbers}) != len(set(numbers))


NUMBER = st.floats(-1e6, 1e6)


@challenge("crossed_clamp", st.tuples(NUMBER, NUMBER, NUMBER), "(0.0, 0.0, -1.0)")
def crossed_clamp(value):
    number, low, high = value
    return min(max(number, low), high) != max(min(number, high), low)


@challenge("single_precision", st.floats(0, 1e9), "16777217.0")
def single_precision(number):
    return struct.unpack("f", struct.pack("f", number))[0] != number
