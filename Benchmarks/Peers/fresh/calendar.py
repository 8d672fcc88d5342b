"""Dates, and limits on how much may happen in a time."""

from hypothesis import strategies as st

from unseen.registry import challenge


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_lengths(year):
    return [31, 29 if is_leap(year) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


@st.composite
def anniversaries(draw):
    year = draw(st.integers(1900, 2100))
    month = draw(st.integers(1, 12))
    day = draw(st.integers(1, month_lengths(year)[month - 1]))
    return year, month, day, draw(st.integers(0, 100))


@challenge("anniversary", anniversaries(), "(1904, 2, 29, 1)")
def anniversary(value):
    year, month, day, later = value
    return day > month_lengths(year + later)[month - 1]


@st.composite
def days_of_years(draw):
    year = draw(st.integers(2000, 2100))
    return year, draw(st.integers(1, 366 if is_leap(year) else 365))


@challenge("long_year", days_of_years(), "(2004, 362)")
def long_year(value):
    year, day = value
    week = (day - weekday(year, day) + 10) // 7
    if week == 0:
        week = weeks(year - 1)
    elif week > weeks(year):
        week = 1
    return week > 52


def weekday(year, day):
    """Monday is 1; the first day of 1900 was one."""
    before = sum(366 if is_leap(other) else 365 for other in range(1900, year))
    return (before + day - 1) % 7 + 1


def weeks(year):
    first = weekday(year, 1)
    return 53 if first == 4 or (first == 3 and is_leap(year)) else 52


@challenge("sliding_window", st.lists(st.integers(0, 100), max_size=50), "[1, 0, 0, 59]")
def sliding_window(gaps):
    second, admitted = 0, []
    for gap in gaps:
        second += gap
        if sum(other // 60 == second // 60 for other in admitted) < 3:
            admitted.append(second)
    return any(later - early < 60 for early, later in zip(admitted, admitted[3:]))


@challenge(
    "lost_tokens",
    st.tuples(st.integers(1, 50), st.lists(st.integers(0, 1_000), max_size=50)),
    "(1, [2, 999, 999])")
def lost_tokens(value):
    per_second, gaps = value
    granted = sum(gap * per_second // 1_000 for gap in gaps)
    return sum(gaps) * per_second // 1_000 - granted > 1
