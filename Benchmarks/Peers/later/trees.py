"""Trees of search, and how they are stored."""

from hypothesis import strategies as st

from unseen.registry import challenge

from .printers import recursive

# A tree is None or its left side, value and right side.


def height(tree):
    return 0 if tree is None else 1 + max(height(tree[0]), height(tree[2]))


def is_balanced(tree):
    if tree is None:
        return True
    left, _, right = tree
    return abs(height(left) - height(right)) < 2 and is_balanced(left) and is_balanced(right)


def inserting(tree, new):
    if tree is None:
        return None, new, None
    left, value, right = tree
    if new == value:
        return tree
    if new < value:
        return rotated((inserting(left, new), value, right))
    return rotated((left, value, inserting(right, new)))


def rotated(tree):
    """The mistake: what leans inward is not turned outward first."""
    left, value, right = tree
    if height(left) > height(right) + 1:
        return left[0], left[1], (left[2], value, right)
    if height(right) > height(left) + 1:
        return (left, value, right[0]), right[1], right[2]
    return tree


@challenge("single_rotation", st.lists(st.integers(-100, 100), max_size=30), "[0, 2, 1]")
def single_rotation(values):
    tree = None
    for value in values:
        tree = inserting(tree, value)
    return not is_balanced(tree)


def values_of(tree, node_first):
    if tree is None:
        return []
    before, after = (values_of(side, node_first) for side in (tree[0], tree[2]))
    return [tree[1], *before, *after] if node_first else [*before, tree[1], *after]


def rebuilt(node_first, node_between):
    """The mistake: values are not all different."""
    if not node_first or node_first[0] not in node_between:
        return None
    place = node_between.index(node_first[0])
    return (
        rebuilt(node_first[1:place + 1], node_between[:place]), node_first[0],
        rebuilt(node_first[place + 1:], node_between[place + 1:]))


@challenge(
    "rebuilt_tree",
    recursive(6, st.none(), lambda part: st.tuples(part, st.integers(0, 20), part)),
    "((None, 0, None), 0, None)")
def rebuilt_tree(tree):
    return rebuilt(values_of(tree, True), values_of(tree, False)) != tree


@challenge(
    "skewed_code", st.lists(st.integers(1, 60), min_size=2, max_size=10), "[6, 6, 6, 6]")
def skewed_code(weights):
    left = sorted(weights)
    skewed = sum(sum(left[:count]) for count in range(2, len(left) + 1))
    best = 0
    while len(left) > 1:
        joined = left[0] + left[1]
        best += joined
        left = sorted([*left[2:], joined])
    return skewed > best + 5


def nested_lists():
    """Lists of at least one such list, and the empty list, as deep as in the engine."""
    return recursive(6, st.builds(list), lambda part: st.lists(part, min_size=1, max_size=6))


def depths(tree):
    """How deep each part lies, this one first."""
    return [0, *(depth + 1 for part in tree for depth in depths(part))]


@challenge("indented_tree", nested_lists(), "[[[[]]], []]")
def indented_tree(tree):
    # The mistake: a line that is less deep ends one level, however many it should end.
    lines = depths(tree)
    return any(line - other > 1 for line, other in zip(lines, lines[1:]))
