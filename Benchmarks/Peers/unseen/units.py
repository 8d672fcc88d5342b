"""Units and money."""

from hypothesis import strategies as st

from .registry import challenge


def toward_zero(dividend, divisor):
    quotient = abs(dividend) // abs(divisor)
    return quotient if (dividend < 0) == (divisor < 0) else -quotient


@challenge("celsius_round_trip", st.integers(-2000, 2000), "-101")
def celsius_round_trip(tenths):
    fahrenheit = toward_zero(toward_zero(tenths * 9, 5) + 320, 10)
    back = toward_zero((fahrenheit * 10 - 320) * 5, 9)
    return tenths < -100 and tenths % 2 != 0 and back != tenths


@challenge("feet_inches", st.integers(0, 1000), "30")
def feet_inches(centimetres):
    inches = centimetres * 100 // 254
    rest = centimetres * 1000 - inches // 12 * 12 * 2540
    return (rest + 1270) // 2540 == 12


RATE = st.integers(1, 50)


@challenge(
    "currency_triangle", st.tuples(RATE, RATE, RATE, st.integers(1, 1000)), "(1, 21, 48, 200)")
def currency_triangle(value):
    first, second, third, amount = value
    return amount * first // 10 * second // 10 * third // 10 > amount


@challenge(
    "allocation_remainder", st.tuples(st.integers(0, 10_000), st.integers(1, 40)), "(11, 12)")
def allocation_remainder(value):
    return value[0] % value[1] > 10


@challenge(
    "equal_totals",
    st.lists(
        st.tuples(st.integers(1, 300), st.sampled_from(["EUR", "USD", "GBP", "JPY"])), max_size=8),
    "[(100, 'EUR'), (100, 'USD')]")
def equal_totals(amounts):
    totals = {}
    for amount, currency in amounts:
        totals[currency] = totals.get(currency, 0) + amount
    great = [total for total in totals.values() if total >= 100]
    return len(set(great)) < len(great)


@challenge(
    "discount_round_trip", st.tuples(st.integers(0, 5000), st.integers(0, 90)), "(101, 34)")
def discount_round_trip(value):
    cents, rest = value[0], 100 - value[1]
    reduced = (cents * rest + 50) // 100
    return cents > 100 and (reduced * 100 + rest // 2) // rest != cents


@challenge(
    "retry_backoff", st.tuples(st.integers(1, 500), st.integers(1, 8), st.integers(0, 12)),
    "(1, 3, 9)")
def retry_backoff(value):
    return value[0] * value[1] ** value[2] >= 10_000


@challenge("aspect_ratio", st.tuples(st.integers(1, 5000), st.integers(1, 5000)), "(640, 357)")
def aspect_ratio(value):
    width, height = value
    return width >= 640 and abs(width * 9 - height * 16) * 100 < height * 16
