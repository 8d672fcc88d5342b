"""The goals of the Swift suite's half `tune`, as a user of Hypothesis would write them."""

import datetime
import math
import re
import sys
from unicodedata import category, normalize

import subject
from hypothesis import strategies as st
from predicates import *

GOALS = {
    # Text
    "text_tab": (
        st.text(),
        lambda v: "\t" in v),
    "text_ascii_of_ten": (
        st.text(),
        lambda v: len(v) >= 10 and v.isascii()),
    "text_begins_with_byte_order_mark": (
        st.text(),
        lambda v: v[:1] == "\ufeff"),
    "text_escape_character": (
        st.text(),
        lambda v: "\x1b" in v),
    "text_quote_and_backslash": (
        st.text(),
        lambda v: "\"" in v and "\\" in v),
    "text_markup_pair": (
        st.text(),
        lambda v: "<" in v and "&" in v),
    "text_percent": (
        st.text(),
        lambda v: "%" in v),
    "text_slash": (
        st.text(),
        lambda v: "/" in v),
    "text_word_of_five_letters": (
        st.text(),
        lambda v: len(v) >= 5 and v.isascii() and v.isalpha()),
    "text_leading_white_space": (
        st.text(),
        lambda v: len(v) >= 2 and is_white(v[0]) and not is_white(v[-1])),
    "text_trailing_white_space": (
        st.text(),
        lambda v: len(v) >= 2 and is_white(v[-1]) and not is_white(v[0])),
    "text_space_beyond_ascii": (
        st.text(),
        lambda v: any(is_white(c) and ord(c) > 127 for c in v)),
    "text_format_character": (
        st.text(),
        lambda v: any(category(c) == "Cf" for c in v)),
    "text_combining_mark": (
        st.text(),
        lambda v: any(category(c) == "Mn" for c in v)),
    "text_mark_on_ascii_letter": (
        st.text(),
        lambda v: any(a.isascii() and a.isalpha() and category(b) == "Mn" for a, b in zip(v, v[1:]))),
    "text_right_to_left": (
        st.text(),
        lambda v: any("\u0590" <= c <= "\u06ff" for c in v)),
    "text_both_directions": (
        st.text(),
        lambda v: any("\u05d0" <= c <= "\u064a" for c in v) and any(c.isascii() and c.isalpha() for c in v)),
    "text_emoji": (
        st.text(),
        lambda v: any("\U0001f300" <= c <= "\U0001faff" for c in v)),
    "text_variation_selector": (
        st.text(),
        lambda v: "\ufe0f" in v),
    "text_two_marks_in_a_row": (
        st.text(),
        lambda v: any(category(a) in MARKS and category(b) in MARKS for a, b in zip(v, v[1:]))),
    "text_longer_in_lower_case": (
        st.text(),
        lambda v: len(v.lower()) > len(v)),
    "text_case_pair_into_ascii": (
        st.text(),
        lambda v: any(ord(c) > 127 and (c.lower().isascii() or c.upper().isascii()) for c in v)),
    "text_not_normalized": (
        st.text(),
        lambda v: normalize("NFC", v) != v),
    "text_accented_latin": (
        st.text(),
        lambda v: any("\xc0" <= c <= "\u017f" and c.isalpha() for c in v)),
    "text_chinese": (
        st.text(),
        lambda v: any("\u4e00" <= c <= "\u9fff" for c in v)),
    "text_replacement_character": (
        st.text(),
        lambda v: "\ufffd" in v),
    "text_says_null": (
        st.text(),
        lambda v: v.lower() in ("null", "nil", "none", "undefined")),
    "text_says_not_a_number": (
        st.text(),
        lambda v: v.lower() in ("nan", "inf", "infinity")),
    "text_says_true": (
        st.text(),
        lambda v: v.lower() in ("true", "yes", "on")),
    "text_palindrome_of_four": (
        st.text(),
        lambda v: len(v) >= 4 and v == v[::-1]),
    "text_of_exactly_sixteen": (
        st.text(),
        lambda v: len(v) == 16),
    "text_bytes_past_a_byte": (
        st.text(),
        lambda v: len(v.encode()) >= 256),
    # Texts
    "texts_prefix": (
        st.tuples(st.text(), st.text()),
        lambda v: len(v[0]) >= 2 and len(v[1]) > len(v[0]) and v[1].startswith(v[0])),
    "texts_suffix": (
        st.tuples(st.text(), st.text()),
        lambda v: len(v[0]) >= 2 and len(v[1]) > len(v[0]) and v[1].endswith(v[0])),
    "texts_contained": (
        st.tuples(st.text(), st.text()),
        lambda v: len(v[1]) >= 1 and len(v[0]) > len(v[1]) and v[1] in v[0]),
    "texts_differ_in_case": (
        st.tuples(st.text(), st.text()),
        lambda v: v[0] != v[1] and v[0].lower() == v[1].lower()),
    "texts_canonically_equal": (
        st.tuples(st.text(), st.text()),
        lambda v: v[0] != v[1] and normalize("NFC", v[0]) == normalize("NFC", v[1])),
    "text_list_duplicate": (
        st.lists(st.text()),
        lambda v: len({x for x in v if len(x) >= 2}) < sum(len(x) >= 2 for x in v)),
    "text_list_all_empty": (
        st.lists(st.text()),
        lambda v: len(v) >= 4 and not any(v)),
    # Integers
    "integer_greatest": (
        st.integers(),
        lambda v: v == 2**63 - 1),
    "integer_greatest_of_32_bits": (
        st.integers(),
        lambda v: v == 2**31 - 1),
    "integer_signed_byte_edge": (
        st.integers(),
        lambda v: v in (127, 128)),
    "integer_16_bit_edge": (
        st.integers(),
        lambda v: 65535 <= v <= 65537),
    "integer_signed_16_bit_edge": (
        st.integers(),
        lambda v: v in (32767, 32768, -32768, -32769)),
    "integer_past_doubles": (
        st.integers(),
        lambda v: abs(v) == 2**53 + 1),
    "integer_power_of_ten": (
        st.integers(),
        lambda v: v >= 1000 and str(v) == "1" + "0" * (len(str(v)) - 1)),
    "integer_two_digits": (
        st.integers(),
        lambda v: 10 <= v <= 99),
    "integer_hundreds": (
        st.integers(),
        lambda v: 300 <= v <= 499),
    "integer_thousands": (
        st.integers(),
        lambda v: 1000 <= v <= 2000),
    "integer_milliseconds_since_1970": (
        st.integers(),
        lambda v: 1000000000000 <= v <= 2000000000000),
    "integer_round_thousands": (
        st.integers(),
        lambda v: v >= 1000 and v % 1000 == 0),
    "integer_of_16_bits_least": (
        st.integers(-(2**15), 2**15 - 1),
        lambda v: v == -(2**15)),
    "integer_range_upper_bound": (
        st.integers(1, 100000),
        lambda v: v == 100000),
    "integer_range_lower_bound": (
        st.integers(1000, 9999),
        lambda v: v == 1000),
    "integer_range_above_lower_bound": (
        st.integers(1024, 49151),
        lambda v: v == 1025),
    "integer_range_byte_edge": (
        st.integers(0, 100000),
        lambda v: v == 256),
    "integer_range_middle": (
        st.integers(0, 10000),
        lambda v: v == 5000),
    # Relations
    "integers_equal": (
        st.tuples(st.integers(), st.integers()),
        lambda v: v[0] == v[1] and v[0] > 1000),
    "integers_opposite": (
        st.tuples(st.integers(), st.integers()),
        lambda v: v[0] > 100 and v[1] == -v[0]),
    "integers_twice": (
        st.tuples(st.integers(), st.integers()),
        lambda v: v[0] > 10 and v[1] == 2 * v[0]),
    "integers_same_low_bits": (
        st.tuples(st.integers(), st.integers()),
        lambda v: v[0] != v[1] and v[0] % 2**32 == v[1] % 2**32),
    "integers_bounded_equal": (
        st.tuples(st.integers(0, 1000000), st.integers(0, 1000000)),
        lambda v: v[0] == v[1] and v[0] > 100),
    "integers_bounded_product_zero": (
        st.tuples(st.integers(0, 1000000), st.integers(0, 1000000)),
        lambda v: (v[0] == 0) != (v[1] == 0)),
    "three_equal": (
        st.tuples(st.integers(), st.integers(), st.integers()),
        lambda v: v[0] == v[1] == v[2] and v[0] > 10),
    "three_ascend_by_one": (
        st.tuples(st.integers(), st.integers(), st.integers()),
        lambda v: v[0] > 10 and v[1] == v[0] + 1 and v[2] == v[0] + 2),
    "three_first_and_last_equal": (
        st.tuples(st.integers(), st.integers(), st.integers()),
        lambda v: v[0] > 10 and v[0] == v[2] and v[1] != v[0]),
    "six_digits_all_equal": (
        st.lists(st.integers(0, 9), min_size=6, max_size=6),
        lambda v: v[0] > 0 and len(set(v)) == 1),
    "six_digits_all_greatest": (
        st.lists(st.integers(0, 9), min_size=6, max_size=6),
        lambda v: all(x == 9 for x in v)),
    "six_digits_last_alone": (
        st.lists(st.integers(0, 9), min_size=6, max_size=6),
        lambda v: not any(v[:5]) and v[5] > 0),
    # Floats
    "double_greatest_finite": (
        st.floats(),
        lambda v: abs(v) == sys.float_info.max),
    "double_whole_thousands": (
        st.floats(),
        lambda v: 1000 <= abs(v) <= 1000000 and v == round(v)),
    "double_past_whole_numbers": (
        st.floats(),
        lambda v: abs(v) == 2.0**53),
    "double_unit_interval": (
        st.floats(),
        lambda v: 0.01 < v < 0.99),
    "double_halfway": (
        st.floats(),
        lambda v: abs(v) < 1e6 and abs(v) % 1 == 0.5),
    "double_one_decimal": (
        st.floats(),
        lambda v: abs(v) < 1e6 and v != round(v) and round(v * 10) / 10 == v),
    "double_two_decimals": (
        st.floats(),
        lambda v: abs(v) < 1e6 and round(v * 10) / 10 != v and round(v * 100) / 100 == v),
    "double_tenth": (
        st.floats(),
        lambda v: v == 0.1),
    "double_beside_one": (
        st.floats(),
        lambda v: v in (math.nextafter(1, 2), math.nextafter(1, 0))),
    "double_too_large_for_float": (
        st.floats(),
        lambda v: 3.4028234663852886e38 < abs(v) < 1e39),
    "double_greatest_float": (
        st.floats(),
        lambda v: abs(v) == 3.4028234663852886e38),
    "double_negative_ordinary": (
        st.floats(),
        lambda v: -1000 < v < -1),
    "double_bounded_lower": (
        st.floats(10, 20),
        lambda v: v == 10),
    "doubles_opposite": (
        st.tuples(st.floats(), st.floats()),
        lambda v: v[0] != 0 and math.isfinite(v[0]) and v[0] == -v[1]),
    "doubles_zeros_of_both_signs": (
        st.tuples(st.floats(), st.floats()),
        lambda v: v[0] == v[1] == 0 and math.copysign(1, v[0]) != math.copysign(1, v[1])),
    "doubles_infinities_of_both_signs": (
        st.tuples(st.floats(), st.floats()),
        lambda v: math.isinf(v[0]) and v[0] == -v[1]),
    "doubles_both_not_a_number": (
        st.tuples(st.floats(), st.floats()),
        lambda v: v[0] != v[0] and v[1] != v[1]),
    "doubles_product_overflows": (
        st.tuples(st.floats(), st.floats()),
        lambda v: math.isfinite(v[0]) and math.isfinite(v[1]) and math.isinf(v[0] * v[1])),
    "double_list_order_matters": (
        st.lists(st.floats(0, 1000)),
        lambda v: sum_in_order(v) != sum_in_order(v[::-1])),
    "double_list_equal_pair": (
        st.lists(st.floats()),
        lambda v: has_equal_pair([x for x in v if math.isfinite(x) and x != round(x)])),
    # Flags
    "flags_none_set": (
        st.lists(st.booleans(), min_size=16, max_size=16),
        lambda v: not any(v)),
    "flags_one_set": (
        st.lists(st.booleans(), min_size=16, max_size=16),
        lambda v: sum(v) == 1),
    "flags_first_half_set": (
        st.lists(st.booleans(), min_size=12, max_size=12),
        lambda v: all(v[:6]) and not any(v[6:])),
    "optionals_all_present": (
        st.tuples(*[st.none() | st.integers()] * 5),
        lambda v: all(x is not None for x in v)),
    "optionals_last_present": (
        st.tuples(*[st.none() | st.integers()] * 5),
        lambda v: all(x is None for x in v[:4]) and v[4] is not None),
    "optionals_first_nil": (
        st.tuples(*[st.none() | st.integers()] * 5),
        lambda v: v[0] is None and all(x is not None for x in v[1:])),
    "optional_text_empty_against_nil": (
        st.tuples(st.none() | st.text(), st.none() | st.text()),
        lambda v: v[0] == "" and v[1] is None),
    "nested_optional_inner_nil": (
        st.lists(st.none() | st.tuples(st.none() | st.integers()), min_size=4, max_size=4),
        lambda v: all(x == (None,) for x in v)),
    "booleans_with_both_lists": (
        st.tuples(st.lists(st.booleans()), st.lists(st.booleans())),
        lambda v: len(v[0]) >= 5 and v[0] == [not x for x in v[1]]),
    "enum_list_one_case": (
        st.lists(st.sampled_from(range(7))),
        lambda v: len(v) >= 6 and len(set(v)) == 1),
    "enum_list_every_case": (
        st.lists(st.sampled_from(range(7))),
        lambda v: len(set(v)) == 7),
    "enum_list_week_in_order": (
        st.lists(st.sampled_from(range(7))),
        lambda v: len(v) >= 4 and all(a + 1 == b for a, b in zip(v, v[1:]))),
    # Lists
    "list_equal_pair": (
        st.lists(st.integers()),
        lambda v: has_equal_pair([x for x in v if x > 1000])),
    "list_ascending": (
        st.lists(st.integers()),
        lambda v: len(v) >= 5 and all(a < b for a, b in zip(v, v[1:]))),
    "list_sorted_with_repeats": (
        st.lists(st.integers()),
        lambda v: len(v) >= 5 and v == sorted(v) and len(set(v)) < len(v)),
    "list_palindrome": (
        st.lists(st.integers()),
        lambda v: len(v) >= 4 and v == v[::-1] and len(set(v)) > 1),
    "list_holds_its_count": (
        st.lists(st.integers()),
        lambda v: len(v) >= 3 and len(v) in v),
    "list_of_indices": (
        st.lists(st.integers()),
        lambda v: len(v) >= 3 and all(0 <= x < len(v) for x in v)),
    "list_sum_zero": (
        st.lists(st.integers()),
        lambda v: len(v) >= 3 and all(v) and sum(v) == 0),
    "list_all_negative": (
        st.lists(st.integers()),
        lambda v: len(v) >= 6 and all(x < 0 for x in v)),
    "list_mostly_zero": (
        st.lists(st.integers()),
        lambda v: len(v) >= 6 and v.count(0) == len(v) - 1),
    "list_greatest_and_least": (
        st.lists(st.integers()),
        lambda v: 2**63 - 1 in v and -(2**63) in v),
    "digit_list_all_distinct": (
        st.lists(st.integers(0, 9)),
        lambda v: len(v) >= 8 and len(set(v)) == len(v)),
    "digit_list_majority": (
        st.lists(st.integers(0, 9)),
        lambda v: len(v) >= 7 and greatest_share(v) > 0.5),
    "sublists_all_empty": (
        st.lists(st.lists(st.integers())),
        lambda v: len(v) >= 4 and not any(v)),
    "sublists_square": (
        st.lists(st.lists(st.integers())),
        lambda v: len(v) >= 3 and all(len(x) == len(v) for x in v)),
    "sublists_prefix": (
        st.lists(st.lists(st.integers())),
        lambda v: any(len(a) >= 1 and len(b) > len(a) and b[:len(a)] == a for a, b in zip(v, v[1:]))),
    "sublists_one_filled": (
        st.lists(st.lists(st.integers())),
        lambda v: len(v) >= 4 and sum(map(bool, v)) == 1),
    "lists_equal": (
        st.tuples(st.lists(st.integers()), st.lists(st.integers())),
        lambda v: len(v[0]) >= 3 and v[0] == v[1]),
    "lists_permuted": (
        st.tuples(st.lists(st.integers()), st.lists(st.integers())),
        lambda v: len(v[0]) >= 2 and v[0] != v[1] and sorted(v[0]) == sorted(v[1])),
    "lists_differ_in_last": (
        st.tuples(st.lists(st.integers()), st.lists(st.integers())),
        lambda v: len(v[0]) >= 3 and len(v[0]) == len(v[1]) and v[0][:-1] == v[1][:-1] and v[0] != v[1]),
    "lists_of_one_length": (
        st.tuples(st.lists(st.integers()), st.lists(st.integers())),
        lambda v: len(v[0]) >= 10 and len(v[0]) == len(v[1])),
    "lists_long_against_empty": (
        st.tuples(st.lists(st.integers()), st.lists(st.integers())),
        lambda v: len(v[0]) >= 20 and not v[1]),
    # Records
    "records_all_open": (
        st.lists(st.builds(Record, st.integers(), st.text(), st.booleans())),
        lambda v: len(v) >= 8 and all(x.is_open for x in v)),
    "records_sorted_by_key": (
        st.lists(st.builds(Record, st.integers(), st.text(), st.booleans())),
        lambda v: len(v) >= 4 and all(a.id < b.id for a, b in zip(v, v[1:]))),
    "records_three_of_one_key": (
        st.lists(st.builds(Record, st.integers(), st.text(), st.booleans())),
        lambda v: greatest_count([x.id for x in v]) >= 3),
    "record_pair_equal": (
        st.tuples(*[st.builds(Record, st.integers(), st.text(), st.booleans())] * 2),
        lambda v: v[0] == v[1] and abs(v[0].id) > 10 and len(v[0].name) >= 1),
    "dictionary_key_for_itself": (
        st.dictionaries(st.integers(), st.integers()),
        lambda v: any(k == x > 10 for k, x in v.items())),
    "dictionary_cycle_of_two": (
        st.dictionaries(st.integers(), st.integers()),
        lambda v: any(k != x and v.get(x) == k for k, x in v.items())),
    "set_of_twenty": (
        st.sets(st.integers()),
        lambda v: len(v) >= 20),
    "set_opposites": (
        st.sets(st.integers()),
        lambda v: any(x > 100 and -x in v for x in v)),
    "set_neighbours": (
        st.sets(st.integers()),
        lambda v: any(x > 100 and x + 1 in v for x in v)),
    "interval_empty": (
        st.lists(st.tuples(st.integers(), st.integers())),
        lambda v: any(a == b > 10 for a, b in v)),
    "intervals_nested": (
        st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 1000))),
        lambda v: len(v) == 2 and v[0][0] < v[1][0] < v[1][1] < v[0][1]),
    "graph_self_loop": (
        st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50))),
        lambda v: any(a == b > 0 for a, b in v)),
    # Bytes
    "bytes_two_zeros": (
        st.binary(),
        lambda v: b"\0\0" in v),
    "bytes_ends_with_zero": (
        st.binary(),
        lambda v: len(v) >= 4 and v[-1] == 0),
    "bytes_text_beyond_ascii": (
        st.binary(),
        lambda v: len(v) >= 3 and max(v) > 127 and is_utf8(v)),
    "bytes_text_of_eight": (
        st.binary(),
        lambda v: len(v) >= 8 and all(32 <= x <= 126 for x in v)),
    "bytes_jpeg_marker": (
        st.binary(),
        lambda v: v.startswith(b"\xff\xd8")),
    "bytes_gzip_magic": (
        st.binary(),
        lambda v: v.startswith(b"\x1f\x8b")),
    "bytes_length_prefix": (
        st.binary(),
        lambda v: len(v) >= 4 and v[0] == len(v) - 1),
    "bytes_checksum": (
        st.binary(),
        lambda v: len(v) >= 4 and sum(v[:-1]) % 256 == v[-1]),
    "bytes_halves_equal": (
        st.binary(),
        lambda v: len(v) >= 4 and len(v) % 2 == 0 and v[:len(v) // 2] == v[len(v) // 2:]),
    "bytes_one_value": (
        st.binary(),
        lambda v: len(v) >= 16 and len(set(v)) == 1),
    "bytes_ascending": (
        st.binary(),
        lambda v: len(v) >= 5 and all(a < b for a, b in zip(v, v[1:]))),
    "bytes_continued_number": (
        st.binary(),
        lambda v: len(v) >= 9 and min(v[:9]) >= 128),
    "bytes_escaped_quote": (
        st.binary(),
        lambda v: b'\\"' in v),
    "byte_strings_equal": (
        st.tuples(st.binary(), st.binary()),
        lambda v: len(v[0]) >= 4 and v[0] == v[1]),
    "byte_strings_prefix": (
        st.tuples(st.binary(), st.binary()),
        lambda v: len(v[0]) >= 3 and len(v[1]) > len(v[0]) and v[1].startswith(v[0])),
    # Trees
    "tree_chain": (
        TREE,
        lambda v: depth(v) >= 4 and size(v) == 2 * depth(v) + 1),
    "tree_leaning_right": (
        TREE,
        lambda v: depth(v) >= 3 and leans_right(v)),
    "tree_equal_subtrees": (
        TREE,
        lambda v: has_twins(v)),
    "tree_all_leaves_equal": (
        TREE,
        lambda v: len(leaves(v)) >= 4 and leaves(v)[0] != 0 and len(set(leaves(v))) == 1),
    "tree_search_order": (
        TREE,
        lambda v: len(leaves(v)) >= 4 and all(a < b for a, b in zip(leaves(v), leaves(v)[1:]))),
    "tree_repeated_leaf": (
        TREE,
        lambda v: has_equal_pair([x for x in leaves(v) if x > 100])),
    "tree_large": (
        TREE,
        lambda v: len(leaves(v)) >= 20),
    "tree_zero_leaf_deep": (
        TREE,
        lambda v: depth(v) >= 3 and leaves(v)[0] == 0 and leaves(v)[-1] != 0),
    "json_array_of_mixed_kinds": (
        JSON,
        lambda v: json_any(v, lambda x: isinstance(x, list) and len({type(y) for y in x}) >= 4)),
    "json_object_in_object": (
        JSON,
        lambda v: isinstance(v, dict) and any(isinstance(x, dict) and any(isinstance(y, dict) for y in x.values()) for x in v.values())),
    "json_equal_elements": (
        JSON,
        lambda v: json_any(v, lambda x: isinstance(x, list) and has_equal_pair([y for y in x if isinstance(y, list) and y]))),
    "term_divides_by_zero": (
        TERM,
        lambda v: term_any(v, lambda x: x[0] == "/" and term_value(x[2]) == 0)),
    "term_difference_of_equals": (
        TERM,
        lambda v: term_any(v, lambda x: x[0] == "-" and x[1] == x[2] and isinstance(x[1], tuple))),
    "term_all_operators": (
        TERM,
        lambda v: len(operators(v)) == 4),
    # Dates
    "date_leap_day": (
        st.dates(),
        lambda v: v.month == 2 and v.day == 29),
    "date_leap_day_of_a_century": (
        st.dates(),
        lambda v: v.month == 2 and v.day == 29 and v.year % 400 == 0),
    "date_last_of_year": (
        st.dates(),
        lambda v: v.month == 12 and v.day == 31),
    "date_first_of_year": (
        st.dates(),
        lambda v: v.month == 1 and v.day == 1 and v.year > 1),
    "date_of_this_age": (
        st.dates(),
        lambda v: 1970 <= v.year <= 2040),
    "date_before_1970": (
        st.dates(),
        lambda v: 1900 <= v.year < 1970),
    "dates_equal": (
        st.tuples(st.dates(), st.dates()),
        lambda v: v[0] == v[1] and v[0].year > 1),
    "time_last_second": (
        st.times(),
        lambda v: v.hour == 23 and v.minute == 59 and v.second == 59),
    "time_full_hour": (
        st.times(),
        lambda v: v.hour > 0 and v.minute == 0 and v.second == 0),
    # Constants
    "constant_flush_size": (
        st.integers(),
        lambda v: subject.is_flush_size(v)),
    "constant_port": (
        st.integers(),
        lambda v: subject.is_administration_port(v)),
    "constant_bounded_port": (
        st.integers(0, 65535),
        lambda v: subject.is_administration_port(v)),
    "constant_negative": (
        st.integers(),
        lambda v: subject.is_absolute_zero(v)),
    "constant_rate": (
        st.floats(),
        lambda v: subject.is_reduced_rate(v)),
    "constant_bounded_rate": (
        st.floats(0, 1),
        lambda v: subject.is_reduced_rate(v)),
    "constant_scheme": (
        st.text(),
        lambda v: subject.is_data_address(v)),
    "constant_escape_inside": (
        st.text(),
        lambda v: subject.holds_placeholder(v)),
    "constant_magic_bytes": (
        st.binary(),
        lambda v: subject.is_property_list(v)),
    "constant_state_in_record": (
        st.builds(Record, st.integers(), st.text(), st.booleans()),
        lambda v: subject.is_archived(v)),
    "constant_user_and_port": (
        st.tuples(st.text(), st.integers()),
        lambda v: subject.is_administrator(v[0], v[1])),
}
