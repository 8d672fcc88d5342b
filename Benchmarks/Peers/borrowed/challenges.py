"""The fourth batch: what Hypothesis's own tests ask of its shrinker, as the Swift side words it."""

import math
from collections import Counter

from hypothesis import strategies as st

from unseen.registry import challenge

NUMBER = st.integers(-(2**63), 2**63 - 1)
NUMBERS = st.lists(NUMBER, max_size=100)
TEXT = st.text(max_size=100)
FLAGS = st.lists(st.booleans(), max_size=100)
FLOAT = st.floats()


def add(name, strategy, minimum, fails):
    challenge(name, strategy, minimum)(fails)


def always(_):
    return True


def floats():
    for name, minimum, fails in [
        ("above_one", "2.0", lambda x: x > 1),
        ("positive", "1.0", lambda x: x > 0),
        ("at_most_minus_one", "-1.0", lambda x: x <= -1),
        ("infinite", "inf", math.isinf),
        ("one_and_a_half", "2.0", lambda x: x >= 1.5),
        ("no_number", "nan", math.isnan),
        ("very_large", "8.98846567431158e+307", lambda x: x >= 1.7976931348623157e308 / 2),
        ("absorbs_one", "9007199254740992.0", lambda x: x + 1 == x and not math.isinf(x)),
    ]:
        add(f"float_{name}", FLOAT, minimum, fails)
    add("float_from", st.floats(2.5, 1e10), "3.0", always)
    add("float_asymmetric", st.floats(1.1, 1.6), "1.5", always)
    add("float_past_bound", st.floats(1, 9), "3.0", lambda x: x > 2)
    add("float_fraction", st.floats(37, 2**53), "37.5", lambda x: x > 37 and round(x) != x)
    lists = st.lists(FLOAT, min_size=5, max_size=40)
    add("float_small_sum", lists, "[0.0, 0.0, 0.0, 0.0, 1.0]", lambda x: sum(x) >= 1)
    add(
        "float_list_fractional", lists, "[2.0, 2.0, 2.0, 2.0, 2.0]",
        lambda x: sum(t >= 1.5 for t in x) >= 5)
    add(
        "float_sum_no_number", st.lists(FLOAT, max_size=100), "[nan]",
        lambda x: math.isnan(sum(x)))
    for count in (1, 3, 8):
        add(
            f"float_any_of_{count}", st.lists(FLOAT, min_size=count, max_size=count + 40),
            str([0.0] * (count - 1) + [1.0]), lambda x: any(t != 0 for t in x))


def integers():
    add("int_from_101", st.integers(101, 2**63 - 1), "101", always)
    add("int_not_zero", st.integers(-10, 10), "1", lambda x: x != 0)
    add("int_large_range", st.integers(-(2**32), 2**32), "101", lambda x: x >= 101)
    add("int_at_least", NUMBER, "2305843009", lambda x: x >= 2305843009)
    add("int_at_most", NUMBER, "-1234567", lambda x: x <= -1234567)
    add("int_negative_range", st.integers(-10, -1), "-1", always)
    add("one_of_slip", st.integers(101, 200) | st.integers(0, 100), "101", always)
    add("pair_ascends", st.tuples(NUMBER, NUMBER), "(0, 1)", lambda x: x[0] < x[1])
    for name, low, high, gap in [
        ("positive", 0, 20, 7), ("negative", -20, 0, -7), ("mixed", -10, 10, 4),
        ("mixed_down", -10, 10, -4),
    ]:
        add(
            f"tied_{name}", st.tuples(st.integers(low, high), st.integers(low, high)),
            f"(0, {gap})", lambda x, gap=gap: x[0] + gap == x[1])
    small = st.integers(-10, 10)
    add(
        "tied_across", st.tuples(small, TEXT, FLOAT, small), "(0, '', 0.0, 6)",
        lambda x: x[0] + 6 == x[3])
    for most, bound in [(2**28, 12394667), (2**17, 20048), (2**52, 1076887621690235)]:
        add(
            f"zigzag_{bound}", st.tuples(st.integers(0, most), st.integers(0, most)),
            f"({bound}, {bound - 1})",
            lambda x, bound=bound: x[0] >= bound and abs(x[0] - x[1]) == 1)
    for bound in (9, 255, 513, 10_000):
        add(f"int_down_to_{bound}", NUMBER, f"{bound}", lambda x, bound=bound: x >= bound)
        add(f"int_up_to_{bound}", NUMBER, f"{-bound}", lambda x, bound=bound: x <= -bound)
        add(f"int_range_from_{bound}", st.integers(bound, bound + 100), f"{bound}", always)


