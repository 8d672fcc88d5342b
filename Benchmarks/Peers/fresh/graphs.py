"""Graphs as lists of edges, grids, routes."""

from hypothesis import strategies as st

from unseen.registry import challenge


@challenge(
    "union_find", st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=30),
    "[(0, 1), (0, 2)]")
def union_find(pairs):
    parents = list(range(10))

    def root(node):
        while parents[node] != node:
            node = parents[node]
        return node

    for left, right in pairs:
        joined = root(right)
        # The mistake: the node is hung up elsewhere, not its root.
        if root(left) != joined:
            parents[left] = joined
    return any(root(left) != root(right) for left, right in pairs)


@challenge(
    "early_distance",
    st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(1, 9)), max_size=20),
    "[(0, 1, 1), (0, 2, 3), (1, 2, 1)]")
def early_distance(edges):
    least = [0, 99, 99, 99, 99, 99]
    for _ in range(5):
        for start, end, length in edges:
            least[end] = min(least[end], least[start] + length)
    early, waiting = {0: 0}, {0}
    while waiting:
        node = min(waiting, key=lambda other: (early[other], other))
        waiting.remove(node)
        for start, end, length in sorted(edges, key=lambda edge: edge[2]):
            # The mistake: a node that was met is never met again on a shorter way.
            if start == node and end not in early:
                early[end] = early[node] + length
                waiting.add(end)
    return any(least[node] != distance for node, distance in early.items())


@st.composite
def forward_edges(draw):
    start = draw(st.integers(0, 8))
    return start, draw(st.integers(start + 1, 9))


@challenge("layers", st.lists(forward_edges(), max_size=25), "[(1, 2), (0, 1)]")
def layers(edges):
    def depths(passes):
        found = [0] * 10
        for _ in range(passes):
            for start, end in edges:
                found[end] = max(found[end], found[start] + 1)
        return found

    return depths(1) != depths(10)


@st.composite
def pictures(draw):
    width = draw(st.integers(1, 8))
    height = draw(st.integers(1, 8))
    return [[draw(st.booleans()) for _ in range(width)] for _ in range(height)]


@challenge("labels", pictures(), "[[False, True], [True, True]]")
def labels(rows):
    names = [[None] * len(row) for row in rows]
    count, same_as = 0, []
    for y, row in enumerate(rows):
        for x, is_set in enumerate(row):
            if not is_set:
                continue
            left = names[y][x - 1] if x > 0 else None
            above = names[y - 1][x] if y > 0 else None
            if left is None and above is None:
                same_as.append(count)
                count += 1
            names[y][x] = next(
                name for name in (left, above, count - 1) if name is not None)
            if None not in (left, above) and same_as[left] != same_as[above]:
                same_as = [
                    same_as[left] if name == same_as[above] else name for name in same_as]
    return len(set(same_as)) != count


@challenge(
    "first_route",
    st.tuples(
        st.lists(st.text("01", max_size=8), max_size=12), st.text("01", min_size=8, max_size=8)),
    "(['', '0'], '00000000')")
def first_route(value):
    routes, address = value
    fitting = [route for route in routes if address.startswith(route)]
    return any(len(route) > len(fitting[0]) for route in fitting)
