"""Numbers tied to each other, and failing sets that are no intervals."""

from math import gcd

from hypothesis import strategies as st

from .registry import challenge


def both(most, least=0):
    return st.tuples(st.integers(least, most), st.integers(least, most))


@challenge("common_divisor", both(1000, 1), "(24, 36)")
def common_divisor(value):
    left, right = value
    return gcd(left, right) > 11 and left % right != 0 and right % left != 0


@challenge(
    "product_triple", st.tuples(st.integers(1, 20), st.integers(1, 20), st.integers(1, 400)),
    "(5, 5, 25)")
def product_triple(value):
    left, right, product = value
    return left > 4 and right > 4 and left * right == product


@challenge(
    "congruent_pair",
    st.tuples(st.integers(0, 1000), st.integers(0, 1000), st.integers(2, 50)), "(10, 21, 11)")
def congruent_pair(value):
    left, right, modulus = value
    return left != right and left % modulus > 9 and left % modulus == right % modulus


@challenge("progression", st.tuples(*[st.integers(0, 150)] * 3), "(10, 5, 0)")
def progression(value):
    first, second, third = value
    return first > 9 and first != second and second - first == third - second


@challenge(
    "stride_end", st.tuples(st.integers(-50, 50), st.integers(-50, 50), st.integers(2, 12)),
    "(0, 12, 2)")
def stride_end(value):
    return value[0] + 6 * value[2] == value[1]


COLOUR = st.tuples(*[st.integers(0, 255)] * 3)


def brightness(colour):
    return 299 * colour[0] + 587 * colour[1] + 114 * colour[2]


@challenge("luminance", st.tuples(COLOUR, COLOUR), "((0, 0, 0), (0, 169, 253))")
def luminance(value):
    return abs(brightness(value[0]) - brightness(value[1])) >= 128_000


def bucket(number):
    return (number * 2_654_435_761) % 2**32 >> 26


@challenge("scattered_pair", both(5000), "(100, 189)")
def scattered_pair(value):
    left, right = value
    return min(value) >= 100 and left != right and bucket(left) == bucket(right)


@challenge(
    "packed_colour", st.tuples(st.integers(0, 31), st.integers(0, 63), st.integers(0, 31)),
    "(16, 7, 31)")
def packed_colour(value):
    packed = value[0] << 11 | value[1] << 5 | value[2]
    return packed >= 0x8000 and packed & 0xFF == 0xFF


@challenge("fraction_sum", st.tuples(*[st.integers(1, 12)] * 4), "(1, 2, 2, 4)")
def fraction_sum(value):
    upper, lower, other_upper, other_lower = value
    return (
        upper < lower and other_upper < other_lower and lower != other_lower
        and (upper * other_lower + other_upper * lower) % (lower * other_lower) == 0)


@challenge("bitset_subset", both(65_535), "(1, 63)")
def bitset_subset(value):
    inner, outer = value
    return (
        inner != 0 and inner & outer == inner
        and outer.bit_count() - inner.bit_count() > 4)


@challenge("population_count", st.integers(0, 2**32 - 1), "4095")
def population_count(number):
    return number.bit_count() > 11


@challenge("prime_above", st.integers(0, 100_000), "1019")
def prime_above(number):
    if number <= 1000 or number % 4 != 3:
        return False
    return all(number % divisor for divisor in range(2, 321) if divisor < number)


@challenge("odd_residue", st.integers(0, 1_000_000), "5017")
def odd_residue(number):
    return number % 2 == 1 and number % 9 == 4 and number >= 5000


@challenge("digit_sum", st.integers(0, 10_000_000), "9999")
def digit_sum(number):
    return sum(map(int, str(number))) > 35


@challenge("orbit_length", st.integers(1, 100_000), "27")
def orbit_length(number):
    for _ in range(100):
        if number == 1:
            break
        number = number // 2 if number % 2 == 0 else 3 * number + 1
    return number != 1


@challenge("gray_code", st.integers(0, 65_535), "170")
def gray_code(number):
    return (number ^ number >> 1).bit_count() > 7


@challenge("digital_twins", both(999), "(100, 1)")
def digital_twins(value):
    left, right = value
    return left != right and left > 99 and sorted(f"{left:03}") == sorted(f"{right:03}")


@challenge("alternating_bits", st.integers(0, 1_048_575), "341")
def alternating_bits(number):
    return number > 0xFF and number & 0xFF in (0xAA, 0x55)
