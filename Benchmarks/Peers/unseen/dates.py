"""Dates, durations, schedules."""

from hypothesis import assume
from hypothesis import strategies as st

from .registry import challenge


def month_length(year, month):
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return [31, 29 if is_leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]


def day_of_month(days):
    year, month, rest = 1970, 1, days
    while rest >= month_length(year, month):
        rest -= month_length(year, month)
        month += 1
        if month == 13:
            year, month = year + 1, 1
    return rest + 1


@challenge("friday_thirteenth", st.integers(0, 200_000), "43")
def friday_thirteenth(day):
    return (day + 4) % 7 == 5 and day_of_month(day) == 13


@challenge(
    "duration_carry", st.tuples(st.integers(0, 99), st.integers(0, 59), st.integers(0, 59)),
    "(0, 59, 30)")
def duration_carry(value):
    _, minutes, seconds = value
    return (minutes * 60 + seconds + 30) // 60 == 60


@st.composite
def calendar_dates(draw):
    year = draw(st.integers(1970, 2070))
    month = draw(st.integers(1, 12))
    return year, month, draw(st.integers(1, month_length(year, month)))


@challenge("month_round_trip", calendar_dates(), "(1970, 1, 29)")
def month_round_trip(value):
    year, month, day = value
    later = (year + 1, 1) if month == 12 else (year, month + 1)
    clamped = min(day, month_length(*later))
    return min(clamped, month_length(year, month)) != day


@challenge("time_zone_day", st.tuples(st.integers(0, 1439), st.integers(-48, 56)), "(600, 56)")
def time_zone_day(value):
    return value[0] + 15 * value[1] >= 1440


@challenge(
    "rooms_at_once",
    st.lists(st.tuples(st.integers(0, 95), st.integers(1, 16)), max_size=12),
    "[(0, 1), (0, 1), (0, 1)]")
def rooms_at_once(meetings):
    return any(
        sum(other <= start < other + length for other, length in meetings) > 2
        for start, _ in meetings)


@challenge("business_days", st.tuples(st.integers(0, 365), st.integers(0, 40)), "(1, 4)")
def business_days(value):
    start, count = value
    day, left = start, count
    while left > 0:
        day += 1
        if day % 7 < 5:
            left -= 1
    assume(start % 7 < 5)
    return day != start + count + count // 5 * 2


@challenge(
    "shift_hours", st.lists(st.tuples(st.integers(0, 20), st.integers(1, 12)), max_size=10),
    "[(0, 5), (0, 12)]")
def shift_hours(shifts):
    together = 0
    for gap, length in shifts:
        together = together + length if gap < 8 else length
        if together > 16:
            return True
    return False
