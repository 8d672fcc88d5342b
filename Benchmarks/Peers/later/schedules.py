"""What is done when, and what fits where."""

from fractions import Fraction

from hypothesis import strategies as st

from unseen.registry import challenge


@challenge(
    "shortest_first",
    st.lists(st.tuples(st.integers(1, 10), st.integers(1, 50)), max_size=15),
    "[(1, 2), (1, 1)]")
def shortest_first(tasks):
    return (
        is_in_time(sorted(tasks, key=lambda task: task[1]))
        and not is_in_time(sorted(tasks, key=lambda task: task[0])))


def is_in_time(order):
    time = 0
    for duration, deadline in order:
        time += duration
        if time > deadline:
            return False
    return True


@challenge(
    "earliest_start",
    st.lists(st.tuples(st.integers(0, 50), st.integers(1, 20)), max_size=12),
    "[(0, 2), (0, 1), (1, 1)]")
def earliest_start(talks):
    return (
        attended(sorted(talks, key=lambda talk: talk[0]))
        < attended(sorted(talks, key=lambda talk: talk[0] + talk[1])))


def attended(order):
    end = count = 0
    for start, length in order:
        if start >= end:
            end = start + length
            count += 1
    return count


@challenge("first_fit", st.lists(st.integers(1, 10), max_size=8), "[1, 1, 9, 9]")
def first_fit(weights):
    boxes = []
    for weight in weights:
        place = next((place for place, box in enumerate(boxes) if box + weight <= 10), None)
        if place is None:
            boxes.append(weight)
        else:
            boxes[place] += weight
    total, sums = sum(weights), {0}
    for weight in weights:
        sums |= {other + weight for other in sums}
    return len(boxes) > 2 and any(part <= 10 and total - part <= 10 for part in sums)


@challenge(
    "densest_first",
    st.tuples(
        st.integers(1, 40),
        st.lists(st.tuples(st.integers(1, 20), st.integers(1, 20)), max_size=8)),
    "(2, [(1, 1), (2, 2)])")
def densest_first(value):
    capacity, items = value
    left, packed = capacity, 0
    for weight, worth in sorted(items, key=lambda item: -Fraction(item[1], item[0])):
        if weight <= left:
            left -= weight
            packed += worth
    best = [0] * (capacity + 1)
    for weight, worth in items:
        for room in range(capacity, weight - 1, -1):
            best[room] = max(best[room], best[room - weight] + worth)
    return packed < best[capacity]


@challenge(
    "repeated_edge",
    st.lists(st.tuples(st.integers(0, 7), st.integers(1, 5)), max_size=20),
    "[(0, 1), (0, 1)]")
def repeated_edge(waits):
    edges = [(job, job + distance) for job, distance in waits]
    open_waits = [sum(end == job for _, end in edges) for job in range(13)]
    ready = [job for job in range(13) if open_waits[job] == 0]
    done = set()
    while ready:
        job = ready.pop()
        done.add(job)
        # The mistake: what was said twice is counted twice, but ends once.
        for following in {end for start, end in edges if start == job}:
            open_waits[following] -= 1
            if open_waits[following] == 0:
                ready.append(following)
    return len(done) < 13