def lists():
    add("list_sum_ten", NUMBERS, "[10]", lambda x: sum(x) == 10)
    add("list_sum_past_ten", NUMBERS, "[10]", lambda x: sum(x) >= 10)
    add("list_three_sum", NUMBERS, "[0, 0, 10]", lambda x: len(x) >= 3 and sum(x) >= 10)
    add("list_not_unique", NUMBERS, "[0, 0]", lambda x: len(set(x)) < len(x))
    add(
        "list_wide_gap", NUMBERS, "[0, 11]",
        lambda x: bool(x) and max(x) > min(x) + 10 > 0)
    add(
        "list_ten_negative", st.lists(NUMBER, min_size=10, max_size=60), str([-1] * 10),
        lambda x: sum(t <= -1 for t in x) >= 10)
    add(
        "list_each_at_least_its_place", st.lists(st.integers(0, 2**63 - 1), max_size=100),
        str(list(range(20))),
        lambda x: len(x) >= 20 and all(x[place] >= place for place in range(20)))
    add("list_of_wide", NUMBERS, str([0] * 20), lambda x: len(x) >= 20)
    add(
        "list_long", st.lists(st.booleans(), min_size=50, max_size=150), str([False] * 70),
        lambda x: len(x) >= 70)
    add(
        "duplicate_containment", st.tuples(NUMBERS, NUMBER), "([0, 0], 0)",
        lambda x: x[0].count(x[1]) > 1)
    add(
        "list_of_pairs", st.lists(st.tuples(NUMBER, NUMBER), max_size=100), "[(0, 0), (0, 0)]",
        lambda x: len(x) >= 2)
    poison = st.integers(0, 99).flatmap(
        lambda chance: st.none() if chance == 99 else st.integers(0, 10))
    add("poisoned_linear", st.lists(poison, max_size=20), "[None]", lambda x: None in x)
    matrix = st.tuples(st.integers(0, 5), st.integers(0, 5)).flatmap(
        lambda sides: st.lists(
            poison, min_size=sides[0] * sides[1], max_size=sides[0] * sides[1]))
    add("poisoned_matrix", matrix, "[None]", lambda x: None in x)
    for least in (0, 10, 1_000):
        add(
            f"containment_{least}", st.tuples(NUMBERS, NUMBER), f"([{least}], {least})",
            lambda x, least=least: x[1] >= least and x[1] in x[0])
    for count in (2, 7):
        add(
            f"list_near_top_{count}", st.lists(NUMBER, min_size=count, max_size=count + 2),
            str([0] * (count + 2)), lambda x, count=count: len(x) == count + 2)
        add(
            f"list_sum_for_size_{count}", st.lists(NUMBER, min_size=count, max_size=count + 50),
            str([0] * (count - 1) + [2 * count]), lambda x, count=count: sum(x) >= 2 * count)


def nested():
    mixed = st.lists(NUMBER | TEXT, max_size=100)
    add("mixed_list", mixed, str([0] * 10), lambda x: len(x) >= 10)
    flags = st.lists(FLAGS, max_size=100)
    add(
        "list_of_longish_lists", flags, str([[False, True]] * 5),
        lambda x: sum(any(t) and len(t) >= 2 for t in x) >= 5)
    add(
        "list_reversed_is_greater", flags, "[[], [], [], [False, True]]",
        lambda x: [t[::-1] for t in x] > x and len(x) > 3)
    add(
        "list_of_lists", st.lists(NUMBERS, max_size=100), "[[0], [0], [0]]",
        lambda x: sum(map(bool, x)) >= 3)
    add("some_empty_some_not", flags, "[[], [False]]", lambda x: any(x) and not all(x))
    add(
        "record_of_flags", st.tuples(st.booleans(), st.booleans()), "(False, True)",
        lambda x: x[0] or x[1])


def sets():
    ordered = st.sets(NUMBER, max_size=100).map(sorted)
    add("set_of_three", ordered, "[-1, 0, 1]", lambda x: len(x) >= 3)
    add(
        "set_of_elements", st.sets(st.sampled_from(range(10)), min_size=3).map(sorted),
        "[0, 1, 2]", always)
    add(
        "set_of_fixed_size", st.sets(NUMBER, min_size=7, max_size=7).map(sorted),
        "[-3, -2, -1, 0, 1, 2, 3]", always)
    add(
        "list_of_sets", st.lists(st.sets(st.booleans()), max_size=100),
        "[{False}, {False}, {False}]", lambda x: sum(map(bool, x)) >= 3)
    add(
        "dictionary_of_three",
        st.dictionaries(NUMBER, TEXT, max_size=100).map(lambda x: sorted(x.items())),
        "[(-1, ''), (0, ''), (1, '')]", lambda x: len(x) >= 3)
    add(
        "dictionary_not_empty", st.dictionaries(st.booleans(), st.booleans()),
        "{False: False}", bool)
    add(
        "dictionary_key_above_value", st.dictionaries(NUMBER, NUMBER, max_size=100), "{0: -1}",
        lambda x: any(key > value for key, value in x.items()))
    add(
        "unique_by_greatest", st.lists(st.tuples(NUMBER, NUMBER), unique_by=max, max_size=100),
        "[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]", lambda x: len(x) >= 5)


