"""What goals say of values, in the words of the Swift suite."""

import re
from collections import Counter
from dataclasses import dataclass
from unicodedata import category

from hypothesis import strategies as st

MARKS = ("Mn", "Me", "Mc")
# The property White_Space; Python's `isspace` counts four separators of ASCII as well.
WHITE = "\t\n\v\f\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"


def is_white(character):
    return re.fullmatch(f"[{WHITE}]", character) is not None


def word_count(text):
    return len(re.findall(f"[^{WHITE}]+", text))


def trimmed(text):
    return re.sub(f"^[{WHITE}]+|[{WHITE}]+$", "", text)


def is_utf8(data):
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def greatest_count(items):
    return max(Counter(items).values(), default=0)


def has_equal_pair(items):
    return any(item in items[:index] for index, item in enumerate(items))


def shares_key(items, key, are_so):
    return any(
        key(early) == key(late) and are_so(early, late)
        for index, late in enumerate(items) for early in items[:index])


def longest_run(items):
    longest = run = 0
    last = None
    for item in items:
        run = run + 1 if item == last else 1
        longest = max(longest, run)
        last = item
    return longest


def greatest_share(items):
    return greatest_count(items) / max(len(items), 1)


def sum_in_order(items):
    total = 0.0
    for item in items:
        total += item
    return total


@dataclass(frozen=True)
class Record:
    id: int
    name: str
    is_open: bool


TREE = st.recursive(st.integers(), lambda smaller: st.tuples(smaller, smaller))


def depth(tree):
    return 1 + max(map(depth, tree)) if isinstance(tree, tuple) else 0


def size(tree):
    return 1 + sum(map(size, tree)) if isinstance(tree, tuple) else 1


def leaves(tree):
    return leaves(tree[0]) + leaves(tree[1]) if isinstance(tree, tuple) else [tree]


def leans_right(tree):
    return not isinstance(tree, tuple) or (
        not isinstance(tree[0], tuple) and leans_right(tree[1]))


def has_twins(tree):
    if not isinstance(tree, tuple):
        return False
    twins = tree[0] == tree[1] and isinstance(tree[0], tuple)
    return twins or has_twins(tree[0]) or has_twins(tree[1])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda smaller: st.lists(smaller) | st.dictionaries(st.text(), smaller))


def json_children(value):
    if isinstance(value, list):
        return value
    return list(value.values()) if isinstance(value, dict) else []


def json_depth(value):
    if not isinstance(value, (list, dict)):
        return 0
    return 1 + max(map(json_depth, json_children(value)), default=0)


def is_empty_nest(value):
    if not isinstance(value, list):
        return False
    return not value or (len(value) == 1 and is_empty_nest(value[0]))


def json_any(value, is_so):
    return is_so(value) or any(json_any(child, is_so) for child in json_children(value))


TERM = st.recursive(
    st.integers(), lambda smaller: st.tuples(st.sampled_from("+-*/"), smaller, smaller))


def operator(term):
    return term[0] if isinstance(term, tuple) else None


def operators(term):
    if not isinstance(term, tuple):
        return set()
    return {term[0]} | operators(term[1]) | operators(term[2])


def term_value(term):
    if not isinstance(term, tuple):
        return term
    left, right = term_value(term[1]), term_value(term[2])
    if left is None or right is None or (term[0] == "/" and right == 0):
        return None
    return {
        "+": lambda: left + right, "-": lambda: left - right, "*": lambda: left * right,
        "/": lambda: left // right}[term[0]]()


def term_any(term, is_so):
    """Asks of each application inside the term."""
    return isinstance(term, tuple) and (
        is_so(term) or term_any(term[1], is_so) or term_any(term[2], is_so))
