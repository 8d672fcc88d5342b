"""Whole numbers of full width."""

from math import gcd

from hypothesis import strategies as st

from unseen.registry import challenge

WORDS = st.integers(0, 2**32 - 1)


@challenge("serial_order", st.tuples(WORDS, WORDS, WORDS), "(0, 2, 2147483649)")
def serial_order(value):
    first, second, third = value
    return precedes(first, second) and precedes(second, third) and precedes(third, first)


def precedes(left, right):
    return left != right and (right - left) % 2**32 < 2**31


NATURALS = st.integers(1, 2**31 - 1)


@challenge("multiple_overflow", st.tuples(NATURALS, NATURALS), "(2, 1073741824)")
def multiple_overflow(value):
    left, right = value
    return left // gcd(left, right) * right < 2**31 <= left * right


WIDE = st.integers(-2**63, 2**63 - 1)


@challenge("floor_division", st.tuples(WIDE, WIDE), "(1, -2)")
def floor_division(value):
    dividend, divisor = value
    if divisor in (0, -1):
        return False
    return dividend % divisor != 0 and (dividend < 0) != (divisor < 0)


@challenge(
    "modular_inverse", st.tuples(st.integers(1, 10_000), st.integers(2, 10_000)), "(2, 3)")
def modular_inverse(value):
    number, modulus = value
    rest, following = number, modulus
    factor, following_factor = 1, 0
    while following != 0:
        quotient = rest // following
        rest, following = following, rest - quotient * following
        factor, following_factor = following_factor, factor - quotient * following_factor
    return rest == 1 and not 0 <= factor < modulus


@challenge(
    "wide_deltas", st.lists(st.integers(-2**31, 2**31 - 1), max_size=100), "[1, -2147483648]")
def wide_deltas(numbers):
    return any(
        not -2**31 <= right - left < 2**31 for left, right in zip(numbers, numbers[1:]))
