"""Graphs, flows and ancestors."""

from hypothesis import strategies as st

from unseen.registry import challenge


@challenge(
    "second_component", st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=20),
    "[(1, 2), (1, 3), (2, 3)]")
def second_component(edges):
    edges = [edge for edge in edges if edge[0] != edge[1]]
    return is_bipartite(edges, [0]) and not is_bipartite(edges, range(7))


def is_bipartite(edges, starts):
    sides = {}
    for start in starts:
        if start in sides:
            continue
        sides[start] = False
        to_visit = [start]
        while to_visit:
            node = to_visit.pop()
            for first, second in edges:
                if node not in (first, second):
                    continue
                other = second if first == node else first
                if sides.get(other) == sides[node]:
                    return False
                if other not in sides:
                    sides[other] = not sides[node]
                    to_visit.append(other)
    return True


@challenge(
    "one_pass_closure", st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=20),
    "[(0, 1), (1, 2), (2, 0)]")
def one_pass_closure(steps):
    once = closed(set(steps))
    return closed(once) != once


def closed(steps):
    """With what two steps lead to."""
    return steps | {
        (start, end) for start, middle in steps for other, end in steps if middle == other}


CAPACITY = st.integers(0, 20)


@challenge(
    "greedy_flow", st.tuples(CAPACITY, CAPACITY, CAPACITY, CAPACITY, CAPACITY),
    "(1, 1, 1, 1, 1)")
def greedy_flow(value):
    first, second, across, first_out, second_out = value
    # The mistake: nothing is sent back, although the path of both junctions comes first.
    long = min(first, across, second_out)
    greedy = long + min(first - long, first_out) + min(second, second_out - long)
    return greedy < min(
        first + second, second + across + first_out, first + second_out,
        first_out + second_out)


@st.composite
def trees_with_nodes(draw):
    count = draw(st.integers(2, 20))
    parents = [draw(st.integers(0, node - 1)) for node in range(1, count)]
    return parents, draw(st.integers(0, count - 1)), draw(st.integers(0, count - 1))


@challenge("uneven_ancestors", trees_with_nodes(), "([0, 1], 1, 2)")
def uneven_ancestors(value):
    parents, node, other = value

    def line(node):
        nodes = [node]
        while nodes[-1] > 0:
            nodes.append(parents[nodes[-1] - 1])
        return nodes

    left, right = node, other
    while left != right:
        left = parents[left - 1] if left else 0
        right = parents[right - 1] if right else 0
    ancestors = line(other)
    return left != next(one for one in line(node) if one in ancestors)
