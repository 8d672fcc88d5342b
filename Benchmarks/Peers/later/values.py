"""Values as in JSON."""

from hypothesis import strategies as st

from unseen.registry import challenge

from .printers import recursive
from .trees import depths, nested_lists

# An object is a dictionary, anything else None or a number.


def objects(keys):
    return recursive(
        4, st.none() | st.integers(0, 99),
        lambda part: st.dictionaries(keys, part, max_size=4))


def patch_to(old, new):
    """What turns one value into another, as RFC 7396 has it: None stands for nothing."""
    if not (isinstance(old, dict) and isinstance(new, dict)):
        return new
    patch = {key: None for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            patch[key] = value
        elif old[key] != value:
            patch[key] = patch_to(old[key], value)
    return patch


def applied(patch, value):
    if not isinstance(patch, dict):
        return patch
    members = dict(value) if isinstance(value, dict) else {}
    for key, change in patch.items():
        if change is None:
            members.pop(key, None)
        else:
            members[key] = applied(change, members.get(key))
    return members


SHORT_KEYED = objects(st.text("abc", max_size=2))


@challenge("merge_patch", st.tuples(SHORT_KEYED, SHORT_KEYED), "(None, {'': None})")
def merge_patch(value):
    old, new = value
    return applied(patch_to(old, new), old) != new


# Python writes the keys as they come.
@challenge(
    "flat_keys", objects(st.text("ab.", max_size=3)), "{'': {'': None}, '.': None}",
    "{'.': None, '': {'': None}}")
def flat_keys(value):
    keys = list(joined(value))
    return len(set(keys)) < len(keys)


def joined(value):
    """The keys on the way to each part that is no object, joined by dots."""
    if not isinstance(value, dict):
        yield ""
        return
    for key, member in value.items():
        if isinstance(member, dict):
            yield from (f"{key}.{rest}" for rest in joined(member))
        else:
            yield key


CELLS = recursive(
    4, st.integers(0, 20) | st.text("0123456789", max_size=3),
    lambda part: st.lists(part, min_size=1, max_size=4))


def without_quotes(cell):
    if isinstance(cell, list):
        return f"[{', '.join(map(without_quotes, cell))}]"
    return str(cell)


def lists_in(cell):
    if not isinstance(cell, list):
        return []
    return [cell, *(other for part in cell for other in lists_in(part))]


@challenge("same_text", CELLS, "[[0], ['0']]")
def same_text(cell):
    lists = lists_in(cell)
    return any(
        other != one and without_quotes(other) == without_quotes(one)
        for place, one in enumerate(lists) for other in lists[:place])


@challenge("empty_depth", nested_lists(), "[[], []]")
def empty_depth(tree):
    is_open = most = 0

    def visit(part):
        nonlocal is_open, most
        is_open += 1
        most = max(most, is_open)
        for inner in part:
            visit(inner)
        # The mistake: an empty list is not closed.
        if part:
            is_open -= 1

    visit(tree)
    return most > max(depths(tree)) + 1
