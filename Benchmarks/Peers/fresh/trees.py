"""Trees, heaps and tables."""

from string import ascii_lowercase

from hypothesis import strategies as st

from unseen.registry import challenge


@st.composite
def lists_with_place(draw, elements, most):
    values = draw(st.lists(elements, min_size=1, max_size=most))
    return values, draw(st.integers(0, len(values) - 1))


# A search tree is None or its left side, value and right side.


def listed(tree):
    return [] if tree is None else [*listed(tree[0]), tree[1], *listed(tree[2])]


def inserting(tree, new):
    if tree is None:
        return None, new, None
    left, value, right = tree
    if new < value:
        return inserting(left, new), value, right
    return (left, value, inserting(right, new)) if new > value else tree


def deleting(tree, old):
    if tree is None:
        return tree
    left, value, right = tree
    if old < value:
        return deleting(left, old), value, right
    if old > value:
        return left, value, deleting(right, old)
    if left is None:
        return right
    if right is None:
        return left
    least, rest = popping_least(right, is_top=True)
    return left, least, rest


def popping_least(tree, is_top):
    """The mistake: what is right of the least value is kept only where that is the top."""
    left, value, right = tree
    if left is None:
        return value, right if is_top else None
    least, rest = popping_least(left, is_top=False)
    return least, (rest, value, right)


@challenge(
    "search_tree_delete", lists_with_place(st.integers(-2**63, 2**63 - 1), 40),
    "([0, -1, 3, 1, 2], 0)")
def search_tree_delete(value):
    values, place = value
    tree = None
    for item in values:
        tree = inserting(tree, item)
    return listed(deleting(tree, values[place])) != sorted(set(values) - {values[place]})


@challenge(
    "heap_remove", lists_with_place(st.integers(0, 1_000), 60), "([0, 1, 0, 1, 1, 0], 3)")
def heap_remove(value):
    values, place = value
    heap = []
    for item in values:
        heap.append(item)
        child = len(heap) - 1
        while child > 0 and heap[child] < heap[(child - 1) // 2]:
            exchange(heap, child, (child - 1) // 2)
            child = (child - 1) // 2
    # The mistake: the last value, which fills the gap, sinks but never rises.
    exchange(heap, place, len(heap) - 1)
    heap.pop()
    parent = place
    while True:
        children = [child for child in (2 * parent + 1, 2 * parent + 2) if child < len(heap)]
        child = min(children, key=lambda index: heap[index], default=None)
        if child is None or heap[child] >= heap[parent]:
            break
        exchange(heap, child, parent)
        parent = child
    return any(heap[index] < heap[(index - 1) // 2] for index in range(1, len(heap)))


def exchange(items, left, right):
    items[left], items[right] = items[right], items[left]


WORDS = st.text("abc", max_size=6)


@challenge(
    "trie_delete", st.tuples(st.lists(WORDS, max_size=20), st.lists(WORDS, max_size=10)),
    "(['', 'a'], [''])")
def trie_delete(value):
    inserted, deleted = value
    left = set(inserted)
    for word in deleted:
        if word in left:
            left = {other for other in left if not other.startswith(word)}
    return left != set(inserted) - set(deleted)


@st.composite
def ropes(draw):
    pieces = draw(st.lists(st.text(ascii_lowercase, max_size=6), max_size=20))
    return pieces, draw(st.integers(0, max(len("".join(pieces)) - 1, 0)))


@challenge("rope_index", ropes(), "(['a', 'b'], 1)")
def rope_index(value):
    pieces, place = value
    left = place
    for piece in pieces:
        # The mistake: the place after the last character counts as inside.
        if left <= len(piece) and piece:
            found = piece[-1] if left == len(piece) else piece[left]
            return found != "".join(pieces)[place]
        left -= len(piece)
    return False


@challenge(
    "probing", st.lists(st.tuples(st.booleans(), st.integers(0, 500)), max_size=40),
    "[(False, 0), (False, 64), (True, 0)]")
def probing(steps):
    slots, model = [None] * 64, set()

    def slot_of(key):
        slot = key % 64
        while slots[slot] is not None and slots[slot] != key:
            slot = (slot + 1) % 64
        return slot

    for removes, key in steps:
        # The mistake: an empty slot ends the search for those that were put beyond it.
        slots[slot_of(key)] = None if removes else key
        (model.discard if removes else model.add)(key)
    return any(slots[slot_of(key)] != key for key in model)
