"""Intervals of time, and what happens again and again."""

from hypothesis import strategies as st

from unseen.registry import challenge

START, LENGTH = st.integers(0, 500), st.integers(1, 100)


@challenge("cut_interval", st.tuples(START, LENGTH, START, LENGTH), "(0, 2, 0, 1)")
def cut_interval(value):
    start, length, other_start, other_length = value
    end, other_end = start + length, other_start + other_length
    left = sum(not other_start <= minute < other_end for minute in range(start, end))
    # The mistake: what follows the other one is lost.
    if start <= other_start < end:
        return left != other_start - start
    if other_start <= start < other_end:
        return left != max(end - other_end, 0)
    return left != length


@challenge(
    "age_in_years",
    st.tuples(
        st.integers(1950, 2020), st.integers(1, 12), st.integers(1, 28), st.integers(1, 80),
        st.integers(1, 12), st.integers(1, 28)),
    "(1950, 1, 2, 1, 2, 1)")
def age_in_years(value):
    _, month, day, _, later_month, later_day = value
    return (later_month < month or later_day < day) != ((later_month, later_day) < (month, day))


@challenge(
    "busy_hours",
    st.lists(st.tuples(st.integers(0, 20), st.integers(1, 10)), max_size=12),
    "[(0, 2), (0, 1), (0, 2)]")
def busy_hours(meetings):
    busy = end = 0
    for start, length in sorted(meetings, key=lambda meeting: meeting[0]):
        busy += max(start + length - max(start, end), 0)
        # The mistake: an earlier meeting may end later.
        end = start + length
    return busy != len({
        hour for start, length in meetings for hour in range(start, start + length)})


@challenge(
    "periodic_meeting",
    st.tuples(
        st.integers(0, 60), st.integers(1, 30), st.integers(0, 60), st.integers(1, 30)),
    "(0, 1, 10, 1)")
def periodic_meeting(value):
    start, period, other_start, other_period = value

    def meets(times):
        distances = (start + time * period - other_start for time in times)
        return any(
            distance >= 0 and distance % other_period == 0 for distance in distances)

    return meets(range(200)) and not meets(range(10))