def texts():
    add("text_of_ten", TEXT, "'0000000000'", lambda x: len(x) >= 10)
    add("list_of_ten_texts", st.lists(TEXT, max_size=100), str([""] * 10), lambda x: len(x) >= 10)
    add("text_not_lower", TEXT, "'A'", lambda x: x != x.lower())
    add("text_not_upper", TEXT, "'a'", lambda x: x != x.upper())
    add("text_with_e", TEXT, "'E'", lambda x: "e" in x.lower() or "E" in x)
    add("text_with_t", TEXT, "'T'", lambda x: any(c.lower() == "t" for c in x))
    add(
        "text_three_alike_and_another", TEXT, "'0001'",
        lambda x: len(set(x)) > 1 and Counter(x).most_common()[0][1] > 2)

    def encode(text):
        count, previous, table = 1, None, []
        for character in text:
            if character == previous:
                count += 1
            else:
                if previous is not None:
                    table.append((count, previous))
                previous = character
        if previous is not None:
            table.append((count, previous))
        return table

    add(
        "run_length_encoding", TEXT, "'001'",
        lambda x: "".join(count * character for count, character in encode(x)) != x)


def bound():
    add(
        "bound_left_bounded",
        st.booleans().flatmap(lambda x: st.lists(st.just(x), max_size=100)), str([False] * 10),
        lambda x: len(x) >= 10)
    add(
        "bound_both_sides", NUMBER.flatmap(lambda x: st.lists(st.just(x), max_size=100)),
        str([0] * 10), lambda x: len(x) >= 10)
    add(
        "bound_left_ignored", NUMBER.flatmap(lambda _: NUMBERS), str([0] * 10),
        lambda x: len(x) >= 10)
    add(
        "bound_rectangles",
        st.integers(0, 10).flatmap(
            lambda width: st.lists(
                st.lists(st.sampled_from("ab"), min_size=width, max_size=width), max_size=100)),
        "[['a', 'b']]", lambda x: ["a", "b"] in x)

    def alternatives(value):
        kinds = Counter(type(part) for part in value)
        return len(kinds) >= 2 and min(kinds.values()) >= 3

    add(
        "bound_alternatives",
        st.lists(st.booleans().flatmap(lambda b: st.booleans() if b else TEXT), max_size=100),
        "['', '', '', False, False, False]", alternatives)
    for count in (2, 5, 9):
        through, middle = [
            st.integers(least, 100).flatmap(
                lambda size: st.lists(st.booleans(), min_size=size, max_size=size))
            for least in (0, 1)
        ]
        add(
            f"bound_through_{count}", through, str([True] * count),
            lambda x, count=count: x.count(True) >= count)
        add(
            f"bound_middle_{count}", middle, str([True] + [False] * count + [True]),
            lambda x, count=count: x[0] and x[-1] and x.count(False) >= count)


def sums():
    whole, real = st.integers(0, 1000), st.floats(0, 1000)
    for name, strategy, minimum in [
        ("sum_of_ints", st.tuples(whole, whole), "(1, 1000)"),
        ("sum_of_floats", st.tuples(real, real), "(1.0, 1000.0)"),
        ("sum_float_int", st.tuples(real, whole), "(1.0, 1000)"),
        ("sum_int_float", st.tuples(whole, real), "(1, 1000.0)"),
        (
            "sum_separated_ints", st.tuples(whole, TEXT, st.booleans(), NUMBER, whole),
            "(1, '', False, 0, 1000)"),
        (
            "sum_separated_floats", st.tuples(real, TEXT, st.booleans(), NUMBER, real),
            "(1.0, '', False, 0, 1000.0)"),
    ]:
        add(name, strategy, minimum, lambda x: x[0] + x[-1] > 1000)
    few = st.lists(st.integers(-100, 0), max_size=1)
    add(
        "sum_of_five_lists", st.tuples(few, few, few, few, few),
        "([], [], [], [-51], [-100])", lambda x: sum(sum(x, [])) < -150)


def recursive():
    def flat(tree):
        return [leaf for part in tree for leaf in flat(part)] if isinstance(tree, list) else [tree]

    def depth(tree):
        return 1 + max(map(depth, tree)) if tree and isinstance(tree, list) else 1

    large = st.recursive(
        NUMBER, lambda x: st.lists(x, min_size=10, max_size=25), max_leaves=40)
    add("tree_with_twenty_leaves", large, str([0] * 20), lambda x: len(flat(x)) >= 20)
    add(
        "tree_of_some_depth", st.recursive(NUMBER, lambda x: st.lists(x, max_size=10)), "[0]",
        lambda x: depth(x) > 1)
    broad = st.recursive(st.integers(0, 1), lambda x: st.lists(x, max_size=5))
    add(
        "tree_quite_broad", broad, "[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]",
        lambda x: len(flat(x)) >= 10)


for kind in (floats, integers, lists, nested, sets, texts, bound, sums, recursive):
    kind()
